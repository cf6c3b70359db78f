import { describe, expect, it } from 'vitest';
import type { OptionInWords } from '../src/host/game-host.ts';
import { groupsOf } from '../src/ui/decision/option-groups.ts';

const options = (units: number, each: number): OptionInWords[] =>
  Array.from({ length: units * each }, (_, i) => {
    const unit = Math.floor(i / each);
    return { id: `o${i}`, text: `order ${i % each}`, actor: { id: `u${unit}`, name: `Unit ${unit}` } };
  });

describe('a long list of options', () => {
  it('is asked in two steps: first whose option it is, then which one', () => {
    const groups = groupsOf(options(60, 3))!;
    expect(groups).toHaveLength(60);
    expect(groups[2]).toMatchObject({ id: 'u2', name: 'Unit 2' });
    expect(groups[2]!.options.map((o) => o.id)).toEqual(['o6', 'o7', 'o8']);
  });

  it('stays one list where that is short, or where a second step would not help', () => {
    expect(groupsOf(options(8, 3))).toBeNull();
    expect(groupsOf(options(60, 1))).toBeNull();
    expect(groupsOf(options(1, 60))).toBeNull();
    const [first, ...others] = options(60, 3);
    expect(groupsOf([{ id: first!.id, text: first!.text }, ...others])).toBeNull();
  });
});

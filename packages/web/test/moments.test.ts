import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { presetAnswer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, SPECTATOR, sampleAnswer, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { momentOf, viewAfter } from '../src/host/local/moment.ts';

const rulesets = [foundation, warpath, demonworld, hexfield] as unknown as Ruleset<Types>[];

describe.each(rulesets.map((r) => [r.id, r] as const))('moments of %s', (_id, ruleset) => {
  const begin = (): Types['State'] => {
    const set = ruleset.setUp({ scenario: ruleset.scenarios[0]! });
    if (!('state' in set)) throw new Error('no set-up');
    return set.state;
  };
  const battle = Battle.begin(ruleset, begin(), { dice: seededDice(3) });
  const rng = seededRng(3);
  const seat = battle.state.seats[0]!.id;
  const views: { readonly items: number; readonly view: unknown }[] = [];
  for (let i = 0; i < 90 && !battle.idle; i++) {
    const { id, request } = battle.pending[0]!;
    const look = battle.lookAs(request.by);
    const answer = i % 3 === 0 ? sampleAnswer(look as never, request, rng) : presetAnswer(look as never, request);
    battle.answer(id, answer);
    if (i === 40) battle.undo(seat);
    if (i % 9 === 0) views.push({ items: battle.stream.length, view: structuredClone(battle.view(seat)) });
  }

  it('what a seat knew at any time can be told from its own stream', () => {
    for (const { items, view } of views)
      expect(structuredClone(viewAfter(ruleset, begin(), seat, battle.events(seat, 0), items))).toEqual(view);
  });

  it('the table of a moment is that of then, not of now', () => {
    const stream = battle.events(seat, 0);
    const about = stream.flatMap((x, i) => (x.item === 'event' && 'unit' in x.event ? [i] : []));
    const [first, last] = [about[Math.floor(about.length / 3)]!, about.at(-1)!].map(
      (i) => momentOf(battle, begin(), seat, i, 'en')!.scene,
    );
    expect(first!.board).toEqual(last!.board);
    expect(JSON.stringify(first!.units) + JSON.stringify(first!.pieces)).not.toBe(
      JSON.stringify(last!.units) + JSON.stringify(last!.pieces),
    );
    expect(momentOf(battle, begin(), SPECTATOR, last === undefined ? 0 : about.at(-1)!, 'de')).not.toBeNull();
  });
});

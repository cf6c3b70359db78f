import { defineRuleset } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { scenario } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { definition, type Epic } from '../src/index.ts';
import { trigger } from '../src/kit.ts';
import { CARRIER, type Field, go, moveOf, out, plan, stateOf } from './field.ts';

/** A rule that reacts in a window with a regrouping of one formation of each seat, as long as it has markers. */
const reacting = (window: string) =>
  defineRuleset<Epic>({
    ...definition,
    triggers: [
      trigger({
        id: 'reaction',
        rule: 'EA-1.4.4-01',
        window,
        offers: ({ state: s }, _subject: never, seat) =>
          Object.keys(s.formations).flatMap((id) => {
            const { owner, blastMarkers } = s.formations[id]!;
            return owner === seat && blastMarkers > 0 ? [{ id }] : [];
          }),
        starts: ({ state }, _subject: never, formation) => ({
          activity: 'regroup',
          context: { seat: state.formations[formation]!.owner, formation },
        }),
      }),
    ],
  });

const play = (window: string, f: Field, dice: DiceScript = []) =>
  scenario(reacting(window), { state: stateOf(f), dice });

describe('the start of a round', () => {
  const marked = (x: number) => ({ places: [[x, 20] as const], blastMarkers: 1 });
  const both: Field = { red: { a: marked(10), b: marked(20) }, blue: { c: marked(100), d: marked(110) } };
  const round = (f: Field, dice: DiceScript) => play('roundStarts', f, dice).start('round', { order: [] });

  test('[EA-1.4.4-01][EA-1.4.4-03] one effect each in turn before the strategy roll, the higher strategy rating first', () => {
    const s = round({ ...both, ratings: { red: 2, blue: 4 } }, [1, 1, 1, 1, 1, 1, 1, 1, 6, 1]);
    s.answer('roundStarts', 'reaction/c', 'blue').answer('roundStarts', 'reaction/a', 'red');
    s.answer('roundStarts', 'reaction/d', 'blue').answer('roundStarts', 'reaction/b', 'red');
    expect(s.of('markersRemoved').map((e) => e.formation)).toEqual(['c', 'a', 'd', 'b']);
    expect(s.of('phaseBegan').map((e) => e.phase)).toEqual(['strategy']);
  });

  test('[EA-1.4.4-04] with equal ratings a die decides: on 4 or more the later seat', () => {
    expect(round(both, [4]).request('roundStarts')).toMatchObject({ by: 'blue' });
    expect(round(both, [3]).request('roundStarts')).toMatchObject({ by: 'red' });
  });

  test('[EA-1.4.4-03] where only one player has something to resolve nothing is rolled for it', () => {
    const s = round({ red: both.red!, blue: { c: { places: [[100, 20]] } } }, []);
    expect(s.request('roundStarts')).toMatchObject({ by: 'red' });
  });
});

describe('when others may react to a move', () => {
  const table: Field = {
    red: { mob: { places: [[30, 30], { aboard: 'mob.1' }], other: { 0: CARRIER } } },
    blue: { watch: { places: [[90, 30]], blastMarkers: 9 } },
  };
  const start = (manner: 'move' | 'withdrawal' = 'move', dice: DiceScript = []) =>
    play('formationMoved', table, dice).start('move', moveOf('mob', manner));

  test('[EA-1.10-03][EA-1.7.5-06] after the move and before anybody gets out, and again when somebody has', () => {
    const s = start('move', [1, 1]).answer('move', plan({ 'mob.1': [go(35, 30)] }), 'red');
    expect(s.request('formationMoved')).toMatchObject({ by: 'blue', args: { formation: 'mob' } });
    s.answer('formationMoved', null, 'blue').answer('disembark', plan({ 'mob.2': [out(35, 34)] }), 'red');
    s.answer('formationMoved', 'reaction/watch', 'blue').answer('formationMoved', null, 'blue').end();
  });

  test('[EA-G-08][EA-1.10-05] a formation of which nobody moves triggers nothing', () => {
    start().answer('move', [], 'red').answer('disembark', [], 'red').end();
  });

  test('[EA-1.13.3-08] in withdrawals, too', () => {
    const s = start('withdrawal').answer('move', plan({ 'mob.1': [go(25, 30)] }), 'red');
    expect(s.request('formationMoved')).toMatchObject({ by: 'blue' });
  });

  test('[EA-1.10-04] with two moves, after each of them', () => {
    const s = play('formationMoved', { ...table, red: { mob: { places: [[30, 30]] } } }, [6]).start('activation', {
      seat: 'red',
      retained: false,
      formations: ['mob'],
      action: '',
      passed: false,
    });
    s.answer('declare', 'double', 'red');
    for (const x of [35, 40])
      s.answer('move', plan({ 'mob.1': [go(x, 30)] }), 'red').answer('formationMoved', null, 'blue');
    s.end();
  });
});

import { describe, expect, test } from 'vitest';
import { battleOf } from '../../../test/battle.ts';
import type { Play } from '../../../test/field.ts';
import { idle } from '../../../test/idle.ts';

const begin = (): Play => battleOf({ markers: 'suggested', table: 'empty' }, [6, 1]);

/** The declaration of red, with some units other than by default. */
function declared(s: Play, change: Readonly<Record<string, string>> = {}): Record<string, string> {
  const formation = Object.fromEntries(s.request('formation', 'red').items.map((i) => [i.id, i.options[0]!]));
  return { ...formation, ...change };
}
const declaring = () => idle(begin(), 'formation');
const options = (s: Play, unit: string) => s.request('formation', 'red').items.find((i) => i.id === unit)!.options;
const refused = (change: Readonly<Record<string, string>>) => {
  const s = declaring();
  return s.refused('formation', declared(s, change), 'red');
};

test('[WH-MISSION-08][WH-MISSION-09][WH-ONLYWAR-10] sealed until both have declared', () => {
  const s = declaring().answer('formation', declared(declaring(), { A1: 'join:A3' }), 'red');
  expect(s.of('leaderAttached')).toEqual([]);
  expect(s.state.units['A1']!.attachedTo).toBeNull();
  s.answer(
    'formation',
    Object.fromEntries(s.request('formation', 'blue').items.map((i) => [i.id, i.options[0]!])),
    'blue',
  );
  expect(s.of('formationRevealed').map((e) => e.seat)).toEqual(['red', 'blue']);
  expect(s.state.units['A1']!.attachedTo).toBe('A3');
  s.end('unitToDeploy');
});

describe('hover mode', () => {
  test('[WH-AIR-01][WH-AIR-04][WH-AIR-06][WH-AIR-07] first of all; without it AIRCRAFT begin in reserves', () => {
    const s = begin();
    expect(s.asked).toEqual(['red:hoverMode']);
    expect(options(idle(s, 'formation'), 'A10')).toEqual(['reserves']);
    const hovering = begin().answer('hoverMode', ['A10'], 'red');
    expect(options(hovering, 'A10')).toEqual(['deploy', 'strategic']);
    expect(hovering.state.units['A10']!.hovering).toBe(true);
  });
});

describe('Leaders', () => {
  test('[WH-LEAD-01][WH-LEAD-02][WH-ATTACH-01][WH-LEAD-04] are attached to the units that their datasheets list', () => {
    const s = declaring();
    expect(options(s, 'A1').filter((o) => o.startsWith('join'))).toEqual(['join:A3', 'join:A4', 'join:A5']);
    expect(options(s, 'A12').filter((o) => o.startsWith('join'))).toEqual([]);
    s.answer('formation', declared(s, { A1: 'join:A4', A2: 'join:A7' }), 'red');
    idle(s, 'unitToDeploy');
    expect(s.of('leaderAttached').map((e) => [e.unit, e.to])).toEqual([
      ['A1', 'A4'],
      ['A2', 'A7'],
    ]);
    const ids = s.request('unitToDeploy').options.map((o) => o.id);
    expect(ids).toContain('A4');
    expect(ids).not.toContain('A1');
    expect(s.question('strength', { unit: 'A4' })).toMatchObject({ starting: 11 });
  });

  test('[WH-LEAD-03] one Leader for each bodyguard unit', () => {
    const armies = {
      red: 'army: mine\nruleset: wh40k-10e\nlists: {l: {size: incursion, faction: MERIDIAN_ACCORD, units: {C1: {datasheet: ma-sapper-captain, warlord: true}, C2: ma-sapper-captain, S: ma-sapper-team}}}\n',
    };
    const s = idle(battleOf({ markers: 'suggested', table: 'empty', armies }, [6, 1]), 'formation');
    expect(s.refused('formation', declared(s, { C1: 'join:S', C2: 'join:S' }), 'red')).toMatchObject({
      code: 'twoLeaders',
      rule: 'WH-LEAD-03',
    });
  });
});

describe('on board', () => {
  test('[WH-TRANS-01][WH-TRANS-02] the right kind of unit, and all of them with room', () => {
    const s = declaring();
    expect(options(s, 'A7').filter((o) => o.startsWith('board'))).toEqual(['board:A8', 'board:A10']);
    expect(options(s, 'A9').filter((o) => o.startsWith('board'))).toEqual([]);
    s.answer('formation', declared(s, { A2: 'join:A7', A7: 'board:A8' }), 'red');
    idle(s, 'unitToDeploy');
    expect(s.of('startsAboard').map((e) => [e.unit, e.transport])).toEqual([
      ['A7', 'A8.1'],
      ['A2', 'A8.1'],
    ]);
    expect(s.state.units['A2']!.status).toEqual({ at: 'embarked', transport: 'A8.1' });
    expect(refused({ A3: 'board:A8', A6: 'board:A8' })).toMatchObject({
      code: 'tooManyAboard',
      measured: 15,
      limit: 12,
    });
    expect(refused({ A1: 'join:A3', A3: 'board:A10' })).toMatchObject({
      code: 'tooManyAboard',
      measured: 11,
      limit: 6,
    });
  });

  test('[WH-MUSTER-19] a DEDICATED TRANSPORT without passengers is not set up and counts as destroyed in the first round', () => {
    const s = idle(declaring(), 'unitToDeploy');
    expect(s.request('unitToDeploy').options.map((o) => o.id)).not.toContain('A8');
    expect(s.state.units['A8']!.status).toEqual({ at: 'undeployed' });
  });
});

describe('reserves', () => {
  test('[WH-ABIL-12][WH-REINF-01] Deep Strike, if every model has it', () => {
    const s = declaring();
    const blue = s.request('formation', 'blue').items.find((i) => i.id === 'B7')!;
    expect(blue.options).toEqual(['deploy', 'board:B11', 'reserves', 'strategic']);
    expect(options(s, 'A3')).not.toContain('reserves');
    expect(refused({ A3: 'reserves' })).toMatchObject({ rule: 'WH-ABIL-12' });
  });

  test('[WH-RES-01][WH-RES-02][WH-RES-03] at most a quarter of the points of the battle size, passengers included', () => {
    const s = declaring();
    s.answer('formation', declared(s, { A9: 'strategic', A3: 'strategic', A6: 'strategic' }), 'red');
    idle(s, 'unitToDeploy');
    expect(s.state.units['A9']!.status).toEqual({ at: 'reserves', strategic: true });
    expect(s.state.units['A10']!.status).toEqual({ at: 'reserves', strategic: false });
    expect(refused({ A9: 'strategic', A3: 'strategic', A12: 'strategic' })).toMatchObject({
      code: 'tooManyReserves',
      rule: 'WH-RES-03',
      measured: 270,
      limit: 250,
    });
    expect(refused({ A8: 'strategic', A2: 'join:A7', A7: 'board:A8' })).toMatchObject({ measured: 260 });
  });

  test('[WH-AIR-03] what begins on board of AIRCRAFT in reserves counts among them', () => {
    expect(refused({ A2: 'join:A7', A7: 'board:A10', A9: 'strategic' })).toMatchObject({ measured: 320 });
  });

  test('[WH-RES-02] no FORTIFICATIONS', () => {
    const list =
      'army: mine\nruleset: wh40k-10e\nlists: {l: {size: incursion, faction: MERIDIAN_ACCORD, units: {A: {datasheet: ma-marshal, warlord: true}, F: ma-redoubt}}}\n';
    const s = idle(battleOf({ markers: 'suggested', table: 'empty', armies: { red: list } }, [6, 1]), 'formation');
    expect(options(s, 'F')).toEqual(['deploy']);
    expect(s.refused('formation', declared(s, { F: 'strategic' }), 'red')).toMatchObject({ rule: 'WH-RES-02' });
  });
});

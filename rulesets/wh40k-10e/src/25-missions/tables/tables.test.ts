import { boxOfPolygon } from '@walstatt/geometry';
import { isOutlineIn, overlappingPairs } from '@walstatt/tabletop';
import { scenario } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { problemsOf, stateBefore } from '../../../test/battle.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { ruleset } from '../../index.ts';
import { judgeMarker } from '../markers/request.ts';
import { across, ruins, woods } from './pieces.ts';
import { tables } from './tables.ts';

describe.each(Object.entries(tables))('the table %s', (name, { board, terrain, markers }) => {
  test('lies on its battlefield, and nothing on anything else', () => {
    const shapes = Object.fromEntries(Object.entries(terrain).map(([id, t]) => [id, t.footprint]));
    const whole = { minX: 0, minY: 0, maxX: board.width, maxY: board.depth };
    for (const [id, shape] of Object.entries(shapes)) expect(isOutlineIn(shape, whole), id).toBe(true);
    expect(overlappingPairs(shapes)).toEqual([]);
  });

  test('looks the same from both sides', () => {
    const written = Object.values(terrain).map((t) => JSON.stringify([t.kind, boxOfPolygon(t.footprint)]));
    for (const [id, piece] of Object.entries(terrain)) {
      const there = across(piece, board);
      expect(written, id).toContain(JSON.stringify([there.kind, boxOfPolygon(there.footprint)]));
    }
  });

  test('[WH-OBJ-09][WH-ONLYWAR-07][WH-ONLYWAR-08] its markers could have been placed by the players', () => {
    const size = name === 'longFront' ? { armies: armies('onslaught') } : {};
    const state = stateBefore({ ...size, table: name });
    for (const [i, at] of markers.entries()) {
      const placed = Object.fromEntries(
        markers.slice(0, i).map((p, k) => [`M${k}`, { at: { ...p, z: 0 }, control: null }]),
      );
      const { look } = scenario(ruleset, { state: { ...state, objectives: placed } }).battle;
      expect(judgeMarker(look as never, at), `${i}`).toBeNull();
    }
  });
});

/** The starter armies as lists of another size. */
function armies(size: string) {
  const list = (faction: string, units: string) =>
    `army: mine\nruleset: wh40k-10e\nlists:\n  l: {size: ${size}, faction: ${faction}, units: ${units}}\n`;
  return {
    red: list('MERIDIAN_ACCORD', '{A1: {datasheet: ma-marshal, warlord: true}}'),
    blue: list('HOLLOW_CHOIR', '{B1: {datasheet: hc-cantor, warlord: true}}'),
  };
}

test('[WH-ONLYWAR-05] an Onslaught is fought on a longer battlefield', () => {
  expect(stateBefore({ armies: armies('onslaught') }).board).toEqual({ width: inch(90), depth: inch(44) });
  expect(stateBefore({ armies: armies('strikeForce') }).board).toEqual({ width: inch(60), depth: inch(44) });
});

describe('footprints', () => {
  const four = [
    [20, 10],
    [28, 10],
    [28, 16],
    [20, 16],
  ].map(([x, y]) => ({ x: inch(x!), y: inch(y!) }));

  test('[WH-TERRAIN-29] of woods: where the players put their border, whatever grows there', () => {
    const { terrain } = stateBefore({ table: { W: { kind: 'woods', footprint: four } } });
    expect(terrain['W']).toEqual({ kind: 'woods', footprint: four, solids: [] });
    expect(woods([20, 10, 8, 6])).toEqual({ kind: 'woods', footprint: four, solids: [] });
  });

  test('[WH-TERRAIN-39] of ruins: where the players put their border, whatever stands on it', () => {
    const wall = { part: 'wall', shape: four.slice(0, 3), bottom: 0, top: inch(6) };
    const { terrain } = stateBefore({ table: { R: { kind: 'ruins', footprint: four, solids: [wall] } } });
    expect(terrain['R']!.footprint).toEqual(four);
    const { footprint, solids } = ruins([20, 10, 8, 6], 6, [3], [[28, 10, 28, 16]]);
    expect([footprint, solids.map((s) => s.part)]).toEqual([four, ['wall', 'floor']]);
  });
});

test('[WH-BFIELD-04] the tables of a Strike Force measure 44" by 60"', () => {
  const size = { armies: armies('strikeForce') };
  for (const table of ['starter', 'balancedRuins', 'balancedStreets', 'balancedWoods', 'narrative'])
    expect(stateBefore({ ...size, table }).board).toEqual({ width: inch(60), depth: inch(44) });
  expect(problemsOf({ ...size, table: 'longFront' })).toEqual([
    expect.stringContaining('a table for this battle size'),
  ]);
});

describe('the set-up', () => {
  test('[WH-FIELD-03] terrain stands before the battle begins', () => {
    const { terrain, round, agenda } = stateBefore({ table: 'starter' });
    expect(Object.keys(terrain)).toHaveLength(13);
    expect([round, agenda]).toEqual([0, []]);
  });

  test('[WH-FIELD-04][WH-MISSION-05] a table of the game that is large enough, or terrain as the players like it', () => {
    expect(Object.keys(stateBefore({ table: { X: { kind: 'crater', footprint: square } } }).terrain)).toEqual(['X']);
    expect(stateBefore({ table: 'empty' }).terrain).toEqual({});
    expect(problemsOf({ table: 'longFront' })).toHaveLength(1);
    expect(problemsOf({ table: 'starter', armies: armies('onslaught') })).toHaveLength(1);
  });

  test('[WH-MISSION-06] on a longer battlefield the zones are deeper, 12" from the middle', () => {
    const deep = (size: string) => boxOfPolygon(stateBefore({ armies: armies(size) }).zones.attacker).maxX / inch(1);
    expect([deep('strikeForce'), deep('onslaught')]).toEqual([18, 33]);
  });

  test('[WH-UNIT-01][WH-UNIT-03][WH-ONLYWAR-01] a mission, which says how large armies may be', () => {
    expect(problemsOf({ scenario: 'onlyPeace' })).toEqual(['scenario: one of onlyWar, got onlyPeace']);
    expect(problemsOf({ armies: armies('combatPatrol') })).toEqual([
      expect.stringContaining('"incursion", "strikeForce", "onslaught"'),
      expect.stringContaining('"incursion", "strikeForce", "onslaught"'),
    ]);
    const caps = ['incursion', 'strikeForce', 'onslaught'].map(
      (size) => stateBefore({ armies: armies(size) }).reservesCap,
    );
    expect(caps).toEqual([250, 500, 750]);
  });

  test('[WH-MISSION-03] both armies are mustered for the same size', () => {
    const { red } = armies('strikeForce');
    const { blue } = armies('incursion');
    expect(problemsOf({ armies: { red, blue } })).toEqual([
      expect.stringContaining('the same battle size: strikeForce'),
    ]);
  });

  test('[WH-UNIT-02] each player commands one army: all units and models of it, and nobody else', () => {
    const { units, models } = stateBefore();
    const owners = Object.values(units).map((u) => u.owner);
    expect([owners.filter((o) => o === 'red').length, owners.filter((o) => o === 'blue').length]).toEqual([12, 11]);
    const listed = Object.values(units).flatMap((u) => u.models);
    expect(listed.sort()).toEqual(Object.keys(models).sort());
  });

  test('[WH-INTRO-03] the players agree on what the book leaves open: the readings are options', () => {
    expect(stateBefore().options).toEqual({ aircraftEnds: 'anywhere', lowTerrain: 'feature', dice: 'fast' });
    const agreed = { aircraftEnds: 'outside', lowTerrain: 'part', dice: 'strict' };
    expect(stateBefore({ options: agreed }).options).toEqual(agreed);
    expect(problemsOf({ options: { aircraftEnds: 'nowhere' } })).toHaveLength(1);
  });
});

const square = [
  [10, 10],
  [14, 10],
  [14, 14],
  [10, 14],
].map(([x, y]) => ({ x: inch(x!), y: inch(y!) }));

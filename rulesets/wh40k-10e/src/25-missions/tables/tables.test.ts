import { boxOfPolygon } from '@walstatt/geometry';
import { isOutlineIn, overlappingPairs } from '@walstatt/tabletop';
import { scenario } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { stateBefore } from '../../../test/battle.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { ruleset } from '../../index.ts';
import { judgeMarker } from '../markers/request.ts';
import { across } from './pieces.ts';
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

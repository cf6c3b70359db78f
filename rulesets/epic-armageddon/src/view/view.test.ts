import { teller } from '@walstatt/engine/host';
import { expect, test } from 'vitest';
import { CARRIER, field, go, moveOf, out, plan, rectangle, row, TANK } from '../../test/field.ts';
import { cm } from '../1-00-materials/cm.ts';
import { ruleset } from '../index.ts';

const table = () =>
  field({
    red: {
      mob: {
        places: [...row(2, 1, 30, 30), [30, 34], { aboard: 'mob.3' }],
        other: { 2: CARRIER },
        blastMarkers: 3,
        overwatch: 1,
      },
      engine: { places: [[60, 30]], profile: { type: 'warEngine', damageCapacity: 4 }, unit: { 0: { damage: 1 } } },
    },
    blue: {
      foes: { places: [[30, 60]], broken: true },
      waiting: { places: [{ at: 'off' }], status: { at: 'reserve', by: 'edge' } },
    },
    terrain: { woods: { kind: 'woods', shape: rectangle(50, 50, 10, 10) } },
  });

const sceneOf = (s: ReturnType<typeof table>, language: 'de' | 'en' = 'en') =>
  ruleset.scene!(s.battle.look, teller(ruleset, s.state, language));

test('[EA-1.0.1-08] formations show their blast markers and what state they are in', () => {
  const scene = sceneOf(table());
  const badges = Object.fromEntries(scene.units.map(({ id, badges: b }) => [id, b.map((x) => x.text)]));
  expect(badges).toEqual({ mob: ['3 blast markers', 'on overwatch'], engine: [], foes: ['broken'], waiting: [] });
  expect(scene.units.find(({ id }) => id === 'waiting')).toMatchObject({ elsewhere: 'in reserve', pieces: [] });
});

test('units on the table are pieces, war engines with their damage, and those aboard wait beside it', () => {
  const scene = sceneOf(table());
  expect(scene.pieces.map(({ id }) => id)).toEqual(['mob.1', 'mob.2', 'mob.3', 'engine.1', 'foes.1']);
  expect(scene.pieces.find(({ id }) => id === 'engine.1')).toMatchObject({ wounds: { lost: 1, of: 4 } });
  expect(scene.reserve!.map(({ id }) => id)).toEqual(['mob.4', 'waiting.1']);
});

test('terrain says what it does', () => {
  expect(sceneOf(table(), 'de').terrain[0]).toMatchObject({
    name: 'Wald',
    notes: ['Gefährlich für Fahrzeuge', 'Gefährlich für Kriegsmaschinen'],
  });
});

test('a formation that is dragged becomes a plan, and its ghosts stand at its end', () => {
  const s = field({ red: { mob: { places: row(2, 1, 30, 30), profile: TANK } } }).start('move', moveOf('mob'));
  const r = s.request('move');
  const drag = { gesture: 'drag', pieces: ['mob'], from: { x: 0, y: 0 }, to: { x: 0, y: cm(10) }, turn: 0 } as const;
  const answer = ruleset.fromGesture!(s.battle.look, r as never, drag as never, null)!;
  expect(answer).toMatchObject([{ mover: 'mob.1', legs: [{ leg: 'go', x: cm(30), y: cm(40) }] }, { mover: 'mob.2' }]);
  const [ghost] = ruleset.ghosts!(s.battle.look, r as never, answer);
  expect(ghost).toMatchObject({ piece: 'mob.1', x: cm(30), y: cm(40) });
  s.answer('move', answer as never, 'red').end();
});

test('a refusal shows the enemy whose zone of control would be entered', () => {
  const s = field({ red: { mob: { places: [[30, 30]] } }, blue: { foes: { places: [[42, 30]] } } });
  s.start('move', moveOf('mob'));
  const refusal = s.refused('move', plan({ 'mob.1': [go(38, 30)] }), 'red');
  expect(ruleset.overlays!(s.battle.look, refusal as never)).toMatchObject([
    { overlay: 'line', text: '10 cm' },
    { overlay: 'highlight', id: 'mob.1' },
    { overlay: 'highlight', id: 'foes.1' },
  ]);
});

test('units that get out are placed by clicking', () => {
  const s = field({ red: { mob: { places: [[30, 30], { aboard: 'mob.1' }], other: { 0: CARRIER } } } });
  s.start('move', moveOf('mob')).answer('move', [], 'red');
  const pick = { gesture: 'pick', at: { x: cm(30), y: cm(34) }, turn: 0, pieces: [] };
  const answer = ruleset.fromGesture!(s.battle.look, s.request('disembark') as never, pick as never, null)!;
  expect(answer).toEqual(plan({ 'mob.2': [out(30, 34)] }));
  s.answer('disembark', answer as never, 'red').end();
});

test('the table in words', () => {
  const s = table();
  const lines = ruleset.overview!(s.battle.look, teller(ruleset, s.state, 'en'));
  expect(lines[1]).toMatch(/^ {2}mob: 3 units: .*, 3 blast markers, on overwatch$/);
});

test('positions in which units stand on each other or off the table are impossible', () => {
  const s = field({
    red: {
      mob: {
        places: [
          [30, 30],
          [31, 30],
          [0, 50],
        ],
      },
    },
  });
  expect(ruleset.invariants!(s.battle.look).map(({ what }) => what)).toEqual([
    'mob.2 stands on mob.1',
    'mob.3 is not wholly on the table',
  ]);
});

import type { Plan } from '@walstatt/engine';
import { teller } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { battleOf } from '../../test/battle.ts';
import { field, type Play, rectangle } from '../../test/field.ts';
import { idle } from '../../test/idle.ts';
import { inch } from '../04-measuring/table-top.ts';
import { ruleset } from '../index.ts';

const tell = (s: Play, language: 'de' | 'en' = 'en') => teller(ruleset, s.state, language);
const sceneOf = (s: Play, language: 'de' | 'en' = 'en') => ruleset.scene!(s.battle.look, tell(s, language));
const deploying = () => idle(battleOf({ markers: 'suggested' }, [6, 1]), 'unitToDeploy');

describe('the table', () => {
  test('[WH-MISSION-15] zones with their owners, markers, terrain with walls and floors', () => {
    const { board, marks, terrain, levels } = sceneOf(deploying());
    expect(board.zones.map((z) => [z.id, z.seat, z.label])).toEqual([
      ['attacker', 'red', 'Attacker: Red'],
      ['defender', 'blue', 'Defender: Blue'],
    ]);
    expect(marks.map((m) => [m.id, m.radius])).toEqual([
      ['M1', 2000],
      ['M2', 2000],
      ['M3', 2000],
      ['M4', 2000],
    ]);
    expect(levels!.map((l) => l.level)).toEqual([0, 1, 2]);
    const ruin = terrain.find((t) => t.id === 'R1')!;
    expect(ruin).toMatchObject({ look: 'ruin', top: inch(9) });
    expect(ruin.walls).toHaveLength(2);
    expect(ruin.walls![0]).toEqual({
      from: { x: inch(25), y: inch(18) },
      to: { x: inch(25), y: inch(26) },
      thick: inch(0.2),
      bottom: 0,
      top: inch(9),
    });
    expect(ruin.floors!.map((f) => [f.z, f.level])).toEqual([
      [inch(3), 1],
      [inch(6), 2],
    ]);
  });

  test('a container is a body in one piece, without a floor inside', () => {
    const container = sceneOf(deploying()).terrain.find((t) => t.look === 'building')!;
    expect(container.floors).toBeUndefined();
    expect(container.walls).toBeUndefined();
  });

  test('units wait beside it, attached Leaders with their bodyguard', () => {
    const s = battleOf({ markers: 'suggested' }, [6, 1]);
    idle(s, 'formation');
    const red = Object.fromEntries(s.request('formation', 'red').items.map((i) => [i.id, i.options[0]!]));
    idle(s.answer('formation', { ...red, A1: 'join:A3' }, 'red'), 'unitToDeploy');
    const { units, reserve } = sceneOf(s, 'de');
    const company = units.find((u) => u.id === 'A3')!;
    expect(company).toMatchObject({
      name: 'Erste Linienkompanie + Marschallin Ilsabet Ferrow',
      symbol: 'leader',
      elsewhere: 'noch nicht aufgestellt',
    });
    expect(units.some((u) => u.id === 'A1')).toBe(false);
    expect(units.find((u) => u.id === 'A10')).toMatchObject({ symbol: 'flyer', elsewhere: 'in Strategischer Reserve' });
    expect(reserve!.filter((p) => p.unit === 'A3')).toHaveLength(11);
    expect(reserve!.filter((p) => p.unit === 'A3' && p.leader)).toHaveLength(1);
  });

  test('a card has profiles, weapons, abilities and keywords', () => {
    const { units } = sceneOf(deploying(), 'en');
    expect(units.find((u) => u.id === 'B6')!.card).toEqual([
      'M 1D6+6″ · T 4 · Sv 6+ · W 2 · Ld 8+ · OC 0',
      '6 × rattling jaws: melee, A 3, 4+, S 4, AP -1, D 1',
      'BEAST, HOLLOW_CHOIR',
    ]);
    expect(units.find((u) => u.id === 'A6')!.card).toContain('Scouts 6″, Stealth');
    expect(units.find((u) => u.id === 'B3')!.card).toContain(
      '1 × ember spray: 12″, A D6, S 4, AP 0, D 1 [Torrent, Ignores Cover]',
    );
  });

  test('[WH-MUSTER-04] rules in free words say that nothing enforces them', () => {
    const s = field({ red: { squad: { places: [[10, 10]], sheet: { notes: ['Sing.'] } } } });
    expect(sceneOf(s).units[0]!.card).toContain('Not enforced, play it yourselves: Sing.');
  });

  test('in words', () => {
    const s = field({ red: { squad: { places: [[10, 10]] } }, points: { red: 3 } });
    expect(ruleset.overview!(s.battle.look, tell(s))).toEqual([
      'Red: 0 command points, 3 victory points',
      '  squad: 1 model: 9.5 inches–10.5 inches, 9.5 inches–10.5 inches',
      'Blue: 0 command points, 0 victory points',
    ]);
  });
});

describe('gestures', () => {
  test('a point that is picked becomes a block around it, and its ghosts stand there', () => {
    const s = deploying().answer('unitToDeploy', 'A3', 'red');
    const request = s.request('setUp');
    const pick = { gesture: 'pick', at: { x: inch(8), y: inch(10) }, turn: 0 } as const;
    const answer = ruleset.fromGesture!(s.battle.look, request, pick, null)!;
    const ghosts = ruleset.ghosts!(s.battle.look, request, answer);
    expect(ghosts).toHaveLength(10);
    s.answer('setUp', answer, 'red');
    expect(
      sceneOf(s)
        .pieces.filter((p) => p.unit === 'A3')
        .map((p) => [p.x, p.y]),
    ).toEqual(ghosts.map((g) => [g.x, g.y]));
  });

  const ruin = {
    kind: 'ruins',
    footprint: rectangle(8, 8, 8, 8),
    solids: [
      { part: 'floor', shape: rectangle(8, 8, 8, 8), bottom: inch(2.9), top: inch(3) },
      { part: 'wall', shape: rectangle(8, 8, 8, 0.2), bottom: 0, top: inch(6) },
    ],
  } as const;
  const moving = () =>
    field({
      red: { squad: { places: [[6, 12]], sheet: { keywords: ['INFANTRY'] }, profile: { move: inch(9) } } },
      terrain: { ruin: structuredClone(ruin) as never },
    })
      .start('movementPhase', { seat: 'red' })
      .answer('moveNext', 'squad')
      .answer('moveHow', 'normal');

  test('a drag onto a storey climbs it; one that is too long is shortened', () => {
    const s = moving();
    const drag = (x: number, level?: number) => {
      const from = { x: inch(6), y: inch(12) };
      const to = { x: inch(x), y: inch(12) };
      const gesture = {
        gesture: 'drag',
        pieces: ['squad'],
        from,
        to,
        turn: 0,
        ...(level === undefined ? {} : { level }),
      } as const;
      return ruleset.fromGesture!(s.battle.look, s.request('move'), gesture, null);
    };
    expect(drag(12, 1)).toEqual([
      { mover: 'squad.1', legs: [{ leg: 'go', x: inch(12), y: inch(12), z: inch(3), facing: 0 }] },
    ]);
    expect(drag(12)).toMatchObject([{ legs: [{ z: 0 }] }]);
    const [shortened] = drag(50) as Plan;
    expect(inch(15) - Number(shortened!.legs[0]!['x'])).toBeLessThan(5);
    expect(s.battle.refuse(s.battle.pending[0]!.id, drag(50))).toBeNull();
    s.answer('move', drag(12, 1), 'red');
    expect(sceneOf(s).pieces[0]).toMatchObject({ z: inch(3), level: 1 });
  });
});

test('an aircraft is drawn straight ahead, with the turn at the end', () => {
  const s = field({ red: { jet: { places: [[10, 12]], sheet: { keywords: ['AIRCRAFT'] } } } });
  s.start('move', { seat: 'red', unit: 'jet' });
  const [from, to] = [
    { x: inch(10), y: inch(12) },
    { x: inch(33), y: inch(20) },
  ];
  const gesture = { gesture: 'drag', pieces: ['jet.1'], from, to, turn: 1200 } as const;
  const plan = ruleset.fromGesture!(s.battle.look, s.request('flyAhead'), gesture, null)!;
  expect(plan).toEqual([{ mover: 'jet.1', legs: [{ leg: 'fly', distance: inch(23), turn: 900, z: 0 }] }]);
  expect(ruleset.ghosts!(s.battle.look, s.request('flyAhead'), plan)).toMatchObject([
    { piece: 'jet.1', x: inch(33), y: inch(12), z: 0 },
  ]);
  s.answer('flyAhead', plan).end();
});

test('what is wrong and what is meant is shown on the table', () => {
  const s = deploying().answer('unitToDeploy', 'A12', 'red');
  const refusal = s.refused('setUp', [{ piece: 'A12.1', pose: { x: inch(21), y: inch(22), z: 0, facing: 0 } }]);
  expect(ruleset.overlays!(s.battle.look, refusal)).toEqual([
    { overlay: 'highlight', id: 'A12.1', tone: 'bad' },
    ...(refusal.args !== null && typeof refusal.args === 'object' && 'terrain' in refusal.args
      ? [{ overlay: 'highlight', id: refusal.args.terrain, tone: 'bad' }]
      : []),
  ]);
});

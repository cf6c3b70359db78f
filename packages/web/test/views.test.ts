import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { presetAnswer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, checkForm, SPECTATOR, sampleAnswer, seededDice, teller } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import type { Gesture, Scene } from '@walstatt/scene';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';

const rulesets = [skirmish, hexfield, foundation, warpath, demonworld] as unknown as Ruleset<Types>[];
const DECISIONS = 160;

/** Everything in a picture of the table must be consistent, and be a number where it claims to be. */
function checkScene(scene: Scene, width: number): void {
  const units = new Set(scene.units.map((u) => u.id));
  const pieces = new Set(scene.pieces.map((p) => p.id));
  expect(pieces.size).toBe(scene.pieces.length);
  expect(units.size).toBe(scene.units.length);
  for (const p of scene.pieces) {
    expect(units.has(p.unit)).toBe(true);
    expect([p.x, p.y, p.z, p.height].every(Number.isFinite)).toBe(true);
    expect(Math.abs(p.x)).toBeLessThan(width);
  }
  for (const u of scene.units) for (const p of u.pieces) expect(pieces.has(p)).toBe(true);
  for (const t of scene.terrain) expect(t.polygon.length).toBeGreaterThan(2);
}

describe.each(rulesets.filter((r) => r.scene !== undefined).map((r) => [r.id, r] as const))('%s', (_id, ruleset) => {
  it('draws every position of a battle, with ghosts of suggestions and answers made of gestures', () => {
    const set = ruleset.setUp({ scenario: ruleset.scenarios[0]! });
    if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
    const battle = Battle.begin(ruleset, set.state, { dice: seededDice(7) });
    const rng = seededRng(7);
    let gestures = 0;
    let legal = 0;
    for (let i = 0; i < DECISIONS && !battle.idle; i++) {
      const { request, id } = battle.pending[0]!;
      const look = battle.lookAs(request.by);
      const t = teller(ruleset, look.state, i % 2 === 0 ? 'de' : 'en');
      const scene = ruleset.scene!(look as never, t);
      checkScene(scene, 1_000_000);
      if (i % 10 === 0) checkScene(ruleset.scene!(battle.lookAs(SPECTATOR) as never, t), 1_000_000);
      if (request.kind === 'place' || request.kind === 'path') {
        const preset = presetAnswer(look as never, request);
        const ghosts = ruleset.ghosts!(look as never, request, preset);
        for (const g of ghosts) expect([g.x, g.y].every(Number.isFinite)).toBe(true);
        const gesture = gestureFor(scene, request, ghosts[0] ?? { x: 0, y: 0 }, rng.int(-2, 2) * 1000);
        const answer = ruleset.fromGesture!(look as never, request, gesture, null);
        if (answer !== null) {
          gestures++;
          expect(checkForm(request, answer)).toBeNull();
          if (battle.refuse(id, answer) === null) legal++;
          ruleset.ghosts!(look as never, request, answer);
        }
      }
      if ('options' in request && request.options.length > 0)
        ruleset.overlays?.(look as never, { request, option: request.options[0]!.id } as never);
      const answer =
        rng.int(0, 2) > 0 ? presetAnswer(look as never, request) : sampleAnswer(look as never, request, rng);
      expect(battle.answer(id, answer)).toBeNull();
    }
    for (const item of battle.events(SPECTATOR))
      if (item.item === 'event') ruleset.overlays?.(battle.lookAs(SPECTATOR) as never, item.event as never);
    expect(gestures).toBeGreaterThan(0);
    expect(legal).toBeGreaterThan(0);
  });
});

type Posed =
  | { readonly kind: 'place'; readonly pieces: readonly string[] }
  | { readonly kind: 'path'; readonly movers: readonly string[] };

function gestureFor(scene: Scene, request: Posed, at: { readonly x: number; readonly y: number }, by: number): Gesture {
  const field = nearestField(scene, at);
  if (request.kind === 'place')
    return { gesture: 'pick', at: { x: at.x, y: at.y }, turn: 0, ...(field === undefined ? {} : { field }) };
  const pieces = scene.pieces.filter((p) => request.movers.includes(p.id) || request.movers.includes(p.unit));
  const from = { x: pieces[0]?.x ?? 0, y: pieces[0]?.y ?? 0 };
  return { gesture: 'drag', pieces: pieces.map((p) => p.id), from, to: { x: from.x + by, y: from.y + 1500 }, turn: 0 };
}

function nearestField(scene: Scene, at: { readonly x: number; readonly y: number }): string | undefined {
  const far = (c: { x: number; y: number }): number => (c.x - at.x) ** 2 + (c.y - at.y) ** 2;
  return [...scene.board.fields].sort((a, b) => far(a.centre) - far(b.centre))[0]?.id;
}

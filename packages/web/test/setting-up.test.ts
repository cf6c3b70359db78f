import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Answer, type Placed, presetAnswer, type Request } from '@walstatt/engine';
import { Battle, seededDice, teller } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { describe, expect, it } from 'vitest';
import type { Asked, Sight, Trial } from '../src/host/game-host.ts';
import { askedOf } from '../src/host/local/asked.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { shiftPlaced } from '../src/host/local/shift-placed.ts';
import { draftedScene, isLaidOut, reserveFor, tellDraft } from '../src/ui/battle/drafted.ts';

/** The first placement that is asked for. */
function placing(game: unknown, scenario: string) {
  const ruleset = game as AnyRuleset;
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(4) });
  for (let i = 0; i < 50; i++) {
    const p = battle.pending[0]!;
    const look = battle.lookAs(p.request.by);
    const preset = presetAnswer(look as never, p.request);
    if (p.request.kind === 'place') {
      const scene = ruleset.scene!(look as never, teller(ruleset, look.state, 'en'));
      const asked: Asked = askedOf(ruleset, look, p as never, preset, 'en');
      return {
        ruleset,
        look,
        request: p.request as Request,
        preset,
        asked,
        sight: { scene, unit: ruleset.unit } as Sight,
      };
    }
    battle.answer(p.id, preset);
  }
  throw new Error('nothing was placed');
}

describe('setting up', () => {
  it('several units are laid out as suggested; one unit hangs at the pointer', () => {
    const many = placing(demonworld, 'first-game');
    expect(isLaidOut(many.sight, many.asked)).toBe(true);
    const one = placing(foundation, 'annihilation');
    expect(isLaidOut(one.sight, one.asked)).toBe(false);
    expect(reserveFor(one.sight.scene, one.asked).length).toBeGreaterThan(0);
    expect(isLaidOut(many.sight, undefined)).toBe(false);
  });

  it.each([
    ['demonworld-2e', demonworld, 'first-game'],
    ['practice-hexfield', hexfield, 'fields'],
  ] as const)('in %s a unit that is dragged goes one field on, and nobody else', (_id, game, scenario) => {
    const { ruleset, look, request, preset, asked, sight } = placing(game, scenario);
    const laid = draftedScene(
      sight.scene!,
      ruleset.ghosts!(look as never, request, preset),
      reserveFor(sight.scene, asked),
    );
    const { unit } = laid.pieces[0]!;
    const own = laid.pieces.filter((p) => p.unit === unit);
    const [from, width] = [own[0]!, 3000];
    const gesture = {
      gesture: 'drag',
      pieces: own.map((p) => p.id),
      from,
      to: { x: from.x + width, y: from.y },
      turn: 0,
    } as const;
    const answer = ruleset.fromGesture!(look as never, request, gesture, preset) as Answer;
    const after = new Map(ruleset.ghosts!(look as never, request, answer).map((g) => [g.piece, g]));
    for (const p of laid.pieces) {
      expect(after.get(p.id)!.x - p.x).toBe(p.unit === unit ? width : 0);
      expect(after.get(p.id)!.y).toBe(p.y);
    }
  });

  it('a refused draft that has the words of the suggestion leaves no empty box', () => {
    const draft = (rejection: unknown): Trial => ({ words: '10 inches to the south', rejection }) as Trial;
    expect(tellDraft(draft({}), '10 inches to the south')).toBeNull();
    expect(tellDraft(draft({}), '6 inches to the south')).toBe('10 inches to the south');
    // A legal placement is reported as legal.
    expect(tellDraft(draft(null), '10 inches to the south')).toBe('');
  });

  it('pieces in free space turn about the point that was grabbed', () => {
    const placed: readonly Placed[] = [
      { piece: 'a', pose: { x: 1000, y: 1000, facing: 0 } },
      { piece: 'b', pose: { x: 2000, y: 1000, facing: 3000 } },
      { piece: 'c', pose: { x: 9000, y: 9000, facing: 0 } },
    ];
    const from = { x: 1000, y: 1000 };
    const drag = { gesture: 'drag', pieces: ['a', 'b'], from, to: { x: 5000, y: 5000 }, turn: 900 } as const;
    expect(shiftPlaced(placed as unknown as Answer, drag)).toEqual([
      { piece: 'a', pose: { x: 5000, y: 5000, facing: 900 } },
      { piece: 'b', pose: { x: 5000, y: 6000, facing: 300 } },
      placed[2],
    ]);
  });
});

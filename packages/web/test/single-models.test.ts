import { type Placed, presetAnswer, type Ruleset, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { type Tried, trialOf, trialOfGesture } from '../src/host/local/trial.ts';
import { draftedScene, fromWhereItStands } from '../src/ui/battle/drafted.ts';

/** A battle that asks where to place a unit of several models. */
function placing(ruleset: Ruleset<Types>, scenario: string): Tried {
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(4) });
  for (let i = 0; i < 50; i++) {
    const { id, request } = battle.pending[0]!;
    const look = battle.lookAs(request.by);
    if (request.kind === 'place' && request.pieces.length > 4) return { battle, id, request, look, language: 'en' };
    battle.answer(id, presetAnswer(look as never, request));
  }
  throw new Error('nothing was placed');
}

describe.each([
  ['foundation40k', foundation, 'annihilation'],
  ['warpath-1e', warpath, 'demo'],
] as const)('single models of a placement in %s', (_id, ruleset, scenario) => {
  const tried = placing(ruleset as unknown as Ruleset<Types>, scenario);
  const preset = presetAnswer(tried.look as never, tried.request) as unknown as readonly Placed[];
  const [first] = preset;
  const from = { x: first!.pose['x']!, y: first!.pose['y']! };
  const drag = (to: { x: number; y: number }, done = false) =>
    trialOfGesture(tried, { gesture: 'drag', pieces: [first!.piece], from, to, turn: 0 }, preset as never, done);

  it('one model is shifted, the others stay', () => {
    const trial = drag({ x: from.x + 100, y: from.y })!;
    const answer = trial.answer as unknown as readonly Placed[];
    expect(answer[0]!.pose['x']).toBe(from.x + 100);
    expect(answer.slice(1)).toEqual(preset.slice(1));
    expect(trial.ghosts).toHaveLength(preset.length);
  });

  it('a model dragged away from its unit is refused with a rule, and the nearest legal place is offered', () => {
    const trial = drag({ x: from.x + 40_000, y: from.y }, true)!;
    expect(trial.rejection?.rule).toMatch(/^(FD|WP)-/);
    const better = trial.rejection!.better;
    expect(better?.answer).not.toBeNull();
    expect(trialOf(tried, better!.answer!).rejection).toBeNull();
  });

  it('drafted pieces lie where the draft puts them, and a drag is told from where the piece really stands', () => {
    const t = { language: 'en', name: (id: string) => id, length: String } as const;
    const scene = tried.battle.ruleset.scene!(tried.look as never, t);
    const { ghosts } = trialOf(tried, preset as never);
    const laid = draftedScene(scene, ghosts, scene.reserve ?? []);
    for (const g of ghosts) expect(laid.pieces.find((p) => p.id === g.piece)).toMatchObject({ x: g.x, y: g.y });
    const gesture = {
      gesture: 'drag',
      pieces: [ghosts[0]!.piece],
      from: { x: 1, y: 1 },
      to: { x: 9, y: 9 },
      turn: 0,
    } as const;
    expect(fromWhereItStands(gesture, laid)).toMatchObject({ from: { x: ghosts[0]!.x, y: ghosts[0]!.y } });
    expect(fromWhereItStands(gesture, scene)).toBe(gesture);
  });
});

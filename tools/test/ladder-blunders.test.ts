import { situationOf } from '@walstatt/bots';
import {
  type Answer,
  type Look,
  presetAnswer,
  type Request,
  type Ruleset,
  seededRng,
  type Types,
} from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { describe, expect, test } from 'vitest';
import { type Field, stateOf } from '../../rulesets/foundation40k/test/field.ts';
import { isBetter } from '../ladder/blunders/dominated.ts';
import type { Tally } from '../ladder/blunders/tally.ts';
import { BlunderWatch } from '../ladder/blunders/watch.ts';

/** What a player answers. Undefined: the default. */
type Answers = (request: Request, look: Look) => Answer | undefined;

/** Units that stay where they are and fight whoever comes. */
const stand = {
  says: {},
  aims: () => [null],
  worth: () => 1,
  answers: {
    action: (_look: Look, request: Request) => (optionsOf(request).includes('meleeAction') ? 'meleeAction' : null),
    move: (_look: Look, _request: Request, { unit }: { readonly unit: string }) => [{ mover: `${unit}.1`, legs: [] }],
  },
};
const scripts = {
  scripts: { stand },
  units: foundation.habits!.units,
  answers: {},
  horizon: 1,
  chance(look: Look, seat: string): number {
    const { units } = look.state as unknown as { units: Record<string, { owner: string; living: number }> };
    const living = (own: boolean): number =>
      Object.values(units).reduce((sum, u) => sum + ((u.owner === seat) === own ? u.living : 0), 0);
    return living(true) / (living(true) + living(false));
  },
};
const bare = { ...foundation, scripts: undefined } as unknown as Ruleset<Types>;
const scripted = { ...foundation, scripts } as unknown as Ruleset<Types>;

/** Plays a battle for some rounds and counts red's blunders. */
function red(f: Field, answers: Answers, rounds: number, ruleset = bare): Tally {
  const state = stateOf({ round: 0, ...f });
  state.agenda = [
    { do: 'battle', at: 'reveal', c: {}, reply: null },
    { do: 'war', at: 'round', c: {}, reply: null },
  ];
  let watch: BlunderWatch | null = null;
  const battle: Battle<Types> = Battle.begin(ruleset, state as never, {
    dice: seededDice(3),
    watch: { applied: (event) => watch?.happened(event) },
  });
  watch = new BlunderWatch(battle.ruleset, ['red', 'blue'], (seat) => battle.lookAs(seat), seededRng(5));
  while (!battle.idle) {
    const pending = battle.pending[0]!;
    const situation = situationOf(battle, pending, seededRng(1));
    const look = situation.look as never;
    const own = pending.request.by === 'red' ? answers(pending.request, look) : passive(pending.request);
    const answer = own === undefined ? presetAnswer(look, pending.request) : own;
    watch.decided(situation, answer);
    if (ruleset.rounds!.count(battle.state) > rounds) break;
    expect(battle.answer(pending.id, answer)).toBeNull();
  }
  watch.ended();
  return watch.tally(['red']);
}

/** Takes cover, and does nothing else. */
const passive = (request: Request): Answer | undefined => {
  if (request.name === 'action') return optionsOf(request).includes('takeCover') ? 'takeCover' : null;
  return request.name === 'reaction' ? null : undefined;
};

const optionsOf = (request: Request): string[] => ('options' in request ? request.options.map((o) => o.id) : []);

/** Takes the first of these actions that is on offer, and else none. */
const acting =
  (...wanted: string[]): Answers =>
  (request) =>
    request.name === 'action'
      ? (wanted.find((action) => optionsOf(request).includes(action)) ?? null)
      : passive(request);

const shooters = { models: 3, weapons: ['boltgun'] };
const fighters = { models: 3, profile: { attacks: { dice: 0, plus: 3 } } };

describe('idle units', () => {
  const near: Field = { red: { r: { at: [30, 14], ...shooters } }, blue: { b: { at: [30, 34], ...shooters } } };

  test('let rounds go by though an enemy is in range', () => {
    expect(red(near, acting('takeCover'), 2).idle).toEqual({ times: 2, of: 2 });
    expect(red(near, acting('secureArea'), 2).idle).toEqual({ times: 2, of: 2 });
  });

  test('are not those that shoot or move', () => {
    expect(red(near, acting('shootAction'), 2).idle).toEqual({ times: 0, of: 2 });
    const shift: Answers = (request, look) => {
      const { where } = (look.state as never as { models: Record<string, { where: { x: number; y: number } }> }).models[
        'r.1'
      ]!;
      const plan = [{ mover: 'r.1', legs: [{ leg: 'go', x: where.x, y: where.y + 100 }] }];
      return request.name === 'move' ? plan : acting('moveAction')(request, look);
    };
    expect(red(near, shift, 2).idle).toEqual({ times: 0, of: 2 });
  });

  test('are not those with nothing in reach', () => {
    const far: Field = { red: { r: { at: [30, 4], ...shooters } }, blue: { b: { at: [30, 44], ...shooters } } };
    expect(red(far, acting('takeCover'), 2).idle).toEqual({ times: 0, of: 0 });
  });
});

describe('dominated places', () => {
  const field: Field = {
    red: { r: { at: [30, 24], ...shooters } },
    blue: { b: { at: [70, 2], models: 1 } },
    objectives: { gold: { at: [10, 24], value: 1 } },
    mission: 'captureObjectives',
  };
  /** All models go along the table's long side. */
  const going =
    (inches: number): Answers =>
    (request, look) => {
      if (request.name !== 'move') return acting('moveAction')(request, look);
      const { models } = look.state as never as { models: Record<string, { where: { x: number; y: number } }> };
      return ['r.1', 'r.2', 'r.3'].map((mover) => {
        const { x, y } = models[mover]!.where;
        return { mover, legs: [{ leg: 'go', x: x + inches * 2540, y }] };
      });
    };

  test('are places away from everything', () => {
    expect(red(field, going(5), 1).dominated).toEqual({ times: 1, of: 1 });
  });

  test('are not those on the way to what there is to win', () => {
    expect(red(field, going(-6), 1).dominated).toEqual({ times: 0, of: 1 });
  });
});

describe('blocked units', () => {
  const foe = { blue: { b: { at: [30, 44], models: 3 } } } as const;

  test('stand behind others of their side', () => {
    const column: Field = { red: { front: { at: [30, 10], models: 3 }, rear: { at: [30, 7], models: 3 } }, ...foe };
    expect(red(column, passive, 1).blocked).toEqual({ times: 1, of: 2 });
  });

  test('are not those beside others', () => {
    const line: Field = { red: { left: { at: [24, 10], models: 3 }, right: { at: [36, 10], models: 3 } }, ...foe };
    expect(red(line, passive, 2).blocked).toEqual({ times: 0, of: 2 });
  });
});

describe('distant fighters', () => {
  const away = (inches: number): Field => ({
    red: { r: { at: [30, 10], ...fighters }, gunners: { at: [50, 10], ...shooters } },
    blue: { b: { at: [30, 10 + inches], ...shooters } },
  });

  test('never come within charge reach', () => {
    expect(red(away(30), passive, 2).distant).toEqual({ times: 1, of: 1 });
  });

  test('are not those that an enemy was near to', () => {
    expect(red(away(6), passive, 1).distant).toEqual({ times: 0, of: 1 });
  });
});

describe('hopeless charges', () => {
  const weak = { models: 1, profile: { meleeSkill: 6, save: 6, attacks: { dice: 0, plus: 1 } } } as const;
  const strong = {
    models: 8,
    profile: { meleeSkill: 2, save: 2, attacks: { dice: 0, plus: 4 } },
    weapons: ['sword'],
  } as const;
  const charging: Answers = (request, look) => {
    if (request.name !== 'move') return acting('moveAction', 'meleeAction')(request, look);
    const { models } = look.state as never as { models: Record<string, { where: { x: number; y: number } }> };
    const goal = models['b.1']!.where;
    const movers = Object.keys(models).filter((m) => m.startsWith('r.'));
    const shift = goal.y - 2540 - models['r.1']!.where.y;
    return movers.map((mover) => {
      const { x, y } = models[mover]!.where;
      return { mover, legs: [{ leg: 'go', x, y: y + shift }] };
    });
  };
  const against = (own: Field['red'], foe: Field['blue']): Field => ({ red: own!, blue: foe! });

  test('are those of the weak against the strong', () => {
    const field = against({ r: { at: [30, 20], ...weak } }, { b: { at: [30, 25], ...strong } });
    expect(red(field, charging, 1, scripted).hopeless).toEqual({ times: 1, of: 1 });
  });

  test('are not those of the strong against the weak', () => {
    const field = against({ r: { at: [30, 20], ...strong } }, { b: { at: [30, 25], ...weak } });
    expect(red(field, charging, 1, scripted).hopeless).toEqual({ times: 0, of: 1 });
  });

  test('are not counted where nobody charges, and cannot be judged without scripts', () => {
    const field = against({ r: { at: [30, 20], ...weak } }, { b: { at: [30, 25], ...strong } });
    expect(red(field, passive, 1, scripted).hopeless).toEqual({ times: 0, of: 0 });
    expect(red(field, passive, 1).hopeless).toBeUndefined();
  });
});

test('a ruleset that knows no habits has no blunders', () => {
  const watch = new BlunderWatch({ ...bare, habits: undefined } as never, ['red'], () => null as never, seededRng(1));
  expect(watch.tally(['red'])).toEqual({});
});

test('a place is better if it is clearly better in one respect and not noticeably worse in any', () => {
  expect(isBetter([1, 0], [0, 0])).toBe(true);
  expect(isBetter([1, -0.2], [0, 0])).toBe(true);
  expect(isBetter([0.9, 0], [0, 0])).toBe(false);
  expect(isBetter([2, -0.5], [0, 0])).toBe(false);
  expect(isBetter([0, 0], [0, 0])).toBe(false);
});

import { candidates } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Answer, presetAnswer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { ruleset as fortyK } from '@walstatt/wh40k-10e';
import { describe, expect, it } from 'vitest';
import type { Line, Sight } from '../src/host/game-host.ts';
import { lessonNow } from '../src/state/lessons.ts';

const RULESETS = [foundation, warpath, fortyK, demonworld, skirmish, hexfield] as unknown as Ruleset<Types>[];

/** A battle by the guide's set-up: what the learner was asked, with which options, and which rules were explained. */
function played(ruleset: Ruleset<Types>, seed: number): { asked: Set<string>; told: Set<string> } {
  const { setup, seat } = ruleset.guide!;
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(`${ruleset.id}: the guide's battle cannot be set up`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  const asked = new Set<string>();
  for (let i = 0; i < 500 && !battle.idle; i++) {
    const { id, request: r } = battle.pending[0]!;
    const look = battle.lookAs(r.by);
    if (r.by === seat) {
      asked.add(r.name);
      if ('options' in r) for (const o of r.options) asked.add(`${r.name} ${o.id}`);
    }
    const found = i % 3 > 0 ? candidates(look as never, r, rng, 6) : [];
    const sensible = (): Answer | null => ruleset.tactics[r.name]?.likely?.(look as never, r as never) ?? null;
    const answer =
      found.length > 0 ? found[rng.int(0, found.length - 1)]! : (sensible() ?? presetAnswer(look as never, r));
    if (battle.answer(id, answer) !== null) battle.answer(id, presetAnswer(look as never, r));
  }
  return { asked, told: new Set([...battle.stream.all()].flatMap((e) => e.rules)) };
}

describe('guided first battles', () => {
  for (const ruleset of RULESETS) {
    it(`${ruleset.id}: lessons come up in battles set up by the guide`, () => {
      const battles = [1, 2].map((seed) => played(ruleset, seed));
      const comes = ruleset.guide!.lessons.filter(({ when }) =>
        battles.some(({ asked, told }) => {
          if (when.at === 'begin') return true;
          if (when.at === 'told') return told.has(when.rule);
          return asked.has(when.option === undefined ? when.request : `${when.request} ${when.option}`);
        }),
      );
      const missing = ruleset.guide!.lessons.filter((l) => !comes.includes(l)).map((l) => l.id);
      expect(comes.length, `never taught: ${missing}`).toBeGreaterThan(ruleset.guide!.lessons.length * 0.6);
    });
  }

  it('one lesson at a time: in order, each when its moment has come, none twice', () => {
    const guide = (foundation as unknown as Ruleset<Types>).guide!;
    const sight = (request: string, ...options: string[]): Sight =>
      ({
        asked: [
          { id: 'r1', rule: 'FD-X', ruleText: '', request: { name: request }, options: options.map((id) => ({ id })) },
        ],
      }) as unknown as Sight;
    const next = (learned: string[], s: Sight, lines: Line[] = []) =>
      lessonNow(guide, learned, s, lines, () => null)?.id;
    expect(next([], sight('action', 'moveAction'))).toBe('welcome');
    expect(next(['welcome'], sight('action', 'moveAction'))).toBe('action');
    expect(next(['welcome', 'action'], sight('action', 'moveAction'))).toBeUndefined();
    expect(next(['welcome', 'action'], sight('action', 'moveAction', 'shootAction'))).toBe('shoot');
    const line = { n: 0, text: '', kind: 'roll', rules: ['FD-SHOOT-09'] } as unknown as Line;
    expect(next(['welcome', 'action'], sight('action'), [line])).toBe('journal');
    expect(next(['welcome'], { asked: [] } as unknown as Sight)).toBeUndefined();
  });
});

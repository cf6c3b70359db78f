import { seededRng } from '@walstatt/engine';
import { Eyes, type Memo, newMemo, type Watch } from '@walstatt/engine/host';
import { randomBattle } from '@walstatt/testkit';
import { expect, it } from 'vitest';
import { randomSetup } from '../../test/random-setup.ts';
import { areFoes } from '../01-units/units.ts';
import { attacksOf, bearerOf, shotDistance, targetsOf } from '../12-shooting/shots.ts';
import { coverFrom } from '../13-cover/cover.ts';
import type { State } from '../generated/state.ts';
import { ruleset } from '../index.ts';
import type { Look, Warpath } from '../kit.ts';
import { bearerSees, leaderSees } from './sight.ts';

type Question = readonly [name: string, ask: (look: Look) => unknown];

/** What is asked all the time and therefore remembered, of all units on the table. */
function* questionsOf(state: State): Iterable<Question> {
  const there = Object.keys(state.units).filter((id) => state.units[id]!.where.at === 'table');
  for (const unit of there) {
    const u = state.units[unit]!;
    for (const name of attacksOf(u)) {
      yield [`targets of ${unit} with ${name}`, (look) => targetsOf(look, unit, name)];
      const bearer = bearerOf(u, name);
      for (const target of there) {
        if (!areFoes(state, u, state.units[target]!)) continue;
        const of = `${target} from ${unit} with ${name}`;
        yield [`cover of ${of}`, (look) => coverFrom(look, unit, bearer, target)];
        yield [`distance of ${of}`, (look) => shotDistance(look, { unit, with: name, target })];
        yield [
          `sight of ${of}`,
          (look) =>
            bearer === null ? leaderSees(look, unit, target).visible : bearerSees(look, unit, bearer, target).visible,
        ];
      }
    }
  }
}

const eyes = (state: State, memo: Memo): Look => new Eyes(ruleset, state, memo) as unknown as Look;

/** Events between two looks at the table. */
const APART = 90;

it('what is remembered of a battle is what would be found anew, whatever was asked before', () => {
  let asked = 0;
  for (let seed = 41; seed < 47; seed++) {
    const kept = newMemo();
    let events = 0;
    const watch: Watch<Warpath> = {
      applied(_event, now) {
        if (events++ % APART > 0) return;
        const state = now as State;
        for (const [name, ask] of questionsOf(state)) {
          asked++;
          expect(ask(eyes(state, kept)), `seed ${seed}, event ${events}: ${name}`).toEqual(ask(eyes(state, newMemo())));
        }
      },
    };
    randomBattle(ruleset, randomSetup(seededRng(seed)), seed, watch);
  }
  expect(asked).toBeGreaterThan(2000);
});

import { botAnswer, randomBot } from '@walstatt/bots';
import { type Ruleset, type Setup, seededRng, type Types } from '@walstatt/engine';
import { Battle, seededDice, type Watch } from '@walstatt/engine/host';

/** A battle of random players, decision by decision, for checking laws. */
export function randomBattle<T extends Types>(
  ruleset: Ruleset<T>,
  setup: Setup,
  seed: number,
  watch: Watch<T>,
  atDecision: (battle: Battle<T>) => void = () => {},
  most = 20_000,
): Battle<T> {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(`set-up refused: ${JSON.stringify(set.problems)}`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed), watch });
  const rng = seededRng(seed + 1);
  for (let n = 0; !battle.idle; n++) {
    if (n >= most) throw new Error(`seed ${seed}: the battle does not end`);
    atDecision(battle);
    const pending = battle.pending[0]!;
    const { answer, failed } = botAnswer(battle, randomBot, pending, rng);
    if (failed !== null)
      throw new Error(`seed ${seed}: random answer failed: ${failed} for ${JSON.stringify(pending.request)}`);
    const refusal = battle.answer(pending.id, answer);
    if (refusal !== null) throw new Error(`seed ${seed}: default refused: ${JSON.stringify(refusal)}`);
  }
  return battle;
}

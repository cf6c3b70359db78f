import { presetAnswer, type Ruleset, type Setup, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { writeJournal } from '@walstatt/engine/notation';
import { ruleset as warpath } from '@walstatt/warpath-1e';

const ruleset = warpath as unknown as Ruleset<Types>;

/** Twenty models, and three weapons that must be given to some of them. */
const HORDE = {
  id: 'mob',
  name: 'Mob',
  race: 'x',
  type: 'infantry',
  models: 20,
  move: 5,
  toHit: 4,
  defence: 4,
  morale: [9, 11],
  points: 200,
  weapons: ['heat-cannon', 'heat-cannon', 'hailstorm-cannon'],
};

const setup = {
  scenario: 'battle',
  size: 500,
  condition: 'meatGrinder',
  armies: [
    { seat: 'red', side: 'red', units: [HORDE] },
    { seat: 'blue', side: 'blue', units: ['demo-grunts'] },
  ],
} as unknown as Setup;

/** The journal of a battle that has stopped at the question which of twenty models carries which weapon. */
export function bearersJournal(): string {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(`no horde: ${JSON.stringify(set.problems)}`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(1) });
  for (let n = 0; n < 20; n++) {
    const { id, request } = battle.pending[0]!;
    if (request.name === 'bearers' && request.by === 'red') {
      const seats = { red: 'person', blue: 'computer easy' };
      const opening = {
        ruleset: ruleset.id,
        version: ruleset.version,
        start: { setup },
        dice: 'seeded',
        seats,
      } as const;
      return writeJournal(ruleset, opening, battle.chronicle.journal);
    }
    battle.answer(id, presetAnswer(battle.lookAs(request.by) as never, request));
  }
  throw new Error('nobody was asked who carries what');
}

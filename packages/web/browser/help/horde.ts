import { candidates } from '@walstatt/bots';
import { presetAnswer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { writeJournal } from '@walstatt/engine/notation';
import { ruleset as foundation } from '../../../../rulesets/foundation40k/src/index.ts';

const ruleset = foundation as unknown as Ruleset<Types>;
const SCENARIO = 'annihilation';

/** An army file with units of twenty models. */
const army = (units: number): string => `army: horde
ruleset: foundation40k
name: Horde
profiles:
  guard: { name: Guard, type: infantry, NK: 4+, FK: 4+, A: 1, L: 1, RW: 5+, MW: 3+ }
units:
  mob:
    name: Mob
    models:
      - { count: 20, profile: guard, weapons: [boltgun] }
lists:
  all:
    name: All
    units:
${Array.from({ length: units }, (_, i) => `      G${i + 1}: { unit: mob${i === 0 ? ', general: true' : ''} }`).join('\n')}
`;

/** The journal of a battle of two hordes that has stopped before the move of a unit of twenty models. */
export function hordeJournal(units: number): string {
  const choices = ruleset.setupChoices!;
  const armies = choices.list(SCENARIO).filter((c) => c.about === 'army');
  const picks = Object.fromEntries(armies.map((c) => [c.id, { file: army(units), part: 'all' }]));
  const setup = { scenario: SCENARIO, options: { reserves: false }, ...choices.toSetup(SCENARIO, picks) };
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(`no hordes: ${JSON.stringify(set.problems)}`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(1) });
  const rng = seededRng(1);
  for (let n = 0; n < 400 && battle.pending.length > 0; n++) {
    const { id, request } = battle.pending[0]!;
    if (request.kind === 'path' && request.movers.length >= 20) {
      const seats = set.state.seats.map((s) => [s.id, s.id === request.by ? 'person' : 'computer easy']);
      const opening = {
        ruleset: ruleset.id,
        version: ruleset.version,
        start: { setup },
        dice: 'seeded' as const,
        seats: Object.fromEntries(seats) as Record<string, string>,
      };
      return writeJournal(ruleset, opening, battle.chronicle.journal);
    }
    const look = battle.lookAs(request.by) as never;
    const tried = candidates(look, request, rng, 2);
    battle.answer(id, tried[rng.int(0, Math.max(0, tried.length - 1))] ?? presetAnswer(look, request));
  }
  throw new Error('no horde moves');
}

import { join, type RulesetSchema } from '@walstatt/engine/schema';
import { losses } from './01-units/losses/schema.ts';
import { EDGES, model, unit } from './01-units/schema.ts';
import { profile, weapon } from './03-profiles/schema.ts';
import { act } from './04-actions/act/schema.ts';
import { activation } from './04-actions/activation/schema.ts';
import { reaction } from './04-actions/reaction/schema.ts';
import { secureArea } from './04-actions/secure-area/schema.ts';
import { takeCover } from './04-actions/take-cover/schema.ts';
import { move } from './05-movement/move/schema.ts';
import { attack } from './06-shooting/attack/schema.ts';
import { shoot } from './06-shooting/shoot/schema.ts';
import { melee } from './08-close-combat/melee/schema.ts';
import { strike } from './08-close-combat/strike/schema.ts';
import { damage } from './09-vehicle-damage/damage/schema.ts';
import { explosion } from './09-vehicle-damage/explosion/schema.ts';
import { morale } from './10-morale/schema.ts';
import { breakOff } from './11-fleeing/break-off/schema.ts';
import { flee } from './11-fleeing/flee/schema.ts';
import { rally } from './12-pinned/schema.ts';
import { battle } from './13-round/battle/schema.ts';
import { endOfRound } from './13-round/end-of-round/schema.ts';
import { round } from './13-round/round/schema.ts';
import { war } from './13-round/war/schema.ts';
import { point, terrain } from './14-terrain/schema.ts';
import { stunning } from './16-special-rules/stunning/schema.ts';
import { vanguard } from './16-special-rules/vanguard/schema.ts';
import { waaagh } from './16-special-rules/waaagh/schema.ts';
import { arrival } from './17-reserves/arrival/schema.ts';
import { holding } from './17-reserves/holding/schema.ts';
import { flankAttack } from './18-flank-attack/schema.ts';
import { shockTroops } from './19-shock-troops/schema.ts';
import { deployment } from './20-scenarios/deployment/schema.ts';
import { general } from './20-scenarios/general/schema.ts';
import { loot } from './20-scenarios/loot/schema.ts';
import { markers } from './20-scenarios/markers/schema.ts';
import { sides } from './20-scenarios/sides/schema.ts';
import { victory } from './20-scenarios/victory/schema.ts';
import { type Fragment, s } from './fields.ts';
import { optionFields } from './options.ts';

/** In the order in which a battle reaches them. This order numbers the activities in the hashes that journals carry. */
const fragments: readonly Fragment[] = [
  battle,
  sides,
  markers,
  general,
  holding,
  deployment,
  vanguard,
  war,
  round,
  endOfRound,
  arrival,
  shockTroops,
  activation,
  waaagh,
  act,
  reaction,
  move,
  shoot,
  melee,
  strike,
  attack,
  damage,
  explosion,
  morale,
  breakOff,
  flee,
  rally,
  secureArea,
  takeCover,
  losses,
  loot,
  flankAttack,
  stunning,
  victory,
];

/** What a player has apart from units. */
const player = s.record(
  {
    /** FD-GAP-03: the deployment edge. */
    edge: s.withDefault(s.literal(...EDGES), 'none'),
    points: s.withDefault(s.int(0), 0),
    /** FD-SPECIAL-17: whether the army has the rule, and whether it has been used. */
    waaagh: s.withDefault(s.literal('none', 'ready', 'used'), 'none'),
    /** FD-GAP-99. */
    general: s.nullable(s.id('units')),
    /** Units that are not destroyed, reserves included. */
    unitsLeft: s.withDefault(s.int(0), 0),
    resigned: s.withDefault(s.bool, false),
  },
  'Player',
);

const objective = s.record(
  {
    at: point,
    /** Points. 0 while a loot marker lies face down. */
    value: s.withDefault(s.int(0, 3), 0),
  },
  'Objective',
);

/** What the chapters add to one part of the schema, each name once. */
const all = <V>(part: (f: Fragment) => Readonly<Record<string, V>> | undefined): Readonly<Record<string, V>> =>
  join(...fragments.map((f) => part(f) ?? {}));

/**
 * The one description of state, contexts, events, requests and options. Nothing is secret: a loot value is drawn when
 * its marker is turned over.
 */
export const schema: RulesetSchema = {
  id: 'foundation40k',
  options: optionFields,
  state: {
    mission: s.withDefault(
      s.literal('kingOfTheHill', 'secretLoot', 'captureObjectives', 'annihilation'),
      'annihilation',
    ),
    /** 0 before the first round. */
    round: s.withDefault(s.int(0, 100), 0),
    /** The start player of this round, or of the last one until this round has one. */
    startPlayer: s.nullable(s.id('seats')),
    /** FD-GAP-03: this player places the first unit and moves vanguard first. */
    firstToDeploy: s.nullable(s.id('seats')),
    players: s.table(player),
    profiles: s.table(profile),
    weapons: s.table(weapon),
    units: s.table(unit),
    models: s.table(model),
    terrain: s.withDefault(s.table(terrain), {}),
    objectives: s.withDefault(s.table(objective), {}),
    /** Values of loot markers that have not been turned over (FD-SCENARIO-04). */
    loot: s.withDefault(s.list(s.int(1, 3)), []),
    /** FD-ROUND-15: the sides that won, once the game is over. */
    winners: s.nullable(s.list(s.text)),
  },
  contexts: all((f) => f.contexts),
  events: all((f) => f.events),
  requests: all((f) => f.requests),
  effects: all((f) => f.effects),
};

import { join, type RulesetSchema } from '@walstatt/engine/schema';
import { INCH } from '@walstatt/geometry';
import { datasheet, profile, weapon } from './01-units/datasheet.ts';
import { model, terrain, unit } from './01-units/schema.ts';
import { removal } from './02-coherency/removal/schema.ts';
import { rollOff } from './06-dice/roll-off/schema.ts';
import { battle } from './07-battle-round/battle/schema.ts';
import { phases } from './07-battle-round/phases/schema.ts';
import { round } from './07-battle-round/round/schema.ts';
import { turn } from './07-battle-round/turn/schema.ts';
import { battleShock } from './08-command-phase/battle-shock/schema.ts';
import { commandPhase } from './08-command-phase/command-phase/schema.ts';
import { points } from './08-command-phase/points/schema.ts';
import { losses } from './09-strength/losses/schema.ts';
import { desperateEscape } from './10-movement/desperate-escape/schema.ts';
import { move } from './10-movement/move/schema.ts';
import { movementSteps } from './10-movement/phase/schema.ts';
import { arrive } from './11-reinforcements/arrive/schema.ts';
import { disembark } from './12-transports/disembark/schema.ts';
import { embark } from './12-transports/embark/schema.ts';
import { firingDeck } from './12-transports/firing-deck/schema.ts';
import { wreck } from './12-transports/wreck/schema.ts';
import { shooting } from './13-shooting/phase/schema.ts';
import { shoot } from './13-shooting/shoot/schema.ts';
import { attacks } from './14-attacks/schema.ts';
import { volleys } from './14-attacks/volleys/schema.ts';
import { hazardous } from './15-weapon-abilities/hazardous/schema.ts';
import { charge } from './16-charge/charge/schema.ts';
import { closeIn } from './17-fight/close-in/schema.ts';
import { fight } from './17-fight/fight/schema.ts';
import { melee } from './17-fight/melee/schema.ts';
import { fights } from './17-fight/phase/schema.ts';
import { leadershipTest } from './18-datasheets/leadership-test/schema.ts';
import { scouts } from './19-deployment/scouts/schema.ts';
import { setUp } from './19-deployment/set-up/schema.ts';
import { stratagems } from './20-stratagems/schema.ts';
import { flyAhead } from './23-aircraft/fly-ahead/schema.ts';
import { control } from './25-missions/control/schema.ts';
import { deployment } from './25-missions/deployment/schema.ts';
import { formations } from './25-missions/formations/schema.ts';
import { markers } from './25-missions/markers/schema.ts';
import { mission } from './25-missions/mission/schema.ts';
import { roles } from './25-missions/roles/schema.ts';
import { objective, zones } from './25-missions/schema.ts';
import { scoring } from './25-missions/scoring/schema.ts';
import { type Fragment, length, s } from './fields.ts';
import { optionFields } from './options.ts';

/** In the order in which a battle reaches them. This order numbers the activities in the hashes that journals carry. */
const fragments: readonly Fragment[] = [
  mission,
  markers,
  roles,
  formations,
  deployment,
  setUp,
  scouts,
  battle,
  rollOff,
  round,
  turn,
  commandPhase,
  points,
  battleShock,
  leadershipTest,
  phases,
  movementSteps,
  move,
  desperateEscape,
  arrive,
  embark,
  disembark,
  firingDeck,
  wreck,
  flyAhead,
  shooting,
  shoot,
  charge,
  fights,
  fight,
  closeIn,
  melee,
  stratagems,
  volleys,
  attacks,
  hazardous,
  removal,
  losses,
  control,
  scoring,
];

/** What a player has apart from units. */
const player = s.record(
  {
    commandPoints: s.withDefault(s.int(0, 999), 0),
    victoryPoints: s.withDefault(s.int(0, 999), 0),
  },
  'Player',
);

/** The deployment zones on the smallest battlefield (WH-G-05), from one line to another. */
const strip = (from: number, to: number) =>
  [
    [from, 0],
    [to, 0],
    [to, 44],
    [from, 44],
  ].map(([x, y]) => ({ x: x! * INCH, y: y! * INCH }));

/** What the chapters add to one part of the schema, each name once. */
const all = <V>(part: (f: Fragment) => Readonly<Record<string, V>> | undefined): Readonly<Record<string, V>> =>
  join(...fragments.map((f) => part(f) ?? {}));

/**
 * The one description of state, contexts, events and requests. What lasts for a turn or a phase (moved, shot, charged,
 * fought, stratagems used) is an effect that ends with that activity, not a field.
 */
export const schema: RulesetSchema = {
  id: 'wh40k-10e',
  options: optionFields,
  state: {
    /** In ticks; the corner of the battlefield is the origin. */
    board: s.withDefault(s.record({ width: length, depth: length }, 'BoardSize'), {
      width: 60 * INCH,
      depth: 44 * INCH,
    }),
    /** 0 before the first round. The mission says which is the last one. */
    round: s.withDefault(s.int(0, 100), 0),
    lastRound: s.withDefault(s.int(1, 100), 5),
    over: s.withDefault(s.bool, false),
    /** WH-RES-03: the most points that an army may have in Strategic Reserves. */
    reservesCap: s.withDefault(s.int(0, 9999), 250),
    /** WH-MISSION-07. Null until it is settled. */
    attacker: s.nullable(s.id('seats')),
    zones: s.withDefault(zones, { attacker: strip(0, 18), defender: strip(42, 60) }),
    /** WH-ROUND-02: who takes the first turn of every round; the first seat until it is settled. */
    firstPlayer: s.nullable(s.id('seats')),
    /** Whose turn it is, or was last. */
    activeSeat: s.nullable(s.id('seats')),
    players: s.table(player),
    datasheets: s.table(datasheet),
    profiles: s.table(profile),
    weapons: s.withDefault(s.table(weapon), {}),
    units: s.table(unit),
    models: s.table(model),
    terrain: s.withDefault(s.table(terrain), {}),
    objectives: s.withDefault(s.table(objective), {}),
  },
  contexts: all((f) => f.contexts),
  events: all((f) => f.events),
  requests: all((f) => f.requests),
  effects: all((f) => f.effects),
};

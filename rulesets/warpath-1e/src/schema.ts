import { join, type RulesetSchema } from '@walstatt/engine/schema';
import { unit } from './01-units/schema.ts';
import { battle } from './06-turn/battle/schema.ts';
import { firstTurn } from './06-turn/first-turn/schema.ts';
import { startOfTurn } from './06-turn/start-of-turn/schema.ts';
import { turn } from './06-turn/turn/schema.ts';
import { order } from './08-movement/order/schema.ts';
import { movementPhase } from './08-movement/phase/schema.ts';
import { walk } from './08-movement/walk/schema.ts';
import { charging } from './10-charging/schema.ts';
import { terrain } from './11-terrain/schema.ts';
import { attack } from './12-shooting/attack/schema.ts';
import { shootingPhase } from './12-shooting/phase/schema.ts';
import { shootUnit } from './12-shooting/shoot-unit/schema.ts';
import { wounding } from './14-wounding/schema.ts';
import { specialWeapons } from './15-special-weapons/schema.ts';
import { fight } from './16-melee/fight/schema.ts';
import { meleePhase } from './16-melee/phase/schema.ts';
import { regrouping } from './17-regrouping/schema.ts';
import { morale } from './18-morale/schema.ts';
import { collision } from './19-vehicles/collision/schema.ts';
import { crippling } from './19-vehicles/crippling/schema.ts';
import { drive } from './19-vehicles/drive/schema.ts';
import { makeRoom } from './19-vehicles/make-room/schema.ts';
import { overrun } from './19-vehicles/overrun/schema.ts';
import { flyers } from './22-flyers/schema.ts';
import { board } from './23-transports/board/schema.ts';
import { disembark } from './23-transports/disembark/schema.ts';
import { wreck } from './23-transports/wreck/schema.ts';
import { elite } from './24-special-rules/elite/schema.ts';
import { headstrong } from './24-special-rules/headstrong/schema.ts';
import { scouts } from './24-special-rules/scouts/schema.ts';
import { reinforcements } from './25-reinforcements/schema.ts';
import { lapse } from './27-timed-games/lapse/schema.ts';
import { timedGames } from './27-timed-games/schema.ts';
import { deployUnit } from './28-battle/deploy-unit/schema.ts';
import { deployment } from './28-battle/deployment/schema.ts';
import { givingUp } from './28-battle/giving-up/schema.ts';
import { objectives } from './28-battle/objectives/schema.ts';
import { condition, type Fragment, length, s, side, ticks } from './fields.ts';

/** In the order in which a battle reaches them, because it numbers the activities in the hashes that journals carry. */
const fragments: readonly Fragment[] = [
  battle,
  objectives,
  deployment,
  deployUnit,
  scouts,
  firstTurn,
  lapse,
  turn,
  startOfTurn,
  reinforcements,
  movementPhase,
  order,
  walk,
  charging,
  drive,
  collision,
  overrun,
  makeRoom,
  disembark,
  shootingPhase,
  shootUnit,
  attack,
  meleePhase,
  fight,
  morale,
  wreck,
  wounding,
  specialWeapons,
  regrouping,
  crippling,
  flyers,
  board,
  elite,
  headstrong,
  timedGames,
  givingUp,
];

/** What the fragments say about one part of the schema, each name once. */
const all = <V>(part: (f: Fragment) => Readonly<Record<string, V>> | undefined): Readonly<Record<string, V>> =>
  join(...fragments.map((f) => part(f) ?? {}));

/** The one description of state, contexts, events, requests and options. Nothing is secret. */
export const schema: RulesetSchema = {
  id: 'warpath-1e',
  options: {
    /** 0 = no limit. */
    turns: s.withDefault(s.int(0, 200), 12),
    demoTurns: s.withDefault(s.int(0, 200), 60),
    stealthy: s.withDefault(s.bool, true),
    halving: s.withDefault(s.literal('down', 'up'), 'down'),
    shatteredAt: s.withDefault(s.literal('first', 'second'), 'first'),
    coverTie: s.withDefault(s.literal('open', 'cover'), 'open'),
    chain: s.withDefault(s.bool, false),
    doubtfulSight: s.withDefault(s.bool, false),
    balance: s.withDefault(s.literal('none', 'antiTank', 'heatCannon', 'hailstormCannon'), 'none'),
    softClock: s.withDefault(s.bool, false),
    swapEdges: s.withDefault(s.bool, false),
    spacing: s.withDefault(s.literal('all', 'enemies'), 'all'),
    roughHides: s.withDefault(s.literal('deep', 'always'), 'deep'),
    sightBlockedBy: s.withDefault(s.literal('big', 'all'), 'big'),
    disruptedBy: s.withDefault(s.literal('one', 'several'), 'one'),
    flyersLeave: s.withDefault(s.literal('ownTurn', 'nextTurn'), 'ownTurn'),
    flyersHigh: s.withDefault(s.literal('forAll', 'forGround'), 'forAll'),
    terrainRolls: s.withDefault(s.literal('each', 'once'), 'each'),
    totalControlLead: s.withDefault(s.literal('fifth', 'any'), 'fifth'),
    specialFire: s.withDefault(s.literal('instead', 'besides'), 'instead'),
    pivotsMove: s.withDefault(s.bool, true),
    embarkBy: s.withDefault(s.literal('nearest', 'all'), 'nearest'),
    clock: s.withDefault(s.literal('none', 'chess', 'turn', 'battle'), 'none'),
    /** For each side, each turn or the whole battle; 0 = as the book recommends. */
    minutes: s.withDefault(s.int(0, 600), 0),
  },
  state: {
    mission: s.withDefault(s.literal('demo', 'battle'), 'demo'),
    table: s.spatial(
      s.withDefault(s.record({ width: length, depth: length }, 'Board'), { width: 121920, depth: 121920 }),
    ),
    /** Turns begun so far; each is one side's turn. */
    turn: s.withDefault(s.int(0), 0),
    active: s.withDefault(s.nullable(side), null),
    first: s.withDefault(s.nullable(side), null),
    condition: s.withDefault(condition, 'annihilation'),
    /** Agreed size of an army in points. */
    size: s.withDefault(s.int(0, 100_000), 0),
    objectives: s.withDefault(
      s.list(s.record({ x: ticks, y: ticks, terrain: s.nullable(s.id('terrain')) }, 'Objective')),
      [],
    ),
    sides: s.table(s.record({ edge: s.withDefault(s.literal('none', 'south', 'north'), 'none') }, 'Side')),
    units: s.table(unit),
    terrain: s.withDefault(s.table(terrain), {}),
    /** The clock has cut the current turn short. */
    cut: s.withDefault(s.literal('no', 'soft', 'now'), 'no'),
    timeUp: s.withDefault(s.bool, false),
    /** Seats that want the clock stopped; it stands when all of them do. */
    pausing: s.withDefault(s.list(s.id('seats')), []),
    resigned: s.withDefault(s.list(s.id('seats')), []),
    /** The player whose chess clock has run out. */
    outOfTime: s.withDefault(s.nullable(s.id('seats')), null),
    over: s.withDefault(s.bool, false),
    winners: s.withDefault(s.list(side), []),
  },
  contexts: all((f) => f.contexts),
  events: all((f) => f.events),
  requests: all((f) => f.requests),
  effects: all((f) => f.effects),
};

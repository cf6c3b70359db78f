import { join, type RulesetSchema } from '@walstatt/engine/schema';
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
import { losses } from './09-strength/losses/schema.ts';
import { desperateEscape } from './10-movement/desperate-escape/schema.ts';
import { move } from './10-movement/move/schema.ts';
import { movementSteps } from './10-movement/phase/schema.ts';
import { attacks } from './14-attacks/schema.ts';
import { flyAhead } from './23-aircraft/fly-ahead/schema.ts';
import { type Fragment, length, s } from './fields.ts';
import { optionFields } from './options.ts';

/** In the order in which a battle reaches them. This order numbers the activities in the hashes that journals carry. */
const fragments: readonly Fragment[] = [
  battle,
  rollOff,
  round,
  turn,
  commandPhase,
  battleShock,
  phases,
  movementSteps,
  move,
  desperateEscape,
  flyAhead,
  attacks,
  removal,
  losses,
];

/** What a player has apart from units. */
const player = s.record(
  {
    commandPoints: s.withDefault(s.int(0, 999), 0),
    victoryPoints: s.withDefault(s.int(0, 999), 0),
  },
  'Player',
);

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
      width: 60 * 2540,
      depth: 44 * 2540,
    }),
    /** 0 before the first round. The mission says which is the last one. */
    round: s.withDefault(s.int(0, 100), 0),
    lastRound: s.withDefault(s.int(1, 100), 5),
    over: s.withDefault(s.bool, false),
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
  },
  contexts: all((f) => f.contexts),
  events: all((f) => f.events),
  requests: all((f) => f.requests),
  effects: all((f) => f.effects),
};

import { join, type RulesetSchema } from '@walstatt/engine/schema';
import { profile } from './1-01-units/profile.ts';
import { board, unit } from './1-01-units/schema.ts';
import { losses } from './1-02-formations/losses/schema.ts';
import { formation } from './1-02-formations/schema.ts';
import { blastMarkers } from './1-03-blast-markers/schema.ts';
import { battle } from './1-04-game-sequence/battle/schema.ts';
import { round } from './1-04-game-sequence/round/schema.ts';
import { strategyPhase } from './1-05-strategy-phase/schema.ts';
import { action } from './1-06-action-phase/action/schema.ts';
import { activation } from './1-06-action-phase/activation/schema.ts';
import { actionPhase } from './1-06-action-phase/phase/schema.ts';
import { disembark } from './1-07-movement/disembark/schema.ts';
import { move } from './1-07-movement/move/schema.ts';
import { stray } from './1-07-movement/stray/schema.ts';
import { wreck } from './1-07-movement/wreck/schema.ts';
import { terrain } from './1-08-terrain/schema.ts';
import { shoot } from './1-09-shooting/shoot/schema.ts';
import { overwatch } from './1-10-overwatch/schema.ts';
import { assault } from './1-12-assaults/schema.ts';
import { regroup } from './1-13-regrouping/regroup/schema.ts';
import { withdrawal } from './1-13-regrouping/withdrawal/schema.ts';
import { endPhase } from './1-14-end-phase/phase/schema.ts';
import { rally } from './1-14-end-phase/rally/schema.ts';
import { type Fragment, s, seat } from './fields.ts';
import { optionFields } from './options.ts';

/** In the order in which a battle reaches them. This order numbers the activities in the hashes that journals carry. */
const fragments: readonly Fragment[] = [
  battle,
  round,
  strategyPhase,
  actionPhase,
  activation,
  action,
  move,
  stray,
  disembark,
  wreck,
  shoot,
  assault,
  regroup,
  withdrawal,
  endPhase,
  rally,
  blastMarkers,
  losses,
  overwatch,
];

/** What a player has apart from formations. */
const player = s.record(
  {
    /** EA-1.5-01. */
    strategyRating: s.int(0, 10),
  },
  'Player',
);

/** What the chapters add to one part of the schema, each name once. */
const all = <V>(part: (f: Fragment) => Readonly<Record<string, V>> | undefined): Readonly<Record<string, V>> =>
  join(...fragments.map((f) => part(f) ?? {}));

/**
 * The one description of state, contexts, events and requests. What lasts for an action or a round (activated, marched)
 * is an effect that ends with that activity, not a field.
 */
export const schema: RulesetSchema = {
  id: 'epic-armageddon',
  options: optionFields,
  state: {
    /** In ticks; the corner of the table is the origin. EA-5.1.2-01. */
    board: s.withDefault(board, { width: 180_000, depth: 120_000 }),
    /** 0 before the first round, which the book calls a turn. */
    round: s.withDefault(s.int(0, 100), 0),
    lastRound: s.withDefault(s.int(1, 100), 4),
    over: s.withDefault(s.bool, false),
    /** EA-1.5-04: who won the last strategy roll. */
    strategyWinner: s.nullable(seat),
    /** Who acts first in the action phase. */
    first: s.nullable(seat),
    /** EA-1.5-05: whose birthday comes next, if the players have said so. */
    nextBirthday: s.nullable(seat),
    players: s.table(player),
    profiles: s.table(profile),
    formations: s.table(formation),
    units: s.table(unit),
    terrain: s.withDefault(s.table(terrain), {}),
  },
  contexts: all((f) => f.contexts),
  events: all((f) => f.events),
  requests: all((f) => f.requests),
  effects: all((f) => f.effects),
};

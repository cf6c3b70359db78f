import { join, type RulesetSchema } from '@walstatt/engine/schema';
import { rollOff } from './01-introduction/roll-off/schema.ts';
import { element, unit } from './01-introduction/schema.ts';
import { losses } from './02-characteristics/losses/schema.ts';
import { card } from './02-characteristics/schema.ts';
import { commandPhase } from './03-orders/command-phase/schema.ts';
import { round } from './03-orders/round/schema.ts';
import { closeUp } from './04-missiles/close-up/schema.ts';
import { missilePhase } from './04-missiles/phase/schema.ts';
import { volley } from './04-missiles/volley/schema.ts';
import { movementPhase } from './05-movement/phase/schema.ts';
import { reaction } from './05-movement/reaction/schema.ts';
import { walk } from './05-movement/walk/schema.ts';
import { followUp } from './06-melee/follow-up/schema.ts';
import { melee } from './06-melee/melee/schema.ts';
import { meleePhase } from './06-melee/phase/schema.ts';
import { battle } from './07-first-game/battle/schema.ts';
import { deployment } from './07-first-game/deployment/schema.ts';
import { edge, groundOnField } from './11-terrain/schema.ts';
import { type Fragment, facing, s, seat } from './fields.ts';

/** In the order in which a battle reaches them. This order numbers the activities in the hashes that journals carry. */
const fragments: readonly Fragment[] = [
  battle,
  deployment,
  round,
  commandPhase,
  missilePhase,
  volley,
  closeUp,
  movementPhase,
  walk,
  reaction,
  meleePhase,
  melee,
  followUp,
  rollOff,
  losses,
];

/** What the happenings add to one part of the schema, each name once. */
const all = <V>(part: (f: Fragment) => Readonly<Record<string, V>> | undefined): Readonly<Record<string, V>> =>
  join(...fragments.map((f) => part(f) ?? {}));

export const schema: RulesetSchema = {
  id: 'demonworld-2e',
  options: {
    level: s.withDefault(s.literal('introductory', 'standard', 'expert'), 'introductory'),
    fire: s.withDefault(s.bool, false),
    flyers: s.withDefault(s.bool, false),
    buildings: s.withDefault(s.bool, false),
    layout: s.withDefault(s.literal('long', 'short'), 'long'),
    reinforcements: s.withDefault(s.bool, false),
    players: s.withDefault(s.literal('two', 'four'), 'two'),
    manoeuvres: s.withDefault(s.literal('two', 'card'), 'two'),
    cavalryArc: s.withDefault(s.literal('180', '240', '300', '360'), '300'),
    holdFire: s.withDefault(s.literal('normal', 'melee'), 'normal'),
    orderTime: s.withDefault(s.int(0, 3600), 0),
    ties: s.withDefault(s.literal('first', 'choose'), 'first'),
    holdShift: s.withDefault(s.literal('all', 'some'), 'all'),
    /** The last round. 0 means none. */
    rounds: s.withDefault(s.int(0, 999), 0),
  },
  state: {
    battlefield: s.withDefault(s.text, 'first-game'),
    round: s.withDefault(s.int(0), 0),
    board: s.withDefault(
      s.spatial(
        s.record(
          {
            across: s.int(1, 4),
            down: s.int(1, 4),
            /** Numbers of the cards, row by row. */
            cards: s.list(s.int(1, 4)),
          },
          'Board',
        ),
      ),
      { across: 1, down: 2, cards: [1, 2] },
    ),
    /** Fields of which the battle says something else than the map boards show. */
    ground: s.withDefault(s.spatial(s.list(groundOnField)), []),
    edges: s.withDefault(s.spatial(s.list(edge)), []),
    cards: s.table(card),
    units: s.table(unit),
    elements: s.table(element),
    /** By side: the rows of its deployment zone. */
    zones: s.withDefault(s.table(s.record({ first: s.int(0), last: s.int(0), facing }, 'ZoneRows')), {}),
    resigned: s.withDefault(s.list(seat), []),
    /** Seats that would call it a draw in this round. */
    draws: s.withDefault(s.list(seat), []),
    /** The battle ended before the last element fell. */
    ended: s.withDefault(s.literal('no', 'agreed', 'rounds'), 'no'),
  },
  contexts: all((f) => f.contexts),
  events: all((f) => f.events),
  requests: all((f) => f.requests),
  effects: all((f) => f.effects),
};

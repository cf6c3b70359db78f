import { type RulesetSchema, schema as s } from '@walstatt/engine';
import { EDGES, model, unit } from './01-units/schema.ts';
import { profile } from './03-profiles/profile.ts';
import { weapon } from './03-profiles/weapon.ts';
import { point, terrain } from './14-terrain/schema.ts';
import { contexts } from './schema/contexts.ts';
import { events } from './schema/events.ts';
import { options } from './schema/options.ts';

/** What a player has besides units. */
const player = s.record(
  {
    /** FD-GAP-03: the deployment edge. */
    edge: s.withDefault(s.literal(...EDGES), 'none'),
    points: s.withDefault(s.int(0), 0),
    /** FD-SPECIAL-17: whether the army has the rule, and whether it has been used. */
    waaagh: s.withDefault(s.literal('none', 'ready', 'used'), 'none'),
    /** FD-GAP-99. */
    general: s.nullable(s.id('units')),
    /** Units not destroyed, reserves included. */
    unitsLeft: s.withDefault(s.int(0), 0),
    resigned: s.withDefault(s.bool, false),
  },
  'Player',
);

const objective = s.record(
  {
    at: point,
    /** Points; 0 while a loot marker lies face down. */
    value: s.withDefault(s.int(0, 3), 0),
  },
  'Objective',
);

/** The one description of state, contexts, events and options. Nothing is secret: loot is drawn when it is turned over. */
export const schema: RulesetSchema = {
  id: 'foundation40k',
  options,
  state: {
    mission: s.withDefault(
      s.literal('kingOfTheHill', 'secretLoot', 'captureObjectives', 'annihilation'),
      'annihilation',
    ),
    /** 0 before the first round. */
    round: s.withDefault(s.int(0, 100), 0),
    /** The start player of this round, or of the last one while none is found yet. */
    startPlayer: s.nullable(s.id('seats')),
    /** FD-GAP-03: places the first unit and moves vanguard first. */
    firstToDeploy: s.nullable(s.id('seats')),
    players: s.table(player),
    profiles: s.table(profile),
    weapons: s.table(weapon),
    units: s.table(unit),
    models: s.table(model),
    terrain: s.withDefault(s.table(terrain), {}),
    objectives: s.withDefault(s.table(objective), {}),
    /** Values of loot markers not turned over yet (FD-SCENARIO-04). */
    loot: s.withDefault(s.list(s.int(1, 3)), []),
    /** FD-ROUND-15: the sides that won, once the game is over. */
    winners: s.nullable(s.list(s.text)),
  },
  contexts,
  events,
  effects: {
    /** FD-SPECIAL-10, 11: no quick reflexes, strikes last. */
    dazed: {},
  },
};

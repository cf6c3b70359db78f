import { type Explained, type Plain, type Question, type RuleId, Unanswerable } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { gap } from '@walstatt/geometry';
import { type L, question, type Skirmish } from './kit.ts';
import { actionsOf } from './rules/actions.ts';
import { canCharge, isEngaged } from './rules/contact.ts';
import { bodiesOf } from './rules/field.ts';
import { canShoot, diceOf, type Shot, type ShotDie, shotNeeds } from './rules/shooting.ts';
import { inCover, sees, sightOf } from './rules/sight.ts';
import { isReady } from './rules/units.ts';

type Args = Readonly<Record<string, Plain>>;

const unitIn = (args: Args, name: string): string => args[name] as string;

const shotOf = (args: Args): Shot => ({
  unit: unitIn(args, 'unit'),
  target: unitIn(args, 'target'),
  reaction: args['reaction'] === 'overwatch' || args['reaction'] === 'returnFire' ? args['reaction'] : 'none',
});

const plain = (e: Explained): Plain => ({ value: e.value, base: e.base, reasons: e.reasons.map((r) => ({ ...r })) });

const OF_UNIT = { unit: s.id('units') };
const OF_PAIR = { ...OF_UNIT, target: s.id('units') };
const REACTION = s.withDefault(s.literal('none', 'overwatch', 'returnFire'), 'none');

/** A question about one unit and another. */
const ofPair = (rule: RuleId, ask: (look: L, unit: string, target: string) => Plain): Question<Skirmish> =>
  question({
    rule,
    takes: OF_PAIR,
    ask: (look, args) => ask(look, unitIn(args, 'unit'), unitIn(args, 'target')),
  });

/** A question about a single unit. */
const ofUnit = (rule: RuleId, ask: (look: L, unit: string) => Plain): Question<Skirmish> =>
  question({ rule, takes: OF_UNIT, ask: (look, args) => ask(look, unitIn(args, 'unit')) });

/** What a die of a shot needs, with its reasons. */
const needed = (rule: RuleId, die: ShotDie) =>
  question({
    rule,
    takes: { ...OF_PAIR, reaction: REACTION },
    ask(look, args) {
      const shot = shotOf(args);
      if (shot.unit === shot.target) throw new Unanswerable(`target: ${shot.unit} does not shoot at itself`);
      return plain(shotNeeds(look, die, shot));
    },
  });

/** What can be asked from outside. */
export const questions: Readonly<Record<string, Question<Skirmish>>> = {
  canShoot: ofPair('SK-SHOOT-01', canShoot),
  dice: ofPair('SK-SHOOT-02', diceOf),
  hitOn: needed('SK-SHOOT-03', 'hitOn'),
  woundOn: needed('SK-SHOOT-06', 'woundOn'),
  saveOn: needed('SK-SHOOT-07', 'saveOn'),
  sees: ofPair('SK-SIGHT-01', sees),
  sight: ofPair('SK-SIGHT-01', (look, unit, target) => {
    const seen = sightOf(look, unit, target);
    return seen === null ? null : { ...seen };
  }),
  inCover: ofPair('SK-SIGHT-04', inCover),
  canCharge: ofPair('SK-CHARGE-01', canCharge),
  isEngaged: ofUnit('SK-CHARGE-08', isEngaged),
  isReady: ofUnit('SK-ROUND-05', (look, unit) => isReady(look.state, unit)),
  actions: ofUnit('SK-ACT-02', actionsOf),
  /** The gap between the nearest models, rounded to ticks. Null if one of the units is not on the table. */
  distance: {
    ...ofPair('SK-SIGHT-01', (look, unit, target) => {
      const gaps = bodiesOf(look, unit).flatMap((a) => bodiesOf(look, target).map((b) => gap(a, b)));
      return gaps.length === 0 ? null : Math.round(Math.min(...gaps));
    }),
    lengths: [''],
  },
};

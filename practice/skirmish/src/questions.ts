import type { Explained, Plain, Question } from '@walstatt/engine';
import { spaceGap } from '@walstatt/geometry';
import { type L, question, type Skirmish } from './kit.ts';
import { actionsOf } from './rules/actions.ts';
import { canCharge } from './rules/charging.ts';
import { isEngaged } from './rules/engagement.ts';
import { standingOf } from './rules/field.ts';
import { canShoot, diceOf, type Shot } from './rules/shooting.ts';
import { inCover, sees, sightOf } from './rules/sight.ts';
import { isReady, unitOf } from './rules/units.ts';

type Args = Readonly<Record<string, Plain>>;

const known = (look: L, args: Args, name: string): string => {
  const id = args[name];
  if (typeof id !== 'string' || !Object.hasOwn(look.state.units, id))
    throw new Error(`${name}: there is no unit ${id}`);
  return id;
};

const shotOf = (look: L, args: Args): Shot => ({
  unit: known(look, args, 'unit'),
  target: known(look, args, 'target'),
  reaction: args['reaction'] === 'overwatch' || args['reaction'] === 'returnFire' ? args['reaction'] : 'none',
});

const plain = (e: Explained): Plain => ({ value: e.value, base: e.base, reasons: e.reasons.map((r) => ({ ...r })) });

const pair = ['unit', 'target'];

/** What can be asked from outside. */
export const questions: Readonly<Record<string, Question<Skirmish>>> = {
  canShoot: question({
    rule: 'SK-SHOOT-01',
    takes: pair,
    ask: (look, args) => canShoot(look, known(look, args, 'unit'), known(look, args, 'target')),
  }),
  dice: question({
    rule: 'SK-SHOOT-02',
    takes: pair,
    ask: (look, args) => diceOf(look, known(look, args, 'unit'), known(look, args, 'target')),
  }),
  hitOn: question({
    rule: 'SK-SHOOT-03',
    takes: [...pair, 'reaction'],
    ask: (look, args) => {
      const shot = shotOf(look, args);
      return plain(look.explain('hitOn', unitOf(look.state, shot.unit).skill, shot));
    },
  }),
  woundOn: question({
    rule: 'SK-SHOOT-06',
    takes: pair,
    ask: (look, args) => {
      const shot = shotOf(look, args);
      return plain(look.explain('woundOn', unitOf(look.state, shot.unit).weapon.wounds, shot));
    },
  }),
  saveOn: question({
    rule: 'SK-SHOOT-07',
    takes: pair,
    ask: (look, args) => {
      const shot = shotOf(look, args);
      return plain(look.explain('saveOn', unitOf(look.state, shot.target).save, shot));
    },
  }),
  sees: question({
    rule: 'SK-SIGHT-01',
    takes: pair,
    ask: (look, args) => sees(look, known(look, args, 'unit'), known(look, args, 'target')),
  }),
  sight: question({
    rule: 'SK-SIGHT-01',
    takes: pair,
    ask: (look, args) => {
      const seen = sightOf(look, known(look, args, 'unit'), known(look, args, 'target'));
      return seen === null ? null : { ...seen };
    },
  }),
  inCover: question({
    rule: 'SK-SIGHT-04',
    takes: pair,
    ask: (look, args) => inCover(look, known(look, args, 'unit'), known(look, args, 'target')),
  }),
  canCharge: question({
    rule: 'SK-CHARGE-01',
    takes: pair,
    ask: (look, args) => canCharge(look, known(look, args, 'unit'), known(look, args, 'target')),
  }),
  isEngaged: question({
    rule: 'SK-CHARGE-08',
    takes: ['unit'],
    ask: (look, args) => isEngaged(look, known(look, args, 'unit')),
  }),
  isReady: question({
    rule: 'SK-ROUND-05',
    takes: ['unit'],
    ask: (look, args) => isReady(look.state, known(look, args, 'unit')),
  }),
  actions: question({
    rule: 'SK-ACT-02',
    takes: ['unit'],
    ask: (look, args) => actionsOf(look, known(look, args, 'unit')),
  }),
  /** From model to nearest model in space, rounded to ticks; null if one of the units is not on the table. */
  distance: question({
    rule: 'SK-SIGHT-01',
    takes: pair,
    ask: (look, args) => {
      const gaps = standingOf(look, known(look, args, 'unit')).flatMap((a) =>
        standingOf(look, known(look, args, 'target')).map((b) => spaceGap(a, b)),
      );
      return gaps.length === 0 ? null : Math.round(Math.min(...gaps));
    },
  }),
};

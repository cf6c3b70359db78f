import { hasEffect, type Modifier } from '@walstatt/engine';
import { type L, modifier, type Skirmish } from '../kit.ts';
import { isWithin } from '../rules/field.ts';
import type { Nerve } from '../rules/morale.ts';
import type { Shot } from '../rules/shooting.ts';
import { inCover } from '../rules/sight.ts';
import { unitOf } from '../rules/units.ts';

type Fold = Modifier<Skirmish>;

/** SK-SHOOT-09. */
const atLeastTwo = modifier({ rule: 'SK-SHOOT-09', op: 'atLeast', by: 2 });
const atMostSix = modifier({ rule: 'SK-SHOOT-09', op: 'atMost', by: 6 });

const isLongShot = (look: L, { unit, target }: Shot): boolean =>
  !isWithin(look, unit, target, Math.floor(unitOf(look.state, unit).weapon.range / 2));

const isSnapShot = (look: L, { unit, reaction }: Shot): boolean =>
  reaction === 'returnFire' || (reaction === 'overwatch' && !hasEffect(look.state, unit, 'holding'));

const ofShooter = (_look: L, shot: Shot, effect: { on: string }): boolean => effect.on === shot.unit;
const ofTarget = (_look: L, shot: Shot, effect: { on: string }): boolean => effect.on === shot.target;

/** What a die of a shot needs to hit. */
const hitOn: Fold[] = [
  modifier({ rule: 'SK-SHOOT-04', op: 'add', by: 1, when: isLongShot }),
  modifier({ rule: 'SK-SHOOT-05', op: 'add', by: 1, effect: 'onTheMove', when: ofShooter }),
  modifier({ rule: 'SK-ACT-07', op: 'add', by: -1, effect: 'aimed', when: ofShooter }),
  modifier({ rule: 'SK-REACT-03', op: 'add', by: 1, when: isSnapShot }),
  modifier({ rule: 'SK-REACT-05', op: 'add', by: 1, effect: 'toGround', when: ofShooter }),
  modifier({ rule: 'SK-SHOOT-12', op: 'add', by: 1, effect: 'suppressed', when: ofShooter }),
  atLeastTwo,
  atMostSix,
];

/** What a hit needs to wound. */
const woundOn: Fold[] = [atLeastTwo, atMostSix];

/** What a wound needs to be saved. 7 is impossible. */
const saveOn: Fold[] = [
  modifier({
    rule: 'SK-SHOOT-07',
    op: 'add',
    by: (look, shot: Shot) => unitOf(look.state, shot.unit).weapon.pierce,
    when: (look, shot: Shot) => unitOf(look.state, shot.unit).weapon.pierce > 0,
  }),
  modifier({
    rule: 'SK-SHOOT-08',
    op: 'add',
    by: -1,
    when: (look, shot: Shot) => inCover(look, shot.unit, shot.target),
  }),
  modifier({ rule: 'SK-REACT-05', op: 'add', by: -1, effect: 'toGround', when: ofTarget }),
  atLeastTwo,
  modifier({ rule: 'SK-SHOOT-09', op: 'atMost', by: 7 }),
];

const nerve: Fold[] = [
  modifier({
    rule: 'SK-MORALE-06',
    op: 'add',
    by: -1,
    effect: 'suppressed',
    when: (_look, n: Nerve, effect) => effect.on === n.unit,
  }),
  modifier({
    rule: 'SK-MORALE-07',
    op: 'add',
    by: (_look, n: Nerve) => n.bonus,
    when: (_look, n: Nerve) => n.bonus > 0,
  }),
];

/** SK-OPT-03: what a die needs so that the model is not lost in rubble. */
const safeInRubble: Fold[] = [
  modifier({ rule: 'SK-OPT-03', op: 'set', by: 3, when: (look) => look.state.options.deadlyGround }),
];

export const modifiers: Readonly<Record<string, readonly Fold[]>> = { hitOn, woundOn, saveOn, nerve, safeInRubble };

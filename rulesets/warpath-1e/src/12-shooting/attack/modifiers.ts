import type { Modifier } from '@walstatt/engine';
import { has, isObvious, isSingle, isVehicle } from '../../01-units/units.ts';
import { TOLERANCE } from '../../07-measuring/lengths.ts';
import { coverFrom } from '../../13-cover/cover.ts';
import { type Look, modifier, type Warpath } from '../../kit.ts';
import { isShattered } from '../shattered.ts';
import { bearerOf, countsAsHalted, rangeOf, type Shot, shotDistance } from '../shots.ts';

const cover = (look: Look, s: Shot): 'none' | 'soft' | 'hard' => {
  if (s.cover !== undefined) return s.cover;
  return coverFrom(look, s.unit, bearerOf(look.state.units[s.unit]!, s.with), s.target).kind;
};

/**
 * What a shooter needs to hit, as a number on the die: a penalty in the book raises it. All are added up (WP-SHOOT-16).
 */
export const toHitShooting: readonly Modifier<Warpath>[] = [
  modifier({
    rule: 'WP-SHOOT-11',
    op: 'add',
    by: 1,
    when: (look, s: Shot) => 2 * shotDistance(look, s) > rangeOf(look.state.units[s.unit]!, s.with) + 2 * TOLERANCE,
  }),
  modifier({ rule: 'WP-SHOOT-12', op: 'add', by: 1, when: (look, s: Shot) => cover(look, s) === 'soft' }),
  modifier({ rule: 'WP-SHOOT-13', op: 'add', by: 2, when: (look, s: Shot) => cover(look, s) === 'hard' }),
  modifier({
    rule: 'WP-SHOOT-14',
    op: 'add',
    by: 1,
    when: (look, s: Shot) => !isVehicle(look.state.units[s.unit]!) && !countsAsHalted(look, look.state.units[s.unit]!),
  }),
  /** WP-G-10: manoeuvre and pivot are to a vehicle what an advance is to others. */
  modifier({
    rule: 'WP-VEHICLE-10',
    op: 'add',
    by: 1,
    when: (look, s: Shot) => isVehicle(look.state.units[s.unit]!) && !countsAsHalted(look, look.state.units[s.unit]!),
  }),
  modifier({
    rule: 'WP-SHOOT-15',
    op: 'add',
    by: 1,
    when: (look, s: Shot) => isShattered(look, look.state.units[s.unit]!),
  }),
  /** WP-G-01: the book has lost the effect of stealthy, so the players may play without it. */
  modifier({
    rule: 'WP-SPECIAL-17',
    op: 'add',
    by: 1,
    when: (look, s: Shot) => has(look.state.units[s.target]!, 'stealthy') && look.state.options.stealthy,
  }),
  modifier({
    rule: 'WP-VEHICLE-35',
    op: 'add',
    by: -1,
    when: (look, s: Shot) => isVehicle(look.state.units[s.target]!),
  }),
  modifier({
    rule: 'WP-HERO-02',
    op: 'add',
    by: -1,
    when: (look, s: Shot) => isObvious(look.state.units[s.target]!) && isSingle(look.state.units[s.target]!),
  }),
];

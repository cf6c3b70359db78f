import type { Plain } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { INCH } from '@walstatt/geometry';
import type { Attacks, Profile } from '../generated/state.ts';
import { question } from '../kit.ts';

const attacks = ({ dice, plus }: Attacks): string =>
  dice === 0 ? String(plus) : `${dice}D6${plus === 0 ? '' : `+${plus}`}`;

/**
 * FD-PROFILE-01, FD-PROFILE-02, FD-PROFILE-03, FD-PROFILE-04, FD-PROFILE-05, FD-PROFILE-06, FD-PROFILE-07, in the book's
 * order.
 */
const CHARACTERISTICS: readonly (readonly [string, (p: Profile) => string])[] = [
  ['BW', (p) => `${Math.round((p.move / INCH) * 100) / 100}"`],
  ['NK', (p) => `${p.meleeSkill}+`],
  ['FK', (p) => `${p.shootSkill}+`],
  ['RW', (p) => `${p.save}+`],
  ['A', (p) => attacks(p.attacks)],
  ['L', (p) => String(p.lives)],
  ['MW', (p) => `${p.morale}+`],
];

/** The characteristics of a model as the book prints them. */
export const characteristics = question({
  rule: 'FD-PROFILE-01',
  takes: { model: s.id('models') },
  ask(look, args) {
    const id = String(args['model']);
    const profile = look.state.profiles[look.state.models[id]!.profile]!;
    const values: Record<string, Plain> = {};
    for (const [name, value] of CHARACTERISTICS) values[name] = value(profile);
    return values;
  },
});

import type { Plain, RuleId } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { INCH } from '@walstatt/geometry';
import type { Attacks, Profile } from '../generated/state.ts';
import { question } from '../kit.ts';

const attacks = ({ dice, plus }: Attacks): string =>
  dice === 0 ? String(plus) : `${dice}D6${plus === 0 ? '' : `+${plus}`}`;

/** FD-PROFILE-01 to 07: each characteristic with the rule that says what it is. */
const CHARACTERISTICS: readonly (readonly [string, RuleId, (p: Profile) => string])[] = [
  ['BW', 'FD-PROFILE-01', (p) => `${Math.round((p.move / INCH) * 100) / 100}"`],
  ['NK', 'FD-PROFILE-02', (p) => `${p.meleeSkill}+`],
  ['FK', 'FD-PROFILE-03', (p) => `${p.shootSkill}+`],
  ['RW', 'FD-PROFILE-04', (p) => `${p.save}+`],
  ['A', 'FD-PROFILE-05', (p) => attacks(p.attacks)],
  ['L', 'FD-PROFILE-06', (p) => String(p.lives)],
  ['MW', 'FD-PROFILE-07', (p) => `${p.morale}+`],
];

/** The characteristics of a model as the book prints them. */
export const characteristics = question({
  rule: 'FD-PROFILE-01',
  takes: { model: s.id('models') },
  ask(look, args) {
    const id = String(args['model']);
    const profile = look.state.profiles[look.state.models[id]!.profile]!;
    const values: Record<string, Plain> = {};
    for (const [name, rule, value] of CHARACTERISTICS) {
      look.note(rule);
      values[name] = value(profile);
    }
    return values;
  },
});

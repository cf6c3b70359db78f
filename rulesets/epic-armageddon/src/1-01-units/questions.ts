import { type Plain, Unanswerable } from '@walstatt/engine';
import { formationId, unitId } from '../fields.ts';
import { type L, question } from '../kit.ts';
import { isOnTable, profileOf } from './units.ts';

type Args = Readonly<Record<string, Plain>>;

export const ofUnits = { unit: unitId, target: unitId };
export const ofFormation = { formation: formationId };
export const ofFormations = { formation: formationId, target: formationId };

/** A unit on the table. Nothing can be measured to units that are not there. */
export function unitArg({ state }: L, args: Args, name: string): string {
  const id = args[name] as string;
  if (!isOnTable(state, id)) throw new Unanswerable(`${name}: ${id} is not on the table`);
  return id;
}

export const questions = {
  /** EA-1.1-01, EA-1.1.3-02, EA-2.1.1-02: what a unit is, with the characters that it is host to. */
  unit: question({
    rule: 'EA-1.1-01',
    takes: { unit: unitId },
    ask({ state: s }, args) {
      const id = args['unit'] as string;
      const { type, speed, armour, closeCombat, firefight, abilities } = profileOf(s, id);
      const characters = s.units[id]!.characters.map((c) => s.profiles[c]!);
      return {
        type,
        speed,
        armour,
        closeCombat,
        firefight,
        abilities: [...new Set([...abilities, ...characters.flatMap((c) => c.abilities)])],
        weapons: [...profileOf(s, id).weapons, ...characters.flatMap((c) => c.weapons)].map(
          ({ name, count }) => `${count} ${name}`,
        ),
      };
    },
  }),
};

import { standing } from '../../1-00-materials/table-top.ts';
import type { Contexts, Gun, Weapon } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { mayBombard } from '../barrage/guns.ts';
import { shootersOf } from '../suppression.ts';
import { reaches } from '../weapons/reach.ts';
import { type Kind, kindsOf, weaponsOf } from '../weapons/weapons.ts';
import { canTake } from './candidates.ts';

type C = Contexts['shoot'];

/** One copy of a weapon, or of one of the lines that it fires together, and the ways in which it can fire. */
export type Aim = { readonly id: string; readonly ways: readonly Gun[] };

/**
 * EA-1.1.3-03, EA-1.9.5-01: every copy of every weapon that fires, and with what it can hit anybody. EA-G-52: in formation
 * order and in the order of the datasheet.
 */
export function aimsOf(look: L, c: C): Aim[] {
  const aims: Aim[] = [];
  const { formation, target, suppressed } = c;
  if (target === null) return aims;
  const foes = standing(look, target).units;
  for (const unit of shootersOf(look, { formation, target }, suppressed))
    weaponsOf(look.state, unit).forEach((weapon, w) => {
      if (c.bombards && mayBombard(weapon)) return;
      for (const modes of together(weapon)) {
        const ways = modes.flatMap((mode) => waysOf(look, { unit, w, mode, weapon, foes }));
        if (ways.length === 0) continue;
        for (let copy = 0; copy < weapon.count; copy++) aims.push({ id: `${unit}/${w}.${modes[0]}.${copy}`, ways });
      }
    });
  return aims;
}

/** The lines of a weapon of which one is chosen: each by itself if all of them fire. */
function together({ modes, joined }: Weapon): number[][] {
  const all = modes.map((_, i) => i);
  return joined === 'or' ? [all] : all.map((i) => [i]);
}

type Line = {
  readonly unit: string;
  readonly w: number;
  readonly mode: number;
  readonly weapon: Weapon;
  readonly foes: readonly string[];
};

/** EA-1.9.6-02, EA-G-52: kinds of fire that nobody within reach could be hit by are not rolled for. */
function waysOf(look: L, { unit, w, mode, weapon, foes }: Line): Gun[] {
  const line = weapon.modes[mode]!;
  const near = foes.filter((foe) => reaches(look, unit, line, foe));
  return kindsOf(line)
    .filter((kind) => near.some((foe) => canTake(look.state, foe, kind)))
    .map((kind): Gun => ({ unit, weapon: w, mode, kind, value: line[kind]!, shots: line.shots }));
}

export const wayId = ({ kind, mode }: { readonly kind: Kind; readonly mode: number }): string => `${kind}${mode}`;

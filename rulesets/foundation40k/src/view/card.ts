import type { Teller } from '@walstatt/engine';
import { livingModels } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import { words } from './words.ts';

/** Lines of a unit's card: its profiles and its weapons with their numbers. */
export function cardOf(s: State, unit: string, t: Teller): string[] {
  const w = words[t.language];
  const models = livingModels(s, unit);
  const profiles = [...new Set(models.map((m) => s.models[m]!.profile))];
  const guns = new Map<string, number>();
  for (const m of models) for (const g of s.models[m]!.weapons) guns.set(g, (guns.get(g) ?? 0) + 1);
  return [
    ...profiles.map((id) => {
      const p = s.profiles[id]!;
      const { dice, plus } = p.attacks;
      const attacks = dice === 0 ? String(plus) : `${dice}D6${plus > 0 ? `+${plus}` : ''}`;
      const row = {
        move: t.length(p.move),
        melee: p.meleeSkill,
        shoot: p.shootSkill,
        save: p.save,
        morale: p.morale,
        lives: p.lives,
        attacks,
      };
      return profiles.length > 1 ? `${t.name(p.name)}: ${w.profile(row)}` : w.profile(row);
    }),
    ...[...guns].map(([id, n]) => {
      const { range, rof, fp } = s.weapons[id]!;
      return w.weapon({ name: t.name(id), range: t.length(range), rof, fp, n });
    }),
  ];
}

import type { Language, Teller } from '@walstatt/engine';
import { unitsOf } from '../01-units/units.ts';
import { controlled, controllerOf, destroyedPoints, PER_OBJECTIVE, scoreOf } from '../28-battle/victory.ts';
import type { Look } from '../kit.ts';

type Words = {
  readonly now: string;
  readonly end: string;
  readonly destroyed: (points: number) => string;
  readonly objectives: (n: number) => string;
  readonly units: (n: number) => string;
  readonly objective: (place: string, holder: string | null, worth: number) => string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    now: 'Endete die Schlacht jetzt',
    end: 'Endstand',
    destroyed: (points) => `${points} Punkte vernichtet`,
    objectives: (n) => (n === 1 ? '1 Missionsziel' : `${n} Missionsziele`),
    units: (n) => `Einheiten übrig: ${n}`,
    objective: (place, holder, worth) =>
      `Missionsziel ${place}: ${holder === null ? 'von niemandem gehalten' : `gehalten von ${holder}`}${worth === 0 ? '' : `, ${worth} Punkte wert`}`,
  },
  en: {
    now: 'If the battle ended now',
    end: 'Final score',
    destroyed: (points) => `${points} points destroyed`,
    objectives: (n) => (n === 1 ? '1 objective' : `${n} objectives`),
    units: (n) => `units left: ${n}`,
    objective: (place, holder, worth) =>
      `Objective ${place}: ${holder === null ? 'held by nobody' : `held by ${holder}`}${worth === 0 ? '' : `, worth ${worth} points`}`,
  },
};

/** How the points are made up (WP-BATTLE-08, -14, -17): each side's sum, then which side holds which objective. */
export function scoreLines(look: Look, t: Teller): string[] {
  const { state } = look;
  const w = WORDS[t.language];
  const worth = state.condition === 'totalControl' ? PER_OBJECTIVE : 0;
  const when = state.over ? `${w.end}, ` : state.condition === 'annihilation' ? '' : `${w.now}, `;
  const sides = Object.keys(state.sides).map((side) => `${when}${t.name(side)}: ${sum(side)}`);
  const marks = state.objectives.map((o, i) => {
    const holder = controllerOf(look, o);
    const place = o.terrain === null ? `${t.length(o.x)} / ${t.length(o.y)}` : t.name(o.terrain);
    return w.objective(`${i + 1} (${place})`, holder === null ? null : t.name(holder), worth);
  });
  return [...sides, ...marks];

  function sum(side: string): string {
    const held = controlled(look, side);
    switch (state.condition) {
      case 'annihilation':
        return `${w.units(unitsOf(state, side).length)}, ${w.destroyed(destroyedPoints(state, side))}`;
      case 'meatGrinder':
        return w.destroyed(destroyedPoints(state, side));
      case 'scorchedEarth':
        return w.objectives(held);
      case 'totalControl':
        return `${w.destroyed(destroyedPoints(state, side))} + ${w.objectives(held)} × ${worth} = ${scoreOf(look, side)}`;
    }
  }
}

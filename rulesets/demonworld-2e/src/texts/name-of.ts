import type { Language } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import { namesDe } from './names-de.ts';
import { namesEn } from './names-en.ts';

/**
 * Elements are named after their card and their number in the unit: `Berserkers 3`. Units are named after their card.
 */
export function nameOf(state: State, id: string, language: Language): string | undefined {
  const names = language === 'de' ? namesDe : namesEn;
  const called = (unit: string): string => {
    const card = state.units[unit]!.card;
    const name = names[card] ?? state.cards[card]?.name ?? card;
    return unit === card ? name : `${name} (${unit})`;
  };
  if (state.units[id] !== undefined) return called(id);
  const element = state.elements[id];
  if (element === undefined) return undefined;
  return `${called(element.unit)} ${state.units[element.unit]!.elements.indexOf(id) + 1}`;
}

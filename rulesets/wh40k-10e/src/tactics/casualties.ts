import { linksWithinBoth, lonely, type Solid } from '@walstatt/geometry';
import { modelHas } from '../01-units/units.ts';
import { isCoherent, LARGE, REACH } from '../02-coherency/coherent.ts';
import { standing } from '../04-measuring/table-top.ts';
import { type Asked, type L, tactic } from '../kit.ts';
import { mostOf } from './scripts/most-of.ts';
import { forceOf } from './scripts/strength.ts';

/** Which models a unit loses: those that it misses least. */

type Choice = Asked<'allocate' | 'straggler' | 'escapeLoss' | 'stranded'>;

const leastMissed = (look: L, { args: { unit }, options }: Choice): string | null =>
  mostOf(
    options.map(({ id }) => id),
    (model) => -missed(look, unit, model),
  );

/** A model that would be left alone counts as much as this: more than any weapon. */
const LOST = 1000;

/** How much a unit would miss a model: those that fall out of coherency without it, and what it can do. */
function missed(look: L, unit: string, model: string): number {
  const { models, measured } = standing(look, unit);
  const rest = measured.filter((_, i) => models[i] !== model);
  return LOST * astray(rest) + worthOf(look, model);
}

/** How many models would not belong to the largest group, or stand too much alone in it. */
function astray(rest: readonly Solid[]): number {
  if (isCoherent(rest)) return 0;
  const links = linksWithinBoth(rest, REACH.across, REACH.up);
  const largest = Math.max(0, ...links.components.map((group) => group.length));
  return rest.length - largest + lonely(links, rest.length >= LARGE ? 2 : 1).length;
}

const CHARACTER = 100;

const worthOf = ({ state: s }: L, model: string): number =>
  s.models[model]!.weapons.reduce((sum, weapon) => sum + forceOf(s, weapon), 0) / 100 +
  (modelHas(s, model, 'CHARACTER') ? CHARACTER : 0);

export const casualties = {
  allocate: tactic('allocate', { likely: leastMissed }),
  straggler: tactic('straggler', { likely: leastMissed }),
  escapeLoss: tactic('escapeLoss', { likely: leastMissed }),
  stranded: tactic('stranded', { likely: leastMissed }),
};

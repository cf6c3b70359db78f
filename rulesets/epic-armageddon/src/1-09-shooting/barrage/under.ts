import { isUnder, type Template } from '@walstatt/geometry';
import type { Standing } from '../../1-00-materials/table-top.ts';

/** EA-1.9.8-13, EA-G-02: the units of a formation of which any part lies under a template. */
export const unitsUnder = ({ units, bodies }: Standing, templates: readonly Template[]): string[] =>
  units.filter((_, i) => templates.some((template) => isUnder(template, bodies[i]!, 'any')));

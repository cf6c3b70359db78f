import type { RulesetSchema } from '@walstatt/engine/schema';
import * as s from '@walstatt/engine/schema';

/** What the parts of the schema are made of. */
export { s };

/** What one happening adds to the schema. */
export type Fragment = Partial<Pick<RulesetSchema, 'contexts' | 'events' | 'requests' | 'effects'>>;

export const seat = s.id('seats');
export const unitId = s.id('units');
export const elementId = s.id('elements');
export const ofUnit = { unit: unitId };

export const axis = s.int(-200, 200);
export const facing = s.int(0, 5);
export const direction = s.int(0, 5);
export const order = s.literal('move', 'skirmish', 'attack', 'hold');

/** Where an element stands, and which way it faces. */
export const pose = { q: axis, r: axis, facing };

/** An element and the place it takes. */
export const placed = s.list(s.record({ element: elementId, ...pose }, 'PlacedElement'));

export const field = s.record({ q: axis, r: axis }, 'Field');

export const attacks = s.list(
  s.record({ by: elementId, target: elementId, support: s.list(elementId) }, 'AnnouncedAttack'),
);

/** How many elements each side has destroyed. */
export const kills = s.list(s.record({ side: s.text, n: s.int(0) }, 'Kills'));

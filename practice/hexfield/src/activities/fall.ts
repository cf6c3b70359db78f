import { ask, type Rule } from '@walstatt/engine';
import type { Field, UnitsId } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { fieldsOf, isBeast, strengthOf } from '../rules/formation.ts';

/** The option of an element is named after its field. */
export const elementId = (h: Field): string => `e${h.q}_${h.r}`;

/** HX-SHOOT-10: struck elements are removed, unit by unit. Owners choose which ones. */
export const fall = activity('fall', {
  steps: {
    *next(g, c): Rule<string | undefined> {
      const [unit, ...units] = c.units;
      if (unit === undefined) return undefined;
      yield* takeOff(g, unit);
      g.set(c, { units });
      return 'next';
    },
  },
});

function* takeOff(g: G, unit: UnitsId): Rule<void> {
  const u = g.state.units[unit]!;
  const losses = Math.min(u.struck, strengthOf(u));
  if (losses === 0) return;
  if (isBeast(u)) {
    g.apply({ type: 'fell', rules: ['HX-BEAST-05'], unit, losses, fields: [] });
    return;
  }
  const elements = fieldsOf(u);
  const chosen = yield* ask(g, {
    kind: 'chooseMany',
    name: 'fall',
    by: u.owner,
    rule: 'HX-SHOOT-10',
    args: { unit },
    options: elements.map((h) => ({ id: elementId(h), args: { q: h.q, r: h.r } })),
    min: losses,
    max: losses,
  });
  const fields = elements.filter((h) => chosen.includes(elementId(h)));
  g.apply({ type: 'fell', rules: ['HX-SHOOT-10'], unit, losses, fields });
}

import { type Rule, rollDie, variant } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Field, Hits, State } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { holds } from '../rules/board.ts';
import { kindle } from '../rules/fires.ts';
import { fieldsOf } from '../rules/formation.ts';
import { hiddenOn, reveal } from '../rules/hiding.ts';

export const burningFires = (state: State): string[] =>
  Object.keys(state.terrain).filter((id) => state.terrain[id]!.kind === 'fire');

const GOES_OUT = 2;
const SPREADS = 6;

/** HX-FIRE-03: where a fire may go. */
const spread = variant('level', {
  basic: function* (_g: G, _from: Field): Rule<void> {},
  advanced: function* (g: G, from: Field): Rule<void> {
    const direction = yield* rollDie(g, { by: null, rule: 'HX-FIRE-03', purpose: 'spread' });
    kindle(g, hex.neighbour(from, direction - 1), 'HX-FIRE-03');
  },
});

/** The end of the round: units that stand in fires are struck, then fires go out or spread. */
export const burning = activity('burning', {
  steps: {
    /** HX-FIRE-01. */
    scorch(g, c) {
      const alight = burningFires(g.state);
      const fields = alight.flatMap((id) => g.state.terrain[id]!.fields);
      for (const id of hiddenOn(g.state, fields)) reveal(g, id, 'HX-HIDE-02');
      const hits: Hits[] = [];
      for (const id in g.state.units) {
        const n = fieldsOf(g.state.units[id]!).filter((h) => holds(fields, h)).length;
        const { where } = g.state.units[id]!;
        if (n > 0 && where.at === 'table' && where.altitude === 0) hits.push({ unit: id, n });
      }
      g.set(c, { fires: alight });
      if (hits.length === 0) return;
      g.apply({ type: 'struck', rules: ['HX-FIRE-01'], hits });
      g.then('fall', { units: hits.map((h) => h.unit) }, 'HX-FIRE-01');
    },
    /** HX-FIRE-02. */
    *die(g, c): Rule<string | undefined> {
      const [fire, ...rest] = c.fires;
      if (fire === undefined) return undefined;
      const die = yield* rollDie(g, { by: null, rule: 'HX-FIRE-02', purpose: 'fire' });
      if (die <= GOES_OUT) g.apply({ type: 'fireEnded', rules: ['HX-FIRE-02'], fire });
      else if (die === SPREADS) yield* spread(g, g.state.terrain[fire]!.fields[0]!);
      g.set(c, { fires: rest });
      return 'die';
    },
  },
});

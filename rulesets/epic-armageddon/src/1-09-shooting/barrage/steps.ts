import { ask, atLeast, type Rule, rollPool } from '@walstatt/engine';
import { gap } from '@walstatt/geometry';
import { rollAmount } from '../../1-00-materials/dice.ts';
import { bodyOf, tableTop } from '../../1-00-materials/table-top.ts';
import { formationOf } from '../../1-01-units/units.ts';
import { areEnemyFormations } from '../../1-02-formations/formations.ts';
import { placeMarkers } from '../../1-03-blast-markers/markers.ts';
import type { Contexts } from '../../generated/state.ts';
import { type G, type L, steps } from '../../kit.ts';
import { withHit } from '../shoot/allocated.ts';
import { canTake } from '../shoot/candidates.ts';
import type { ToHit } from '../shoot/to-hit.ts';
import { lineOfFire } from '../sight/line-of-fire.ts';
import { weaponsOf } from '../weapons/weapons.ts';
import { barrageGuns, contributing, mayBombard, templateAt } from './guns.ts';
import { centreIn } from './place.ts';
import { barrageOf } from './table.ts';
import { unitsUnder } from './under.ts';

type C = Contexts['shoot'];

/** What follows the barrage in the activity `shoot`. */
const NO_BARRAGE = 'aim';

/** EA-1.9.8: the barrage comes before all other weapons (EA-G-07). */
export const barrageSteps = steps('shoot', {
  /** EA-1.9.8-01: weapons that can fire a barrage or something else do so together. */
  *bombard(g, c): Rule<string | undefined> {
    const { formation, target } = c;
    const withBarrage = barrageGuns(g, { ...c, bombards: true });
    if (withBarrage.length === 0) return NO_BARRAGE;
    if (withBarrage.some(({ unit }) => weaponsOf(g.state, unit).some(mayBombard))) {
      const bombards = yield* ask(g, {
        kind: 'confirm',
        name: 'bombard',
        by: c.seat,
        rule: 'EA-1.9.8-01',
        args: { formation, target: target! },
        preset: true,
      });
      g.set(c, { bombards });
    }
    return barrageGuns(g, c).length === 0 ? NO_BARRAGE : undefined;
  },

  /** EA-1.9.8-02, EA-1.9.8-06, EA-1.9.8-11: the first template says who fires, and their points how many more there are. */
  *template(g, c): Rule<string | undefined> {
    const { formation, suppressed, bombards, templates } = c;
    const answer = yield* ask(g, {
      kind: 'place',
      name: 'template',
      by: c.seat,
      rule: 'EA-1.9.8-14',
      args: { formation, target: c.target!, suppressed, bombards, placed: templates },
      pieces: ['template'],
      none: true,
      must: true,
    });
    const centre = centreIn(answer);
    if (centre === null) return templates.length === 0 ? NO_BARRAGE : undefined;
    g.apply({ type: 'templatePlaced', rules: ['EA-1.9.8-14'], formation, target: c.target!, ...centre });
    g.set(c, { templates: [...templates, centre] });
    if (templates.length === 0) g.set(c, { points: yield* pointsOf(g, c) });
    return c.templates.length <= barrageOf(c.points).templates ? 'template' : undefined;
  },

  /** EA-1.9.8-04, EA-1.9.8-05, EA-1.9.8-12: everybody under the templates is attacked, friend and foe. */
  *underBarrage(g, c): Rule<void> {
    const extra = barrageOf(c.points).markers;
    const attacked = [...new Set(unitsAttacked(g, c).map((unit) => formationOf(g.state, unit)))];
    for (const formation of attacked) {
      const by = formation === c.target ? extra : extra + 1;
      yield* placeMarkers(g, { formation, by, rules: ['EA-1.9.8-05', 'EA-1.9.8-12'], from: [c.formation] });
    }
    g.set(c, { bombarded: attacked.filter((id) => id !== c.target) });
  },

  /** EA-1.9.8-08, EA-G-07: one roll for each unit, which saves the hit itself. EA-G-52: the order of the dice. */
  *strike(g, c): Rule<void> {
    for (const unit of unitsAttacked(g, c))
      if (yield* isStruck(g, c, unit)) g.set(c, { allocated: withHit(c.allocated, unit) });
  },
});

const gunsOf = (look: L, c: C) => contributing(look, c.formation, barrageGuns(look, c), c.templates[0]!);

function* pointsOf(g: G, c: C): Rule<number> {
  let points = 0;
  for (const { unit, line, count } of gunsOf(g, c))
    for (let i = 0; i < count; i++)
      points += yield* rollAmount(g, line.barrage!, { by: c.seat, rule: 'EA-1.9.8-06', purpose: 'shots', about: unit });
  return points;
}

/** EA-G-52: the target formation, other enemies, friends, and in each of them the nearest to the shooters first. */
function unitsAttacked(look: L, c: C): string[] {
  const templates = c.templates.map(templateAt);
  const shooters = gunsOf(look, c).map(({ unit }) => bodyOf(look.state, unit));
  const far = (unit: string): number => {
    const body = bodyOf(look.state, unit);
    return Math.round(Math.min(...shooters.map((shooter) => gap(shooter, body))));
  };
  const rank = (id: string): number => (id === c.target ? 0 : areEnemyFormations(look.state, c.formation, id) ? 1 : 2);
  return [...tableTop(look).units]
    .sort((a, b) => rank(a.id) - rank(b.id))
    .flatMap((stand) => unitsUnder(stand, templates).sort((a, b) => far(a) - far(b)));
}

function* isStruck(g: G, c: C, unit: string): Rule<boolean> {
  const kind = canTake(g.state, unit, 'ap') ? 'ap' : 'at';
  const about: ToHit = {
    unit: gunsOf(g, c)[0]!.unit,
    target: formationOf(g.state, unit),
    kind,
    cover: gunsOf(g, c).every((gun) => lineOfFire(g, gun.unit, unit) !== 'open'),
    action: c.action,
  };
  const value = barrageOf(c.points)[kind];
  const need = Math.max(2, g.modify('toHit', value, about));
  const roll = { by: c.seat, about: unit, n: 1, needs: () => g.explain('toHit', value, about) };
  const [, hit] = yield* rollPool(g, {
    ...roll,
    rule: 'EA-1.9.8-08',
    purpose: 'hit',
    classes: atLeast(Math.min(need, 6)),
  });
  if (need <= 6 || hit === 0) return hit === 1;
  const second = atLeast(need - 3);
  return (yield* rollPool(g, { ...roll, rule: 'EA-1.9.5-10', purpose: 'hitAgain', classes: second }))[1] === 1;
}

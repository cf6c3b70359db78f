import { ask, classesOf, type Rule, rollDie, rollPool } from '@walstatt/engine';
import { cosine, overlaps, overlapsRegion, sine, TRIG_SCALE } from '@walstatt/geometry';
import { isBodyIn, type Spot } from '@walstatt/tabletop';
import { destroyUnit, removeModel } from '../01-units/losses/losses.ts';
import { BOARD, bodyIn, inch, tableTop } from '../01-units/space.ts';
import { livingModels, profileOf } from '../01-units/units.ts';
import { pointOf } from '../20-scenarios/markers/point.ts';
import type { State } from '../generated/state.ts';
import { activity, type G, type L } from '../kit.ts';

/** FD-SHOCK-04: two of the faces of the scatter die let the unit land on the spot. The others show an arrow. */
const SCATTER_DIE = classesOf(['arrow', 'onTheSpot'], 1, 6, (face) => (face <= 2 ? 'onTheSpot' : 'arrow'));
const DEGREES = 360;

/** FD-SHOCK-01 to 10, FD-GAP-100: anywhere on the table, with scatter. */
export const shockArrival = activity('shockArrival', {
  steps: {
    *drop(g, c): Rule<void> {
      const answer = yield* ask(g, {
        kind: 'place',
        name: 'shockPoint',
        by: c.seat,
        rule: 'FD-SHOCK-01',
        args: { unit: c.unit },
        pieces: [c.unit],
      });
      const wanted = pointOf(answer)!;
      const roll = yield* rollDie(g, { by: c.seat, rule: 'FD-SHOCK-02', purpose: 'scatterDistance' });
      const die = { by: c.seat, rule: 'FD-SHOCK-03', purpose: 'scatterDie', n: 1, classes: SCATTER_DIE } as const;
      const [arrows] = yield* rollPool(g, die);
      const point = { x: wanted.x, y: wanted.y };
      let distance = 0;
      if (arrows === 1) {
        const face = yield* rollDie(g, { by: c.seat, rule: 'FD-SHOCK-03', purpose: 'scatterAngle', sides: DEGREES });
        const angle = (face - 1) * 10;
        distance = roll;
        point.x += Math.round((cosine(angle) * inch(roll)) / TRIG_SCALE);
        point.y += Math.round((sine(angle) * inch(roll)) / TRIG_SCALE);
      }
      g.apply({ type: 'scattered', rules: ['FD-SHOCK-02', 'FD-SHOCK-03'], unit: c.unit, distance, ...point });
      land(g, c.seat, c.unit, point);
    },
  },
});

function land(g: G, seat: string, unit: string, point: { x: number; y: number }): void {
  const s = g.state;
  const models = livingModels(s, unit);
  const edge = s.players[seat]!.edge;
  const places = rings(s, models, point, edge === 'north' ? 2700 : 900);
  const bad = models.map((m, i) => cannotStand(g, m, places[i]!));
  if (bad[0]) {
    destroyUnit(g, unit, 'placement', 'FD-SHOCK-10', 'FD-SHOCK-09');
    return;
  }
  const placed = models.flatMap((model, i) => (bad[i] ? [] : [{ model, ...places[i]! }]));
  models.forEach((m, i) => {
    if (bad[i]) removeModel(g, m, 'FD-SHOCK-08', 'FD-SHOCK-09');
  });
  g.apply({
    type: 'unitPlaced',
    rules: ['FD-SHOCK-05', 'FD-SHOCK-06', 'FD-SHOCK-07', 'FD-GAP-41', 'FD-GAP-100'],
    unit,
    placed,
    edge,
    how: 'shock',
  });
}

/** The first model lands on the point, the others clockwise around it in rings that start towards the enemy edge. */
function rings(s: State, models: readonly string[], point: { x: number; y: number }, towards: number): Spot[] {
  const { base } = profileOf(s, models[0]!);
  const diameter = base.shape === 'round' ? base.diameter : base.length;
  const places: Spot[] = [{ ...point, facing: towards }];
  for (let ring = 1; places.length < models.length; ring++) {
    // One tick more than touching, so that rounding never makes bases overlap.
    const radius = ring * (diameter + 2);
    for (let i = 0; i < 6 * ring && places.length < models.length; i++) {
      const angle = towards - Math.round((i * 3600) / (6 * ring));
      places.push({
        x: point.x + Math.round((cosine(angle) * radius) / TRIG_SCALE),
        y: point.y + Math.round((sine(angle) * radius) / TRIG_SCALE),
        facing: towards,
      });
    }
  }
  return places;
}

/** FD-SHOCK-08: the model lands on terrain, on a model, or beyond the edge. */
function cannotStand(look: L, model: string, at: Spot): boolean {
  const body = bodyIn(look.state, model, at);
  const { units, pieces } = tableTop(look);
  return (
    !isBodyIn(body, BOARD.box) ||
    pieces.some((p) => overlapsRegion(body, p.shape)) ||
    units.some((u) => u.bodies.some((b) => overlaps(body, b)))
  );
}

import { agree, ask, FINISHED, type Rule, rollDie, sides } from '@walstatt/engine';
import { spotOfPose } from '@walstatt/tabletop';
import { activity, type G } from '../kit.ts';
import { loseModel } from '../rules/losses.ts';
import { nextSeat, nextSide, seatsOfSide } from '../rules/turn-order.ts';
import { livingModels, unitOf } from '../rules/units.ts';

/** SK-SETUP-04: mist, if all players agree. */
export function* mist(g: G): Rule<void> {
  const seats = g.state.seats.map((x) => x.id);
  const yes = yield* agree(g, seats, { name: 'mist', rule: 'SK-SETUP-04', args: {} });
  if (!yes) return;
  g.beginEffect({
    name: 'mist',
    rule: 'SK-SETUP-04',
    on: 'table',
    data: {},
    until: { until: 'end', frame: 'round', of: null, complete: false },
    stack: 'once',
  });
}

/** SK-SETUP-06: the winner of the roll-off, and its choice of an edge. Returns the side that won. */
export function* chooseEdges(g: G): Rule<string> {
  const winner = yield* rollOff(g);
  const by = seatsOfSide(g.state, winner)[0]!;
  const edge = yield* ask(g, {
    kind: 'choose',
    name: 'chooseEdge',
    by,
    rule: 'SK-SETUP-06',
    args: { side: winner },
    options: [{ id: 'south' }, { id: 'north' }],
  });
  for (const side of sides(g.state)) {
    const own = side === winner ? edge : edge === 'south' ? 'north' : 'south';
    g.apply({ type: 'edgeChosen', rules: ['SK-SETUP-06'], side, edge: own as 'south' | 'north' });
  }
  return winner;
}

function* rollOff(g: G): Rule<string> {
  let contenders = sides(g.state);
  while (contenders.length > 1) {
    const rolls: number[] = [];
    for (const side of contenders) {
      const by = seatsOfSide(g.state, side)[0]!;
      const roll = yield* rollDie(g, { by, rule: 'SK-SETUP-06', purpose: 'rollOff' });
      rolls.push(roll);
    }
    const best = Math.max(...rolls);
    contenders = contenders.filter((_, i) => rolls[i] === best);
  }
  return contenders[0]!;
}

/** SK-SETUP-07, SK-SETUP-08: sides place their units in turn. */
export const deployment = activity('deployment', {
  steps: {
    *next(g, c) {
      const s = g.state;
      const waiting = (seat: string): string[] =>
        Object.keys(s.units).filter((u) => {
          const leader = livingModels(s, u)[0];
          return unitOf(s, u).owner === seat && leader !== undefined && s.models[leader]!.where.at === 'reserve';
        });
      const side = nextSide(s, c.first, c.last, (x) => seatsOfSide(s, x).some((seat) => waiting(seat).length > 0));
      if (side === null) return FINISHED;
      const seat = nextSeat(s, side, [], (x) => waiting(x).length > 0);
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'chooseToDeploy',
        by: seat,
        rule: 'SK-SETUP-07',
        args: {},
        options: waiting(seat).map((id) => ({ id })),
      });
      g.set(c, { last: side });
      yield* deployUnit(g, unit!, s.sides[side]!.edge === 'north' ? 'north' : 'south');
      return 'next';
    },
  },
});

function* deployUnit(g: G, unit: string, zone: 'south' | 'north'): Rule<void> {
  const pieces = livingModels(g.state, unit);
  const by = unitOf(g.state, unit).owner;
  const rule = 'SK-SETUP-07';
  // If the finder finds no room, the player may still know better.
  const placed = yield* ask(g, { kind: 'place', name: 'deploy', by, rule, args: { unit, zone }, pieces, none: true });
  if (placed.length === 0) for (const model of pieces) loseModel(g, model, 'noRoom', 'SK-SETUP-08');
  else {
    const spots = placed.map((p) => ({ model: p.piece, pose: spotOfPose(p.pose)! }));
    g.apply({ type: 'unitPlaced', rules: [rule], unit, placed: spots });
  }
}

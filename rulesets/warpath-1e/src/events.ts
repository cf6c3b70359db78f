import { type EventDefinition, sideOf } from '@walstatt/engine';
import { hasBearers } from './01-units/units.ts';
import type { Spot, State, Unit } from './generated/state.ts';
import { event, type Warpath } from './kit.ts';

const copy = (models: readonly Spot[]): Spot[] => models.map((m) => ({ x: m.x, y: m.y, facing: m.facing }));

const unitOf = (s: State, id: string): Unit => s.units[id]!;

function stand(s: State, unit: string, models: readonly Spot[]): void {
  const u = unitOf(s, unit);
  u.where = { at: 'table', models: copy(models) };
  u.bearersOpen = false;
}

/** Deployed, but not on the table: its weapons are given out when it comes there. */
function waitOffTable(u: Unit): void {
  if (u.where.at === 'box') u.bearersOpen = hasBearers(u);
}

/** A charge is over, and with it what its way cost (WP-CHARGE-10). */
function endCharge(u: Unit): void {
  u.charging = null;
  u.disrupted = false;
}

const SPATIAL = { spatial: true } as const;

/** What each event does to the state. */
export const events: Readonly<Record<string, EventDefinition<Warpath>>> = {
  conditionRolled: event('conditionRolled', (s, e) => {
    s.condition = e.condition;
  }),
  objectivesRolled: event('objectivesRolled', () => {}),
  objectivePlaced: event('objectivePlaced', (s, e) => {
    s.objectives.push({ x: e.x, y: e.y, terrain: e.terrain });
  }),
  edgeChosen: event('edgeChosen', (s, e) => {
    s.sides[e.side]!.edge = e.edge;
  }),
  firstTurnGoesTo: event('firstTurnGoesTo', (s, e) => {
    s.first = e.side;
  }),
  deployed: event(
    'deployed',
    (s, e) => {
      stand(s, e.unit, e.models);
      unitOf(s, e.unit).frozen = e.frozen;
    },
    SPATIAL,
  ),
  heldBack: event(
    'heldBack',
    (s, e) => {
      const u = unitOf(s, e.unit);
      waitOffTable(u);
      u.where = { at: u.type === 'flyer' ? 'sky' : 'reserve' };
    },
    SPATIAL,
  ),
  scouted: event('scouted', (s, e) => {
    const u = unitOf(s, e.unit);
    u.travelled = 0;
    u.turned = false;
  }),
  bearerChosen: event('bearerChosen', (s, e) => {
    unitOf(s, e.unit).weapons[e.weapon]!.bearer = e.bearer;
  }),
  /** What a unit did in its owner's last turn is forgotten when the owner's next one begins. */
  turnBegan: event('turnBegan', (s, e) => {
    s.turn = e.turn;
    s.active = e.side;
    s.cut = 'no';
    for (const u of Object.values(s.units)) {
      if (sideOf(s, u.owner) !== e.side) continue;
      u.order = 'none';
      u.jumped = false;
      u.travelled = 0;
      u.turned = false;
      u.shot = false;
      u.cameFrom = null;
      u.shaken = false;
    }
  }),
  shookOff: event('shookOff', () => {}),
  staysDown: event('staysDown', () => {}),
  called: event('called', () => {}),
  flewOff: event(
    'flewOff',
    (s, e) => {
      unitOf(s, e.unit).where = { at: 'sky' };
    },
    SPATIAL,
  ),
  flewIn: event(
    'flewIn',
    (s, e) => {
      const u = unitOf(s, e.unit);
      stand(s, e.unit, [e.model]);
      u.order = 'manoeuvre';
      u.flew = Math.ceil(s.turn / 2);
    },
    SPATIAL,
  ),
  arrived: event(
    'arrived',
    (s, e) => {
      stand(s, e.unit, e.models);
      unitOf(s, e.unit).due = false;
    },
    SPATIAL,
  ),
  waits: event('waits', (s, e) => {
    unitOf(s, e.unit).due = true;
  }),
  ordered: event('ordered', (s, e) => {
    const u = unitOf(s, e.unit);
    u.order = e.order;
    u.jumped = e.jump;
  }),
  walked: event('walked', (s, e) => stand(s, e.unit, e.models), SPATIAL),
  chargeTried: event('chargeTried', () => {}),
  cowered: event('cowered', () => {}),
  charged: event(
    'charged',
    (s, e) => {
      stand(s, e.unit, e.models);
      const u = unitOf(s, e.unit);
      u.charging = e.target;
      u.disrupted = e.disrupted;
    },
    SPATIAL,
  ),
  drove: event(
    'drove',
    (s, e) => {
      const u = unitOf(s, e.unit);
      if (u.where.at === 'table' && u.where.models[0]!.facing !== e.to.facing) u.turned = true;
      stand(s, e.unit, [e.to]);
      u.travelled += e.distance;
    },
    SPATIAL,
  ),
  pushed: event('pushed', (s, e) => stand(s, e.unit, e.models), SPATIAL),
  immobilised: event('immobilised', (s, e) => {
    unitOf(s, e.unit).immobilised = true;
  }),
  collided: event('collided', () => {}),
  overran: event('overran', () => {}),
  boarded: event(
    'boarded',
    (s, e) => {
      const u = unitOf(s, e.unit);
      waitOffTable(u);
      u.where = { at: 'aboard', of: e.carrier };
    },
    SPATIAL,
  ),
  left: event(
    'left',
    (s, e) => {
      stand(s, e.unit, e.models);
      unitOf(s, e.unit).cameFrom = e.carrier;
    },
    SPATIAL,
  ),
  thrownOut: event(
    'thrownOut',
    (s, e) => {
      stand(s, e.unit, e.models);
      const u = unitOf(s, e.unit);
      u.shaken = sideOf(s, u.owner) === s.active;
    },
    SPATIAL,
  ),
  nobodyCanShoot: event('nobodyCanShoot', () => {}),
  aimed: event('aimed', (s, e) => {
    unitOf(s, e.unit).aim = e.facing;
  }),
  shotFired: event('shotFired', () => {}),
  struck: event('struck', () => {}),
  damaged: event('damaged', (s, e) => {
    const u = unitOf(s, e.unit);
    u.damage = e.total;
    if (e.points > 0) u.hurt = true;
  }),
  doneShooting: event('doneShooting', (s, e) => {
    unitOf(s, e.unit).shot = true;
  }),
  tested: event('tested', (s, e) => {
    unitOf(s, e.unit).hurt = false;
  }),
  crippled: event(
    'crippled',
    (s, e) => {
      unitOf(s, e.unit).crippled = true;
    },
    SPATIAL,
  ),
  destroyed: event(
    'destroyed',
    (s, e) => {
      const u = unitOf(s, e.unit);
      u.where = { at: 'gone' };
      u.hurt = false;
      endCharge(u);
    },
    SPATIAL,
  ),
  meleeOver: event('meleeOver', (s, e) => endCharge(unitOf(s, e.unit))),
  meleeLapsed: event(
    'meleeLapsed',
    (s, e) => {
      stand(s, e.unit, e.models);
      endCharge(unitOf(s, e.unit));
    },
    SPATIAL,
  ),
  turnCut: event('turnCut', (s, e) => {
    s.cut = e.soft ? 'soft' : 'now';
  }),
  timeRanOut: event('timeRanOut', (s, e) => {
    s.outOfTime = e.seat;
    s.over = true;
  }),
  timeUp: event('timeUp', (s) => {
    s.timeUp = true;
  }),
  pauseWanted: event('pauseWanted', (s, e) => {
    s.pausing.push(e.seat);
  }),
  clockGoesOn: event('clockGoesOn', (s) => {
    s.pausing = [];
  }),
  resigned: event('resigned', (s, e) => {
    s.resigned.push(e.seat);
  }),
  battleEnded: event('battleEnded', (s, e) => {
    s.over = true;
    s.winners = [...e.winners];
  }),
};

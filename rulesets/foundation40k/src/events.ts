import type { State, Unit } from './generated/state.ts';
import { event } from './kit.ts';

/** What each event does to the state. */

type PlacedModels = readonly {
  readonly model: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}[];

function put(s: State, placed: PlacedModels): void {
  for (const { model, x, y, facing } of placed) s.models[model]!.where = { at: 'table', x, y, facing };
}

/** FD-GAP-37: whoever is pinned or flees loses its markers. */
function setMorale(u: Unit, morale: Unit['morale']): void {
  u.morale = morale;
  if (morale === 'ok') return;
  u.reactionMarker = false;
  u.takeCover = false;
}

function destroy(s: State, unit: string): void {
  const u = s.units[unit]!;
  if (u.status === 'destroyed') return;
  for (const m of u.models) s.models[m]!.where = { at: 'gone' };
  u.living = 0;
  u.status = 'destroyed';
  u.reactionMarker = false;
  s.players[u.owner]!.unitsLeft--;
}

/** FD-ROUND-13, FD-GAP-87. */
function removeMarkers(s: State): void {
  for (const id in s.units) {
    const u = s.units[id]!;
    u.activated = false;
    u.reactionMarker = false;
    u.reacted = false;
    u.takeCover = false;
    u.fled = false;
  }
  for (const id in s.models) {
    const m = s.models[id]!;
    m.shaken = false;
    m.stunned = false;
    if (m.results.length > 0) m.results = [];
  }
}

/** FD-VEHICLE-08 to 10, 13. */
function damage(s: State, model: string, result: number): void {
  const m = s.models[model]!;
  m.results.push(result);
  if (result === 1) m.shaken = true;
  if (result === 2) m.stunned = true;
  if (result === 3) m.immobilised = true;
}

const nothing = (): void => {};

export const events = {
  deployOrderFound: event('deployOrderFound', (s, e) => {
    s.firstToDeploy = e.seat;
  }),
  edgeChosen: event('edgeChosen', (s, e) => {
    s.players[e.seat]!.edge = e.edge;
  }),
  objectivePlaced: event('objectivePlaced', (s, e) => {
    s.objectives[e.objective] = { at: { x: e.at.x, y: e.at.y }, value: e.value };
  }),
  lootRevealed: event('lootRevealed', (s, e) => {
    s.objectives[e.objective]!.value = e.value;
    s.loot.splice(s.loot.indexOf(e.value), 1);
  }),
  generalNamed: event('generalNamed', (s, e) => {
    s.players[e.seat]!.general = e.unit;
  }),
  heldInReserve: event('heldInReserve', (s, e) => {
    s.units[e.unit]!.status = 'reserve';
  }),
  unitPlaced: event(
    'unitPlaced',
    (s, e) => {
      put(s, e.placed);
      s.units[e.unit]!.status = 'table';
      s.units[e.unit]!.entryEdge = e.edge;
    },
    { spatial: true },
  ),
  reserveWaits: event('reserveWaits', nothing),
  scattered: event('scattered', nothing),
  roundBegan: event('roundBegan', (s, e) => {
    s.round = e.round;
  }),
  startPlayerFound: event('startPlayerFound', (s, e) => {
    s.startPlayer = e.seat;
  }),
  activated: event('activated', (s, e) => {
    s.units[e.unit]!.activated = true;
  }),
  waaaghDeclared: event('waaaghDeclared', (s, e) => {
    s.players[e.seat]!.waaagh = 'used';
  }),
  unitMoved: event('unitMoved', (s, e) => put(s, e.placed), { spatial: true }),
  reactionReady: event('reactionReady', (s, e) => {
    s.units[e.unit]!.reactionMarker = true;
  }),
  reacted: event('reacted', (s, e) => {
    s.units[e.unit]!.reactionMarker = false;
    s.units[e.unit]!.reacted = true;
  }),
  tookCover: event('tookCover', (s, e) => {
    s.units[e.unit]!.takeCover = true;
  }),
  shot: event('shot', nothing),
  hitsCounted: event('hitsCounted', nothing),
  struck: event('struck', nothing),
  livesLost: event('livesLost', (s, e) => {
    s.models[e.model]!.lost += e.lives;
  }),
  modelLost: event(
    'modelLost',
    (s, e) => {
      s.models[e.model]!.where = { at: 'gone' };
      s.units[e.unit]!.living--;
    },
    { spatial: true },
  ),
  unitDestroyed: event('unitDestroyed', (s, e) => destroy(s, e.unit), { spatial: true }),
  vehicleDamaged: event('vehicleDamaged', (s, e) => damage(s, e.model, e.result)),
  weaponLost: event('weaponLost', (s, e) => {
    const { weapons } = s.models[e.model]!;
    weapons.splice(weapons.indexOf(e.weapon), 1);
  }),
  wreckPlaced: event(
    'wreckPlaced',
    (s, e) => {
      s.terrain[e.terrain] = {
        kind: 'wreck',
        class: 'softCover',
        category: 0,
        coversOnlyInfantry: false,
        blocksSight: false,
        entry: 'all',
        linear: false,
        shape: e.shape.map(({ x, y }) => ({ x, y })),
      };
    },
    { spatial: true },
  ),
  exploded: event('exploded', nothing),
  moraleChanged: event('moraleChanged', (s, e) => setMorale(s.units[e.unit]!, e.morale)),
  testPassed: event('testPassed', nothing),
  fleeDutyDone: event('fleeDutyDone', (s, e) => {
    s.units[e.unit]!.fled = true;
  }),
  meleeDecided: event('meleeDecided', nothing),
  markersRemoved: event('markersRemoved', (s) => removeMarkers(s)),
  scored: event('scored', (s, e) => {
    s.players[e.seat]!.points += e.points;
  }),
  resigned: event('resigned', (s, e) => {
    s.players[e.seat]!.resigned = true;
  }),
  battleEnded: event('battleEnded', (s, e) => {
    s.winners = [...e.winners];
  }),
};

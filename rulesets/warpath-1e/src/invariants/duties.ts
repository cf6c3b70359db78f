import { hasEffect } from '@walstatt/engine';
import { areFoes, has, isVehicle, passengersOf, sideOfUnit } from '../01-units/units.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

const FOOT = ['none', 'halt', 'advance', 'doubleTime', 'charge'];

/** The orders that a unit of each type can have at all; a flyer's placement is its order. */
const ORDERS: Readonly<Record<Unit['type'], readonly Unit['order'][]>> = {
  infantry: FOOT as Unit['order'][],
  hero: FOOT as Unit['order'][],
  monster: FOOT as Unit['order'][],
  artillery: ['none', 'halt', 'advance'],
  vehicle: ['none', 'halt', 'pivot', 'manoeuvre', 'fullPower'],
  flyer: ['none', 'halt', 'manoeuvre'],
};

/** What is wrong with a unit by itself: orders of another type, damage without tests, charges at nobody, seats taken twice. */
export function brokenUnit(look: Look, id: string, u: Unit): string[] {
  const broken: string[] = [];
  const not = (holds: boolean, what: string): void => {
    if (!holds) broken.push(`${id} ${what}`);
  };
  not(ORDERS[u.type].includes(u.order), `of type ${u.type} has the order ${u.order}`);
  not(!(has(u, 'unwieldy') && (u.order === 'doubleTime' || u.order === 'fullPower')), 'is unwieldy and hurries');
  not(!u.jumped || has(u, 'jumpTroops'), 'has no jump packs and jumped');
  not(!u.hurt || (u.damage > 0 && u.where.at !== 'gone'), 'is to be tested for nothing');
  not(!u.crippled || isVehicle(u), 'is crippled and no vehicle');
  not(!u.immobilised || isVehicle(u), 'is immobilised and no vehicle');
  not(!u.frozen || u.type === 'artillery', 'is frozen and no gun');
  not(u.where.at !== 'sky' || u.type === 'flyer', 'is in the sky and no flyer');
  not(u.where.at !== 'reserve' || u.type !== 'flyer', 'waits at the edge and flies');
  not(
    u.weapons.every((w) => w.bearer < u.size),
    'has a weapon that nobody carries',
  );
  not(!u.bearersOpen || u.where.at !== 'table', 'stands there and nobody was asked who carries what');
  if (hasEffect(look.state, id, 'suppressed'))
    not(u.type !== 'flyer' && !has(u, 'unshakeable'), 'cannot be suppressed');
  if (u.charging !== null) not(...charges(look, u, u.charging));
  if (u.where.at === 'aboard') not(...rides(look, u, u.where.of));
  if (u.capacity > 0) not(isWithinCapacity(look, id, u), 'carries too much');
  return broken;
}

function charges(look: Look, u: Unit, target: string): [boolean, string] {
  const t = look.state.units[target];
  const ok =
    t !== undefined &&
    areFoes(look.state, u, t) &&
    u.where.at === 'table' &&
    u.order === 'charge' &&
    sideOfUnit(look.state, u) === look.state.active;
  return [ok, `charges ${target} as nobody can`];
}

function rides(look: Look, u: Unit, carrier: string): [boolean, string] {
  const c = look.state.units[carrier];
  const where = c?.where.at;
  const there = where !== undefined && where !== 'aboard' && where !== 'box';
  // Between the loss of a transport and the placing of its passengers nobody carries them.
  const lost = where !== 'gone' || look.state.agenda.some((f) => f.do === 'test' || f.do === 'wreck');
  return [there && lost && !areFoes(look.state, u, c!), `rides in ${carrier}, which is ${where}`];
}

/** WP-TRANSPORT-01: one infantry unit of at most the capacity, and one individual. */
function isWithinCapacity(look: Look, id: string, u: Unit): boolean {
  const aboard = passengersOf(look.state, id).map((p) => look.state.units[p]!);
  const foot = aboard.filter((p) => p.type === 'infantry' && p.size > 1);
  return aboard.length <= 2 && foot.length <= 1 && foot.every((p) => p.size <= u.capacity);
}

import { hasEffect, type Impossible } from '@walstatt/engine';
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

/**
 * What is wrong with a unit on its own: orders of another type, damage without tests, charges without a target, seats
 * taken twice.
 */
export function brokenUnit(look: Look, id: string, u: Unit): Impossible[] {
  const broken: Impossible[] = [];
  const not = (field: keyof Unit, holds: boolean, what: string): void => {
    const at = [
      ['units', id, field],
      ['units', id],
    ];
    if (!holds) broken.push({ at, what: `${id} ${what}` });
  };
  not('order', ORDERS[u.type].includes(u.order), `of type ${u.type} has the order ${u.order}`);
  not(
    'order',
    !(has(u, 'unwieldy') && (u.order === 'doubleTime' || u.order === 'fullPower')),
    'is unwieldy and hurries',
  );
  not('jumped', !u.jumped || has(u, 'jumpTroops'), 'has no jump packs and jumped');
  not('hurt', !u.hurt || (u.damage > 0 && u.where.at !== 'gone'), 'is to be tested for nothing');
  not('crippled', !u.crippled || isVehicle(u), 'is crippled and no vehicle');
  not('immobilised', !u.immobilised || isVehicle(u), 'is immobilised and no vehicle');
  not('frozen', !u.frozen || u.type === 'artillery', 'is frozen and no gun');
  not('where', u.where.at !== 'sky' || u.type === 'flyer', 'is in the sky and no flyer');
  not('where', u.where.at !== 'reserve' || u.type !== 'flyer', 'waits at the edge and flies');
  not(
    'weapons',
    u.weapons.every((w) => w.bearer < u.size),
    'has a weapon that nobody carries',
  );
  not('bearersOpen', !u.bearersOpen || u.where.at !== 'table', 'stands there and nobody was asked who carries what');
  if (hasEffect(look.state, id, 'suppressed'))
    not('type', u.type !== 'flyer' && !has(u, 'unshakeable'), 'cannot be suppressed');
  if (u.charging !== null) not('charging', ...charges(look, u, u.charging));
  if (u.where.at === 'aboard') not('where', ...rides(look, u, u.where.of));
  not('capacity', isWithinCapacity(look, id, u), 'carries too much');
  return broken;
}

function charges(look: Look, u: Unit, target: string): [boolean, string] {
  const ok =
    areFoes(look.state, u, look.state.units[target]!) &&
    u.where.at === 'table' &&
    u.order === 'charge' &&
    sideOfUnit(look.state, u) === look.state.active;
  return [ok, `charges ${target} as nobody can`];
}

function rides(look: Look, u: Unit, carrier: string): [boolean, string] {
  const c = look.state.units[carrier]!;
  const where = c.where.at;
  const there = where !== 'aboard' && where !== 'box';
  // Between the loss of a transport and the placing of its passengers, nothing carries them.
  const lost = where !== 'gone' || look.state.agenda.some((f) => f.do === 'test' || f.do === 'wreck');
  return [there && lost && !areFoes(look.state, u, c), `rides in ${carrier}, which is ${where}`];
}

/** WP-TRANSPORT-01: one infantry unit of at most the capacity, and one individual. Only infantry has several models. */
function isWithinCapacity(look: Look, id: string, u: Unit): boolean {
  const aboard = passengersOf(look.state, id).map((p) => look.state.units[p]!);
  const foot = aboard.filter((p) => p.size > 1);
  return aboard.length <= 2 && foot.length <= 1 && foot.every((p) => p.size <= u.capacity);
}

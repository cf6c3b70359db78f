import type { OptionOf, Teller } from '@walstatt/engine';
import type { ChapterText, Warpath } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

const ORDERS: Readonly<Record<string, string>> = {
  halt: 'Halt!',
  advance: 'Advance!',
  doubleTime: 'Double time!',
  charge: 'Charge!',
  pivot: 'Pivot!',
  manoeuvre: 'Manoeuvre!',
  fullPower: 'Full power ahead!',
  advanceJump: 'Advance with jump packs!',
  doubleTimeJump: 'Double time with jump packs!',
  chargeJump: 'Charge with jump packs!',
};

/** How far an order leads; a manoeuvre bends once on its way (WP-VEHICLE-06). */
const reachOf = ({ id, args: { reach } }: OptionOf<Warpath, 'order'>, t: Teller): string =>
  reach === null ? '' : ` (up to ${t.length(reach)}${id === 'manoeuvre' ? ', one turn of up to 90°' : ''})`;

/** English. */
export const en: ChapterText = {
  events: {
    ordered: (e, t) => (e.order === 'halt' ? `${t.name(e.unit)}: halt.` : ''),
  },
  requests: {
    order: (r, t) => `${unitOf(r, t)}: which order?`,
  },
  options: {
    order: (o, t) => `${ORDERS[o.id] ?? o.id}${reachOf(o, t)}`,
  },
  activities: {
    order: '',
  },
};

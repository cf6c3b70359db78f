import type { OptionOf, Teller } from '@walstatt/engine';
import type { ChapterText, Warpath } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

const ORDERS: Readonly<Record<string, string>> = {
  halt: 'Halt!',
  advance: 'Vorrücken!',
  doubleTime: 'Eilmarsch!',
  charge: 'Angriff!',
  pivot: 'Hartes Wendemanöver!',
  manoeuvre: 'Manövrieren!',
  fullPower: 'Volle Kraft voraus!',
  advanceJump: 'Vorrücken mit Sprungmodulen!',
  doubleTimeJump: 'Eilmarsch mit Sprungmodulen!',
  chargeJump: 'Angriff mit Sprungmodulen!',
};

/** How far an order leads; a manoeuvre bends once on its way (WP-VEHICLE-06). */
const reachOf = ({ id, args: { reach } }: OptionOf<Warpath, 'order'>, t: Teller): string =>
  reach === null ? '' : ` (bis zu ${t.length(reach)}${id === 'manoeuvre' ? ', eine Drehung bis 90°' : ''})`;

/** German. */
export const de: ChapterText = {
  events: {
    ordered: (e, t) => (e.order === 'halt' ? `${t.name(e.unit)}: Halt.` : ''),
  },
  requests: {
    order: (r, t) => `${unitOf(r, t)}: welcher Befehl?`,
  },
  options: {
    order: (o, t) => `${ORDERS[o.id] ?? o.id}${reachOf(o, t)}`,
  },
  activities: {
    order: '',
  },
};

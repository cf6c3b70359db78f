import { play } from './field.ts';
import { hero } from './pieces.ts';

/** Red heroes in contact with blue, about to strike. */
export const duel = (f: {
  red?: object;
  redWith?: object;
  blue?: object;
  blueWith?: object;
  dice: number[];
  more?: object;
  effects?: unknown[];
  type?: string;
  options?: object;
}) =>
  play({
    phase: 'melee',
    red: { r: hero([10, 10], f.red, { charging: 'b', order: 'charge', ...f.redWith }), ...(f.more ?? {}) },
    blue: {
      b: {
        at: [10, f.type === 'vehicle' ? 13 : f.type === 'artillery' ? 11.75 : 11.5],
        profile: { type: (f.type ?? 'hero') as never, ...f.blue },
        with: (f.blueWith ?? {}) as never,
      },
    },
    dice: f.dice,
    ...(f.effects === undefined ? {} : { effects: f.effects }),
    ...(f.options === undefined ? {} : { options: f.options as never }),
  });

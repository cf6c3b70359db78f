import type { Point } from '@walstatt/geometry';
import { arriveRequest } from '../../25-reinforcements/request.ts';
import type { Look } from '../../kit.ts';
import { middleOfAim } from '../aims.ts';
import { foesOf } from './posts.ts';
import type { Script } from './script.ts';

/** Units on the table do something from the first turn on. */
const WORTH = 10;

/** Is kept back as a reinforcement, and comes onto the table near an enemy or an objective. */
export const comeLater: Script = {
  says: { en: () => 'come later', de: () => 'später kommen' },
  aims(look, unit) {
    const u = look.state.units[unit]!;
    if (u.where.at === 'reserve') return [null];
    return u.where.at === 'box' && u.type !== 'flyer' && look.state.mission !== 'demo' ? [null] : [];
  },
  worth: () => WORTH,
  answers: {
    deployHow: () => 'reserve',
    arrive(look, r) {
      const to = destination(look, r.args.unit);
      return (to === null ? null : arriveRequest.findNear(look, r, to)) ?? undefined;
    },
  },
};

/** The middle of the objectives, or of the enemies. */
function destination(look: Look, unit: string): Point | null {
  const points =
    look.state.objectives.length > 0
      ? look.state.objectives.map((o) => middleOfAim(look, o))
      : foesOf(look, unit).filter((f) => !f.flies);
  if (points.length === 0) return null;
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
}

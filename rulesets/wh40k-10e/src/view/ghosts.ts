import type { Answer } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { ghostsOf } from '@walstatt/tabletop';
import { wholeOf } from '../01-units/units.ts';
import { endOf, waysOf } from '../10-movement/ways.ts';
import type { Asked, L } from '../kit.ts';
import { courseOfFlight } from './flights.ts';
import { facingOf } from './shapes.ts';

/** Where models would stand after an answer. */
export const ghosts = (look: L, r: Asked, answer: Answer): readonly Ghost[] =>
  ghostsOf(r, answer, {
    course(entry) {
      const model = look.state.models[entry.mover];
      if (model === undefined) return null;
      const [leg] = entry.legs;
      if (r.name === 'flyAhead') return leg === undefined ? null : courseOfFlight(look, entry.mover, leg);
      const way = waysOf(look, wholeOf(look.state, model.unit), [entry])?.[0];
      return way === undefined ? null : { ...endOf(way), way: way.feet };
    },
    facing: (piece, tenths) => (piece in look.state.models ? facingOf(look.state, piece, tenths) : null),
  });

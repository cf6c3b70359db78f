import type { Answer } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { endOf, ghostsOf } from '@walstatt/tabletop';
import { waysOf } from '../05-movement/ways.ts';
import type { Asked, L } from '../kit.ts';
import { facingOf } from './shapes.ts';

/** Where models would stand after an answer. */
export const ghosts = ({ state }: L, r: Asked, answer: Answer): readonly Ghost[] =>
  ghostsOf(r, answer, {
    course(entry) {
      const way = waysOf(state, [entry])?.[0];
      return way === undefined ? null : { ...endOf(way), way: way.points };
    },
    facing: (piece, tenths) => (piece in state.models ? facingOf(state, piece, tenths) : null),
  });

import type { Answer } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { endOf, ghostsOf, waysIn } from '@walstatt/tabletop';
import type { Asked, L } from '../kit.ts';
import { spotOf } from '../rules/field.ts';

/** Where models would stand after an answer. Round bases have no facing. */
export const ghosts = (look: L, r: Asked, answer: Answer): readonly Ghost[] =>
  ghostsOf(r, answer, {
    course(entry) {
      const [way] = waysIn([entry], 'go', (model) => spotOf(look.state, model)) ?? [];
      return way === undefined ? null : { ...endOf(way), way: way.points };
    },
    facing: () => null,
  });

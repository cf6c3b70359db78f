import { hasSpatial } from '../shape.ts';
import { everything, type Part } from './hash.ts';

/** The part marked `spatial`: walks only where a mark stands below, and takes everything inside a mark. */
export const spatialPart: Part = {
  verb: 'space',
  of: (s) => (s.kind === 'spatial' ? s.of : hasSpatial(s) ? s : undefined),
  inner: (s) => (s.kind === 'spatial' ? everything : spatialPart),
};

import type { Faults, Refusal } from '@walstatt/engine';
import { boxOf } from '@walstatt/geometry';
import type { Ends } from './stand.ts';

/**
 * Judges what concerns each model by itself (not coherency): all models together, and then, if every fault is wanted, one
 * by one, so that each fault names its model. Returns whether judging can stop.
 */
export function judgeEach(faults: Faults, ends: Ends, judge: (some: Ends) => Refusal | null): boolean {
  const first = judge(ends);
  if (first === null || faults.add(first)) return first !== null;
  ends.bodies.forEach((body, i) => {
    const name = ends.models?.[i];
    faults.add(judge({ bodies: [body], box: boxOf(body), ...(name === undefined ? {} : { models: [name] }) }));
  });
  return false;
}

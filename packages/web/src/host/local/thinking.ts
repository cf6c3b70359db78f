import { helperIn, type Order, obey, type Report, Thinker, type Thread } from '@walstatt/bots';
import { loadRuleset } from './rulesets.ts';

/** The name of a worker that thinks. */
export const THINKING = 'thinking';

/** More threads than this share no more work than they cost. */
const MOST = 8;

/**
 * Begins a thread to think in, apart from the worker that answers the page. So gestures are answered at once while the
 * computer thinks. It runs the very script that is running here, wherever that was loaded from: a script of its own
 * would bring the rules a second time.
 */
export function beginThinking(): Thread {
  const worker = new Worker(self.location.href, { type: 'module', name: THINKING });
  return {
    say: (order) => worker.postMessage(order),
    hear: (listener) => {
      worker.onmessage = ({ data }: MessageEvent<Report>) => listener(data);
    },
    end: () => worker.terminate(),
  };
}

/** Thinks in this worker. At its strongest, it has helpers on the other cores. */
export function think(): void {
  const helpers = () =>
    Array.from({ length: Math.min(MOST, navigator.hardwareConcurrency) - 1 }, () => helperIn(beginThinking()));
  const obeyed = obey(new Thinker(loadRuleset, helpers), (report) => postMessage(report));
  self.onmessage = ({ data }: MessageEvent<Order>) => obeyed(data);
}

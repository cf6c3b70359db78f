import type { Report, Thread } from '@walstatt/bots';

/** A web worker as a thinking thread. */
export const threadOf = (worker: Worker): Thread => ({
  say: (order) => worker.postMessage(order),
  hear: (listener) => {
    worker.onmessage = ({ data }: MessageEvent<Report>) => listener(data);
  },
  end: () => worker.terminate(),
});

/**
 * Begins a thread to think in, apart from the worker that answers the page. So gestures are answered at once while the
 * computer thinks.
 */
export const beginThinking = (): Thread =>
  threadOf(new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' }));

import { Worker } from 'node:worker_threads';
import type { Report, Thread } from '@walstatt/bots';

/** A thread of its own to think in. It does not keep the program running. */
export function beginThinking(): Thread {
  const worker = new Worker(new URL('./thinking.ts', import.meta.url));
  worker.unref();
  return {
    say: (order) => worker.postMessage(order),
    hear: (listener) => {
      worker.on('message', (report: Report) => listener(report));
    },
    end: () => void worker.terminate(),
  };
}

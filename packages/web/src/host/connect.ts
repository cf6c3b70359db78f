import type { Language } from '@walstatt/engine';
import { proxy, type Remote, wrap } from 'comlink';
import type { GameHost, Sight } from './game-host.ts';
import type { LocalHost } from './local/local-host.ts';

/** Starts the worker in which battles are played. */
export async function connectLocal(language: Language, onSight: (sight: Sight) => void): Promise<GameHost> {
  const worker = new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' });
  const host = wrap<LocalHost>(worker) as Remote<LocalHost>;
  await host.watch(language, proxy(onSight));
  return host as unknown as GameHost;
}

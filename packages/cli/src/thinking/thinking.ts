import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { helperIn, obey, Thinker } from '@walstatt/bots';
import { loadRuleset } from '../registry.ts';
import { beginThinking } from './thread.ts';

/** More threads than this share no more work than they cost. */
const MOST = 8;

const helpers = (): readonly ReturnType<typeof helperIn>[] =>
  Array.from({ length: Math.min(MOST, availableParallelism()) - 1 }, () => helperIn(beginThinking()));

const obeyed = obey(new Thinker(loadRuleset, helpers), (report) => parentPort?.postMessage(report));
parentPort?.on('message', obeyed);

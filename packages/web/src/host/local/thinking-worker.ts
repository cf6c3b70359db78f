import { helperIn, type Order, obey, Thinker } from '@walstatt/bots';
import { loadRuleset } from './rulesets.ts';
import { threadOf } from './thinking.ts';

/** More threads than this share no more work than they cost. */
const MOST = 8;

/** A helper runs this very script, wherever it was loaded from. */
const helpers = (): readonly ReturnType<typeof helperIn>[] =>
  Array.from({ length: Math.min(MOST, navigator.hardwareConcurrency) - 1 }, () =>
    helperIn(threadOf(new Worker(self.location.href, { type: 'module' }))),
  );

const obeyed = obey(new Thinker(loadRuleset, helpers), (report) => postMessage(report));
self.onmessage = ({ data }: MessageEvent<Order>) => obeyed(data);

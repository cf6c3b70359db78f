import { Worker } from 'node:worker_threads';
import { mindApart, newMemory, type Problem, problemOf, type Report } from '@walstatt/bots';
import { Battle, seededDice } from '@walstatt/engine/host';
import { describe, expect, test } from 'vitest';
import { type AnyRuleset, loadRuleset } from '../src/registry.ts';
import { beginThinking } from '../src/thinking/thread.ts';

async function problem(level: 'easy' | 'relentless', change: Partial<Problem> = {}): Promise<Problem> {
  const ruleset: AnyRuleset = await loadRuleset('practice-skirmish');
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(5) });
  const wish = { battle: 'test', level, seed: 3, memory: newMemory() } as const;
  return { ...problemOf(battle, battle.pending[0]!, wish), ...change };
}

describe('a thread to think in', () => {
  test('decides, with helpers in threads of their own', async () => {
    const mind = mindApart(beginThinking);
    const thought = await mind.think(await problem('relentless', { playouts: 24, milliseconds: 60_000 }));
    expect(thought?.decision.compared.length).toBeGreaterThan(1);
    expect(Math.max(...(thought?.decision.compared ?? []).map((c) => c.playouts))).toBeGreaterThan(5);
  });

  test('that loops for ever is ended, and the thought is given up', async () => {
    let ended: Promise<number> | null = null;
    const loops = `require('node:worker_threads').parentPort.on('message', ({ n }) => {
      require('node:worker_threads').parentPort.postMessage({ is: 'began', n });
      for (;;);
    })`;
    const mind = mindApart(() => {
      const worker = new Worker(loops, { eval: true });
      return {
        say: (order) => worker.postMessage(order),
        hear: (listener) => worker.on('message', (report: Report) => listener(report)),
        end: () => {
          ended = worker.terminate();
        },
      };
    });
    expect(await mind.think(await problem('easy'))).toBeNull();
    expect(await ended).toBe(1);
  });
});

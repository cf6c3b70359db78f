import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replaceSecrets } from '../../src/schema/walk-secrets.ts';
import { corruptions } from './fixture/corruptions.ts';
import { prepare } from './fixture/games.ts';
import { mutations } from './fixture/mutations.ts';
import { rulesets } from './fixture/random-schema.ts';

it.each(fc.sample(rulesets, { numRuns: 40, seed: 2 }))('everything holds for random schema %#', async (ruleset) => {
  const { codec, state, event, states, events } = await prepare(ruleset);
  const mine = (owner: string) => owner === 'red';
  for (const s of fc.sample(states, { numRuns: 4, seed: 1 })) {
    expect(codec.clone(s)).toEqual(s);
    expect(codec.equal(codec.clone(s), s)).toBe(true);
    expect(codec.parseState(JSON.parse(JSON.stringify(s)))).toEqual({ ok: true, value: s });
    expect(codec.parseState(codec.sparse(s))).toEqual({ ok: true, value: s });
    expect(codec.view(s, mine)).toEqual(replaceSecrets(s, state, (x) => (mine(x.owner) ? x.value : '?')));
    for (const m of mutations(s, state)) {
      const place = m.path.join('.');
      expect(codec.equal(s, m.value), place).toBe(false);
      expect(codec.hash(s), place).not.toBe(codec.hash(m.value));
      if (m.spatial !== undefined) expect(codec.spaceHash(s) === codec.spaceHash(m.value), place).toBe(!m.spatial);
    }
  }
  for (const e of fc.sample(events, { numRuns: 10, seed: 1 })) {
    expect(codec.cloneEvent(e)).toEqual(e);
    expect(codec.parseEvent(JSON.parse(JSON.stringify(e)))).toEqual({ ok: true, value: e });
    expect(codec.redact(e, mine)).toEqual(replaceSecrets(e, event, (x) => (mine(x.owner) ? x.value : '?')));
    for (const c of corruptions(e, event, false)) expect(codec.parseEvent(c.value).ok, c.path.join('.')).toBe(false);
  }
});

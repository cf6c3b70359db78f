import { describe, expect, test } from 'vitest';
import { loadRuleset, rulesetIds } from '../src/registry.ts';
import { vocabularyPage } from '../src/vocabulary/page.ts';
import { vocabularyOf } from '../src/vocabulary/vocabulary.ts';

describe.each(rulesetIds())('the vocabulary of %s', (id) => {
  test('says what every place and every path is answered with', async () => {
    const { requests } = vocabularyOf(await loadRuleset(id));
    for (const [name, r] of Object.entries(requests)) {
      expect(r.pose !== undefined, name).toBe(r.kind === 'place');
      expect(r.legs !== undefined, name).toBe(r.kind === 'path');
    }
  });

  test('has words for every refusal, steps for every activity of its own, and a page that names them all', async () => {
    const v = vocabularyOf(await loadRuleset(id));
    const page = vocabularyPage(v);
    for (const [code, text] of Object.entries(v.refusals)) {
      expect(text, code).toMatch(/\w/);
      expect(text, code).not.toMatch(/NaN|undefined|\[object/);
    }
    for (const [name, { steps }] of Object.entries(v.activities)) {
      expect(steps.length, name).toBeGreaterThan(0);
      for (const step of steps) expect(page).toContain(`\`${step}\``);
    }
    for (const kind of [v.requests, v.questions, v.measures, v.signals, v.effects, v.events, v.state])
      for (const name of Object.keys(kind)) expect(page).toContain(name);
  });
});

test('legs have their fields, and those that may be left out are marked', async () => {
  const page = vocabularyPage(vocabularyOf(await loadRuleset('practice-hexfield')));
  expect(page).toContain('- leg `pivot`: { `by`: -1 to 1; `about`: 0 to 2 }');
  expect(page).toContain('- leg `rise`: `{}`');
  expect(page).toContain('- a pose: { `q`: -99 to 99; `r`: -99 to 99; `facing`?: 0 to 5 }');
});

test('measures and signals have their arguments, and signals that players send a name', async () => {
  const warpath = vocabularyPage(vocabularyOf(await loadRuleset('warpath-1e')));
  expect(warpath).toContain('| `points` | Points for what is destroyed | a count | { `side`: id of `sides` } |');
  expect(warpath).toContain('| `resign` | WP-G-56 | Give up | `{}` |');
  expect(warpath).toContain('| `clockOut` | WP-TIME-06 | sent by a clock | `{}` |');
  const hexfield = vocabularyPage(vocabularyOf(await loadRuleset('practice-hexfield')));
  expect(hexfield).toContain('{ `unit`?: id of `units` or null; `seat`?: id of `seats` or null }');
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemTeller } from '@walstatt/engine/problem-words';
import { describe, expect, test } from 'vitest';
import { setUp } from '../5-3-scenarios/set-up.ts';
import { nameOf } from '../view/names.ts';
import { problems } from './problems.de.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The files whose readers say what is wrong. */
const READERS = [
  ...['amount', 'characteristics', 'weapon', 'abilities', 'transport', 'critical', 'base', 'sheet'].map(
    (name) => `5-5-datasheets/notation/${name}.ts`,
  ),
  ...['units', 'list'].map((name) => `5-1-armies/notation/${name}.ts`),
  ...['read', 'read-roster'].map((name) => `5-1-armies/file/${name}.ts`),
];

describe('what readers say', () => {
  const tell = problemTeller('de', problems);

  test('is told in German, with its rule', () => {
    expect(tell('at most 2 mm [EA-1.1.2-02]')).toBe('höchstens 2 mm [EA-1.1.2-02]');
    expect(tell('at most the 49 points that are left [EA-5.1.1-01]')).toBe(
      'höchstens die 49 Punkte, die noch übrig sind [EA-5.1.1-01]',
    );
    expect(tell('armies of the same total [EA-5-01]')).toBe('Armeen mit derselben Punktzahl [EA-5-01]');
  });

  test.each(READERS)('every sentence of %s has a German one', (path) => {
    const code = readFileSync(folder(path), 'utf8');
    const said = [...code.matchAll(/(?:report|refuse)\(\s*\w+,\s*(['`])((?:(?!\1).)+)\1/g)].map(([, , text]) => text!);
    const forms = [...code.matchAll(/const FORM =\s*'([^']+)'/g)].map(([, text]) => text!);
    const english = [...said, ...forms].map((text) => text.replaceAll(/\$\{[^}]*\}/g, '7'));
    expect(english.length).toBeGreaterThan(0);
    expect(english.filter((text) => tell(text) === text && text !== 'third: true')).toEqual([]);
  });
});

describe('names', () => {
  const made = setUp({ scenario: 'ambush' });
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  const { state } = made;

  test('of units and formations in both languages', () => {
    expect(nameOf(state, 'O3', 'de')).toBe('Erster Mekwummen Mob');
    expect(nameOf(state, 'O3', 'en')).toBe('First Mekboy Gunzmob');
    expect(nameOf(state, 'O3.2', 'de')).toBe('Kanonänbatterie 2');
    expect(nameOf(state, 'O3.2', 'en')).toBe('Big Gunz 2');
    expect(nameOf(state, 'F1', 'de')).toBe('Straße');
  });
});

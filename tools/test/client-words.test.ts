import { expect, it } from 'vitest';
import { findRulesetWords, type Named } from '../check/client-words.ts';
import { toSource } from '../source/files.ts';

const moon: Named = {
  id: 'moon-3e',
  schema: {
    events: { rayFired: { crater: {}, unit: {} } },
    requests: { aimRay: { args: { lens: {} }, option: { dust: {} } } },
  },
  measures: { sparks: {} },
};
const below = toSource('packages/scene/src/a.ts', 'export type Piece = { unit: string };');
const found = (path: string, text: string): string[] =>
  findRulesetWords([below, toSource(path, text)], [moon]).map((f) => `${f.line}: ${f.message.split(':')[0]}`);

it('a client that knows a rule system by any of its names is found out', () => {
  const page = 'packages/web/src/host/odds.ts';
  expect(found(page, "export const a = 'moon-3e';")).toEqual(['1: "moon-3e" is the id of moon-3e']);
  expect(found(page, "export const a = 'Begin with: moon-3e';")).toEqual(['1: "moon-3e" is the id of moon-3e']);
  expect(found(page, "export const a = (e) =>\n  e.type === 'rayFired';")).toEqual([
    '2: "rayFired" is an event of moon-3e',
  ]);
  expect(found(page, 'export const a = /^(rayFired|x)/;')).toEqual(['1: "rayFired" is an event of moon-3e']);
  expect(found(page, 'export const a = { aimRay: 1 };')).toEqual(['1: "aimRay" is a request of moon-3e']);
  expect(found(page, 'export const a = (r) => [r.args.lens, r.dust];')).toEqual([
    '1: "lens" is an argument of moon-3e',
    '1: "dust" is an argument of moon-3e',
  ]);
  expect(found('packages/bots/src/a.ts', "export const a = (e) => e['crater'];")).toEqual([
    '1: "crater" is a field of an event of moon-3e',
  ]);
  expect(found('packages/cli/src/a.ts', 'export const SHOWN = { sparks: 1 };')).toEqual([
    '1: "sparks" is a measure of moon-3e',
  ]);
});

it('words of the packages below, plain prose, comments and rule systems themselves are no concern of it', () => {
  expect(found('packages/web/src/a.ts', 'export const a = (p) => p.unit;')).toEqual([]);
  expect(found('packages/web/src/a.ts', "export const a = 'The dust settles.';")).toEqual([]);
  expect(found('packages/web/src/a.ts', '/** Such as rayFired. */\nexport const a = 1;')).toEqual([]);
  expect(found('rulesets/moon-3e/src/a.ts', "export const a = 'rayFired';")).toEqual([]);
});

import type { Fields } from '@walstatt/engine/schema';
import { describeFields, describeSchema } from './describe-schema.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A vocabulary as a page to read. */
export function vocabularyPage(v: Vocabulary): string {
  const parts = [
    `# Vocabulary of ${v.title}\n\nWritten by \`npm run build\` from the schema and the definition of \`${v.ruleset}\` ${v.version}; the same as JSON:\n\`npm run -s walstatt -- rulesets --vocabulary --json\`. Lengths are ${UNITS[v.unit] ?? v.unit}. A field marked \`?\` may be left out.`,
    section('Catalogue', Object.entries(v.catalogue), ['kind', 'ids'], ([kind, ids]) => [code(kind), codes(ids)]),
    section('Scenarios', v.scenarios, ['scenario'], (name) => [code(name)]),
    section('Options', Object.entries(v.options), ['option', 'rule', 'values', 'default'], ([name, o]) => [
      code(name),
      o.rule,
      codes(o.values.map(String)),
      code(String(o.preset)),
    ]),
    '## Requests',
    ...Object.entries(v.requests).map(([name, r]) => request(name, r)),
    section('Activities', Object.entries(v.activities), ['activity', 'title', 'steps', 'context'], ([name, a]) => [
      code(name),
      a.title,
      codes(a.steps),
      describeFields(a.context),
    ]),
    section(
      'Questions',
      Object.entries(v.questions),
      ['question', 'rule', 'arguments', 'lengths in the answer'],
      ([name, q]) => [code(name), q.rule, describeFields(q.takes), codes(q.lengths.map((l) => l || 'the answer'))],
    ),
    section('Modified values', v.values, ['value'], (name) => [code(name)]),
    section('Measures', Object.entries(v.measures), ['measure', 'name', 'kind', 'arguments'], ([name, m]) => [
      code(name),
      m.name,
      m.kind === 'count' ? 'a count' : '1 for yes, 0 for no',
      describeFields(m.takes),
    ]),
    section('Signals', Object.entries(v.signals), ['signal', 'rule', 'name', 'arguments'], ([name, s]) => [
      code(name),
      s.rule,
      s.name ?? 'sent by a clock',
      describeFields(s.takes),
    ]),
    fieldsOf('Effects', 'effect', v.effects),
    fieldsOf('Events', 'event', v.events),
    section('State', Object.entries(v.state), ['field', 'contents'], ([name, s]) => [code(name), describeSchema(s)]),
    section('Refusals', Object.entries(v.refusals), ['code', 'text'], ([name, text]) => [code(name), text]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const UNITS: Readonly<Record<string, string>> = {
  inch: 'whole numbers of ticks, 2540 to an inch',
  centimetre: 'whole numbers of ticks, 1000 to a centimetre',
  hex: 'numbers of fields',
};

function request(name: string, r: Vocabulary['requests'][string]): string {
  const lines = [
    `- kind: \`${r.kind}\``,
    `- carries: ${describeFields(r.args)}`,
    ...(r.option === undefined ? [] : [`- each option: ${describeFields(r.option)}`]),
    ...(r.item === undefined ? [] : [`- each item: ${describeFields(r.item)}`]),
    ...(r.pose === undefined ? [] : [`- a pose: ${describeFields(r.pose)}`]),
    ...Object.entries(r.legs ?? {}).map(([leg, fields]) => `- leg \`${leg}\`: ${describeFields(fields)}`),
  ];
  return `### ${name}\n\n${lines.join('\n')}`;
}

const fieldsOf = (title: string, what: string, all: Readonly<Record<string, Fields>>): string =>
  section(title, Object.entries(all), [what, 'fields'], ([name, fields]) => [code(name), describeFields(fields)]);

function section<R>(
  title: string,
  rows: readonly R[],
  heads: readonly string[],
  cells: (row: R) => readonly string[],
): string {
  if (rows.length === 0) return '';
  const line = (parts: readonly string[]): string => `| ${parts.map((p) => p.replaceAll('|', '\\|')).join(' | ')} |`;
  return [`## ${title}`, '', line(heads), line(heads.map(() => '---')), ...rows.map((r) => line(cells(r)))].join('\n');
}

const code = (word: string): string => `\`${word}\``;
const codes = (words: readonly string[]): string => words.map(code).join(', ');

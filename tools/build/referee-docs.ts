import { z } from 'zod';
import { messages, PROTOCOL } from '../../packages/cli/src/referee/protocol.ts';
import type { GeneratedFile } from './generated-file.ts';

type FieldSchema = { type?: string; description?: string; enum?: string[]; const?: string };
type MessageSchema = { description?: string; properties: Record<string, FieldSchema>; required?: string[] };

/** The referee's messages as JSON Schemas and as a page to read, both made from the schemas that check them. */
export function emitRefereeDocs(): GeneratedFile[] {
  const schemas = Object.fromEntries(
    Object.entries(messages).map(([name, m]) => [name, z.toJSONSchema(m, { unrepresentable: 'any', io: 'input' })]),
  );
  const whole = { title: `Walstatt referee protocol ${PROTOCOL}`, oneOf: Object.values(schemas) };
  return [
    { path: 'docs/generated/referee.schema.json', text: `${JSON.stringify(whole, null, 2)}\n` },
    { path: 'docs/generated/referee-messages.md', text: page(schemas as unknown as Record<string, MessageSchema>) },
  ];
}

const COMMON = ['id', 'battle', 'do'];

function page(schemas: Record<string, MessageSchema>): string {
  const sections = Object.entries(schemas).map(([name, s]) => {
    const rows = Object.entries(s.properties)
      .filter(([field]) => !COMMON.includes(field))
      .map(
        ([field, f]) =>
          `| \`${field}\` | ${s.required?.includes(field) ? 'yes' : 'no'} | ${typeOf(f)} | ${f.description ?? ''} |`,
      );
    const table = rows.length === 0 ? [] : ['', '| field | needed | type | meaning |', '|---|---|---|---|', ...rows];
    return [`## ${name}`, '', s.description ?? '', ...table, ''].join('\n');
  });
  return `# Messages of the referee protocol\n\nWritten by \`npm run build\`; the same as JSON Schemas: [referee.schema.json](referee.schema.json).\nEvery message has \`do\` (its name) and may have \`id\` (comes back in the reply) and \`battle\` (without it, \`main\`).\n\n${sections.join('\n')}`;
}

const typeOf = (f: FieldSchema): string => f.enum?.map((e) => `\`${e}\``).join(', ') ?? f.type ?? 'see the schema';

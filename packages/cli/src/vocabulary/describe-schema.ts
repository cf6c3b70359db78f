import type { Fields, Schema } from '@walstatt/engine/schema';

/** A type of the schema in words: what stands there in JSON. */
export function describeSchema(s: Schema): string {
  switch (s.kind) {
    case 'int':
      return describeInt(s.min, s.max);
    case 'bool':
      return '`true` or `false`';
    case 'text':
      return 'text';
    case 'literal':
      return s.values.map((v) => `\`${v}\``).join(' / ');
    case 'id':
      return `id of \`${s.of}\``;
    case 'list':
      return `list of ${describeSchema(s.of)}`;
    case 'table':
      return `by id: ${describeSchema(s.of)}`;
    case 'record':
      return describeFields(s.fields);
    case 'union':
      return Object.entries(s.variants)
        .map(([tag, fields]) => describeFields({ [s.tag]: { kind: 'literal', values: [tag] }, ...fields }))
        .join(' or ');
    case 'nullable':
      return `${describeSchema(s.of)} or null`;
    case 'secret':
      return `${describeSchema(s.of)} (secret)`;
    case 'spatial':
      return describeSchema(s.of);
    case 'data':
      return 'any JSON';
  }
}

/** All fields in one line. */
export const describeFields = (fields: Fields): string =>
  Object.keys(fields).length === 0
    ? '`{}`'
    : `{ ${Object.entries(fields)
        .map(([name, s]) => `\`${name}\`${s.default === undefined ? '' : '?'}: ${describeSchema(s)}`)
        .join('; ')} }`;

function describeInt(min: number, max: number): string {
  const open = [min === Number.MIN_SAFE_INTEGER, max === Number.MAX_SAFE_INTEGER];
  if (open[0] && open[1]) return 'whole number';
  if (open[1]) return `whole number from ${min}`;
  return `${min} to ${max}`;
}

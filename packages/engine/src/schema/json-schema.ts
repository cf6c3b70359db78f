import { complete } from './complete.ts';
import { type Fields, ID_PATTERN, type Plain, type Schema } from './language.ts';
import { UNKNOWN } from './secret.ts';
import { defaultOf } from './shape.ts';

export type JsonSchema = { readonly [key: string]: Plain };

/** The JSON Schema (2020-12) of a schema, for documentation and for programs in other languages. */
export function jsonSchema(s: Schema, title: string): JsonSchema {
  const defs: Record<string, Plain> = {};
  const root = schemaOf(s, defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...root,
    ...(Object.keys(defs).length > 0 ? { $defs: defs } : {}),
  };
}

/** Named records and unions go into `defs` and are referred to. */
function schemaOf(s: Schema, defs: Record<string, Plain>): JsonSchema {
  if ((s.kind === 'record' || s.kind === 'union') && s.name !== undefined) {
    if (!Object.hasOwn(defs, s.name)) {
      defs[s.name] = {};
      defs[s.name] = bodyOf(s, defs);
    }
    return { $ref: `#/$defs/${s.name}` };
  }
  return bodyOf(s, defs);
}

function bodyOf(s: Schema, defs: Record<string, Plain>): JsonSchema {
  switch (s.kind) {
    case 'int':
      return { type: 'integer', minimum: s.min, maximum: s.max };
    case 'bool':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string' };
    case 'literal':
      return { enum: [...s.values] };
    case 'id':
      return { type: 'string', pattern: ID_PATTERN.source, description: `an id of ${s.of}` };
    case 'list':
      return { type: 'array', items: schemaOf(s.of, defs) };
    case 'table':
      return {
        type: 'object',
        propertyNames: { pattern: ID_PATTERN.source },
        additionalProperties: schemaOf(s.of, defs),
      };
    case 'record':
      return objectOf(s.fields, defs, undefined);
    case 'union':
      if (Object.keys(s.variants).length === 0) return { not: {} };
      return { oneOf: Object.entries(s.variants).map(([name, fields]) => objectOf(fields, defs, [s.tag, name])) };
    case 'nullable':
      return { anyOf: [schemaOf(s.of, defs), { type: 'null' }] };
    case 'secret':
      return { anyOf: [schemaOf(s.of, defs), { const: UNKNOWN }] };
    case 'spatial':
      return schemaOf(s.of, defs);
    case 'data':
      return {};
  }
}

function objectOf(
  fields: Fields,
  defs: Record<string, Plain>,
  tag: readonly [name: string, value: string] | undefined,
): JsonSchema {
  const properties: Record<string, Plain> = tag === undefined ? {} : { [tag[0]]: { const: tag[1] } };
  const required = tag === undefined ? [] : [tag[0]];
  for (const [name, s] of Object.entries(fields)) {
    const value = defaultOf(s);
    properties[name] = value === undefined ? schemaOf(s, defs) : { ...schemaOf(s, defs), default: complete(s, value) };
    if (value === undefined) required.push(name);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

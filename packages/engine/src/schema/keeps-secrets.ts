import type { RulesetSchema } from './core.ts';
import type { Fields, Schema } from './language.ts';

const known = new WeakMap<RulesetSchema, boolean>();

/** Whether a rule system has anything that only one seat may know. */
export function keepsSecrets(schema: RulesetSchema): boolean {
  let found = known.get(schema);
  if (found === undefined) {
    found = inFields(schema.state) || Object.values(schema.events).some(inFields);
    known.set(schema, found);
  }
  return found;
}

const inFields = (fields: Fields): boolean => Object.values(fields).some(holdsSecret);

function holdsSecret(s: Schema): boolean {
  switch (s.kind) {
    case 'secret':
      return true;
    case 'record':
      return inFields(s.fields);
    case 'union':
      return Object.values(s.variants).some(inFields);
    case 'list':
    case 'table':
    case 'nullable':
    case 'spatial':
      return holdsSecret(s.of);
    default:
      return false;
  }
}

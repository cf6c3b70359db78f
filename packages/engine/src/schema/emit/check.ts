import { complete } from '../complete.ts';
import { engineContexts, engineEvents, engineRequests, eventSchema, type RulesetSchema, stateSchema } from '../core.ts';
import type { Fields, Schema } from '../language.ts';
import { defaultOf, fieldsOf, hasSecret } from '../shape.ts';
import { checkOwner, type Surroundings } from './check-owner.ts';
import { idTargets } from './id-targets.ts';

/** Refuses a schema from which nothing sensible can be emitted. It names all mistakes at once. */
export function checkSchema(r: RulesetSchema): void {
  const mistakes: string[] = [];
  const say = (path: string, message: string): void => {
    mistakes.push(`${path}: ${message}`);
  };
  const clash = (what: string, names: Readonly<Record<string, unknown>>, own: readonly string[]): void => {
    for (const name of own) if (Object.hasOwn(names, name)) say(`${what}.${name}`, 'the engine has this name already');
  };
  clash('state', fieldsOf(stateSchema({ ...r, state: {} })), Object.keys(r.state));
  clash('contexts', engineContexts, Object.keys(r.contexts));
  clash('events', engineEvents, Object.keys(r.events));
  for (const [name, fields] of Object.entries(r.events)) clash(`events.${name}`, { rules: true }, Object.keys(fields));
  refuseSecrets('contexts', r.contexts, say);
  refuseSecrets('effects', r.effects, say);
  checkRequests(r, say);

  const state = stateSchema(r);
  const targets = idTargets(state);
  const check = (s: Schema, path: string, around: Surroundings): void => {
    for (const message of ownMistakes(s, targets)) say(path, message);
    switch (s.kind) {
      case 'list':
      case 'nullable':
      case 'spatial':
        check(s.of, path, around);
        break;
      case 'table':
        check(s.of, `${path}.*`, { ...around, inTable: true });
        break;
      case 'secret': {
        const message = around.inSecret ? 'a secret stands inside a secret' : checkOwner(s.owner, around);
        if (message !== undefined) say(path, message);
        check(s.of, path, { ...around, inSecret: true });
        break;
      }
      case 'record':
        checkFields(s.fields, path, around);
        break;
      case 'union':
        for (const [name, fields] of Object.entries(s.variants)) {
          if (Object.hasOwn(fields, s.tag)) say(`${path}.${name}.${s.tag}`, 'the tag of the union has this name');
          checkFields(fields, `${path}.${name}`, around);
        }
    }
  };
  const checkFields = (fields: Fields, path: string, around: Surroundings): void => {
    const inner = { ...around, records: [fields, ...around.records] };
    for (const [name, s] of Object.entries(fields)) {
      if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) say(`${path}.${name}`, 'this cannot be the name of a field');
      check(s, `${path}.${name}`, inner);
    }
  };
  const outside: Surroundings = { records: [], inTable: false, inSecret: false };
  check(state, 'state', outside);
  check(eventSchema(r), 'events', outside);
  for (const [name, { args = {}, option = {}, item = {} }] of Object.entries(r.requests))
    for (const [part, fields] of Object.entries({ args, option, item }))
      checkFields(fields, `requests.${name}.${part}`, outside);
  if (mistakes.length > 0) throw new Error(`the schema of ${r.id} is wrong:\n  ${mistakes.join('\n  ')}`);
}

/** The seat that is asked sees the whole request, so nothing that a request carries is secret. */
function checkRequests(r: RulesetSchema, say: (path: string, message: string) => void): void {
  for (const [name, request] of Object.entries(r.requests)) {
    const { args = {}, option, item, about = {} } = request;
    if (Object.hasOwn(engineRequests, name)) say(`requests.${name}`, 'the engine has this name already');
    refuseSecrets(`requests.${name}`, { args, option: option ?? {}, item: item ?? {} }, say);
    if (item !== undefined && request.kind !== 'assign') say(`requests.${name}`, 'only an assign has items');
    if (option !== undefined && !OFFERS.has(request.kind)) say(`requests.${name}`, `a ${request.kind} has no options`);
    for (const [who, path] of Object.entries(about)) {
      const [of, field] = path.split('.');
      const known = of === 'option' ? field === undefined || Object.hasOwn(option ?? {}, field) : of! in args;
      if (!known) say(`requests.${name}.about.${who}`, `there is no ${path}`);
    }
  }
}

const OFFERS = new Set(['window', 'choose', 'chooseMany', 'order', 'allocate', 'assign', 'activity']);

/** Contexts and effects travel in events as plain data, which cannot be redacted. */
function refuseSecrets(
  what: string,
  all: Readonly<Record<string, Fields>>,
  say: (path: string, message: string) => void,
): void {
  for (const [name, fields] of Object.entries(all)) {
    for (const [field, s] of Object.entries(fields)) {
      if (hasSecret(s)) say(`${what}.${name}.${field}`, 'secrets are not possible in contexts and effects');
    }
  }
}

/** What is wrong with this one schema, without looking inside. */
function ownMistakes(s: Schema, targets: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  if (s.kind === 'int' && !(Number.isSafeInteger(s.min) && Number.isSafeInteger(s.max) && s.min <= s.max)) {
    found.push(`${s.min} to ${s.max} is no range of whole numbers`);
  }
  if (s.kind === 'literal') {
    if (s.values.length === 0) found.push('a literal needs values');
    if (new Set(s.values).size < s.values.length) found.push('a value of the literal stands there twice');
  }
  if (s.kind === 'secret' && s.of.kind === 'literal' && s.of.values.includes('?')) {
    found.push("'?' stands for the unknown and cannot be a value of a secret");
  }
  if (s.kind === 'id' && !targets.has(s.of)) {
    found.push(`there is no table (or list of records with an id) ${JSON.stringify(s.of)} in the state`);
  }
  const value = defaultOf(s);
  if (value !== undefined) {
    try {
      complete(s, value);
    } catch (error) {
      found.push(`the default does not fit: ${(error as Error).message}`);
    }
  }
  return found;
}

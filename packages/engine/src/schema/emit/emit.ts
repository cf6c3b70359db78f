import { contextsOf, eventSchema, type RulesetSchema, stateSchema, until } from '../core.ts';
import type { Schema } from '../language.ts';
import { hasSecret } from '../shape.ts';
import { contextName, effectDataName } from '../type-name.ts';
import { checkSchema } from './check.ts';
import { cloneOf } from './clone.ts';
import { type Emitter, newEmitter, use, useType } from './emitter.ts';
import { equalOf } from './equal.ts';
import { everything, hashOf, type Part, spatialPart } from './hash.ts';
import { idTargets, noteFunction } from './id-targets.ts';
import { readerOf } from './parse.ts';
import { block, bracketed, text } from './print.ts';
import { requestSchemas, requestsType } from './requests.ts';
import { shareOf } from './share.ts';
import { SPARSE_TYPE, sparseOf } from './sparse.ts';
import { nameTypes } from './type-names.ts';
import { mapping, typeDeclarations } from './types.ts';
import { viewOf } from './view.ts';

/** The whole emitted file of a ruleset. `runtime` is where it imports its run-time part from. */
export function emit(r: RulesetSchema, runtime = '@walstatt/engine/codec'): string {
  checkSchema(r);
  const state = stateSchema(r);
  const event = eventSchema(r);
  const tables = [...idTargets(state).keys()];
  const e = newEmitter(nameTypes(state, [event, until, ...requestSchemas(r)], tables));

  const types = [
    ...typeDeclarations(e, tables),
    mapping(
      'Contexts',
      Object.keys(contextsOf(r)).map((name) => [name, contextName(name)]),
    ),
    mapping(
      'EffectData',
      Object.keys(r.effects).map((name) => [name, effectDataName(name)]),
    ),
    requestsType(e, r),
  ];
  const codec = codecOf(e, state, event);
  const imports = [...[...e.types].map((name) => ['type', name]), ...[...e.values].map((name) => ['', name])]
    .sort(([, a], [, b]) => (a! < b! ? -1 : 1))
    .map(([type, name]) => `${type} ${name}`.trim());
  return `${[
    `/** Emitted from ../schema.ts by \`npm run build\`: the state of ${r.id}. Change the schema, not this file. */`,
    bracketed('import ', imports, '{}', ` from ${text(runtime)};`),
    ...types,
    SPARSE_TYPE,
    ...e.definitions.values(),
    codec,
  ].join('\n\n')}\n`;
}

function codecOf(e: Emitter, state: Schema, event: Schema): string {
  const none = (owner: string): never => {
    throw new Error(`the owner ${owner} stands outside of the state`);
  };
  const view = (s: Schema): string =>
    hasSecret(s) ? `(x, may) => ${viewOf(e, s, 'x', none)}` : `(x) => ${cloneOf(e, s, 'x')}`;
  const note = noteFunction(e, state);
  const members = [
    `clone: (x) => ${cloneOf(e, state, 'x')},`,
    `share: (x, b) => ${shareOf(e, state, 'x', 'b')},`,
    `equal: (a, b) => ${equalOf(e, state, 'a', 'b')},`,
    hashMember(e, 'hash', everything, state),
    hashMember(e, 'spaceHash', spatialPart, state),
    `view: ${view(state)},`,
    `redact: ${view(event)},`,
    `cloneEvent: (x) => ${cloneOf(e, event, 'x')},`,
    `parseState: (x) => ${use(e, 'parseWith')}(x, ${readerOf(e, state, 'state')}${note === undefined ? '' : `, ${note}`}),`,
    `parseEvent: (x) => ${use(e, 'parseWith')}(x, ${readerOf(e, event, 'event')}),`,
    `sparse: (x) => ${sparseOf(e, state, 'x')},`,
  ];
  return block(`export const codec: ${useType(e, 'Codec')}<State, Event> =`, members, ';');
}

/** If there is nothing to hash, nothing reads the value. */
function hashMember(e: Emitter, name: string, part: Part, state: Schema): string {
  const lines = hashOf(e, part, state, 'x');
  const body = [`const h = ${use(e, 'newLanes')}();`, ...lines, `return ${use(e, 'finishLanes')}(h);`];
  return block(`${name}: ${lines.length === 0 ? '()' : '(x)'} =>`, body, ',');
}

import { type AskedSchema, askedSchema, engineRequests, type RulesetSchema } from '../core.ts';
import { type Fields, record, type Schema } from '../language.ts';
import { argsName, itemName, optionName } from '../type-name.ts';
import type { Emitter } from './emitter.ts';
import { block, key, text } from './print.ts';
import type { Composite } from './type-names.ts';
import { nameOf } from './types.ts';

type Named = { readonly name: string; readonly asked: AskedSchema };

const allRequests = (r: RulesetSchema): Named[] =>
  Object.entries({ ...engineRequests, ...r.requests }).map(([name, s]) => ({ name, asked: askedSchema(s) }));

const carried = (fields: Fields | undefined, name: string): Composite[] =>
  fields === undefined || Object.keys(fields).length === 0 ? [] : [record(fields, name) as Composite];

/** Everything that requests carry, as records with names. */
export const requestSchemas = (r: RulesetSchema): Schema[] =>
  allRequests(r).flatMap(({ name, asked }) => [
    ...carried(asked.args, argsName(name)),
    ...carried(asked.option, optionName(name)),
    ...carried(asked.item, itemName(name)),
  ]);

/** The type `Requests`: kind and contents of each request by its name. */
export function requestsType(e: Emitter, r: RulesetSchema): string {
  const typeOf = (fields: Fields | undefined, name: string): string => {
    const [named] = carried(fields, name);
    if (named !== undefined) return nameOf(e, named);
    return fields === undefined ? 'undefined' : 'Record<string, never>';
  };
  const one = ({ name, asked }: Named): string =>
    block(
      `${key(name)}:`,
      [
        `kind: ${text(asked.kind)};`,
        `args: ${typeOf(asked.args, argsName(name))};`,
        `option: ${typeOf(asked.option, optionName(name))};`,
        `item: ${typeOf(asked.item, itemName(name))};`,
      ],
      ';',
    );
  return block('export type Requests =', allRequests(r).map(one), ';');
}

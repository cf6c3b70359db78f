import type { Problem, Setup } from '@walstatt/engine';
import { codec, type State } from '../generated/state.ts';
import { scenarios } from './scenarios.ts';
import { expandShorthand } from './shorthand.ts';

/** The state before the first step, from the name of a scenario and options. */
export function setUp(setup: Setup): { readonly state: State } | { readonly problems: readonly Problem[] } {
  const { scenario = 'skirmish', options = {} } = setup;
  const { raw } = expandShorthand({ ...scenarios[scenario], options });
  const parsed = codec.parseState(raw);
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

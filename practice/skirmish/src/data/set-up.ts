import type { Problem, Setup } from '@walstatt/engine';
import { codec, type State } from '../generated/state.ts';
import { scenarios } from './scenarios.ts';
import { expandShorthand } from './shorthand.ts';

/** The state before the first step, from the name of a scenario and options. */
export function setUp(setup: Setup): { readonly state: State } | { readonly problems: readonly Problem[] } {
  const { scenario = 'skirmish', options = {}, ...more } = setup;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) return { problems: [{ path: [unknown], expected: 'scenario or options', got: unknown }] };
  if (!Object.hasOwn(scenarios, scenario)) {
    const expected = `one of ${Object.keys(scenarios).join(', ')}`;
    return { problems: [{ path: ['scenario'], expected, got: String(scenario) }] };
  }
  const { raw } = expandShorthand({ ...scenarios[scenario], options });
  const parsed = codec.parseState(raw);
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems };
}

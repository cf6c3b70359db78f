import type { Look } from '../machine/game.ts';
import type { Rng } from '../random/rng.ts';
import { firstOf } from './faults.ts';
import { presetAnswer } from './preset.ts';
import { randomOfKind } from './random-of-kind.ts';
import type { Answer, Request } from './request.ts';

const TRIES = 4;

/** A random legal answer: from the ruleset's own sampler, or a random one of its kind, or the default. */
export function sampleAnswer(look: Look, r: Request, rng: Rng): Answer {
  const own = look.ruleset.tactics[r.name]?.sample;
  if (own) return own(look, r, rng) ?? presetAnswer(look, r);
  if (r.kind === 'place' || r.kind === 'path') return presetAnswer(look, r);
  const definition = look.ruleset.requests[r.name];
  if (!definition?.check) return randomOfKind(r, rng);
  for (let i = 0; i < TRIES; i++) {
    const answer = randomOfKind(r, rng);
    if (firstOf(definition.check(look, r, answer as never, false)) === null) return answer;
  }
  return presetAnswer(look, r);
}

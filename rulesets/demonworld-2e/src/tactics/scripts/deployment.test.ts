import type { Placed } from '@walstatt/engine';
import { refuse } from '@walstatt/engine/host';
import { scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { isOrdered } from '../../01-introduction/formation/formation.ts';
import { ruleset } from '../../index.ts';
import type { Asked, Look } from '../../kit.ts';
import { deploymentFor, otherDeployments } from './deployment.ts';

const SETUPS = [
  {},
  { layout: 'short' },
  { reinforcements: true },
  { layout: 'short', reinforcements: true },
  { players: 'four' },
  { players: 'four', reinforcements: true },
];

describe('every deployment', () => {
  for (const options of SETUPS)
    it(`is legal and in line with ${JSON.stringify(options)}`, () => {
      const { battle } = scenario(ruleset, { setup: { options } });
      for (const { request } of battle.pending) {
        const look = battle.lookAs(request.by) as Look;
        const r = request as Asked<'deploy'>;
        const usual = deploymentFor(look, r);
        expect(usual).toBeDefined();
        for (const placed of [usual!, ...otherDeployments(look, r)]) {
          expect(refuse(look as never, r, placed)).toBeNull();
          expect(placed).toHaveLength(r.pieces.length);
          for (const body of bodies(look, placed)) expect(isOrdered(body)).toBe(true);
        }
      }
    });
});

function bodies(look: Look, placed: readonly Placed[]) {
  const units = new Map<string, { id: string; q: number; r: number; facing: number }[]>();
  for (const { piece, pose } of placed) {
    const { unit } = look.state.elements[piece]!;
    const at = { id: piece, q: pose['q']!, r: pose['r']!, facing: pose['facing']! };
    units.set(unit, [...(units.get(unit) ?? []), at]);
  }
  return units.values();
}

import { describe, expect, it } from 'vitest';
import { type Game, kit, type RequestOf, type Rule, type Texts, type Types } from '../../src/index.ts';
import { ask } from '../../src/requests/ask.ts';
import { emit } from '../../src/schema/emit/emit.ts';
import { id, int, record, table } from '../../src/schema/language.ts';
import { schema as bare } from '../schema/fixture/bare.ts';

const emitted = emit({
  ...bare,
  state: { units: table(record({ n: int() })) },
  requests: {
    move: { kind: 'path', args: { unit: id('units') } },
    shoot: { kind: 'choose', args: { unit: id('units') }, option: { range: int() } },
    halt: { kind: 'confirm' },
    react: { kind: 'window', option: { target: id('units') } },
  },
});

describe('what requests carry', () => {
  it('is emitted by name, with what the engine adds to windows', () => {
    expect(emitted).toContain('export type MoveArgs = {\n  readonly unit: UnitsId;\n};');
    const entry = (name: string): string | undefined =>
      new RegExp(`^  ${name}: \\{([^}]*)\\};`, 'm').exec(emitted)?.[1]?.replace(/\s+/g, ' ').trim();
    expect(entry('shoot')).toBe("kind: 'choose'; args: ShootArgs; option: ShootOption; item: undefined;");
    expect(entry('halt')).toBe("kind: 'confirm'; args: Record<string, never>; option: undefined; item: undefined;");
    expect(entry('react')).toBe("kind: 'choose'; args: ReactArgs; option: ReactOption; item: undefined;");
    expect(emitted).toContain('export type ReactArgs = {\n  readonly window: string;\n};');
    expect(emitted).toMatch(
      /export type ReactOption = \{\s+readonly trigger: string;\s+readonly rule: string;\s+readonly of: /,
    );
  });
});

type Mine = Types & {
  Requests: {
    move: { kind: 'path'; args: { readonly unit: string }; option: undefined; item: undefined };
    shoot: {
      kind: 'choose';
      args: { readonly unit: string };
      option: { readonly range: number };
      item: undefined;
    };
  };
};
const by = { by: 'red', rule: 'FD-SHOOT-01' } as const;

/* What the types promise: each line below an expectation must fail to compile. */

export function* turn(g: Game<Mine>): Rule<string | null> {
  const plan = yield* ask(g, { ...by, kind: 'path', name: 'move', args: { unit: 'a' }, movers: ['a'] });
  const mover: string | undefined = plan[0]?.mover;
  const options = [{ id: 'b', args: { range: 3 } }];
  // @ts-expect-error shooting needs its unit
  yield* ask(g, { ...by, kind: 'choose', name: 'shoot', args: {}, options });
  // @ts-expect-error options of shooting carry a range
  yield* ask(g, { ...by, kind: 'choose', name: 'shoot', args: { unit: 'a' }, options: [{ id: 'b' }] });
  // @ts-expect-error nothing is asked under this name
  yield* ask(g, { ...by, kind: 'confirm', name: 'fly', args: {}, preset: true });
  // @ts-expect-error a move is a path
  yield* ask(g, { ...by, kind: 'confirm', name: 'move', args: { unit: 'a' }, preset: true });
  return yield* ask(g, { ...by, kind: 'choose', name: 'shoot', args: { unit: mover ?? 'a' }, options });
}

const { request, tactic } = kit<Mine>();

export const move = request('move', {
  check: (_look, r, plan) => (plan[0]?.mover === r.args.unit ? null : { code: 'other', rule: 'FD-SHOOT-01' }),
  // @ts-expect-error a move is answered with a plan
  witness: () => 'a',
});
// @ts-expect-error nothing is asked under this name
export const fly = tactic('fly', {});
export const nearest = tactic('shoot', { likely: (_look, r) => r.options.find((o) => o.args.range < 3)?.id ?? null });

/** Requests told apart by their names have their own arguments. */
export const mover = (r: RequestOf<Mine>): string => (r.name === 'shoot' ? `${r.options[0]?.args.range}` : r.args.unit);

export const texts: Pick<Texts<Mine>, 'requests' | 'options'> = {
  requests: { move: (r, t) => t.name(r.args.unit), shoot: (r, t) => t.name(r.args.unit) },
  options: { shoot: (o, t) => t.length(o.args.range) },
};

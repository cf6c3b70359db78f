import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { emit } from '../../src/schema/emit/emit.ts';
import { emitAll } from '../../src/schema/emit-all.ts';
import { schema as bare } from './fixture/bare.ts';
import { games } from './fixture/games.ts';
import { rulesets } from './fixture/random-schema.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const schemaFolder = fileURLToPath(new URL('../../src/schema/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'walstatt-emit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the emitted types promise; each line below an expectation must fail to compile. */
const promises = `
import { hide, known } from '${schemaFolder}runtime.ts';
import type { Contexts, EffectData, Event, Events, Frame, Options, Seat, State, TerrainId, Unit, UnitsId, Until } from './skirmish.ts';
import { codec } from './skirmish.ts';

export function reduce(s: State, e: Event): void {
  switch (e.type) {
    case 'moved': {
      const unit: Unit | undefined = s.units[e.unit];
      if (unit === undefined) return;
      unit.where = { at: 'table', pose: e.to };
      // @ts-expect-error a list of an event is read-only
      unit.marks.x = e.by.push(e.to);
      // @ts-expect-error an event is read-only
      e.unit = 'x';
      return;
    }
    case 'ordered':
      s.units[e.unit]!.order = e.order;
      // @ts-expect-error a secret is not its value
      s.phase = e.order;
  }
}

export const until: Until = { until: 'end', frame: 'turn', of: 'red', complete: false };
export const context: Contexts['march'] = { unit: 'u', movesLeft: 2, trace: [] };
export const smoke: EffectData['smoke'] = { radius: 5, at: { x: 0, y: 0, z: 0, facing: 0 } };
export const none: EffectData['pinned'] = {};
export const frame: Frame = { do: 'march', at: 'move', c: context, reply: null };
export const seat: Seat = { id: 'red', side: 'n' };
export const options: Options = { points: 1, openHands: true };
export const lost: Events['casualties'] = { type: 'casualties', rules: [], unit: 'u', losses: [{ model: 0, wounds: 1 }] };
export const unit: UnitsId = 'plain strings may be assigned';
// @ts-expect-error ids of other tables may not
export const terrain: TerrainId = unit;
// @ts-expect-error an effect without data has none
export const some: EffectData['pinned'] = { x: 1 };
// @ts-expect-error no such activity
export const frame2: Frame = { do: 'walk', at: 'move', c: context, reply: null };

export const worth: number = known(codec.clone({} as State).units['a']!.cargo[0]!.worth) + known(hide(3));
`;

describe('emitted files', () => {
  it('compile under the strict settings of the project and type what they promise', () => {
    for (const { id, ruleset } of games)
      writeFileSync(join(folder, `${id}.ts`), emit(ruleset, `${schemaFolder}runtime.ts`));
    for (const [i, ruleset] of fc.sample(rulesets, { numRuns: 25, seed: 85 }).entries()) {
      writeFileSync(join(folder, `random${i}.ts`), emit(ruleset, `${schemaFolder}runtime.ts`));
    }
    writeFileSync(join(folder, 'promises.ts'), promises);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(repository, 'tsconfig.json'),
        compilerOptions: { types: [] },
        include: [join(folder, '*.ts')],
      }),
    );
    const tsc = join(repository, 'node_modules', 'typescript', 'bin', 'tsc');
    let output = '';
    try {
      execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      output = String((error as { stdout?: string }).stdout ?? error);
    }
    expect(output).toBe('');
  });

  it('are the same each time', () => {
    for (const { ruleset } of games) expect(emit(ruleset)).toBe(emit(structuredClone(ruleset)));
  });

  it('have no long lines and no trailing blanks', () => {
    for (const { ruleset } of games) {
      const lines = emit(ruleset).split('\n');
      expect(lines.filter((line) => line.length > 120)).toEqual([]);
      expect(lines.filter((line) => /\s$/.test(line))).toEqual([]);
    }
  });
});

describe('emitAll', () => {
  it('emits for every ruleset and practice game that has a schema', async () => {
    const root = join(folder, 'root');
    const put = (path: string, text: string) => {
      mkdirSync(join(root, path, 'src'), { recursive: true });
      writeFileSync(join(root, path, 'src', 'schema.ts'), text);
    };
    const text = `export const schema = ${JSON.stringify(bare)};`;
    put('rulesets/beta', text);
    put('practice/alpha', text);
    mkdirSync(join(root, 'rulesets', 'empty', 'src'), { recursive: true });
    const all = await emitAll(root);
    expect(all).toEqual([
      { path: 'practice/alpha/src/generated/state.ts', text: emit(bare) },
      { path: 'rulesets/beta/src/generated/state.ts', text: emit(bare) },
    ]);
    put('rulesets/wrong', 'export const scheme = 1;');
    await expect(emitAll(root)).rejects.toThrow("rulesets/wrong/src/schema.ts exports no 'schema'");
  });

  it('is content where there is nothing', async () => {
    expect(await emitAll(join(folder, 'nowhere'))).toEqual([]);
  });
});

import { BUDGETS } from '@walstatt/engine/budgets';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../src/state/route.ts';
import { pack, unpack } from '../src/state/share.ts';

describe('links that hold a battle', () => {
  it('give back what was packed, in characters that an address may hold', async () => {
    const text = Array.from(
      { length: 400 },
      (_, i) => `${i} roll red [SK-SHOOT-03] 5 × d6: 1 2 3 4 ${i % 6} „ÄÖ″`,
    ).join('\n');
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed!.length).toBeLessThan(text.length / 3);
    expect(await unpack(packed!)).toBe(text);
    expect(readRoute(`#/j/${packed}`)).toEqual({ at: 'link', data: packed });
  });

  it('are refused when they would be too long', async () => {
    const some = (): string =>
      String.fromCharCode(...crypto.getRandomValues(new Uint16Array(32_000)).map((n) => n % 50_000));
    const noise = some() + some();
    expect(await pack(noise)).toBeNull();
  });
});

describe('links that would unpack to more than a battle can be', () => {
  it('are given up on the way', async () => {
    const packed = await pack('a'.repeat(BUDGETS.link.bytes + 1));
    expect(packed!.length).toBeLessThan(BUDGETS.link.characters);
    await expect(unpack(packed!)).rejects.toThrow('too long');
    expect((await unpack((await pack('a'.repeat(1_000_000)))!)).length).toBe(1_000_000);
  });

  it('are not even unpacked if they are too long themselves', async () => {
    await expect(unpack('A'.repeat(BUDGETS.link.characters + 1))).rejects.toThrow('too long');
  });
});

describe('addresses', () => {
  it.each([
    ['', { at: 'start' }],
    ['#/', { at: 'start' }],
    ['#/new/warpath-1e', { at: 'setUp', game: 'warpath-1e' }],
    ['#/battle/1a2b3c4d', { at: 'battle', id: '1a2b3c4d' }],
    ['#/replay', { at: 'file' }],
    ['#/replay/1a2b3c4d', { at: 'replay', id: '1a2b3c4d' }],
    ['#/nowhere/at/all', { at: 'start' }],
  ])('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });
});

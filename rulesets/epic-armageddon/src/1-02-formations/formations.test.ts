import { describe, expect, test } from 'vitest';
import { CARRIER, field, type Place, row } from '../../test/field.ts';
import type { Profile } from '../generated/state.ts';

const isCoherent = (
  places: readonly Place[],
  profile: Partial<Profile> = {},
  other: Record<number, Partial<Profile>> = {},
) => field({ red: { mob: { places, profile, other } } }).question('coherent', { formation: 'mob' });

describe('coherency', () => {
  test('[EA-1.2.1-03] each unit is within 5 cm of another', () => {
    expect(isCoherent(row(2, 5))).toBe(true);
    expect(isCoherent(row(2, 5.001))).toBe(false);
  });

  test('[EA-1.2.1-04] two pairs are not one chain', () => {
    expect(isCoherent([...row(2, 1), ...row(2, 1, 30)])).toBe(false);
    expect(isCoherent(row(6, 5))).toBe(true);
  });

  test('[EA-2.1.12-01][EA-G-04] a scout is within 20 cm of another unit, and the larger distance links two', () => {
    expect(isCoherent(row(3, 20), { abilities: ['scout'] })).toBe(true);
    expect(isCoherent(row(2, 20.001), { abilities: ['scout'] })).toBe(false);
    expect(isCoherent(row(2, 20), {}, { 0: { abilities: ['scout'] } })).toBe(true);
    expect(isCoherent([...row(2, 20), [54, 10]], {}, { 0: { abilities: ['scout'] } })).toBe(false);
  });

  test('[EA-3.1.1-02] a war engine within 5 cm for each point of its starting damage capacity', () => {
    const engine = { 0: { type: 'warEngine', damageCapacity: 3 } } as const;
    expect(isCoherent(row(2, 15), {}, engine)).toBe(true);
    expect(isCoherent(row(2, 15.001), {}, engine)).toBe(false);
  });

  test('[EA-G-04] a single unit always is', () => {
    expect(isCoherent([[5, 5]])).toBe(true);
  });
});

describe('how many units a formation has', () => {
  const breaksAt = (troop: Parameters<typeof field>[0]['red']) =>
    field({ red: troop! }).question('blastMarkers', { formation: 'mob' });

  test('[EA-1.7.5-14][EA-1.3-06] those aboard transports count', () => {
    const places = [[10, 10], { aboard: 'mob.1' }, { aboard: 'mob.1' }] as const;
    expect(breaksAt({ mob: { places, other: { 0: CARRIER } } })).toEqual({ markers: 0, breaksAt: 3 });
  });

  test('[EA-3-02][EA-3.2.4-04] a war engine counts as its starting damage capacity, damaged or not', () => {
    const engine = { type: 'warEngine', damageCapacity: 3 } as const;
    const mob = { places: row(7, 1), other: { 0: engine }, unit: { 0: { damage: 2 } }, blastMarkers: 4 };
    expect(breaksAt({ mob })).toEqual({ markers: 4, breaksAt: 9 });
  });

  test('[EA-1.13.4-01][EA-1.0.1-08] a broken formation counts as having as many markers as units', () => {
    const places = [...row(3, 1), { at: 'gone' as const }];
    expect(breaksAt({ mob: { places, broken: true } })).toEqual({ markers: 3, breaksAt: 3 });
  });
});

import type { Explained } from '@walstatt/engine';
import { expect, test } from 'vitest';
import { act, type Play } from '../../../test/field.ts';
import { clash, shot } from '../../../test/situations.ts';

const needs = (s: Play, purpose: string) =>
  s.of('rolled').find((e) => e.purpose === purpose)?.needs as unknown as Explained | null;

test('[FD-PROFILE-03][FD-PROFILE-04][FD-PROFILE-07] a shot says what its dice must show, and why', () => {
  const s = shot({
    blue: { B: { at: [20, 30], models: 3 } },
    terrain: { ruin: { class: 'hardCover', rect: [15, 28, 15, 4] } },
    options: { moraleLosses: 'moreThanQuarter' },
    dice: [6, 1, 6],
  });
  act(s, 'A', 'shootAction').answer('casualties', ['B.1']).end();
  const hit = needs(s, 'hit')!;
  expect(hit).toMatchObject({ base: 3, value: 4 });
  expect(hit.reasons[0]).toMatchObject({ by: 1, value: 4 });
  const save = needs(s, 'save')!;
  expect(save.base).toBe(3);
  expect(save.reasons.length).toBeGreaterThan(0);
  expect(needs(s, 'morale')).toEqual({ base: 2, value: 2, reasons: [] });
});

test('[FD-PROFILE-02] a strike begins with another value', () => {
  const s = clash({ dice: Array(12).fill(6) });
  act(s, 'A', 'meleeAction');
  expect(needs(s, 'hit')).toMatchObject({ base: 4, value: 4, reasons: [{ rule: 'FD-GAP-13' }] });
});

test('[FD-PROFILE-03] each run of dice says what its own models need', () => {
  const s = shot({
    red: {
      A: { at: [20, 20], models: 2, weapons: ['boltgun'], other: { 1: { profile: { shootSkill: 5 } } } },
    },
    dice: [1, 1],
  });
  act(s, 'A', 'shootAction').end();
  const rolled = s.of('rolled').filter((e) => e.purpose === 'hit');
  expect(rolled.map((e) => (e.needs as unknown as Explained).value).toSorted()).toEqual([3, 5]);
  expect(rolled.map((e) => (e.needs as unknown as Explained).base).toSorted()).toEqual([3, 5]);
});

test('[FD-PROFILE-02] a strike is explained by the skill in melee, whatever the unit needs to shoot', () => {
  const s = clash({
    red: { A: { at: [20, 20], weapons: ['club'], profile: { meleeSkill: 3, shootSkill: 5 } } },
    dice: Array(12).fill(6),
  });
  act(s, 'A', 'meleeAction');
  expect(needs(s, 'hit')).toMatchObject({ base: 3, value: 3 });
});

import { expect, test } from 'vitest';
import { act, activate, ask, field, modelState, options } from '../../test/field.ts';
import { line, shot } from '../../test/situations.ts';

test('[FD-LOS-08][FD-TERRAIN-10] a sight blocker between two units hides them from each other', () => {
  const s = activate(line({ terrain: { hill: { class: 'sightBlocker', rect: [10, 18, 20, 4] } } }), 'A');
  expect(options(s, 'action')).not.toContain('shootAction');
  expect(ask(s, 'sees', { unit: 'B', target: 'A' })).toBe(false);
});

test('[FD-LOS-01] past the edge of a piece one free line between the bases is enough', () => {
  const shoots = (width: number) => {
    const s = activate(line({ terrain: { t: { class: 'sightBlocker', rect: [10, 18, width, 4] } } }), 'A');
    return options(s, 'action').includes('shootAction');
  };
  expect(shoots(10.4)).toBe(true);
  expect(shoots(10.6)).toBe(false);
});

test('[FD-LOS-06] own units never block', () => {
  const s = line({
    red: { A: { at: [20, 10], weapons: ['boltgun'] }, C: { at: [14, 20], models: 8, step: 1.5 } },
    dice: [1],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('shot')).toHaveLength(1);
  s.end();
});

test('[FD-LOS-07][FD-LOS-09] an enemy unit blocks like one closed body, gaps filled', () => {
  const wide = {
    C: {
      places: [
        [12, 20],
        [28, 20],
      ] as [number, number][],
    },
    B: { at: [20, 30] as const },
  };
  const s = line({ blue: wide, dice: [1] });
  act(s, 'A', 'shootAction');
  expect(s.asked).toEqual([]);
  expect(s.of('shot')[0]!.target).toBe('C');
  expect(ask(s, 'sees', { unit: 'A', target: 'B' })).toBe(false);
});

test('[FD-GAP-18] units of small models do not hide large ones', () => {
  const s = line({
    blue: {
      C: {
        places: [
          [12, 20],
          [28, 20],
        ],
      },
      B: { at: [20, 30], profile: { unitType: 'walker' } },
    },
    dice: [1],
  });
  act(s, 'A', 'shootAction').answer('target', 'B');
  s.end();
});

test('[FD-LOS-02] models that do not see the target add no dice', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 10],
          [21.5, 10],
          [10, 10],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: { B: { at: [20, 30] } },
    terrain: { t: { class: 'sightBlocker', rect: [5, 12, 11, 4] } },
    dice: [1, 1],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('rolled')[0]!.faces).toHaveLength(2);
  s.end();
});

test('[FD-LOS-03][FD-LOS-04][FD-LOS-05][FD-GAP-19] 2 of 5 models visible, 3 hits unsaved: 3 models lost, the visible ones first', () => {
  const s = field({
    red: {
      A: {
        places: [
          [20, 10],
          [20, 8.5],
          [20, 7],
        ],
        weapons: ['boltgun'],
      },
    },
    blue: {
      B: {
        places: [
          [20, 30],
          [21.5, 30],
          [40, 30],
          [41.5, 30],
          [43, 30],
        ],
      },
    },
    terrain: { t: { class: 'sightBlocker', rect: [24, 14, 30, 10] } },
    dice: [3, 3, 3, 1, 1, 1, 6],
  });
  act(s, 'A', 'shootAction');
  expect(s.of('modelLost').map((e) => e.model)).toEqual(['B.1', 'B.2']);
  s.answer('casualties', ['B.4']);
  expect(modelState(s, 'B.4').where.at).toBe('gone');
  s.end();
});

test('[FD-GAP-17] models see all round, from any point of the base', () => {
  const s = shot({ dice: [1] });
  act(s, 'A', 'shootAction').end();
  const behind = field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 10] } },
    dice: [1],
  });
  act(behind, 'A', 'shootAction').end();
});

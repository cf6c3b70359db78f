import { expect, test } from 'vitest';
import { activate, field } from '../../test/field.ts';

test('[FD-UNIT-01][FD-UNIT-02][FD-UNIT-03] a single model is a unit: it is activated, and lost with its model', () => {
  const s = field({
    blue: { B: { at: [20, 30] } },
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    dice: [3, 1],
  });
  activate(s, 'A').answer('action', 'shootAction');
  expect(s.of('unitDestroyed')[0]).toMatchObject({ unit: 'B', why: 'losses' });
  s.end('action');
});

import type { Text } from '../kit.ts';

export const text: Text = { effects: { charged: 'has charged', chargeBonus: 'charge bonus' } };

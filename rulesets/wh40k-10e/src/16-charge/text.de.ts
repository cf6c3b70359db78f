import type { Text } from '../kit.ts';

export const text: Text = { effects: { charged: 'hat angegriffen', chargeBonus: 'Angriffsbonus' } };

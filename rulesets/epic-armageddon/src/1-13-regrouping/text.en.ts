import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { regroup: 'Regrouping', withdrawal: 'Withdrawal' },
  events: { withdrawalBegan: (e, t) => `${t.name(e.formation)} withdraws` },
  purposes: { regroup: 'regrouping' },
};

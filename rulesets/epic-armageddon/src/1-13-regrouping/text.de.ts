import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { regroup: 'Neuformierung', withdrawal: 'Rückzug' },
  events: { withdrawalBegan: (e, t) => `${t.name(e.formation)} zieht sich zurück` },
  purposes: { regroup: 'Neuformierung' },
};

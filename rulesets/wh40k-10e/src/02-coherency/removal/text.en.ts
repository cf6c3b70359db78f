import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { coherencyRemoval: 'Unit coherency' },
  requests: { straggler: (r, t) => `${t.name(r.args.unit)} is out of coherency: which model do you remove?` },
};

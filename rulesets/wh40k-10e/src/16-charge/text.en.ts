import type { Text } from '../kit.ts';
import { modelIn, unitIn } from '../texts/args.ts';

export const text: Text = {
  activities: { charges: '', charge: '' },
  events: {
    chargeDeclared: (e, t) => `${t.name(e.unit)}: declares a charge: ${e.targets.map(t.name).join(', ')}`,
    unitCharged: (e, t) => `${t.name(e.unit)}: charges: ${e.targets.map(t.name).join(', ')}`,
    chargeFailed: (e, t) => `${t.name(e.unit)}: the charge fails`,
  },
  requests: {
    chargeNext: () => 'With which unit do you charge?',
    chargeTargets: (r, t) => `${t.name(r.args.unit)}: which units are the targets of the charge?`,
    charge: (r, t) => `${t.name(r.args.unit)}: charge move of up to ${t.length(r.args.distance)}`,
  },
  none: { chargeNext: 'No more charges', charge: 'The charge fails' },
  refusals: {
    canCharge: () => 'The unit can make its charge move.',
    notEngaged: (r, t) => `${unitIn(r, t)}: the unit does not end within engagement range of this target.`,
    notCloser: (r, t) => `${modelIn(r, t)}: does not come closer.`,
    couldTouch: (r, t) => `${modelIn(r, t)}: can come into base contact with an enemy model.`,
    couldCloseIn: (r, t) => `${modelIn(r, t)}: can come closer.`,
  },
  purposes: { charge: 'charge roll' },
  effects: { charged: '', chargeBonus: '' },
};

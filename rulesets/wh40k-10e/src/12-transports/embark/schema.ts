import { type Fragment, modelId, seat, unitId } from '../../fields.ts';

export const embark: Fragment = {
  contexts: { embark: { seat, unit: unitId } },
  events: { embarked: { unit: unitId, transport: modelId } },
  requests: { embark: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } } },
};

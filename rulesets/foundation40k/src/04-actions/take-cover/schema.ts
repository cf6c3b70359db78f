import { type Fragment, seat, unitId } from '../../fields.ts';

export const takeCover: Fragment = {
  contexts: { cover: { seat, unit: unitId } },
  events: { tookCover: { unit: unitId } },
};

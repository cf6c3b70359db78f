import { event } from '../../kit.ts';

export const events = {
  /** EA-1.10-09: a new action ends overwatch. */
  actionDeclared: event(
    'actionDeclared',
    (s, e) => {
      s.formations[e.formation]!.overwatch = null;
    },
    { about: { by: 'formation' } },
  ),
  actionFailed: event('actionFailed', () => {}, { about: { by: 'formation' }, shows: 'miss' }),
};

import { request } from '../../kit.ts';

/** SK-ACT-02: nobody strikes wildly twice in a row. */
export const blow = request('blow', {
  check: (look, { args }, answer) =>
    answer === 'wild' && look.state.fighters[args.fighter]!.tired
      ? { code: 'tired', rule: 'SK-ACT-02', measured: args.fighter, unit: 'name' }
      : null,
});

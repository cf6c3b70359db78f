import { measuredOf } from '../../04-measuring/questions.ts';
import { inch } from '../../04-measuring/table-top.ts';
import type { Terms } from '../../19-deployment/set-up/demands.ts';
import type { Requests } from '../../generated/state.ts';
import type { L } from '../../kit.ts';

type How = Requests['disembark']['args']['how'];

/** WH-TRANS-08, WH-TRANS-24: wholly within 3". WH-TRANS-25: in an emergency wholly within 6". */
export const termsFor = (look: L, transport: string, how: How): Terms => ({
  near: {
    of: measuredOf(look, transport),
    limit: inch(how === 'emergency' ? 6 : 3),
    says: { code: 'farFromTransport', rule: how === 'emergency' ? 'WH-TRANS-25' : 'WH-TRANS-08' },
  },
});

import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  events: {
    closedUp: (e, t) => `${t.name(e.unit)}: rückt nach.`,
    orderJudged: (e, t) => `${t.name(e.unit)} ist ${e.ordered ? 'geordnet' : 'ungeordnet'}.`,
  },
  requests: {
    closeUp: (r, t) => `${t.name(r.args.unit)}: Verluste. Nachrücken?`,
  },
  none: {
    closeUp: 'Nicht aufschließen',
  },
  refusals: {
    notHeldBefore: (r, t) => `${who(r, t)}darf nur auf ein Feld, das die Einheit vor dem Beschuss hielt.`,
  },
};

import type { Text } from '../kit.ts';

const KINDS = { ap: 'AP', at: 'AT', mw: 'MW' } as const;

export const text: Text = {
  activities: { shoot: 'Shooting' },
  events: {
    firedAt: (e, t) => `${t.name(e.formation)} shoots at ${t.name(e.target)}`,
    unitSuppressed: (e, t) => `${t.name(e.unit)} is suppressed`,
    hitsScored: (e, t) =>
      `${t.name(e.formation)}: ${
        (['ap', 'at', 'mw'] as const)
          .filter((kind) => e[kind] > 0)
          .map((kind) => `${e[kind]} ${KINDS[kind]}`)
          .join(', ') || 'no'
      } hits on ${t.name(e.target)}`,
    templatePlaced: (e, t) => `${t.name(e.formation)} places a barrage template on ${t.name(e.target)}`,
    inCrossfire: (e, t) => `Crossfire on ${t.name(e.target)}: ${t.name(e.from)} and ${t.name(e.to)}`,
  },
  requests: {
    target: (r, t) => `${t.name(r.args.formation)}: shoot at which formation?`,
    suppress: (r, t) => `${t.name(r.args.formation)}: who is suppressed?`,
    aim: (r, t) => `${t.name(r.args.formation)}: what does each weapon fire?`,
    spare: (r, t) =>
      `${KINDS[r.args.kind]} fire at ${t.name(r.args.target)}: only at units in the open, without −1 for cover?`,
    bombard: (r, t) => `${t.name(r.args.formation)}: fire a barrage with weapons that could fire something else?`,
    template: (r, t) => `${t.name(r.args.formation)}: where does the template lie?`,
    allocate: (r, t) => `${t.name(r.args.formation)}: who takes the next ${KINDS[r.args.kind]} hit?`,
  },
  options: { aim: (o) => (o.args.mode === 0 ? KINDS[o.args.kind] : `${KINDS[o.args.kind]} (${o.args.mode + 1})`) },
  none: { target: 'Do not shoot' },
  refusals: {
    templateApart: () => 'The template would not touch the first one',
    templatesOverlap: () => 'Templates may not overlap',
    templateOutOfReach: () => 'No weapon could reach anybody under the template',
    coversFewer: () => 'The template could cover more of the target',
  },
  purposes: { hit: 'to hit', hitAgain: 'to hit, second die', shots: 'number of shots' },
};

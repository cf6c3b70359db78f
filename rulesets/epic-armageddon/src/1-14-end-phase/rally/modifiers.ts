import { cm } from '../../1-00-materials/cm.ts';
import { areWithin, standing, tableTop } from '../../1-00-materials/table-top.ts';
import { areEnemyFormations } from '../../1-02-formations/formations.ts';
import { type L, modifier } from '../../kit.ts';

/** What a rally test is about. */
export type RallyTest = { readonly formation: string };

/** EA-1.14.1-06, table T-8: all of them add up. A modifier to the roll stands here as one to the number that is needed. */
export const rallyTest = [
  modifier({
    rule: 'EA-1.14.1-04',
    op: 'add',
    when: ({ state }, { formation }: RallyTest) => state.formations[formation]!.broken,
    by: 2,
  }),
  modifier({
    rule: 'EA-1.14.1-05',
    op: 'add',
    when: (look, { formation }: RallyTest) => hasEnemyWithin(look, formation, cm(30)),
    by: 1,
  }),
];

function hasEnemyWithin(look: L, formation: string, limit: number): boolean {
  const own = standing(look, formation);
  return tableTop(look).units.some(
    (other) => areEnemyFormations(look.state, formation, other.id) && areWithin(own, other, limit),
  );
}

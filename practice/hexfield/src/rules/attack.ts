import {
  atMost,
  type Classes,
  classesOf,
  type Explained,
  type Rule,
  type RuleId,
  rollPool,
  unmodified,
  variant,
} from '@walstatt/engine';
import type { UnitsId } from '../generated/state.ts';
import type { G } from '../kit.ts';

/** HX-SHOOT-04: a roll of the needed number or less hits, and five below it is critical. */
const ATTACK: readonly Classes[] = Array.from({ length: 21 }, (_, need) =>
  classesOf(['miss', 'hit', 'critical'], 1, 20, (face) =>
    face > need ? 'miss' : face > need - 5 ? 'hit' : 'critical',
  ),
);

/** The save fails above the armour. */
const SAVE: readonly Classes[] = Array.from({ length: 21 }, (_, armour) => atMost(armour));

const clamp = (need: number): number => Math.max(0, Math.min(20, need));

/** HX-SHOOT-08: how many of the critical hits ignore armour. */
const throughArmour = variant('level', {
  basic: (_g: G, _criticals: number): number => 0,
  advanced: (_g: G, criticals: number): number => criticals,
});

export type Attack = {
  readonly by: UnitsId;
  readonly target: UnitsId;
  readonly dice: number;
  readonly need: number;
  readonly needs: () => Explained;
  readonly rule: RuleId;
  readonly purpose: 'shoot' | 'strike';
};

/** Rolls to hit, then for armour. Returns how many losses the target takes, but does not apply them. */
export function* attack(g: G, a: Attack): Rule<number> {
  const { units } = g.state;
  const target = units[a.target]!;
  const counts = yield* rollPool(g, {
    by: units[a.by]!.owner,
    rule: a.rule,
    purpose: a.purpose,
    n: a.dice,
    sides: 20,
    classes: ATTACK[clamp(a.need)]!,
    needs: a.needs,
  });
  const criticals = counts[2]!;
  const through = throughArmour(g, criticals);
  const saves = yield* rollPool(g, {
    by: target.owner,
    rule: 'HX-SHOOT-07',
    purpose: 'armour',
    n: counts[1]! + criticals - through,
    sides: 20,
    classes: SAVE[target.profile.armour]!,
    needs: () => unmodified(target.profile.armour),
  });
  return through + saves[0]!;
}

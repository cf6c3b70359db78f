import type { Plain } from '@walstatt/engine';
import type { UnitsId } from './generated/state.ts';
import { type Look, question } from './kit.ts';
import { gap } from './rules/board.ts';
import { touchedEnemies } from './rules/contact.ts';
import { fieldsOf } from './rules/formation.ts';
import { wastedBecause } from './rules/shot.ts';

type Args = Readonly<Record<string, Plain>>;

function unitIn(look: Look, args: Args, name: string): UnitsId {
  const id = args[name];
  if (typeof id !== 'string' || look.state.units[id] === undefined) throw new Error(`${name}: there is no such unit`);
  return id;
}

const onTable = (look: Look, id: UnitsId): boolean => look.state.units[id]!.where.at === 'table';

/** What can be asked from outside. All answers come from what the asker may see. */
export const questions = {
  canShoot: question({
    rule: 'HX-SHOOT-02',
    takes: ['unit', 'target'],
    ask(look, args) {
      const [unit, target] = [unitIn(look, args, 'unit'), unitIn(look, args, 'target')];
      if (!onTable(look, unit) || !onTable(look, target)) return { can: false, why: 'sight' };
      const why = wastedBecause(look, unit, target);
      return { can: why === null, why };
    },
  }),
  shootNeed: question({
    rule: 'HX-SHOOT-04',
    takes: ['unit', 'target'],
    ask(look, args) {
      const pair = { unit: unitIn(look, args, 'unit'), target: unitIn(look, args, 'target') };
      return look.explain('shootNeed', look.state.units[pair.unit]!.profile.shot, pair) as unknown as Plain;
    },
  }),
  strikeNeed: question({
    rule: 'HX-MELEE-05',
    takes: ['unit', 'target'],
    ask(look, args) {
      const pair = { unit: unitIn(look, args, 'unit'), target: unitIn(look, args, 'target') };
      return look.explain('strikeNeed', look.state.units[pair.unit]!.profile.melee, pair) as unknown as Plain;
    },
  }),
  moraleNeed: question({
    rule: 'HX-MORALE-01',
    takes: ['unit'],
    ask(look, args) {
      const unit = unitIn(look, args, 'unit');
      return look.explain('moraleNeed', look.state.units[unit]!.profile.morale, { unit }) as unknown as Plain;
    },
  }),
  distance: question({
    rule: 'HX-SHOOT-02',
    takes: ['from', 'to'],
    ask(look, args) {
      const [from, to] = [unitIn(look, args, 'from'), unitIn(look, args, 'to')];
      const fields = gap(fieldsOf(look.state.units[from]!), fieldsOf(look.state.units[to]!));
      return Number.isFinite(fields) ? fields : null;
    },
  }),
  touching: question({
    rule: 'HX-MOVE-11',
    takes: ['unit'],
    ask(look, args) {
      const u = look.state.units[unitIn(look, args, 'unit')]!;
      return touchedEnemies(look.state, u.owner, fieldsOf(u));
    },
  }),
};

import type { Plain } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import type { UnitsId } from './generated/state.ts';
import { type Look, question } from './kit.ts';
import { gap } from './rules/board.ts';
import { touchedEnemies } from './rules/contact.ts';
import { fieldsOf } from './rules/formation.ts';
import { shootNeeds, wastedBecause } from './rules/shot.ts';
import { strikeNeeds } from './rules/strike.ts';

type Args = Readonly<Record<string, Plain>>;

const ofUnit = { unit: s.id('units') };
const ofPair = { ...ofUnit, target: s.id('units') };

const unitIn = (args: Args, name: string): UnitsId => args[name] as UnitsId;

const onTable = (look: Look, id: UnitsId): boolean => look.state.units[id]!.where.at === 'table';

/** What can be asked from outside. All answers come from what the asker may see. */
export const questions = {
  canShoot: question({
    rule: 'HX-SHOOT-02',
    takes: ofPair,
    ask(look, args) {
      const [unit, target] = [unitIn(args, 'unit'), unitIn(args, 'target')];
      if (!onTable(look, unit) || !onTable(look, target)) return { can: false, why: 'sight' };
      const why = wastedBecause(look, unit, target);
      return { can: why === null, why };
    },
  }),
  shootNeed: question({
    rule: 'HX-SHOOT-04',
    takes: ofPair,
    ask(look, args) {
      const pair = { unit: unitIn(args, 'unit'), target: unitIn(args, 'target') };
      return shootNeeds(look, pair) as unknown as Plain;
    },
  }),
  strikeNeed: question({
    rule: 'HX-MELEE-05',
    takes: ofPair,
    ask(look, args) {
      const pair = { unit: unitIn(args, 'unit'), target: unitIn(args, 'target') };
      return strikeNeeds(look, pair) as unknown as Plain;
    },
  }),
  moraleNeed: question({
    rule: 'HX-MORALE-01',
    takes: ofUnit,
    ask(look, args) {
      const unit = unitIn(args, 'unit');
      return look.explain('moraleNeed', look.state.units[unit]!.profile.morale, { unit }) as unknown as Plain;
    },
  }),
  distance: question({
    rule: 'HX-SHOOT-02',
    takes: { from: s.id('units'), to: s.id('units') },
    lengths: [''],
    ask(look, args) {
      const [from, to] = [unitIn(args, 'from'), unitIn(args, 'to')];
      const fields = gap(fieldsOf(look.state.units[from]!), fieldsOf(look.state.units[to]!));
      return Number.isFinite(fields) ? fields : null;
    },
  }),
  touching: question({
    rule: 'HX-MOVE-11',
    takes: ofUnit,
    ask(look, args) {
      const u = look.state.units[unitIn(args, 'unit')]!;
      return touchedEnemies(look.state, u.owner, fieldsOf(u));
    },
  }),
};

import { type Plain, type Question, Unanswerable } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { hex } from '@walstatt/geometry';
import { contactsOf } from './01-introduction/board/contact.ts';
import { fieldsLabelled, labelsOf } from './01-introduction/board/labels.ts';
import { drawnAt } from './01-introduction/board/map-boards.ts';
import { bodyOf, pieceOf } from './01-introduction/board/pieces.ts';
import { zoneOf } from './01-introduction/board/sides-of-element.ts';
import { windRose } from './01-introduction/board/wind-rose.ts';
import { sumsOf } from './01-introduction/dice-notation.ts';
import { formationOfUnit, isSmall } from './01-introduction/formation/state.ts';
import { catalogue } from './02-characteristics/cards.ts';
import { meleeWeapons, missileWeapons } from './02-characteristics/weapons.ts';
import { strengthAgainst } from './04-missiles/strength.ts';
import { aimRefusal, shootingRefusal } from './04-missiles/targets.ts';
import { allowance, termsOf } from './05-movement/account.ts';
import { manoeuvresOf } from './05-movement/manoeuvres.ts';
import { runLeg } from './05-movement/run-leg.ts';
import { standingOf } from './05-movement/standing.ts';
import { initiativeOf, strengthAgainst as strikeStrength, strikeTargets } from './06-melee/strikes.ts';
import { type Demonworld, type Look, question } from './kit.ts';

const element = s.id('elements');
const ofUnit = { unit: s.id('units') };

type Args = Readonly<Record<string, Plain>>;
const text = (args: Args, name: string): string => String(args[name]);
const plain = (x: unknown): Plain => JSON.parse(JSON.stringify(x)) as Plain;

/** An element on the table. There is nothing to say about others. */
function pieceIn(look: Look, args: Args, name: string) {
  const piece = pieceOf(look.state, text(args, name));
  if (piece === null) throw new Unanswerable(`${name}: ${args[name]} is not on the table`);
  return piece;
}

/** Two elements of which one attacks the other. */
function pairIn(look: Look, args: Args): { by: string; at: string } {
  const [by, at] = [pieceIn(look, args, 'by').id, pieceIn(look, args, 'at').id];
  const { elements } = look.state;
  if (elements[by]!.unit === elements[at]!.unit) throw new Unanswerable(`at: ${by} does not attack its own unit`);
  return { by, at };
}

const fresh = (look: Look, unit: string) =>
  standingOf(look, { unit, spent: 0, used: 0, wheel: 'none', wheels: 0, single: [], met: [] });

/** What players would ask, by name. Every answer gives the rule it comes from. */
export const questions: Readonly<Record<string, Question<Demonworld>>> = {
  /** DW-I-10, DW-I-44, DW-I-45: whole hexes from centre to centre. */
  distance: question({
    rule: 'DW-I-44',
    takes: { from: element, to: element },
    lengths: [''],
    ask: (look, a) => hex.distance(pieceIn(look, a, 'from'), pieceIn(look, a, 'to')),
  }),
  labels: question({
    rule: 'DW-I-13',
    takes: { q: s.int(-200, 200), r: s.int(-200, 200) },
    ask: (look, a) => labelsOf(look.state.board, { q: Number(a['q']), r: Number(a['r']) }),
  }),
  fields: question({
    rule: 'DW-I-13',
    takes: { label: s.text },
    ask: (look, a) => plain(fieldsLabelled(look.state.board, text(a, 'label'))),
  }),
  terrain: question({
    rule: 'DW-VII-02',
    takes: { label: s.text },
    ask: (_look, a) => drawnAt(text(a, 'label')),
  }),
  /** What dice can show, as the book writes them: `2W6+1`. */
  dice: question({ rule: 'DW-I-08', takes: { dice: s.text }, ask: (_look, a) => plain(sumsOf(text(a, 'dice'))) }),
  windRose: question({ rule: 'DW-I-12', takes: { die: s.int(1, 6) }, ask: (_look, a) => windRose(Number(a['die'])) }),
  /** DW-I-22, DW-I-23, DW-I-27: the side of an element on which an adjacent one stands. */
  sideOf: question({
    rule: 'DW-I-27',
    takes: { element, of: element },
    ask(look, a) {
      const { q, r } = pieceIn(look, a, 'element');
      return zoneOf(pieceIn(look, a, 'of'), q, r);
    },
  }),
  /** DW-I-28: fields of an element's front area up to a distance. */
  frontArea: question({
    rule: 'DW-I-28',
    takes: { element, farthest: s.int(1, 99) },
    ask(look, a) {
      const p = pieceIn(look, a, 'element');
      return plain(hex.arc(p, hex.cornerHeading(p.facing), 1, Number(a['farthest'])));
    },
  }),
  isOrdered: question({
    rule: 'DW-I-38',
    takes: ofUnit,
    ask(look, a) {
      const formation = formationOfUnit(look, text(a, 'unit'));
      return formation.kind === 'unordered'
        ? { ordered: false, kind: 'unordered', why: formation.rule }
        : { ordered: true, kind: formation.kind, why: null };
    },
  }),
  isSmall: question({ rule: 'DW-V-54', takes: ofUnit, ask: (look, a) => isSmall(look, text(a, 'unit')) }),
  contacts: question({
    rule: 'DW-I-47',
    takes: { element },
    ask: (look, a) => contactsOf(look, pieceIn(look, a, 'element').id).map((p) => p.id),
  }),
  card: question({
    rule: 'DW-I-18',
    takes: ofUnit,
    ask: (look, a) => plain(look.state.cards[look.state.units[text(a, 'unit')]!.card]!),
  }),
  /** DW-I-20, DW-XXVII-01: the cards of the introductory game. */
  catalogue: question({
    rule: 'DW-I-20',
    takes: {},
    ask: () => Object.keys(catalogue),
  }),
  weapon: question({
    rule: 'DW-II-05',
    takes: {
      weapon: s.literal(...new Set([...Object.keys(missileWeapons), ...Object.keys(meleeWeapons)])),
      melee: s.withDefault(s.bool, false),
    },
    ask(_look, a) {
      const name = text(a, 'weapon');
      if (name in missileWeapons && a['melee'] !== true) {
        const kind = name as keyof typeof missileWeapons;
        return plain(missileWeapons[kind]);
      }
      const kind = name as keyof typeof meleeWeapons;
      return plain(meleeWeapons[kind]);
    },
  }),
  missileStrength: question({
    rule: 'DW-II-07',
    takes: { by: element, at: element },
    ask: (look, a) => strengthAgainst(look, pieceIn(look, a, 'by').id, pieceIn(look, a, 'at').id),
  }),
  mayShoot: question({
    rule: 'DW-IV-01',
    takes: { ...ofUnit, phase: s.withDefault(s.literal('first', 'second'), 'second') },
    ask(look, a) {
      const refusal = shootingRefusal(look, text(a, 'unit'), text(a, 'phase') === 'first' ? 'first' : 'second');
      return plain(refusal);
    },
  }),
  canAimAt: question({
    rule: 'DW-IV-14',
    takes: { by: element, at: element },
    ask(look, a) {
      const refusal = aimRefusal(look, pieceIn(look, a, 'by').id, pieceIn(look, a, 'at').id);
      return plain(refusal);
    },
  }),
  missileBase: question({
    rule: 'DW-IV-33',
    takes: { by: element, at: element, supporters: s.withDefault(s.int(0, 20), 0) },
    ask(look, a) {
      const { by, at } = pairIn(look, a);
      const strength = strengthAgainst(look, by, at) ?? 0;
      const subject = { by, target: at, supporters: Number(a['supporters'] ?? 0), visible: true };
      return plain(look.explain('missileBase', strength, subject));
    },
  }),
  meleeBase: question({
    rule: 'DW-VI-20',
    takes: { by: element, at: element, supporters: s.withDefault(s.int(0, 20), 0) },
    ask(look, a) {
      const { by, at } = pairIn(look, a);
      const strength = strikeStrength(look, by, at);
      const subject = { by, target: at, supporters: Number(a['supporters'] ?? 0) };
      return plain(look.explain('meleeBase', strength, subject));
    },
  }),
  strikeTargets: question({
    rule: 'DW-VI-12',
    takes: { element },
    ask: (look, a) => strikeTargets(look, pieceIn(look, a, 'element').id),
  }),
  initiative: question({
    rule: 'DW-VI-04',
    takes: { element },
    ask: (look, a) => initiativeOf(look, text(a, 'element')),
  }),
  /** DW-V-10 to DW-V-12: points that may be spent in all if a given number of manoeuvres is used. */
  allowance: question({
    rule: 'DW-V-04',
    takes: { ...ofUnit, used: s.int(0, 99) },
    ask: (look, a) => allowance(termsOf(look, text(a, 'unit')), Number(a['used'])),
  }),
  /** What a unit could do next, with a preview of each. */
  manoeuvres: question({
    rule: 'DW-V-03',
    takes: ofUnit,
    ask: (look, a) =>
      plain(
        manoeuvresOf(look, fresh(look, text(a, 'unit'))).map(({ mover, leg, ran }) => ({
          mover,
          leg,
          points: ran.effect.points,
          manoeuvres: ran.effect.manoeuvres,
          body: ran.effect.body,
          touches: ran.touched,
        })),
      ),
  }),
  /** Why a leg may not be made from where the unit stands. Null if it may. */
  whyNot: question({
    rule: 'DW-V-03',
    takes: { ...ofUnit, mover: s.nullable(s.text), leg: s.data },
    ask(look, a) {
      const unit = text(a, 'unit');
      const mover = typeof a['mover'] === 'string' ? a['mover'] : unit;
      const movers = [unit, ...look.state.units[unit]!.elements];
      if (!movers.includes(mover)) throw new Unanswerable(`mover: ${mover} is not one of ${movers.join(', ')}`);
      const leg = a['leg'];
      if (typeof leg !== 'object' || leg === null || !('leg' in leg)) throw new Unanswerable('leg: it must name a leg');
      const ran = runLeg(look, fresh(look, unit), mover, leg as never);
      if (!('refusal' in ran)) return null;
      return plain(ran.refusal);
    },
  }),
  elements: question({
    rule: 'DW-I-21',
    takes: ofUnit,
    ask: (look, a) => plain(bodyOf(look.state, text(a, 'unit'))),
  }),
};

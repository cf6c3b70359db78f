import {
  describe,
  field,
  nearest,
  nothing,
  openRecord,
  optional,
  type Read,
  type Reader,
  readBool,
  readInt,
  readList,
  readLiteral,
  report,
} from '@walstatt/engine/files';
import { byRule, readInches, readTitle } from '@walstatt/tabletop';
import type { SpecialAbility, SpecialDeed, WeaponAbility } from '../../generated/state.ts';
import { amountOf } from '../rows/amount.ts';
import type { SheetAbility } from '../sheet.ts';
import { readDice, readKeyword, readNeedOf } from './read-values.ts';

/** Abilities by name, or by name with what belongs to them: `stealth`, `{scouts: 6}`, `{anti: {keyword: FLY, on: 3}}`. */
type Abilities<A> = Readonly<Record<string, Read<A>>>;

const named =
  <A>(ability: A): Read<A> =>
  (r, v) =>
    v === true ? ability : report(r, 'nothing more', describe(v));
const withDice =
  <A>(make: (amount: ReturnType<typeof amountOf>) => A): Read<A> =>
  (r, v) => {
    const dice = readDice(r, v);
    return dice === undefined ? nothing() : make(amountOf(dice));
  };

/** WH-INTRO-06: an ability that is only named has the definition of the core rules. */
const CORE: Abilities<SheetAbility> = {
  loneOperative: named({ ability: 'loneOperative' }),
  stealth: named({ ability: 'stealth' }),
  fightsFirst: named({ ability: 'fightsFirst' }),
  deepStrike: named({ ability: 'deepStrike' }),
  infiltrators: named({ ability: 'infiltrators' }),
  hover: named({ ability: 'hover' }),
  feelNoPain: (r, v) => ({ ability: 'feelNoPain', on: readNeedOf(2, 6)(r, v), psychic: false }),
  feelNoPainAgainstPsychic: (r, v) => ({ ability: 'feelNoPain', on: readNeedOf(2, 6)(r, v), psychic: true }),
  deadlyDemise: withDice((wounds): SheetAbility => ({ ability: 'deadlyDemise', wounds })),
  scouts: (r, v) => ({ ability: 'scouts', distance: readInches(24)(r, v) }),
  firingDeck: (r, v) => ({ ability: 'firingDeck', models: readInt(1, 99)(r, v) }),
};

const WEAPON: Abilities<WeaponAbility> = {
  assault: named({ ability: 'assault' }),
  ignoresCover: named({ ability: 'ignoresCover' }),
  torrent: named({ ability: 'torrent' }),
  pistol: named({ ability: 'pistol' }),
  heavy: named({ ability: 'heavy' }),
  lance: named({ ability: 'lance' }),
  indirectFire: named({ ability: 'indirectFire' }),
  precision: named({ ability: 'precision' }),
  twinLinked: named({ ability: 'twinLinked' }),
  lethalHits: named({ ability: 'lethalHits' }),
  blast: named({ ability: 'blast' }),
  devastatingWounds: named({ ability: 'devastatingWounds' }),
  extraAttacks: named({ ability: 'extraAttacks' }),
  hazardous: named({ ability: 'hazardous' }),
  psychic: named({ ability: 'psychic' }),
  rapidFire: withDice((attacks): WeaponAbility => ({ ability: 'rapidFire', attacks })),
  sustainedHits: withDice((hits): WeaponAbility => ({ ability: 'sustainedHits', hits })),
  melta: withDice((damage): WeaponAbility => ({ ability: 'melta', damage })),
  anti: (r, v) => {
    const o = openRecord(r, v, ['keyword', 'on']);
    if (o === null) return nothing();
    return { ability: 'anti', keyword: field(r, o, 'keyword', readKeyword), on: field(r, o, 'on', readNeedOf(2, 6)) };
  },
};

/** What a datasheet may have of its own, in the words of the core rules. */
const SPECIAL: Abilities<SpecialDeed> = {
  commandPoint: (r, v) =>
    v === true ? { does: 'commandPoint', on: null } : { does: 'commandPoint', on: readNeedOf(2, 6)(r, v) },
  refund: (r, v) => ({ does: 'refund', on: readNeedOf(2, 6)(r, v) }),
  auraOfTests: (r, v) => {
    const o = openRecord(r, v, ['range', 'by', 'of', 'keywords']);
    if (o === null) return nothing();
    return {
      does: 'auraOfTests',
      range: field(r, o, 'range', readInches(24)),
      by: field(r, o, 'by', readInt(-3, 3)),
      of: field(r, o, 'of', readLiteral(['friends', 'enemies'])),
      keywords: optional(r, o, 'keywords', readList(readKeyword), []),
    };
  },
  auraOfPain: (r, v) => {
    const o = openRecord(r, v, ['range', 'on', 'keywords', 'psychic']);
    if (o === null) return nothing();
    return {
      does: 'auraOfPain',
      range: field(r, o, 'range', readInches(24)),
      on: field(r, o, 'on', readNeedOf(2, 6)),
      keywords: optional(r, o, 'keywords', readList(readKeyword), []),
      psychic: optional(r, o, 'psychic', readBool, false),
    };
  },
  damaged: (r, v) => {
    const o = openRecord(r, v, ['left', 'hit', 'halvesControl']);
    if (o === null) return nothing();
    return {
      does: 'damaged',
      left: field(r, o, 'left', readInt(1, 60)),
      hit: optional(r, o, 'hit', readInt(-3, 0), 0),
      halvesControl: optional(r, o, 'halvesControl', readBool, false),
    };
  },
  leadingRolls: (r, v) => {
    const o = openRecord(r, v, ['advance', 'charge']);
    if (o === null) return nothing();
    return {
      does: 'leadingRolls',
      advance: optional(r, o, 'advance', readInt(0, 6), 0),
      charge: optional(r, o, 'charge', readInt(0, 6), 0),
    };
  },
  leadingOver: named({ does: 'leadingOver' }),
};

/** `pistol` is short for `{pistol: true}`. */
const readOneOf =
  <A>(known: Abilities<A>): Read<A> =>
  (r, v) => {
    const [name, ...more] = typeof v === 'string' ? [v] : Object.keys(Object(v));
    if (name === undefined || more.length > 0) return report(r, 'one ability', describe(v));
    if (!Object.hasOwn(known, name))
      return report(r, 'an ability of the core rules', describe(name), nearest(name, Object.keys(known)));
    if (typeof v === 'string') return known[name]!(r, true);
    r.path.push(name);
    const ability = known[name]!(r, (v as Record<string, unknown>)[name]);
    r.path.pop();
    return ability;
  };

export const readSheetAbility = byRule('WH-INTRO-06', readOneOf(CORE));
export const readWeaponAbility = byRule('WH-WEAP-01', readOneOf(WEAPON));

/** `{name: Grand Plan, commandPoint: true}`; with `wargear` only while a model of the unit has that (WH-DATA-05). */
export function readSpecial(r: Reader, v: unknown): SpecialAbility {
  const o = openRecord(r, v, ['name', 'wargear', ...Object.keys(SPECIAL)]);
  if (o === null) return nothing();
  const deeds = Object.keys(SPECIAL).filter((name) => Object.hasOwn(o, name));
  if (deeds.length !== 1) return report(r, `one of ${Object.keys(SPECIAL).join(', ')}`, deeds.join(', ') || 'none');
  return {
    name: field(r, o, 'name', readTitle),
    wargear: optional<string | null>(r, o, 'wargear', readTitle, null),
    does: field(r, o, deeds[0]!, SPECIAL[deeds[0]!]!),
  };
}

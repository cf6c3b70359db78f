import type { Language } from '@walstatt/engine';
import { inInches } from '@walstatt/tabletop';
import type { Amount, CoreAbility, WeaponAbility } from '../generated/state.ts';

/** The names of the book's abilities, with their numbers. */
type Names = {
  readonly core: (a: CoreAbility) => string;
  readonly weapon: (a: WeaponAbility, amount: (x: Amount) => string) => string;
};

const names = (
  core: Readonly<Record<CoreAbility['ability'], string>>,
  weapon: Readonly<Record<WeaponAbility['ability'], string>>,
  written: { readonly psychic: string; readonly die: string },
): Names => ({
  core(a) {
    const name = core[a.ability];
    switch (a.ability) {
      case 'feelNoPain':
        return `${name} ${a.on}+${a.psychic ? ` (${written.psychic})` : ''}`;
      case 'scouts':
        return `${name} ${inInches(a.distance)}`;
      case 'firingDeck':
        return `${name} ${a.models}`;
      case 'deadlyDemise':
        return `${name} ${a.wounds.dice === 0 ? a.wounds.plus : `${written.die}${a.wounds.sides}`}`;
      default:
        return name;
    }
  },
  weapon(a, amount) {
    const name = weapon[a.ability];
    switch (a.ability) {
      case 'rapidFire':
        return `${name} ${amount(a.attacks)}`;
      case 'sustainedHits':
        return `${name} ${amount(a.hits)}`;
      case 'melta':
        return `${name} ${amount(a.damage)}`;
      case 'anti':
        return `${name} ${a.keyword} ${a.on}+`;
      default:
        return name;
    }
  },
});

const de = names(
  {
    loneOperative: 'Einsamer Wolf',
    stealth: 'Tarnung',
    feelNoPain: 'Verletzungen ignorieren',
    deadlyDemise: 'Gefährliches Ende',
    fightsFirst: 'Erstschlag',
    deepStrike: 'Schocktruppen',
    scouts: 'Kundschafter',
    infiltrators: 'Infiltratoren',
    leader: 'Anführer',
    firingDeck: 'Feuerplattform',
    hover: 'Schweber',
  },
  {
    assault: 'Sturm',
    rapidFire: 'Schnellfeuer',
    ignoresCover: 'Deckung ignorieren',
    torrent: 'Schwall',
    pistol: 'Pistole',
    heavy: 'Schwer',
    lance: 'Lanze',
    indirectFire: 'Indirektes Feuer',
    precision: 'Präzision',
    twinLinked: 'Synchronisiert',
    lethalHits: 'Tödliche Treffer',
    blast: 'Explosiv',
    devastatingWounds: 'Verheerende Verwundungen',
    sustainedHits: 'Trefferhagel',
    extraAttacks: 'Zusatzattacken',
    melta: 'Melter',
    hazardous: 'Riskant',
    anti: 'Anti',
    psychic: 'psionisch',
  },
  { psychic: 'gegen psionische Attacken', die: 'W' },
);

const en = names(
  {
    loneOperative: 'Lone Operative',
    stealth: 'Stealth',
    feelNoPain: 'Feel No Pain',
    deadlyDemise: 'Deadly Demise',
    fightsFirst: 'Fights First',
    deepStrike: 'Deep Strike',
    scouts: 'Scouts',
    infiltrators: 'Infiltrators',
    leader: 'Leader',
    firingDeck: 'Firing Deck',
    hover: 'Hover',
  },
  {
    assault: 'Assault',
    rapidFire: 'Rapid Fire',
    ignoresCover: 'Ignores Cover',
    torrent: 'Torrent',
    pistol: 'Pistol',
    heavy: 'Heavy',
    lance: 'Lance',
    indirectFire: 'Indirect Fire',
    precision: 'Precision',
    twinLinked: 'Twin-linked',
    lethalHits: 'Lethal Hits',
    blast: 'Blast',
    devastatingWounds: 'Devastating Wounds',
    sustainedHits: 'Sustained Hits',
    extraAttacks: 'Extra Attacks',
    melta: 'Melta',
    hazardous: 'Hazardous',
    anti: 'Anti',
    psychic: 'psychic',
  },
  { psychic: 'against psychic attacks', die: 'D' },
);

export const abilityNames: Readonly<Record<Language, Names>> = { de, en };

import type { WrittenSheet } from '../datasheet.ts';

/** Units of the Astra Militarum and the imperial navy. The sheets without a mark are those of section 5.5. */
export const imperial: Readonly<Record<string, WrittenSheet>> = {
  basilisk: {
    name: { en: 'Basilisk', de: 'Basilisk' },
    profile: 'AV 20cm 5+ 6+ 5+',
    weapons: ['Earthshaker Cannon 120cm AT4+ or 120cm 1BP, indirect', 'Heavy Bolter 30cm AP5+'],
  },
  hydra: {
    name: { en: 'Hydra', de: 'Hydra' },
    profile: 'AV 30cm 6+ 6+ 5+',
    weapons: ['2x Twin Hydra Autocannon 45cm AP4+/AT5+/AA5+'],
  },
  thunderbolt: {
    name: { en: 'Thunderbolt', de: 'Thunderbolt' },
    profile: 'F fighter-bomber 6+ - -',
    weapons: ['Multilaser 30cm AP5+/AT6+/AA5+, FxF', 'Rockets 30cm AT4+, FxF', 'Storm Bolter 15cm AP4+/AA5+, FxF'],
  },
  'guard-infantry': {
    name: { en: 'Imperial Guard Infantry', de: 'Infanterie' },
    profile: 'INF 15cm - 6+ 5+',
    weapons: ['Lasguns (15cm) small arms'],
    choices: { autocannon: ['Autocannon 45cm AP5+/AT6+'], lasguns: [] },
    inferred: true,
  },
  'guard-commander': {
    name: { en: 'Imperial Guard Commander', de: 'Befehlshaber' },
    profile: 'INF 15cm 6+ 5+ 5+',
    weapons: ['Autocannon 45cm AP5+/AT6+'],
    abilities: 'commander',
    inferred: true,
  },
  'guard-supreme-commander': {
    name: { en: 'Imperial Guard Supreme Commander', de: 'Oberbefehlshaber' },
    profile: 'INF 15cm 5+ 4+ 5+',
    weapons: ['Autocannon 45cm AP5+/AT6+', 'Power Weapon (base) assault weapon, EA+1, MW'],
    abilities: 'supreme commander',
    inferred: true,
  },
  chimera: {
    name: { en: 'Chimera', de: 'Chimera' },
    profile: 'AV 30cm 5+ 6+ 5+',
    weapons: ['Multilaser 30cm AP5+/AT6+', 'Heavy Bolter 30cm AP5+'],
    transport: '2 INF without jump packs, mounted',
    inferred: true,
  },
  'leman-russ': {
    name: { en: 'Leman Russ', de: 'Leman Russ' },
    profile: 'AV 20cm 4+ 6+ 4+',
    weapons: ['Battle Cannon 75cm AP4+/AT4+', 'Lascannon 45cm AT5+', '2x Heavy Bolter 30cm AP5+'],
    abilities: 'reinforced armour',
    inferred: true,
  },
  sentinel: {
    name: { en: 'Sentinel', de: 'Sentinel' },
    profile: 'LV 20cm 6+ 6+ 5+',
    weapons: ['Multilaser 30cm AP5+/AT6+'],
    abilities: 'scout, walker',
    inferred: true,
  },
  'lunar-cruiser': {
    name: { en: 'Lunar Class Cruiser', de: 'Lunar-Klasse' },
    profile: 'SC - - - -',
    weapons: ['Orbital Bombardment (orbital) 3BP, MW', 'Lance (pin-point) MW2+, TK(D3)'],
    inferred: true,
  },
};

import type { WrittenSheet } from '../datasheet.ts';

/** Units of the Space Marines. The sheets without a mark are those of section 5.5. */
export const spaceMarines: Readonly<Record<string, WrittenSheet>> = {
  captain: {
    name: { en: 'Space Marine Captain', de: 'Captain' },
    profile: 'CH - - - -',
    weapons: ['Power Weapon (base) assault weapon, EA+1, MW'],
    abilities: 'commander, invulnerable save, leader*',
  },
  tactical: {
    name: { en: 'Tactical', de: 'Taktischer Trupp' },
    profile: 'INF 15cm 4+ 4+ 4+',
    weapons: ['Missile Launcher 45cm AP5+/AT6+'],
  },
  assault: {
    name: { en: 'Assault', de: 'Sturmtrupp' },
    profile: 'INF 30cm 4+ 3+ 5+',
    weapons: ['Bolt Pistols (15cm) small arms'],
    abilities: 'jump packs',
  },
  devastator: {
    name: { en: 'Devastator', de: 'Devastor' },
    profile: 'INF 15cm 4+ 5+ 3+',
    weapons: ['2x Missile Launcher 45cm AP5+/AT6+'],
  },
  terminator: {
    name: { en: 'Terminator', de: 'Terminatoren' },
    profile: 'INF 15cm 4+ 3+ 3+',
    weapons: ['2x Assault Cannon 30cm AP5+/AT5+', 'Power Weapons (base) assault weapon, EA+1, MW'],
    abilities: 'teleport, reinforced armour, thick rear armour*',
  },
  'land-speeder': {
    name: { en: 'Land Speeder', de: 'Land Speeder' },
    profile: 'LV 35cm* 4+* 6+* 5+*',
    weapons: ['Multimelta 15cm MW5+ and (15cm) small arms, MW'],
    abilities: 'scout, skimmer',
  },
  dreadnought: {
    name: { en: 'Dreadnought', de: 'Cybot' },
    profile: 'AV 15cm* 3+* 4+* 4+*',
    choices: {
      guns: ['Missile Launcher 45cm AP5+/AT6+', 'Twin Lascannon 45cm AT4+'],
      fist: ['Assault Cannon 30cm AP5+/AT5+', 'Power Fist (base) assault weapon, EA+1, MW'],
    },
    abilities: 'walker',
  },
  rhino: {
    name: { en: 'Rhino', de: 'Rhino' },
    profile: 'AV 30cm 5+ 6+ 6+',
    weapons: ['Storm Bolter (15cm) small arms'],
    transport: '2 INF without jump packs, mounted',
  },
  'predator-destructor': {
    name: { en: 'Predator Destructor', de: 'Predator Destruktor' },
    profile: 'AV 30cm 4+ 6+ 3+',
    weapons: ['Autocannon 30cm AP5+/AT6+', '2x Heavy Bolter 30cm AP5+'],
  },
  whirlwind: {
    name: { en: 'Whirlwind', de: 'Whirlwind' },
    profile: 'AV 30cm 5+ 6+ 5+',
    weapons: ['Whirlwind Rocket Launcher 45cm 1BP, indirect'],
  },
  'land-raider': {
    name: { en: 'Land Raider', de: 'Land Raider' },
    profile: 'AV 25cm 4+ 6+ 4+',
    weapons: ['2x Twin Lascannon 45cm AT4+', 'Heavy Bolter 30cm AP5+'],
    abilities: 'reinforced armour, thick rear armour',
    transport: '2 INF without jump packs, mounted; terminator counts 2',
  },
  thunderhawk: {
    name: { en: 'Thunderhawk', de: 'Thunderhawk' },
    profile: 'WE bomber 4+ 6+ 4+',
    weapons: ['Battle Cannon 75cm AP4+/AT4+, FxF', '2x Twin Heavy Bolter 30cm AP4+/AA5+, FxF'],
    abilities: 'DC 2, planetfall, reinforced armour',
    transport: '8 INF, trike, dreadnought; terminator, dreadnought count 2',
    critical: 'destroyed',
    base: '45x45',
  },
  chaplain: {
    name: { en: 'Chaplain', de: 'Ordenspriester' },
    profile: 'CH - - - -',
    weapons: ['Power Weapon (base) assault weapon, EA+1, MW'],
    abilities: 'inspiring, invulnerable save, leader',
    inferred: true,
  },
  librarian: {
    name: { en: 'Librarian', de: 'Scriptor' },
    profile: 'CH - - - -',
    weapons: ['Smite (15cm) small arms, EA+1, MW', 'Power Weapon (base) assault weapon, EA+1, MW'],
    abilities: 'invulnerable save, leader',
    inferred: true,
  },
  scouts: {
    name: { en: 'Scouts', de: 'Scouts' },
    profile: 'INF 15cm 5+ 4+ 5+',
    weapons: ['Heavy Bolter 30cm AP5+'],
    abilities: 'infiltrator, scout',
    inferred: true,
  },
  'scout-sniper': {
    name: { en: 'Scouts with sniper', de: 'Scharfschütze' },
    profile: 'INF 15cm 5+ 4+ 5+',
    weapons: ['Heavy Bolter 30cm AP5+'],
    abilities: 'infiltrator, scout, sniper',
    inferred: true,
  },
  typhoon: {
    name: { en: 'Land Speeder Typhoon', de: 'Land Speeder Typhoon' },
    profile: 'LV 35cm 4+ 6+ 5+',
    weapons: ['Twin Typhoon Missile 45cm AP3+/AT5+', 'Heavy Bolter 30cm AP5+'],
    abilities: 'scout, skimmer',
    inferred: true,
  },
  tornado: {
    name: { en: 'Land Speeder Tornado', de: 'Land Speeder Tornado' },
    profile: 'LV 35cm 4+ 6+ 5+',
    weapons: ['Assault Cannon 30cm AP5+/AT5+', 'Heavy Bolter 30cm AP5+'],
    abilities: 'scout, skimmer',
    inferred: true,
  },
  bike: {
    name: { en: 'Bike', de: 'Bike' },
    profile: 'INF 35cm 4+ 3+ 4+',
    weapons: ['Bolters (15cm) small arms'],
    abilities: 'mounted',
    inferred: true,
  },
  trike: {
    name: { en: 'Attack Bike', de: 'Trike' },
    profile: 'LV 35cm 4+ 5+ 5+',
    weapons: ['Heavy Bolter 30cm AP5+'],
    inferred: true,
  },
  'chapter-master': {
    name: { en: 'Supreme Commander', de: 'Ordensmeister' },
    profile: 'CH - - - -',
    weapons: ['Power Weapon (base) assault weapon, EA+1, MW'],
    abilities: 'supreme commander, invulnerable save',
    inferred: true,
  },
  'drop-pod': {
    name: { en: 'Drop Pod', de: 'Drop Pod' },
    profile: 'AV 0cm - - -',
    abilities: 'planetfall',
    transport: '12 INF, dreadnought without jump packs, mounted, reinforced armour, scout',
    base: 20,
    inferred: true,
    notes: [
      {
        en: 'One pod for each formation. Passengers must disembark when it has landed; then the pod is removed.',
        de: 'Eine Kapsel je Verband. Nach der Landung müssen die Passagiere aussteigen; dann wird die Kapsel entfernt.',
      },
    ],
  },
  'strike-cruiser': {
    name: { en: 'Strike Cruiser', de: 'Angriffskreuzer' },
    profile: 'SC - - - -',
    weapons: ['Orbital Bombardment (orbital) 5BP, MW'],
    transport: ['20 INF, trike, dreadnought', '20 LV, AV', '6 thunderhawk'],
    inferred: true,
    notes: [
      {
        en: 'It also carries the drop pods that it needs.',
        de: 'Er hat auch die Landekapseln an Bord, die er braucht.',
      },
    ],
  },
};

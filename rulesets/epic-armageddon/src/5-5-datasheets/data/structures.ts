import type { WrittenSheet } from '../datasheet.ts';

/** What scenarios put on the table: no unit may enter the bunker (EA-5.3.12.4-09), and the plant is that of 5.3.15. */
export const structures: Readonly<Record<string, WrittenSheet>> = {
  'command-bunker': {
    name: { en: 'Command bunker', de: 'Kommandobunker' },
    profile: 'WE 0cm 4+ - -',
    abilities: 'DC 3',
    base: '40x40',
  },
  'water-tank': {
    name: { en: 'Water tank', de: 'Wasserspeichertank' },
    profile: 'AV 0cm 4+ - -',
    base: 30,
  },
  'pump-station': {
    name: { en: 'Pump station', de: 'Pumpstation' },
    profile: 'WE 0cm 4+ - -',
    abilities: 'DC 6, reinforced armour',
    base: '50x50',
  },
  'control-centre': {
    name: { en: 'Control centre', de: 'Kontrollzentrum' },
    profile: 'OBJ - - - -',
    base: 40,
  },
};

/**
 * Names of terrain: its kinds and classes. They stand apart from other names, because an option has the name of a kind.
 */
export const terrain: Readonly<Record<string, string>> = {
  softCover: 'weiche Deckung',
  hardCover: 'harte Deckung',
  sightBlocker: 'Sichtblockade',
  hill: 'Hügel',
  building: 'Gebäude',
  supportPillar: 'Stützsäule',
  forest: 'Wald',
  jungle: 'Dschungel',
  ruin: 'Ruine',
  rockNeedles: 'Felsnadeln',
  crater: 'Krater',
  rocks: 'Felsen',
  barricade: 'Barrikade',
  wall: 'Mauer',
  wreck: 'Wrack',
};

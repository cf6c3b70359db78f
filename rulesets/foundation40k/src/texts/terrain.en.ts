/**
 * Names of terrain: its kinds and classes. They stand apart from other names, because an option has the name of a kind.
 */
export const terrain: Readonly<Record<string, string>> = {
  softCover: 'soft cover',
  hardCover: 'hard cover',
  sightBlocker: 'sight blocker',
  hill: 'hill',
  building: 'building',
  supportPillar: 'support pillar',
  forest: 'forest',
  jungle: 'jungle',
  ruin: 'ruin',
  rockNeedles: 'rock needles',
  crater: 'crater',
  rocks: 'rocks',
  barricade: 'barricade',
  wall: 'wall',
  wreck: 'wreck',
};

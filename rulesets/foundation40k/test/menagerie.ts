/** An army with a unit of every type and with every special rule, on models and on weapons. */
export const MENAGERIE = `army: menagerie
ruleset: foundation40k
weapons:
  rifle: { kind: shooting, range: 24, RoF: 2, FP: 2 }
  sniperRifle: { kind: shooting, range: 36, RoF: 1, FP: 3, rules: [sniper] }
  twinCannon: { kind: shooting, range: 48, RoF: 1, FP: 8, rules: [twinLinked] }
  lance: { kind: melee, range: 2, RoF: 2, FP: 5 }
  hammer: { kind: melee, RoF: 0, FP: 4, rules: [stunning] }
profiles:
  trooper: { type: infantry, NK: 4+, FK: 4+, A: 1, L: 1, RW: 5+, MW: 3+ }
  hero: { like: trooper, A: D6+1, L: 3, RW: 2+, MW: 2+, rules: [eternalWarrior, preacher] }
  walker: { like: trooper, type: walker, L: 3, RW: 3+, rules: [lightArmour] }
  hound: { like: trooper, type: beasts, NK: 3+, A: 2 }
  rider: { like: trooper, type: cavalry, NK: 3+ }
  giant: { like: trooper, type: monstrousCreature, A: 2D6, L: 5, RW: 3+ }
  tank: { like: trooper, type: vehicle, L: 4, RW: 3+, rules: [heavyArmour] }
  biker: { like: trooper, type: bikes, RW: 4+ }
  glider: { like: trooper, type: jumpTroops }
  skimmer: { like: trooper, type: gravBikes, RW: 4+ }
  hover: { like: trooper, type: gravVehicle, L: 2, rules: [mediumArmour] }
units:
  court: { models: [{ profile: hero, weapons: [rifle, lance] }, { count: 4, profile: trooper, weapons: [rifle] }], rules: [knowNoFear, vanguard] }
  scouts: { models: [{ count: 5, profile: trooper, weapons: [sniperRifle] }], rules: [terrainExperience, flankAttack] }
  walkers: { models: [{ count: 2, profile: walker, weapons: [twinCannon, hammer] }] }
  pack: { models: [{ count: 6, profile: hound }], rules: [fast, wildCharge] }
  riders: { models: [{ count: 5, profile: rider, weapons: [lance] }], rules: [quickReflexes] }
  giant: { models: [{ profile: giant, weapons: [hammer] }], rules: [alwaysStrikesLast] }
  tank: { models: [{ profile: tank, weapons: [twinCannon, rifle, rifle] }] }
  bikers: { models: [{ count: 3, profile: biker, weapons: [rifle] }], rules: [stunning] }
  gliders: { models: [{ count: 5, profile: glider, weapons: [rifle] }], rules: [flying, shockTroops] }
  skimmers: { models: [{ count: 3, profile: skimmer, weapons: [rifle, lance] }], rules: [sniper] }
  hover: { models: [{ profile: hover, weapons: [twinCannon] }], rules: [fast] }
lists:
  all:
    rules: [waaagh]
    units:
      A: { unit: court, general: true }
      B: scouts
      C: walkers
      D: pack
      E: riders
      F: giant
      G: tank
      H: bikers
      I: gliders
      J: skimmers
      K: hover
`;

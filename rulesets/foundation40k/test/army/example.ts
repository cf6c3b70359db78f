/** The example of docs/armies.md. */
export const EXAMPLE = `army: stahlgarde
ruleset: foundation40k
name: Stahlgarde

weapons:
  laserRifle: {name: Lasergewehr, kind: shooting, range: 24, RoF: 1, FP: 0}
  laserLance: {name: Laserlanze, kind: shooting, range: 36, RoF: 1, FP: 5, rules: [sniper]}
  sabre: {name: Säbel, kind: melee, RoF: 1, FP: 0}

profiles:
  guard: {name: Gardist, type: infantry, NK: 4+, FK: 4+, A: 1, L: 1, RW: 5+, MW: 3+}
  captain: {like: guard, name: Hauptmann, A: 2, L: 2, RW: 4+, MW: 2+}
  strider: {name: Schreiter, type: walker, NK: 4+, FK: 4+, A: D6, L: 2, RW: 4+, MW: 3+, rules: [lightArmour]}

units:
  guardSquad:
    name: Garde
    models:
      - {profile: captain, weapons: [boltPistol, sabre]}
      - {count: 8, profile: guard, weapons: [laserRifle]}
      - {profile: guard, weapons: [laserLance]}
  strider:
    name: Schreiter
    models:
      - {profile: strider, weapons: [twinBoltgun]}
    points: 90

lists:
  patrol:
    name: Streife
    limit: 600
    units:
      G1: {unit: guardSquad, name: Erste Garde, general: true}
      G2: guardSquad
      S1: strider
      R1: rhino
`;

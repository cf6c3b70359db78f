import type { Text } from '../kit.ts';

const NAMES = {
  commandReroll: 'Befehlswiederholungswurf',
  counterOffensive: 'Gegenoffensive',
  epicChallenge: 'Epische Herausforderung',
  insaneBravery: 'Wahnsinniger Mut',
  grenade: 'Granate',
  tankShock: 'Panzerschock',
  rapidIngress: 'Blitzangriff',
  fireOverwatch: 'Abwehrfeuer geben',
  goToGround: 'Schutz suchen',
  smokescreen: 'Rauchvorhang',
  heroicIntervention: 'Heroische Intervention',
} as const;

export const text: Text = {
  activities: { tankShock: NAMES.tankShock, grenade: NAMES.grenade, overwatch: NAMES.fireOverwatch },
  events: { stratagemUsed: (e, t) => `${t.name(e.seat)}: setzt ${NAMES[e.stratagem]} ein (${e.cost} BP)` },
  requests: {
    battleShockFailed: () => 'Der Erschütterungstest ist misslungen: Setzt du eine Gefechtsoption ein?',
    chargeEnds: () => 'Eine Angriffsbewegung ist beendet: Setzt du eine Gefechtsoption ein?',
    selectedToFight: () => 'Deine Einheit kämpft: Setzt du eine Gefechtsoption ein?',
    unitFought: () => 'Eine feindliche Einheit hat gekämpft: Setzt du eine Gefechtsoption ein?',
    targetsSelected: () => 'Eine feindliche Einheit hat ihre Ziele gewählt: Setzt du eine Gefechtsoption ein?',
    betweenShooting: () => 'Setzt du eine Gefechtsoption ein, bevor die nächste Einheit schießt?',
    grenadeTarget: (r, t) => `${t.name(r.args.unit)}: Wem gilt die Granate?`,
    shockedUnit: (r, t) => `${t.name(r.args.unit)}: Welche feindliche Einheit trifft der Panzerschock?`,
    shockWeapon: (r, t) => `${t.name(r.args.unit)}: Welche Nahkampfwaffe bestimmt die Zahl der Würfel?`,
  },
  purposes: { tankShock: NAMES.tankShock, grenade: NAMES.grenade, refund: 'Befehlspunkt zurück' },
  effects: {
    used: '',
    challenging: NAMES.epicChallenge,
    overwatching: 'gibt Abwehrfeuer',
    wentToGround: 'hat Schutz gesucht',
    inSmoke: 'im Rauch',
  },
  names: {
    ...NAMES,
    'fireOverwatch.moved': NAMES.fireOverwatch,
    'fireOverwatch.setUp': NAMES.fireOverwatch,
  },
};

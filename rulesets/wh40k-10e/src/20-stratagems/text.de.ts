import type { Text } from '../kit.ts';
import { stratagemOptions } from './option-text.ts';

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
    battleShockFailed: (r, t) =>
      `${t.name(r.args.unit)}: der Erschütterungstest ist misslungen. Setzt du eine Gefechtsoption ein?`,
    chargeEnds: (r, t) => `${t.name(r.args.unit)}: hat angegriffen. Setzt du eine Gefechtsoption ein?`,
    selectedToFight: (r, t) => `${t.name(r.args.unit)}: kämpft. Setzt du eine Gefechtsoption ein?`,
    unitFought: (r, t) => `${t.name(r.args.unit)}: hat gekämpft. Setzt du eine Gefechtsoption ein?`,
    targetsSelected: (r, t) => `${t.name(r.args.unit)}: hat die Ziele gewählt. Setzt du eine Gefechtsoption ein?`,
    betweenShooting: () => 'Setzt du eine Gefechtsoption ein, bevor die nächste Einheit schießt?',
    grenadeTarget: (r, t) => `${t.name(r.args.unit)}: Wem gilt die Granate?`,
    shockedUnit: (r, t) => `${t.name(r.args.unit)}: Welche feindliche Einheit trifft der Panzerschock?`,
    shockWeapon: (r, t) => `${t.name(r.args.unit)}: Welche Nahkampfwaffe bestimmt die Zahl der Würfel?`,
  },
  options: stratagemOptions,
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

import type { Text } from '../kit.ts';

/** The actions by name. Chapters add theirs here. */
export const ACTIONS: Readonly<Record<string, string>> = {
  advance: 'Vorrücken',
  double: 'Eilschritt',
  march: 'Marsch',
  marshal: 'Ordnen',
  overwatch: 'Feuerbereitschaft',
  sustainedFire: 'Dauerfeuer',
  hold: 'Halten',
  engage: 'Offensive',
  roadMarch: 'Straßenmarsch',
};

const ALTERNATIVES: Readonly<Record<string, string>> = { move: 'Bewegen', shoot: 'Schießen', regroup: 'Neu formieren' };

const called = (action: string): string => ACTIONS[action] ?? action;

export const text: Text = {
  activities: { actionPhase: 'Aktionsphase', activation: 'Aktivierung', action: 'Aktion' },
  events: {
    initiativeRetained: (e, t) => `${t.name(e.seat)} behält die Initiative`,
    actionDeclared: (e, t) => `${t.name(e.formation)}: ${called(e.action)}`,
    actionFailed: (e, t) => `${t.name(e.formation)} besteht den Aktionstest nicht: Halten statt ${called(e.action)}`,
    wentOnOverwatch: (e, t) => `${t.name(e.formation)} geht in Feuerbereitschaft`,
  },
  requests: {
    retain: () => 'Die Initiative behalten? Der nächste Aktionstest hat −1.',
    nominate: () => 'Welcher Verband handelt?',
    declare: (r, t) => `${t.name(r.args.formation)}: welche Aktion?`,
    alternative: (r, t) => `${t.name(r.args.formation)}: ${called(r.args.action)}, und was davon?`,
    actionBegins: () => 'Vor der Aktion',
  },
  options: {
    declare: (o) => called(o.id),
    alternative: (o) => ALTERNATIVES[o.id]!,
  },
  effects: { activated: '', marched: '' },
  purposes: { actionTest: 'Aktionstest' },
};

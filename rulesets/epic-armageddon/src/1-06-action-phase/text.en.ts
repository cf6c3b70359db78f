import type { Text } from '../kit.ts';

/** The actions by name. Chapters add theirs here. */
export const ACTIONS: Readonly<Record<string, string>> = {
  advance: 'Advance',
  double: 'Double',
  march: 'March',
  marshal: 'Marshal',
  overwatch: 'Overwatch',
  sustainedFire: 'Sustained fire',
  hold: 'Hold',
  engage: 'Engage',
  roadMarch: 'Road march',
};

const ALTERNATIVES: Readonly<Record<string, string>> = { move: 'Move', shoot: 'Shoot', regroup: 'Regroup' };

const called = (action: string): string => ACTIONS[action] ?? action;

export const text: Text = {
  activities: { actionPhase: 'Action phase', activation: 'Activation', action: 'Action' },
  events: {
    initiativeRetained: (e, t) => `${t.name(e.seat)} retains the initiative`,
    actionDeclared: (e, t) => `${t.name(e.formation)}: ${called(e.action)}`,
    actionFailed: (e, t) => `${t.name(e.formation)} fails the action test: hold instead of ${called(e.action)}`,
    wentOnOverwatch: (e, t) => `${t.name(e.formation)} goes on overwatch`,
  },
  requests: {
    retain: () => 'Retain the initiative? The next action test is at −1.',
    nominate: () => 'Which formation acts?',
    declare: (r, t) => `${t.name(r.args.formation)}: which action?`,
    alternative: (r, t) => `${t.name(r.args.formation)}: ${called(r.args.action)}, and what?`,
    actionBegins: () => 'Before the action',
  },
  options: {
    declare: (o) => called(o.id),
    alternative: (o) => ALTERNATIVES[o.id]!,
  },
  effects: { activated: '', marched: '' },
  purposes: { actionTest: 'action test' },
};

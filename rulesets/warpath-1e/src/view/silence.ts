import type { Language } from '@walstatt/engine';
import { sideOfUnit } from '../01-units/units.ts';
import { attacksOf, silencedBy, targetsOf } from '../12-shooting/shots.ts';
import type { Look } from '../kit.ts';

type Reason = NonNullable<ReturnType<typeof silencedBy>> | 'unarmed' | 'noTarget';

const WORDS: Readonly<Record<Language, { readonly begins: string; readonly why: Readonly<Record<Reason, string>> }>> = {
  de: {
    begins: 'Schießt jetzt nicht',
    why: {
      'WP-SHOOT-02': 'nach einem Eilmarsch',
      'WP-SHOOT-04': 'in Kontakt mit dem Feind',
      'WP-MORALE-12': 'niedergehalten',
      'WP-G-52': 'nach einem Angriff',
      'WP-G-26': 'eben aus dem Wrack geworfen',
      'WP-TRANSPORT-05': 'in einem geschlossenen Transporter',
      'WP-VEHICLE-09': 'nach voller Kraft voraus',
      unarmed: 'ohne Schusswaffe',
      noTarget: 'kein Feind, auf den geschossen werden darf (Reichweite, Sicht, Feuerbereich, Halt)',
    },
  },
  en: {
    begins: 'Does not shoot now',
    why: {
      'WP-SHOOT-02': 'after double time',
      'WP-SHOOT-04': 'in contact with the enemy',
      'WP-MORALE-12': 'suppressed',
      'WP-G-52': 'after a charge',
      'WP-G-26': 'just thrown out of the wreck',
      'WP-TRANSPORT-05': 'in a closed transport',
      'WP-VEHICLE-09': 'after full power ahead',
      unarmed: 'nothing to shoot with',
      noTarget: 'no enemy that may be shot at (range, sight, fire arc, halt)',
    },
  },
};

/**
 * Why a unit is not offered while its side shoots, as a line of its card; none if it is offered or has already fired.
 */
export function silenceOf(look: Look, id: string, language: Language): string[] {
  const { state } = look;
  const u = state.units[id]!;
  const side = sideOfUnit(state, u);
  if (u.shot || (u.where.at !== 'table' && u.where.at !== 'aboard')) return [];
  if (!state.agenda.some((f) => f.do === 'shooting' && f.c.side === side)) return [];
  const reason = silencedBy(look, id) ?? withoutTarget(look, id);
  if (reason === null) return [];
  const { begins, why } = WORDS[language];
  return [`${begins}: ${why[reason]}${reason.startsWith('WP-') ? ` (${reason})` : ''}`];
}

function withoutTarget(look: Look, id: string): 'unarmed' | 'noTarget' | null {
  const attacks = attacksOf(look.state.units[id]!);
  if (attacks.length === 0) return 'unarmed';
  return attacks.some((a) => targetsOf(look, id, a).length > 0) ? null : 'noTarget';
}

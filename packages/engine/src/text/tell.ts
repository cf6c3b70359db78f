import { CENTIMETRE, INCH } from '@walstatt/geometry';
import type { Ruleset } from '../machine/game.ts';
import type { CoreEvent, Refusal, Types } from '../machine/types.ts';
import type { Option, Request } from '../requests/request.ts';
import type { LengthUnit } from '../ruleset/definition.ts';
import type { Language, Teller, Texts } from '../ruleset/texts.ts';
import { isInherited } from '../schema/run/inherited.ts';
import { engineTexts } from './engine-texts.ts';

/** Event texts are typed per ruleset. Here they are looked up by name. */
const textsOf = <T extends Types>(ruleset: Ruleset<T>, language: Language): Texts =>
  ruleset.texts[language] as unknown as Texts;

/** A teller for one language over one state (whole or a view): ids become names, ticks become lengths. */
export function teller<T extends Types>(ruleset: Ruleset<T>, state: T['State'], language: Language): Teller {
  const texts = textsOf(ruleset, language);
  return {
    language,
    name: (id) => (isInherited(id) ? id : (ruleset.nameOf?.(state, id, language) ?? texts.names[id] ?? id)),
    length: (ticks) => writeLength(ticks, ruleset.unit, language),
  };
}

/** At most two decimals, without trailing zeros. */
export function writeLength(ticks: number, unit: LengthUnit, language: Language): string {
  const per = unit === 'inch' ? INCH : unit === 'centimetre' ? CENTIMETRE : 1;
  const digits = String(Math.round((ticks / per) * 100) / 100);
  const sign = language === 'de' ? digits.replace('.', ',') : digits;
  const names = {
    inch: { de: 'Zoll', en: digits === '1' ? 'inch' : 'inches' },
    centimetre: { de: 'cm', en: 'cm' },
    hex: digits === '1' ? { de: 'Feld', en: 'field' } : { de: 'Felder', en: 'fields' },
  };
  return `${sign} ${names[unit][language]}`;
}

/** An event in words. An empty string means that it is not worth a line. */
export function tellEvent<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  event: T['Event'],
  language: Language,
): string {
  const t = teller(ruleset, state, language);
  const texts = textsOf(ruleset, language);
  const engine = engineTexts[language];
  const e = event as CoreEvent & Record<string, unknown>;
  switch (e.type) {
    case 'rolled':
      return engine.rolled({
        who: e['by'] === null ? engine.chance : t.name(String(e['by'])),
        purpose: texts.purposes[String(e['purpose'])] ?? String(e['purpose']),
        shape: engine.shape(String(e['shape'])),
        faces: (e['faces'] as number[]).join(' '),
        rule: e.rules[0] ?? '',
      });
    case 'effectBegan': {
      const row = e['effect'] as { on: string; name: string };
      const effect = texts.effects[row.name] ?? '';
      return effect === '' ? '' : engine.effectBegan({ on: t.name(row.on), effect });
    }
    case 'seatFinished':
      return engine.seatFinished({ seat: t.name(String(e['seat'])) });
    case 'began': {
      const frame = e['frame'] as { do: string };
      return texts.activities[frame.do] ?? '';
    }
    default: {
      const tell = (texts.events as Record<string, (e: never, t: Teller) => string>)[e.type];
      return tell === undefined ? '' : tell(event as never, t);
    }
  }
}

export function tellRequest<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  r: Request,
  language: Language,
): string {
  if (r.name === 'orderTriggers') return engineTexts[language].orderTriggers;
  return textsOf(ruleset, language).requests[r.name]?.(r, teller(ruleset, state, language)) ?? r.name;
}

export function tellOption<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  r: Request,
  o: Option,
  language: Language,
): string {
  const t = teller(ruleset, state, language);
  return textsOf(ruleset, language).options[r.name]?.(o, t) ?? t.name(o.id);
}

/** What it means to answer a request of this name with nothing. Null if the ruleset has no words for it. */
export const tellNone = <T extends Types>(ruleset: Ruleset<T>, request: string, language: Language): string | null =>
  textsOf(ruleset, language).none?.[request] ?? null;

/** One of the things that get an option each. */
export function tellItem<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  r: Request,
  item: Option,
  language: Language,
): string {
  const t = teller(ruleset, state, language);
  return textsOf(ruleset, language).items?.[r.name]?.(item, t) ?? t.name(item.id);
}

/** By code: what a refusal is told in, by the ruleset or, where it says nothing, by the engine. */
export const refusalTexts = <T extends Types>(ruleset: Ruleset<T>, language: Language): Texts['refusals'] => ({
  ...engineTexts[language].refusals,
  ...textsOf(ruleset, language).refusals,
});

export function tellRefusal<T extends Types>(
  ruleset: Ruleset<T>,
  state: T['State'],
  r: Refusal,
  language: Language,
): string {
  const t = teller(ruleset, state, language);
  const engine = engineTexts[language];
  const tell = textsOf(ruleset, language).refusals[r.code] ?? engine.refusals[r.code];
  const text = tell?.(r, t) ?? r.code;
  return r.at === undefined ? text : engine.onLeg({ mover: t.name(r.at.mover), leg: r.at.leg, text });
}

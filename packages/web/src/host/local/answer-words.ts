import {
  type Answer,
  type Eyes,
  type Language,
  type Placed,
  type Plan,
  type Request,
  type Types,
  teller,
  tellOption,
} from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import { compass } from './compass.ts';
import type { AnyRuleset } from './rulesets.ts';

const WORDS = {
  de: {
    yes: 'Ja',
    no: 'Nein',
    none: 'Nichts',
    stay: 'Stehen bleiben',
    by: (n: string, d: string) => `${n} nach ${d}`,
    at: 'bei',
    turn: 'dreht sich',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    stay: 'Stay',
    by: (n: string, d: string) => `${n} to the ${d}`,
    at: 'at',
    turn: 'turns',
  },
} as const;

/** Any answer in words: what a button says, what the computer did, what a screen reader hears. */
export function tellAnswer(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  r: Request,
  answer: Answer,
  language: Language,
): string {
  const w = WORDS[language];
  const t = teller(ruleset, look.state, language);
  const option = (id: string): string => {
    const found = 'options' in r ? r.options.find((o) => o.id === id) : undefined;
    return found === undefined ? t.name(id) : tellOption(ruleset, look.state, r, found, language);
  };
  if (answer === null) return w.none;
  switch (r.kind) {
    case 'confirm':
      return answer === true ? w.yes : w.no;
    case 'choose':
    case 'activity':
      return option(String(answer));
    case 'number':
      return String(answer);
    case 'chooseMany':
    case 'order':
      return (answer as string[]).map(option).join(r.kind === 'order' ? ' → ' : ', ') || w.none;
    case 'allocate':
      return (
        Object.entries(answer as Record<string, number>)
          .filter(([, n]) => n > 0)
          .map(([id, n]) => `${n} × ${option(id)}`)
          .join(', ') || w.none
      );
    case 'assign':
      return Object.entries(answer as Record<string, string>)
        .map(([id, o]) => `${t.name(id)}: ${option(o)}`)
        .join('; ');
    case 'place':
    case 'path':
      return tellWay(ruleset, look, r, answer as Plan | readonly Placed[], language);
  }
}

/** A plan or placement by what becomes of its first piece: how far it goes, or where it will stand. */
function tellWay(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  r: Request,
  answer: Plan | readonly Placed[],
  language: Language,
): string {
  const w = WORDS[language];
  const t = teller(ruleset, look.state, language);
  if (answer.length === 0) return r.kind === 'path' ? w.stay : w.none;
  const ghosts = ghostsOf(ruleset, look, r, answer);
  const first = ghosts[0];
  if (first === undefined) return answer.map((a) => t.name('mover' in a ? a.mover : a.piece)).join(', ');
  const scene = ruleset.scene?.(look as never, t);
  const piece = scene?.pieces.find((p) => p.id === first.piece);
  const waiting = scene?.reserve?.find((p) => p.id === first.piece);
  const unit = scene?.units.find((u) => u.id === (piece ?? waiting)?.unit);
  const who = unit?.name ?? t.name(first.piece);
  const length = (ticks: number): string => t.length(ruleset.unit === 'inch' ? Math.round(ticks / 254) * 254 : ticks);
  if (r.kind === 'place' || piece === undefined || ruleset.unit === 'hex')
    return ruleset.unit === 'hex'
      ? `${who}: ${fieldOf(scene, first)}`
      : `${who}: ${w.at} ${length(first.x)} | ${length(first.y)}`;
  const [dx, dy] = [first.x - piece.x, first.y - piece.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  return far < 1 ? `${who} ${w.turn}` : `${who}: ${w.by(length(far), compass(dx, dy, language))}`;
}

function fieldOf(
  scene: { board: { fields: readonly { id: string; label?: string; centre: { x: number; y: number } }[] } } | undefined,
  g: Ghost,
): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const f of scene?.board.fields ?? []) {
    const d = (f.centre.x - g.x) ** 2 + (f.centre.y - g.y) ** 2;
    if (d < least) [best, least] = [f.label ?? f.id, d];
  }
  return best;
}

export function ghostsOf(ruleset: AnyRuleset, look: Eyes<Types>, r: Request, answer: Answer): readonly Ghost[] {
  if (r.kind !== 'place' && r.kind !== 'path') return [];
  try {
    return ruleset.ghosts?.(look as never, r, answer) ?? [];
  } catch {
    return [];
  }
}

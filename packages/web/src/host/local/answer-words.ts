import type { Answer, Language, Placed, Plan, Request, Types } from '@walstatt/engine';
import { type Eyes, teller, tellItem, tellNone, tellOption, tellPlan } from '@walstatt/engine/host';
import { signedAngle } from '@walstatt/geometry';
import type { Ghost } from '@walstatt/scene';
import { compass } from './compass.ts';
import type { AnyRuleset } from './rulesets.ts';

const WORDS = {
  de: {
    yes: 'Ja',
    no: 'Nein',
    none: 'Nichts',
    pass: 'Verzichten',
    stay: 'Stehen bleiben',
    by: (n: string, d: string) => `${n} nach ${d}`,
    at: (x: string, y: string) => `${x} vom Westrand, ${y} vom Südrand`,
    turn: 'dreht sich',
    turnBy: (degrees: number, left: boolean) => `dreht sich um ${degrees}° nach ${left ? 'links' : 'rechts'}`,
    more: (n: number) => `${n} weitere`,
  },
  en: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    pass: 'Pass',
    stay: 'Stay',
    by: (n: string, d: string) => `${n} to the ${d}`,
    at: (x: string, y: string) => `${x} from the west edge, ${y} from the south edge`,
    turn: 'turns',
    turnBy: (degrees: number, left: boolean) => `turns ${degrees}° to the ${left ? 'left' : 'right'}`,
    more: (n: number) => `${n} more`,
  },
} as const;

/** Puts any answer into words: what a button says, what the computer did, what a screen reader announces. */
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
  const none = (): string => tellNone(ruleset, r.name, language) ?? w.none;
  if (answer === null) return tellNone(ruleset, r.name, language) ?? w.pass;
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
      return (answer as string[]).map(option).join(r.kind === 'order' ? ' → ' : ', ') || none();
    case 'allocate':
      return (
        Object.entries(answer as Record<string, number>)
          .filter(([, n]) => n > 0)
          .map(([id, n]) => `${n} × ${option(id)}`)
          .join(', ') || none()
      );
    case 'assign':
      return r.items
        .map((i) => {
          const given = (answer as Readonly<Record<string, string>>)[i.id];
          return `${tellItem(ruleset, look.state, r, i, language)}: ${given === undefined ? none() : option(given)}`;
        })
        .join('; ');
    case 'place':
    case 'path':
      return inFull(waysOf({ ruleset, look, r, language }, answer as Moved, ghostsOf(ruleset, look, r, answer)));
  }
}

/** What an answer is called, where pieces would stand after it, and what is written beside them. */
export type Shown = { readonly words: string; readonly ghosts: readonly Ghost[]; readonly short: string };

/**
 * An answer in words and on the table, where there is only room for how the last leg of a way goes, without naming the
 * mover.
 */
export function showAnswer(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  r: Request,
  answer: Answer,
  language: Language,
): Shown {
  if (r.kind !== 'place' && r.kind !== 'path')
    return { words: tellAnswer(ruleset, look, r, answer, language), ghosts: [], short: '' };
  const ghosts = ghostsOf(ruleset, look, r, answer);
  const ways = waysOf({ ruleset, look, r, language }, answer as Moved, ghosts);
  return { words: inFull(ways), ghosts, short: r.kind === 'path' ? (ways.at(-1)?.way ?? '') : '' };
}

/** A move in which nothing moves. */
const isStill = (r: Request, answer: Answer): boolean =>
  r.kind === 'path' && (answer as Plan).every((p) => p.legs.length === 0);

/** If there are more single movers than this, the rest are only counted. */
const NAMED = 3;

/** How a mover goes. It is not named if it is clear which one it is. */
type Way = { readonly who: string | null; readonly way: string };

type Moved = Plan | readonly Placed[];

/** A request, for a player of this language. */
type Asked = {
  readonly ruleset: AnyRuleset;
  readonly look: Eyes<Types>;
  readonly r: Request;
  readonly language: Language;
};

const alone = (way: string): readonly Way[] => [{ who: null, way }];

const inFull = (ways: readonly Way[]): string =>
  ways.map(({ who, way }) => (who === null ? way : `${who}: ${way}`)).join('; ');

/**
 * Describes a plan or placement by what happens to the first piece of each unit: how it goes, or where it will stand.
 */
function waysOf({ ruleset, look, r, language }: Asked, answer: Moved, ghosts: readonly Ghost[]): readonly Way[] {
  const w = WORDS[language];
  const t = teller(ruleset, look.state, language);
  if (answer.length === 0 || isStill(r, answer as Answer))
    return alone(tellNone(ruleset, r.name, language) ?? (r.kind === 'path' ? w.stay : w.none));
  if (ghosts.length === 0) return alone(answer.map((a) => t.name('mover' in a ? a.mover : a.piece)).join(', '));
  const scene = ruleset.scene?.(look as never, t);
  const unitOf = (piece: string): string | undefined =>
    (scene?.pieces.find((p) => p.id === piece) ?? scene?.reserve?.find((p) => p.id === piece))?.unit;
  const firsts = ghosts.filter((g, i) => ghosts.findIndex((o) => unitOf(o.piece) === unitOf(g.piece)) === i);
  if (firsts.length > 1)
    return firsts.map((g) => ({
      who: scene?.units.find((u) => u.id === unitOf(g.piece))?.name ?? t.name(g.piece),
      way: whereTo(g),
    }));
  const plan = r.kind === 'path' ? (answer as Plan) : [];
  if (ruleset.unit !== 'hex') return alone(whereTo(ghosts[0]!));
  if (plan.length > 1) return alone(tellSingly(plan));
  const legs = tellPlan(ruleset, look.state, plan, language);
  if (legs === null || legs === '') return alone(whereTo(ghosts[0]!));
  // An element on its own is named. A unit is not, because the question is about it.
  const mover = ghosts.find((g) => g.piece === plan[0]?.mover) ?? ghosts[0]!;
  return [{ who: mover.piece === plan[0]?.mover ? t.name(mover.piece) : null, way: `${legs} (${whereTo(mover)})` }];

  /** Each moves on its own, so the first of them are given by name and field. */
  function tellSingly(movers: Plan): string {
    const told = movers.slice(0, NAMED).map(({ mover }) => {
      const g = ghosts.find((x) => x.piece === mover);
      return g === undefined ? t.name(mover) : `${t.name(mover)} → ${whereTo(g)}`;
    });
    return movers.length > NAMED ? `${told.join(', ')}, ${w.more(movers.length - NAMED)}` : told.join(', ');
  }

  function whereTo(g: Ghost): string {
    if (ruleset.unit === 'hex') return fieldOf(scene, g);
    const length = (ticks: number): string => t.length(Math.round(ticks / 254) * 254);
    const piece = scene?.pieces.find((p) => p.id === g.piece);
    if (r.kind === 'place' || piece === undefined) return w.at(length(g.x), length(g.y));
    const [dx, dy] = [g.x - piece.x, g.y - piece.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    return far < 1 ? turned(piece.facing, g.facing) : w.by(length(far), compass(dx, dy, language));
  }

  function turned(before: number | null, after: number | null): string {
    const by = before === null || after === null ? 0 : signedAngle(after - before);
    return by === 0 ? w.turn : w.turnBy(Math.round(Math.abs(by) / 10), by > 0);
  }
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

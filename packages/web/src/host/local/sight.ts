import type { Answer, Classes, Language, Texts, Types } from '@walstatt/engine';
import {
  type Battle,
  type Eyes,
  type PendingView,
  SPECTATOR,
  teller,
  tellRequest,
  writeShape,
} from '@walstatt/engine/host';
import type { Outcome, RollWanted, SeatInfo, Sight } from '../game-host.ts';
import { askedOf } from './asked.ts';
import type { ClockKeeper } from './clock-keeper.ts';
import type { AnyRuleset } from './rulesets.ts';
import { standingsOf } from './standing.ts';
import type { ToldLines } from './told-lines.ts';

export type SightSource = {
  readonly id: string;
  readonly battle: Battle<Types>;
  readonly language: Language;
  readonly guided: boolean;
  readonly viewer: string | null;
  readonly seats: readonly SeatInfo[];
  readonly handOver: SeatInfo | null;
  readonly thinking: boolean;
  readonly stopped: boolean;
  readonly thoughts: Sight['thoughts'];
  readonly told: ToldLines;
  /** Filled with what decisions are called. */
  readonly titles: Map<string, string>;
  /** What the viewer is advised to answer. */
  readonly advise: (p: PendingView) => Answer;
  /** Whether better advice may still come. */
  readonly isAdvising: (p: PendingView) => boolean;
  readonly clocks: ReturnType<ClockKeeper['shown']>;
  readonly from: number;
};

/** Puts together what a seat sees. Nothing else about a battle leaves the worker. */
export function sightOf(s: SightSource): Sight {
  const { battle, language } = s;
  const { ruleset } = battle;
  const hidden = s.handOver !== null;
  const seat = hidden ? SPECTATOR : (s.viewer ?? SPECTATOR);
  const look = battle.lookAs(seat);
  const asked =
    hidden || s.viewer === null
      ? []
      : battle.pendingFor(s.viewer).filter((p) => p.request.by === s.viewer && !p.answered);
  for (const { request: r } of asked) s.titles.set(r.name, tellRequest(ruleset, look.state, r, language));
  return {
    battle: s.id,
    language,
    ruleset: ruleset.id,
    title: ruleset.texts[language].title,
    unit: ruleset.unit,
    guided: s.guided,
    viewer: s.viewer,
    seats: s.seats,
    ...tableOf(ruleset, look, language),
    asked: asked.map((p) => ({ ...askedOf(ruleset, look, p, s.advise(p), language), advising: s.isAdvising(p) })),
    waitingFor: s.seats.filter((x) => x.id !== s.viewer && battle.pending.some((p) => p.request.by === x.id)),
    thinking: s.thinking,
    stopped: s.stopped,
    thoughts: hidden ? [] : s.thoughts,
    wanted: wantedOf(battle, language),
    handOver: s.handOver,
    undo: undoOf(battle, s.seats),
    outcome: outcomeOf(battle, language),
    signals: Object.entries(ruleset.signals).flatMap(([type, { menu, offered }]) =>
      menu === undefined || s.viewer === null || offered?.(look as never, s.viewer) === false
        ? []
        : [{ type, name: menu.name[language], sure: menu.sure[language] }],
    ),
    clocks: s.clocks.flatMap(({ seat: owner, ...clock }) => {
      const of = owner === null ? null : s.seats.find((x) => x.id === owner);
      return of === undefined ? [] : [{ ...clock, of }];
    }),
    standings: hidden ? [] : standingsOf(battle, s.viewer, s.titles, language),
    frames: framesOf(ruleset, look, language),
    lines: hidden ? { from: 0, list: [] } : { from: s.from, list: s.told.lines.slice(s.from) },
  };
}

/** The table as picture and words. A ruleset that cannot draw itself yet is still described in words. */
export function tableOf(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  language: Language,
): Pick<Sight, 'scene' | 'overview' | 'round' | 'phase'> {
  const t = teller(ruleset, look.state, language);
  const { activities } = ruleset.texts[language] as unknown as Texts;
  return {
    scene: ruleset.scene?.(look as never, t) ?? null,
    overview: ruleset.overview?.(look as never, t) ?? [],
    round: roundOf(ruleset, look.state, language),
    phase: look.state.agenda.map((f) => activities[f.do] ?? '').filter((x) => x !== ''),
  };
}

/** Frames with their own name, from the outside in. The battle itself need not be mentioned. */
function framesOf(ruleset: AnyRuleset, look: Eyes<Types>, language: Language): Sight['frames'] {
  const { activities } = ruleset.texts[language] as unknown as Texts;
  const { rounds } = ruleset;
  const nameOf = (id: string): string => activities[id] || (id === rounds?.activity ? rounds.name[language] : '');
  return look.state.agenda
    .map((f) => ({ id: f.do, name: nameOf(f.do) }))
    .filter((f) => f.id !== ruleset.battle && f.name !== '');
}

/** Which round or turn it is, in games that count them. */
export function roundOf({ rounds }: AnyRuleset, state: Types['State'], language: Language): string | null {
  const n = rounds?.count(state) ?? 0;
  return n > 0 ? `${rounds!.name[language]} ${n}` : null;
}

function wantedOf(battle: Battle<Types>, language: Language): RollWanted | null {
  const roll = battle.wanted;
  if (roll === null) return null;
  const texts = battle.ruleset.texts[language] as unknown as Texts;
  return {
    purpose: texts.purposes[roll.purpose] ?? roll.purpose,
    by: roll.by === null ? '' : teller(battle.ruleset, battle.state, language).name(roll.by),
    shape: writeShape(roll.shape),
    dice: roll.shape.dice,
    sides: roll.shape.sides,
    needed: neededOf(roll.classes),
    rule: roll.rule,
  };
}

/** What succeeds for a roll that succeeds or fails, if that is everything from a number up or everything up to one. */
export function neededOf({ names, lowest, of }: Classes): string {
  const good = of.flatMap((c, i) => (c === 1 ? [lowest + i] : []));
  const [first, last] = [good[0], good.at(-1)];
  if (names.join() !== 'miss,hit' || first === undefined || last! - first + 1 !== good.length) return '';
  if (last === lowest + of.length - 1) return `${first}+`;
  return first === lowest ? `≤ ${last}` : '';
}

function outcomeOf(battle: Battle<Types>, language: Language): Outcome {
  const { over, winners, score, rule } = battle.result;
  const texts = battle.ruleset.texts[language] as unknown as Texts;
  const t = teller(battle.ruleset, battle.state, language);
  return {
    over: over || battle.idle,
    winners: winners.map((w) => t.name(w)),
    score: Object.entries(score).map(([side, points]) => ({ side: t.name(side), points })),
    aim: texts.aim?.(battle.state) ?? '',
    points: texts.points?.(battle.state) ?? '',
    rule,
  };
}

function undoOf(battle: Battle<Types>, seats: readonly SeatInfo[]): Sight['undo'] {
  const wish = battle.undoWanted;
  const by = seats.find((s) => s.id === wish?.by);
  return wish === null || by === undefined ? null : { by, asks: seats.filter((s) => wish.needs.includes(s.id)) };
}

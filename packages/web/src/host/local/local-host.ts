import { candidates, mindApart } from '@walstatt/bots';
import { type Answer, type Guide, type Language, seededRng } from '@walstatt/engine';
import { keepsSecrets, SPECTATOR } from '@walstatt/engine/host';
import { parseJournal, replayJournal } from '@walstatt/engine/notation';
import type { Gesture, Overlay } from '@walstatt/scene';
import type {
  BattleCard,
  BattleOrder,
  GameHost,
  Moment,
  Prospects,
  Rejection,
  ReplayCard,
  ReplayFrame,
  SetupChoice,
  SetupDraft,
  SetupPreview,
  Sight,
  StandingInWords,
  StandingWish,
  Suggestion,
  Trial,
} from '../game-host.ts';
import { tellAnswer } from './answer-words.ts';
import { dropBattle, keptBattle, keptBattles } from './battle-store.ts';
import { beginningOf, continued, diceFor, headerOf, keptDice, newBattle, readyFor } from './beginning.ts';
import { tellForecast } from './forecast.ts';
import { overlaysOf } from './overlays-of.ts';
import type { KeptReason } from './reasons.ts';
import { tellRejection } from './rejection.ts';
import type { Replay } from './replay.ts';
import { learnRules, ruleText } from './rule-text.ts';
import { type AnyRuleset, loadRuleset } from './rulesets.ts';
import { RunningBattle } from './running-battle.ts';
import { previewOf } from './set-up.ts';
import { standingOf } from './standing.ts';
import { Tempo } from './tempo.ts';
import { beginThinking } from './thinking.ts';
import { CannotBegin, inFileWrong, tellThrown } from './told-problems.ts';
import { trialOf, trialOfGesture } from './trial.ts';

const SUGGESTIONS = 8;

/** A player who plays on from an earlier moment would find out what is hidden. */
const STILL_SECRET = {
  de: 'solange die Schlacht läuft, kann aus ihr heraus keine andere begonnen werden: manches ist noch verdeckt',
  en: 'while this battle goes on, no other one can be begun from it: some things are still hidden',
} as const;

const NOT_KEPT = {
  de: 'diese Schlacht ist auf diesem Gerät nicht aufbewahrt',
  en: 'this battle is not kept on this device',
} as const;

/** The host of battles on this device. It knows everything, but hands out only what the viewer may know. */
export class LocalHost implements GameHost {
  private language: Language = 'en';
  private onSight: (sight: Sight) => void = () => undefined;
  private game: RunningBattle | null = null;
  private replay: Replay | null = null;
  private readonly tempo = new Tempo();
  private readonly mind = mindApart(beginThinking);
  private readonly adviser = mindApart(beginThinking);
  /** The rule system that the page is about: the one last set up, played or looked back at. */
  private ruleset: AnyRuleset | null = null;

  async watch(language: Language, onSight: (sight: Sight) => void): Promise<void> {
    this.language = language;
    this.onSight = onSight;
  }

  async setLanguage(language: Language): Promise<void> {
    this.language = language;
    if (this.ruleset !== null) await learnRules(this.ruleset, language);
    this.game?.setLanguage(language);
  }

  async setPace(ms: number): Promise<void> {
    this.tempo.pace = ms;
  }

  async stop(stopped: boolean): Promise<void> {
    this.game?.stopComputer(stopped);
  }

  async step(): Promise<void> {
    this.tempo.step();
  }

  async choices(ruleset: string, scenario: string): Promise<readonly SetupChoice[]> {
    return (await this.open(ruleset)).setupChoices?.list(scenario) ?? [];
  }

  async preview(draft: SetupDraft): Promise<SetupPreview> {
    return previewOf(draft, this.language);
  }

  async begin(order: BattleOrder): Promise<string> {
    const ruleset = await this.open(order.ruleset);
    await readyFor({ setup: order.setup });
    const battle = await this.inWords(() => newBattle(ruleset, order));
    return this.run(order, battle);
  }

  async guide(): Promise<Guide | null> {
    return this.game?.battle.ruleset.guide ?? null;
  }

  async resume(id: string): Promise<boolean> {
    if (this.game?.id === id) {
      this.ruleset = this.game.battle.ruleset;
      this.game.stop();
      const { order, battle, position, clock, reasons } = this.game;
      this.game = new RunningBattle(id, order, battle, this.language, this.onSight, position, clock.save());
      this.game.reasons.push(...reasons);
      this.setGoing(this.game);
      return true;
    }
    const kept = await keptBattle(id);
    if (kept === undefined) return false;
    const ruleset = await this.open(kept.order.ruleset);
    await readyFor(beginningOf(kept.order, kept.position));
    const battle = await this.inWords(() =>
      continued(ruleset, kept.order, kept.entries, keptDice(kept), kept.position),
    );
    for (const { id: asked, answer } of kept.held ?? []) battle.answer(asked, answer);
    this.game?.stop();
    this.game = new RunningBattle(id, kept.order, battle, this.language, this.onSight, kept.position, kept);
    this.game.reasons.push(...(kept.reasons ?? []));
    this.tempo.stop(kept.stopped === true);
    this.setGoing(this.game);
    return true;
  }

  private async run(order: BattleOrder, battle: RunningBattle['battle'], position?: string): Promise<string> {
    this.game?.stop();
    const id = crypto.randomUUID().slice(0, 8);
    this.tempo.stop(false);
    this.game = new RunningBattle(id, order, battle, this.language, this.onSight, position);
    await this.game.keep();
    this.setGoing(this.game);
    return id;
  }

  private setGoing(game: RunningBattle): void {
    game.tempo = this.tempo;
    game.mind = this.mind;
    game.adviser = this.adviser;
    void game.goOn();
  }

  async leave(): Promise<void> {
    this.game?.stop();
    this.game = null;
  }

  async take(seat: string): Promise<void> {
    this.game?.take(seat);
  }

  async answer(id: string, answer: Answer): Promise<Rejection | null> {
    const asked = this.asked(id);
    if (asked === null) return null;
    const { battle, look, request } = asked;
    const refusal = this.game!.answer(id, answer);
    if (refusal !== null) return tellRejection(battle.ruleset, look, request, refusal, this.language);
    await this.game!.keep();
    void this.game!.goOn();
    return null;
  }

  async attempt(id: string, answer: Answer): Promise<Trial | null> {
    const asked = this.asked(id);
    return asked === null ? null : trialOf({ ...asked, id, language: this.language }, answer);
  }

  async gesture(id: string, gesture: Gesture, before: Answer | null, done: boolean): Promise<Trial | null> {
    const asked = this.asked(id);
    return asked === null ? null : trialOfGesture({ ...asked, id, language: this.language }, gesture, before, done);
  }

  async suggestions(id: string): Promise<readonly Suggestion[]> {
    const asked = this.asked(id);
    if (asked === null) return [];
    const { battle, look, request } = asked;
    const found = candidates(look as never, request, seededRng(1), SUGGESTIONS);
    const seen = new Set<string>();
    return found
      .map((answer) => ({ answer, words: tellAnswer(battle.ruleset, look, request, answer, this.language) }))
      .filter(({ words }) => !seen.has(words) && seen.add(words) !== undefined);
  }

  async prospects(id: string, answer: Answer): Promise<Prospects> {
    const asked = this.asked(id);
    if (asked === null || asked.request.blind) return { needed: [], odds: [], aims: [] };
    const { battle, look, request } = asked;
    const told = tellForecast(battle.ruleset, look, request, answer, this.language);
    // Most moves only move something.
    if (request.kind === 'path' && told.needed.length === 0) return told;
    // Odds come after the question, so what computes them is loaded then.
    const { oddsOfAnswer, tellProspects } = await import('./odds.ts');
    const later = tellProspects(
      battle.ruleset,
      battle.ruleset.prospects?.(look as never, request, answer) ?? [],
      this.language,
    );
    if (later.length > 0) return { ...told, odds: [...told.odds, ...later] };
    try {
      return { ...told, odds: [...told.odds, ...oddsOfAnswer(battle, request.by, id, answer, this.language)] };
    } catch {
      // Odds are a help but not essential. If they cannot be told, there are none.
      return told;
    }
  }

  async shown(id: string, option: string): Promise<readonly Overlay[]> {
    const asked = this.asked(id);
    return asked === null ? [] : overlaysOf(asked.battle.ruleset, asked.look, { request: asked.request, option });
  }

  async moment(line: number): Promise<Moment | null> {
    return this.game?.moment(line) ?? null;
  }

  async giveDice(faces: readonly number[]): Promise<Rejection | null> {
    const { battle } = this.game!;
    const refusal = battle.giveDice(faces);
    if (refusal !== null) return tellRejection(battle.ruleset, battle.look, null, refusal, this.language);
    await this.game!.keep();
    void this.game!.goOn();
    return null;
  }

  async undo(): Promise<'done' | 'nothing' | 'asked'> {
    const result = this.game?.undo() ?? 'nothing';
    await this.game?.keep();
    void this.game?.goOn();
    return result;
  }

  async agreeUndo(yes: boolean): Promise<void> {
    this.game?.agreeUndo(yes);
    await this.game?.keep();
    void this.game?.goOn();
  }

  async signal(type: string): Promise<void> {
    this.game!.signal(type);
    await this.game!.keep();
    void this.game!.goOn();
  }

  async stand(id: string, wish: StandingWish): Promise<void> {
    const asked = this.asked(id);
    if (asked === null) return;
    const { by, name, rule } = asked.request;
    asked.battle.stand(standingOf(by, name, rule, wish));
    await this.game!.keep();
    void this.game!.goOn();
  }

  async revoke({ name, rule }: StandingInWords): Promise<void> {
    const { battle, viewer } = this.game!;
    if (viewer === null) return;
    const by = rule === '' ? {} : { rule };
    battle.stand({ seat: viewer, name, ...by, answer: { take: 'preset' }, revoke: true });
    await this.game!.keep();
    void this.game!.goOn();
  }

  async rule(id: string): Promise<string> {
    return this.ruleset === null ? '' : ruleText(this.ruleset, id, this.language);
  }

  async journal(): Promise<string> {
    return this.game?.journal() ?? '';
  }

  async battles(): Promise<readonly BattleCard[]> {
    const all = await keptBattles().catch(() => []);
    return all
      .sort((a, b) => b.at - a.at)
      .map(({ id, at, over, decisions, order }) => ({
        id,
        at,
        over,
        decisions,
        order,
        ruleset: order.ruleset,
        title: order.ruleset,
      }));
  }

  async remove(id: string): Promise<void> {
    // A battle whose clock runs would be stored again.
    if (this.game?.id === id) await this.leave();
    await dropBattle(id);
  }

  async openReplay(source: { readonly journal: string } | { readonly battle: string }): Promise<ReplayCard | string> {
    try {
      const { journal, reasons, over, seat } =
        'journal' in source
          ? { journal: readJournal(source.journal), reasons: [], over: true, seat: SPECTATOR }
          : await this.keptJournal(source.battle);
      const ruleset = await this.open(journal.header.ruleset);
      await readyFor(journal.header.start);
      const right = replayJournal(ruleset, journal);
      if (!right.ok) throw inFileWrong(ruleset, right.problems);
      const { Replay } = await import('./replay.ts');
      const isOpen = over || !keepsSecrets(ruleset.schema);
      this.replay = new Replay(ruleset, journal, reasons, isOpen ? null : seat);
      return this.replay.card(this.language);
    } catch (error) {
      return tellThrown(error, this.language);
    }
  }

  async frame(n: number): Promise<ReplayFrame> {
    return this.replay!.frame(n, this.language);
  }

  async frameShown(n: number, line: number): Promise<readonly Overlay[]> {
    return this.replay!.shown(n, line);
  }

  async fork(n: number): Promise<string> {
    const { ruleset, journal, isClosed } = this.replay!;
    if (isClosed) throw new Error(STILL_SECRET[this.language]);
    const { start } = journal.header;
    const position = 'position' in start ? start.position : undefined;
    const order: BattleOrder = {
      ruleset: ruleset.id,
      setup: 'setup' in start ? start.setup : {},
      seats: this.replay!.players(),
      dice: journal.header.dice === 'manual' ? 'typed' : 'computer',
      guided: false,
    };
    const battle = continued(ruleset, order, this.replay!.entriesUpTo(n), diceFor(order), position);
    return this.run(order, battle, position);
  }

  private async keptJournal(id: string): Promise<KeptJournal> {
    const kept = await keptBattle(id);
    if (kept === undefined) throw new CannotBegin((l) => NOT_KEPT[l]);
    const ruleset = await this.open(kept.order.ruleset);
    const journal = { header: headerOf(ruleset, kept.order, kept.position), entries: kept.entries };
    const persons = Object.entries(kept.order.seats).filter(([, p]) => p.kind === 'person');
    // People who share a screen see what everybody may see.
    const seat = persons.length === 1 ? persons[0]![0] : SPECTATOR;
    return { journal, reasons: kept.reasons ?? [], over: kept.over, seat };
  }

  private async open(id: string): Promise<AnyRuleset> {
    const ruleset = await loadRuleset(id);
    await learnRules(ruleset, this.language);
    this.ruleset = ruleset;
    return ruleset;
  }

  /** If a battle cannot begin, the reason is told in the language of the person who wanted to begin it. */
  private async inWords<R>(begin: () => R): Promise<R> {
    try {
      return begin();
    } catch (error) {
      throw new Error(await tellThrown(error, this.language));
    }
  }

  private asked(id: string) {
    const battle = this.game?.battle;
    const pending = battle?.pending.find((p) => p.id === id);
    return battle === undefined || pending === undefined
      ? null
      : { battle, request: pending.request, look: battle.lookAs(pending.request.by) };
  }
}

type KeptJournal = {
  readonly journal: ReturnType<typeof readJournal>;
  readonly reasons: readonly KeptReason[];
  readonly over: boolean;
  /** Who looks back at it. */
  readonly seat: string;
};

function readJournal(text: string): Parameters<typeof replayJournal>[1] {
  const parsed = parseJournal(text);
  if (!parsed.ok) throw inFileWrong(null, parsed.problems);
  return parsed.journal;
}

import type { Answer, Language, Types } from '@walstatt/engine';
import {
  type Battle,
  type Pending,
  readSentences,
  tellEvent,
  teller,
  tellOption,
  tellRefusal,
  tellRequest,
} from '@walstatt/engine/host';
import { readAnswer } from './read-answer.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { WORDS } from './words.ts';

const LONGEST = 200;

/** One player's seat at a terminal: prints what happened and what is asked, and carries out what is typed. */
export class SeatAtTerminal {
  private readonly battle: Battle<Types>;
  private readonly seat: string;
  private readonly language: Language;
  private readonly say: (line: string) => void;
  private told = 0;
  /** Plans and places suggested for the pending request. */
  private suggested: readonly Suggestion[] = [];
  private advice: Answer = null;

  constructor(battle: Battle<Types>, seat: string, language: Language, say: (line: string) => void) {
    this.battle = battle;
    this.seat = seat;
    this.language = language;
    this.say = say;
  }

  /** The request that waits for this seat. */
  get asked(): Pending | undefined {
    return this.battle.pending.find((p) => p.request.by === this.seat);
  }

  tellNews(): void {
    const { ruleset } = this.battle;
    const view = this.battle.view(this.seat);
    for (const item of this.battle.events(this.seat, this.told)) {
      const text = item.item === 'event' ? tellEvent(ruleset, view, item.event, this.language) : '';
      if (item.item === 'event' && text !== '') this.say(`  ${text}${item.event.rules.map((r) => ` [${r}]`).join('')}`);
    }
    this.told = this.battle.stream.length;
  }

  /** What is asked, and what the player is advised to answer. */
  show({ request }: Pending, advice: Answer): void {
    this.advice = advice;
    const { ruleset } = this.battle;
    const view = this.battle.view(this.seat);
    this.say(`\n${tellRequest(ruleset, view, request, this.language)} [${request.rule}]`);
    const options = 'options' in request ? request.options : [];
    options.forEach((o, i) => {
      this.say(`  ${i + 1}  ${tellOption(ruleset, view, request, o, this.language)}`);
    });
    const look = this.battle.lookAs(this.seat);
    const t = teller(ruleset, view, this.language);
    this.suggested = suggestionsFor(look as never, request, t, WORDS[this.language].nothing);
    this.suggested.forEach(({ text }, i) => {
      this.say(`  ${i + 1}  ${text}`);
    });
    const preset = JSON.stringify(advice);
    this.say(
      `  (${WORDS[this.language].suggestion}: ${preset.length > LONGEST ? `${preset.slice(0, LONGEST)}…` : preset})`,
    );
  }

  async obey(p: Pending, line: string): Promise<void> {
    if (line === '?') this.say(WORDS[this.language].help);
    else if (line === 'u') this.undo();
    else if (line === 'l') this.look();
    else if (line.startsWith('r ')) await this.tellRule(line.slice(2).trim());
    else this.answer(p, line);
  }

  private answer(p: Pending, line: string): void {
    const picked = /^\d+$/.test(line) ? this.suggested[Number(line) - 1]?.answer : undefined;
    const answer = line === '' ? this.advice : (picked ?? readAnswer(p.request, line));
    const refusal = this.battle.answer(p.id, answer);
    if (refusal === null) return;
    const text = tellRefusal(this.battle.ruleset, this.battle.view(this.seat), refusal, this.language);
    this.say(`${text}${refusal.rule === null ? '' : ` [${refusal.rule}]`}`);
  }

  private undo(): void {
    const needs = this.battle.undo(this.seat);
    if (needs === null) this.say(WORDS[this.language].nothingToUndo);
    else if (needs.length > 0) this.say(WORDS[this.language].needsAgreement);
  }

  private look(): void {
    const look = this.battle.lookAs(this.seat);
    const lines = this.battle.ruleset.overview?.(look, teller(this.battle.ruleset, look.state, this.language)) ?? [];
    for (const line of lines) this.say(line);
  }

  private async tellRule(rule: string): Promise<void> {
    const sentences = await readSentences(this.battle.ruleset, this.language);
    this.say(sentences[rule] ?? WORDS[this.language].noText);
  }
}

import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Language, presetAnswer } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { parseJournal } from '@walstatt/engine/notation';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it, vi } from 'vitest';
import type { Line, Player, Sight, Thought } from '../src/host/game-host.ts';
import { begunFrom } from '../src/host/local/beginning.ts';
import { Replay } from '../src/host/local/replay.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { RunningBattle } from '../src/host/local/running-battle.ts';
import { ToldLines } from '../src/host/local/told-lines.ts';

/** Only playouts give the planner something to tell. */
const computerFor = (ruleset: AnyRuleset): Player => ({
  kind: 'computer',
  strength: ruleset.scripts === undefined ? 'easy' : 'seasoned',
});

function running(ruleset: AnyRuleset, battle: RunningBattle['battle'], language: Language, people: readonly string[]) {
  const seats = Object.fromEntries(
    battle.state.seats.map((s): [string, Player] => [
      s.id,
      people.includes(s.id) ? { kind: 'person' } : computerFor(ruleset),
    ]),
  );
  const sights: Sight[] = [];
  const order = { ruleset: ruleset.id, setup: {}, seats, dice: 'computer', guided: false } as const;
  const game = new RunningBattle('test', order, battle, language, (s) => sights.push(s));
  game.tempo.pace = 0;
  return { game, sights };
}

/** Every thought that was shown, once. */
const toldIn = (sights: readonly Sight[]): Thought[] => [...new Set(sights.flatMap((s) => s.thoughts))];

/** How a computer tells what it compared. Before the battle it may have nothing to compare. */
const COMPARES: Readonly<Record<Language, RegExp>> = {
  de: /Siegchance \d+ %, (?:am nächsten kam „\S.*“ mit \d+ %|nichts war deutlich besser)/,
  en: /chance to win \d+ %, (?:next best "\S.*" with \d+ %|nothing was clearly better)/,
};

/** Enough has been heard of a language: a dozen thoughts, of which one compares. */
const isEnough = (told: readonly Thought[], language: Language): boolean =>
  told.length >= 48 || (told.length >= 12 && told.some(({ text }) => COMPARES[language].test(text)));

/**
 * What computers think aloud at the beginning of a battle, first in German, then in English. Playouts take long, so both
 * languages hear the same battle.
 */
async function thoughts(ruleset: AnyRuleset): Promise<Record<Language, Thought[]>> {
  const set = ruleset.setUp({ scenario: ruleset.scenarios[0]! });
  if (!('state' in set)) throw new Error('no set-up');
  const { game, sights } = running(ruleset, Battle.begin(ruleset, set.state, { dice: seededDice(5) }), 'de', []);
  let switched = Number.POSITIVE_INFINITY;
  const playing = game.goOn();
  const watch = setInterval(() => {
    if (switched === Number.POSITIVE_INFINITY && isEnough(toldIn(sights), 'de')) {
      switched = sights.length;
      game.setLanguage('en');
    }
    if (isEnough(toldIn(sights.slice(switched)), 'en')) game.stop();
  }, 5);
  await playing;
  clearInterval(watch);
  return { de: toldIn(sights.slice(0, switched)), en: toldIn(sights.slice(switched)) };
}

const GAMES = [foundation, warpath, demonworld, skirmish, hexfield] as unknown as readonly AnyRuleset[];

describe('what the computer did and why', () => {
  it.each(GAMES.map((r) => [r.id, r] as const))(
    'is one sentence in %s, in either language: a deed, then its reason',
    async (_, ruleset) => {
      const told = await thoughts(ruleset);
      for (const language of ['de', 'en'] as const) {
        const texts = told[language].map(({ text }) => text);
        expect(texts.length).toBeGreaterThanOrEqual(12);
        for (const text of texts) {
          expect(text).toContain(' – ');
          expect(text).toMatch(/^\S.*[^.]\.$/);
        }
        expect(texts.some((text) => COMPARES[language].test(text))).toBe(true);
      }
      // Only before the battle, when no unit acts, does an answer need its question.
      const all = [...told.de, ...told.en];
      expect(all.filter(({ text }) => text.includes('?')).length).toBeLessThan(all.length / 3);
    },
  );
});

describe('reasons of the computer', () => {
  const ruleset = skirmish as unknown as AnyRuleset;
  const begun = (): RunningBattle['battle'] => {
    const set = ruleset.setUp({});
    if (!('state' in set)) throw new Error('no set-up');
    return Battle.begin(ruleset, set.state, { dice: seededDice(5) });
  };
  const reasonsIn = (sights: readonly Sight[]): Line[] =>
    [...new Map(sights.flatMap((s) => s.lines.list).map((l) => [l.n, l])).values()].filter((l) => l.kind === 'reason');

  it('stand in the journal before what was done, in the language that is set, and in the replay', async () => {
    const { game, sights } = running(ruleset, begun(), 'en', []);
    const playing = game.goOn();
    await vi.waitFor(() => expect(reasonsIn(sights).length).toBeGreaterThan(6), 20_000);
    game.stop();
    await playing;
    const english = reasonsIn(sights);
    for (const { text } of english) expect(text).toMatch(/^\S.* – .*chance to win \d+ %.*\.$/);
    expect(game.reasons.length).toBeGreaterThanOrEqual(english.length);
    const before = sights.length;
    game.setLanguage('de');
    game.stop();
    const german = reasonsIn(sights.slice(before));
    expect(german.length).toBeGreaterThanOrEqual(english.length);
    for (const { text } of german) expect(text).toMatch(/^\S.* – .*Siegchance \d+ %.*\.$/);
    // The same lines stand before them, too.
    const told = new ToldLines(null, 'en', game.reasons);
    told.update(game.battle, game.seats());
    expect(told.lines.filter((l) => l.kind === 'reason').slice(0, english.length)).toMatchObject(
      english.map(({ n, text }) => ({ n, text })),
    );
    const journal = parseJournal(game.journal());
    if (!journal.ok) throw new Error('no journal');
    const replay = new Replay(ruleset, journal.journal, game.reasons);
    const { frames } = replay.card('en');
    const replayed = frames.flatMap(({ n }) => replay.frame(n, 'en').lines).filter((l) => l.kind === 'reason');
    expect(replayed.map((l) => l.text)).toEqual(game.reasons.map((r) => r.text.en));
  });

  it('a stopped computer waits, and takes one step at a time', async () => {
    const { game, sights } = running(ruleset, begun(), 'en', []);
    game.stopComputer(true);
    void game.goOn();
    const told = (): number => game.told.lines.length;
    const still = async (): Promise<number> => {
      await new Promise((r) => setTimeout(r, 60));
      return told();
    };
    const first = await still();
    expect(await still()).toBe(first);
    expect(sights.at(-1)).toMatchObject({ stopped: true, thinking: true });
    game.tempo.step();
    await vi.waitFor(() => expect(told()).toBeGreaterThan(first), 20_000);
    const second = await still();
    expect(await still()).toBe(second);
    game.stopComputer(false);
    await vi.waitFor(() => expect(told()).toBeGreaterThan(second), 20_000);
    expect(sights.at(-1)!.stopped).toBe(false);
    game.stop();
  });
});

describe('decisions of the computer in a row', () => {
  it('can be read together until the player has decided', async () => {
    const ruleset = warpath as unknown as AnyRuleset;
    const set = ruleset.setUp({ scenario: 'demo' });
    if (!('state' in set)) throw new Error('no set-up');
    const battle = Battle.begin(ruleset, set.state, { dice: seededDice(5) });
    const { game, sights } = running(ruleset, battle, 'en', ['marauders']);
    await game.goOn();
    const shown = sights.at(-1)!.thoughts;
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map((t) => t.name))).toEqual(new Set(['Forge Fathers']));
    const { id, request } = battle.pending[0]!;
    expect(game.answer(id, 'nonsense')).not.toBeNull();
    game.push();
    expect(sights.at(-1)!.thoughts).toEqual(shown);
    expect(game.answer(id, presetAnswer(battle.lookAs('marauders') as never, request))).toBeNull();
    game.push();
    expect(sights.at(-1)!.thoughts).toEqual([]);
  });
});

/** A field with the given number of elements. */
const field = (imperial: number, ork: number): string => {
  const stand = (n: number, q: number, r: number, facing: number) =>
    JSON.stringify(Array.from({ length: n }, (_, i) => [q + i, r, facing]));
  return [
    'ruleset: demonworld-2e',
    'at: battle.round',
    'round: 1',
    'cards:',
    '  foot: {"name": "foot"}',
    'units:',
    `  a: {"card": "foot", "owner": "imperial", "stand": ${stand(imperial, 0, 20, 4)}}`,
    `  b: {"card": "foot", "owner": "ork", "stand": ${stand(ork, 4, 2, 1)}}`,
  ].join('\n');
};

describe('an offered draw', () => {
  const ruleset = demonworld as unknown as AnyRuleset;

  it('is declined at once by a computer that is better off, with a sentence', () => {
    const { game, sights } = running(ruleset, begunFrom(ruleset, { position: field(2, 6) }), 'en', ['imperial']);
    game.signal('offerDraw');
    game.push();
    expect(game.battle.result.over).toBe(false);
    expect(sights.at(-1)!.thoughts.at(-1)).toMatchObject({
      seat: 'ork',
      text: 'Declines the offer, because its own side is better off.',
    });
  });

  it('is accepted at once by a computer that is worse off: the battle is a draw', () => {
    const { game, sights } = running(ruleset, begunFrom(ruleset, { position: field(6, 2) }), 'de', ['imperial']);
    game.signal('offerDraw');
    game.push();
    expect(game.battle.result).toMatchObject({ over: true, winners: [], rule: 'DW-VII-10' });
    expect(sights.at(-1)!.thoughts.at(-1)!.text).toBe(
      'Nimmt das Angebot an, weil es um die eigene Seite schlechter steht.',
    );
    expect(sights.at(-1)!.outcome.over).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import type { Entry } from '../../src/battle/entry.ts';
import { restoreBattle, saveBattle } from '../../src/battle/save.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import { restoredDice, seededDice } from '../../src/dice/sources/seeded.ts';
import type { Journal, JournalOpening } from '../../src/notation/journal/journal.ts';
import { openingOf } from '../../src/notation/journal/opening.ts';
import { parseJournal } from '../../src/notation/journal/parse.ts';
import { battleFromJournal, replayJournal } from '../../src/notation/journal/replay.ts';
import { writeJournal } from '../../src/notation/journal/write.ts';
import { newBattle, playAtRandom, setUpFord } from './game/random-play.ts';
import { ford } from './game/ruleset.ts';

const opening: JournalOpening = { start: { setup: { scenario: 'ford' } }, dice: 'seeded' };

function read(text: string): Journal {
  const parsed = parseJournal(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.journal;
}

describe('replay of journals', () => {
  it('replays random battles to the same journal, state and requests', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const battle = newBattle(seed);
      playAtRandom(battle, seed, 80);
      for (const e of battle.chronicle.journal) kinds.add(e.entry);
      const text = writeJournal(ford, opening, battle.chronicle.journal);
      const replayed = replayJournal(ford, read(text));
      if (!replayed.ok) throw new Error(`seed ${seed}: ${JSON.stringify(replayed.problem)}\n${text}`);
      expect(replayed.battle.chronicle.journal).toEqual(battle.chronicle.journal);
      expect(ford.codec.equal(replayed.battle.state, battle.state)).toBe(true);
      expect(replayed.battle.pending.map((p) => p.request)).toEqual(
        battle.asked.filter((p) => p.answer === undefined || !p.byItself).map((p) => p.request),
      );
    }
    expect([...kinds].sort()).toEqual(['answer', 'roll', 'signal', 'standing', 'undo']);
  });

  it('every line but those answered together carries a hash', () => {
    const battle = newBattle(3);
    playAtRandom(battle, 3, 60);
    for (const e of battle.chronicle.journal) {
      const closes = e.entry !== 'answer' || e.of === undefined || e.place === e.of - 1;
      expect(e.hash !== undefined, JSON.stringify(e)).toBe(closes);
    }
  });

  it('continues exactly like the saved battle', () => {
    for (let seed = 0; seed < 30; seed++) {
      const battle = newBattle(seed);
      playAtRandom(battle, seed, 25);
      const other = battleFromJournal(ford, read(writeJournal(ford, opening, battle.chronicle.journal)), {
        dice: seededDice(seed + 1000),
      });
      if (!other.ok) throw new Error(JSON.stringify(other.problem));
      expect(other.battle.dice.kind).toBe('seeded');
      const held = battle.asked.filter((p) => p.answer !== undefined && !p.byItself);
      for (const h of held) other.battle.answer(h.id, h.answer);
      playAtRandom(other.battle, seed, 60);
      const again = replayJournal(ford, read(writeJournal(ford, opening, other.battle.chronicle.journal)));
      expect(again.ok).toBe(true);
    }
  });

  it('rolls at once where a journal of manual dice ends before a roll', () => {
    const battle = Battle.begin(ford, setUpFord(), { dice: manualDice });
    for (let i = 0; i < 50 && battle.wanted === null; i++) {
      for (const { id, request } of battle.pending) {
        const options = request.kind === 'activity' ? request.options : [];
        battle.answer(id, request.kind === 'assign' ? holdAll(request.items) : (options[0]?.id ?? null));
      }
    }
    expect(battle.wanted).not.toBeNull();
    const journal = read(writeJournal(ford, { ...opening, dice: 'manual' }, battle.chronicle.journal));
    const by = (dice: typeof manualDice) => battleFromJournal(ford, journal, { dice });
    const [manual, seeded] = [by(manualDice), by(seededDice(1))];
    if (!manual.ok || !seeded.ok) throw new Error('not replayed');
    expect(manual.battle.wanted).toEqual(battle.wanted);
    expect(seeded.battle.wanted).toBeNull();
    expect(seeded.battle.chronicle.journal.length).toBeGreaterThan(battle.chronicle.journal.length);
  });

  it('stops where requested', () => {
    const battle = newBattle(5);
    playAtRandom(battle, 5, 40);
    const journal = read(writeJournal(ford, opening, battle.chronicle.journal));
    const hashes: number[] = [];
    const until = 12;
    const replayed = replayJournal(ford, journal, {
      until,
      watch: { boundary: (s) => hashes.push(ford.codec.hash(s)) },
    });
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    expect(replayed.battle.chronicle.journal.slice(0, until)).toEqual(battle.chronicle.journal.slice(0, until));
    expect(replayed.battle.chronicle.journal.length).toBeLessThan(battle.chronicle.journal.length);
    expect(hashes.length).toBeGreaterThan(0);
  });

  it('keeps an answer that was given before the seat gave a standing one', () => {
    const battle = newBattle(1);
    const [orks, elves, dwarfs] = battle.asked.map((p) => p.id) as [string, string, string];
    expect(battle.answer(orks, { boyz: 'ambush', 'big.boyz': 'ambush' })).toBeNull();
    battle.stand({ seat: 'orks', name: 'orders', answer: { take: 'preset' } });
    battle.stand({ seat: 'elves', name: 'orders', answer: { take: 'preset' } });
    expect(battle.answer(elves, { archers: 'ambush' })).toBeNull();
    expect(battle.answer(dwarfs, { axes: 'hold' })).toBeNull();
    const text = writeJournal(ford, opening, battle.chronicle.journal);
    expect(text).toContain('orks sealed 1/3 > orders: {boyz: ambush, big.boyz: ambush}');
    expect(text).toContain('elves sealed 2/3 > orders: {archers: ambush}');
    const replayed = replayJournal(ford, read(text));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    expect(replayed.battle.chronicle.journal).toEqual(battle.chronicle.journal);
  });

  it('begins from an embedded position and from free play', () => {
    const free = Battle.resume(ford, setUpFord(), [], { dice: seededDice(2) });
    free.start('quiz', { seat: 'orks', about: 'odd "things": # ; 1' });
    playAtRandom(free, 4, 40);
    expect(free.idle).toBe(true);
    const begun = newBattle(6);
    playAtRandom(begun, 6, 50);
    for (const battle of [free, begun]) {
      const start = openingOf(battle)!;
      expect(start.dice).toBe('seeded');
      const text = writeJournal(
        ford,
        { ...start, commitment: 'a b', seats: { orks: 'Anna' } },
        battle.chronicle.journal,
      );
      const replayed = replayJournal(ford, read(text));
      if (!replayed.ok) throw new Error(`${JSON.stringify(replayed.problem)}\n${text}`);
      expect(replayed.battle.chronicle.journal).toEqual(battle.chronicle.journal);
      expect(ford.codec.equal(replayed.battle.state, battle.state)).toBe(true);
    }
  });
});

describe('journals that do not fit', () => {
  const battle = newBattle(7);
  playAtRandom(battle, 7, 60);
  const text = writeJournal(ford, opening, battle.chronicle.journal);
  const lines = text.split('\n');
  const first = (part: RegExp): number => lines.findIndex((l) => part.test(l));
  const problemOf = (changed: string[]) => {
    const replayed = replayJournal(ford, read(changed.join('\n')));
    return replayed.ok ? null : replayed.problem;
  };

  it('finds the exact line in which a die was turned', () => {
    const at = first(/ roll hit /);
    const turned = lines[at]!.replace(/: (\d)/, (_, d) => `: ${7 - Number(d)}`);
    const problem = problemOf(lines.with(at, turned));
    expect(problem?.line).toBeGreaterThanOrEqual(at + 1);
  });

  it('finds a wrong hash, an illegal answer, missing and foreign lines', () => {
    const at = first(/ > act: /);
    const wrongHash = lines.with(at, lines[at]!.replace(/#.*$/, '#0000000000001f'));
    expect(problemOf(wrongHash)).toMatchObject({ line: at + 1, message: expect.stringContaining('another one') });
    const illegal = lines.with(at, lines[at]!.replace(/> act: .*$/, '> act: moon/sun'));
    expect(problemOf(illegal)).toMatchObject({ line: at + 1, message: expect.stringContaining('notOffered') });
    const other = lines.with(at, lines[at]!.replace(/ \w+ > act/, ' nobody > act'));
    expect(problemOf(other)).toMatchObject({ line: at + 1, message: expect.stringContaining('is asked here for act') });
    const early = [...lines.slice(0, at), `${lines[at]!.split(' ')[0]} roll hit by orks [WP-DICE-01] d6: 1`];
    expect(problemOf(early)).toMatchObject({ line: at + 1, message: 'no dice are wanted here' });
    const group = first(/ 3\/3 > orders/);
    expect(problemOf(lines.slice(0, group))).toMatchObject({ message: '3 answers are wanted together here, not 2' });
  });

  it('refuses another ruleset and another version before anything else', () => {
    const at = first(/^ruleset:/);
    expect(problemOf(lines.with(at, 'ruleset: chess 0.3.0'))).toMatchObject({
      line: at + 1,
      message: 'this is a journal of chess, not of ford',
    });
    expect(problemOf(lines.with(at, 'ruleset: ford 0.2.9'))).toMatchObject({
      line: at + 1,
      message: 'this journal was written by version 0.2.9 of ford; this is version 0.3.0',
      hint: 'a journal can only be replayed by the version that wrote it',
    });
  });

  it('says where the start of a journal is wrong', () => {
    const set = first(/^setup:/);
    expect(problemOf(lines.with(set, 'setup: {scenario: frod}'))).toMatchObject({ line: set + 1, path: ['scenario'] });
    const position = ['position:', '| ruleset: ford', '| scenario: ford', '| round: many'];
    expect(problemOf([...lines.slice(0, set), ...position])).toMatchObject({
      line: set + 4,
      column: 10,
      path: ['round'],
    });
  });

  it('never throws on journals with any lines in any order', () => {
    const entries: Entry[] = [
      { entry: 'start', activity: 'nothing', context: {} },
      { entry: 'start', activity: 'quiz', context: { seat: 'nobody' } },
      { entry: 'start', activity: 'quiz', context: { seat: 'orks' } },
      { entry: 'signal', signal: { type: 'resign', seat: 'nobody' } },
      { entry: 'signal', signal: { type: 'unheard', seat: 'orks' } },
      { entry: 'standing', standing: { seat: 'nobody', answer: { take: 'preset' } } },
      { entry: 'undo', by: 'orks', to: 0, agreed: [] },
      { entry: 'answer', by: 'orks', name: 'orders', answer: [], of: 3, place: 0 },
      { entry: 'answer', by: 'orks', name: 'orders', answer: null },
    ];
    for (const entry of entries) {
      const replayed = replayJournal(ford, {
        header: { ...opening, ruleset: 'ford', version: '0.3.0' },
        entries: [entry],
      });
      expect(replayed).toMatchObject({ ok: false, problem: { line: 1 } });
    }
  });
});

const holdAll = (items: readonly { id: string }[]): Record<string, string> =>
  Object.fromEntries(items.map((i) => [i.id, 'hold']));

describe('standing answers after an undo', () => {
  it('are those of that time, even in a restored battle', () => {
    for (let seed = 0; seed < 40; seed++) {
      const battle = newBattle(seed);
      playAtRandom(battle, seed, 60);
      const save = JSON.parse(JSON.stringify(saveBattle(battle)));
      const restored = restoreBattle(ford, save, { dice: restoredDice(save.dice.state) });
      if (!('battle' in restored)) throw new Error('not restored');
      const both = [battle, restored.battle] as const;
      for (const seat of ['orks', 'elves', 'orks']) {
        for (const b of both) for (const other of b.undo(seat) ?? []) b.agreeUndo(other, true);
        const [a, b] = both;
        expect(b.chronicle.journal, `seed ${seed}`).toEqual(a.chronicle.journal);
        expect(b.kept()).toEqual(a.kept());
        expect(b.position).toEqual(a.position);
      }
    }
  });
});

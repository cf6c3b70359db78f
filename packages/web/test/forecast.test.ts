import { candidates } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { presetAnswer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { tellForecast } from '../src/host/local/forecast.ts';
import { oddsOfAnswer, tellProspects } from '../src/host/local/odds.ts';

type Found = {
  readonly name: string;
  readonly needed: readonly { chance: number | null; dice: number }[];
  readonly odds: number | null;
};

/** Plays for a while, and looks at everything that is forecast on the way. */
function foretold(ruleset: Ruleset<Types>, scenario: string, decisions: number, seed = 2): Found[] {
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  const found: Found[] = [];
  for (let i = 0; i < decisions && !battle.idle; i++) {
    const { id, request: r } = battle.pending[0]!;
    const look = battle.lookAs(r.by);
    const answers =
      r.kind === 'assign' ? [presetAnswer(look as never, r)] : 'options' in r ? r.options.map((o) => o.id) : [];
    for (const answer of r.blind ? [] : answers.slice(0, 4)) {
      const told = tellForecast(ruleset, look, r, answer, 'en');
      if (told.needed.length === 0) continue;
      const odds = [...told.odds, ...oddsOfAnswer(battle, r.by, id, answer, 'en')];
      const needed = told.needed.map((n) => ({
        chance: n.chance,
        dice: Number(/^(\d+)/.exec(n.roll ?? '')?.[1] ?? 0),
      }));
      found.push({ name: r.name, needed, odds: odds[0]?.mean ?? null });
    }
    const tried = i % 3 > 0 ? candidates(look as never, r, rng, 8) : [];
    const answer = tried.length > 0 ? tried[rng.int(0, tried.length - 1)]! : presetAnswer(look as never, r);
    if (battle.answer(id, answer) !== null) battle.answer(id, presetAnswer(look as never, r));
  }
  return found;
}

describe('what is told before dice are rolled', () => {
  it('a crippled vehicle of Warpath is called as its rules call it, not immobilised', () => {
    const [told] = tellProspects(warpath as never, [{ measure: 'crippled', rows: [[1, 1]] }], 'de');
    expect(told!.about.toLowerCase()).toBe(warpath.texts.de.names!['crippled']);
  });

  it('Warpath: dice, chance to hit and chance to wound make the average damage of the odds', () => {
    const shots = foretold(warpath as unknown as Ruleset<Types>, 'demo', 300).filter((f) =>
      ['target', 'attack'].includes(f.name),
    );
    expect(shots.some((f) => f.name === 'attack')).toBe(true);
    const plain = shots.filter((f) => f.needed.length === 2 && f.needed[0]!.dice > 4);
    expect(plain.length).toBeGreaterThan(3);
    for (const { needed, odds } of plain)
      expect(odds!).toBeCloseTo(needed[0]!.dice * needed[0]!.chance! * needed[1]!.chance!, 6);
  });

  it('40k Foundation: hits and saves are told for shooting, and odds for it', () => {
    const shots = foretold(foundation as unknown as Ruleset<Types>, 'annihilation', 700);
    expect(shots.some((f) => f.needed.length >= 2 && f.odds !== null && f.odds > 0)).toBe(true);
    const atOnce = shots.filter((f) => f.name === 'action' && f.needed.length >= 2);
    expect(atOnce.length).toBeGreaterThan(0);
    expect(atOnce.every((f) => f.odds !== null)).toBe(true);
  });

  it('the practice skirmish: hits, wounds and saves make the average losses of the odds', () => {
    const shots = foretold(skirmish as unknown as Ruleset<Types>, 'skirmish', 500).filter((f) => f.needed.length === 3);
    expect(shots.some((f) => f.name === 'chooseTarget')).toBe(true);
    expect(shots.some((f) => f.name === 'afterMove')).toBe(true);
    for (const { needed, odds } of shots) {
      const [hit, wound, save] = needed;
      const unsaved = hit!.dice * hit!.chance! * wound!.chance! * (1 - save!.chance!);
      expect(odds!).toBeGreaterThanOrEqual(0);
      expect(odds!).toBeLessThanOrEqual(3 * unsaved + 1e-9);
    }
  });

  it('the hexfield: every strike has its number, and the armour against it; blind shots have none', () => {
    const told = [1, 7, 8, 9].flatMap((seed) => foretold(hexfield as unknown as Ruleset<Types>, 'fields', 400, seed));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map((f) => f.name))).toEqual(new Set(['strikes']));
    for (const { needed } of told) expect(needed.every((n) => n.chance! > 0 && n.chance! < 1)).toBe(true);
  });

  it('Demonworld: every strike has its number, and how many fall is told exactly', () => {
    const strikes = foretold(demonworld as unknown as Ruleset<Types>, 'first-game', 260).filter(
      (f) => f.name === 'strikes',
    );
    expect(strikes.length).toBeGreaterThan(0);
    for (const { needed, odds } of strikes) {
      const sum = needed.reduce((n, x) => n + x.chance!, 0);
      expect(odds!).toBeGreaterThan(0);
      expect(odds!).toBeLessThanOrEqual(sum + 1e-9);
    }
  });
});

import type { Types } from '@walstatt/engine';
import { type Battle, SPECTATOR } from '@walstatt/engine/host';
import { openingOf } from '@walstatt/engine/notation';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { type Outputs, randomBattle, sealedWorlds } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import type { ReplayFrame } from '../src/host/game-host.ts';
import { Replay } from '../src/host/local/replay.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const ruleset = hexfield as unknown as AnyRuleset;

/** What the page shows of a battle that is watched from its beginning. */
function replayOf(battle: Battle<Types>, seat: string | null): ReplayFrame[] {
  const { id, version } = ruleset;
  const header = { ...openingOf(battle)!, ruleset: id, version };
  const replay = new Replay(ruleset, { header, entries: battle.chronicle.journal }, [], seat);
  return replay.card('en').frames.map(({ n }) => replay.frame(n, 'de'));
}

const compare = async (outputs: Outputs<Types>): Promise<number> => {
  let compared = 0;
  for (const seed of [1, 2]) compared += (await sealedWorlds(ruleset, {}, seed, outputs)).compared;
  return compared;
};

describe('a battle that goes on, watched', () => {
  it('shows nobody what others have decided under seal', async () => {
    expect(await compare({ watched: replayOf })).toBeGreaterThan(20);
  });

  it('shows hidden units to their owner alone, and to everybody once it is over', () => {
    let compared = 0;
    const look = (battle: Battle<Types>): void => {
      const units = battle.state as unknown as { units: Record<string, { owner: string; where: { at: string } }> };
      const [id, unit] = Object.entries(units.units).find(([, u]) => u.where.at === 'hidden') ?? [];
      if (id === undefined || compared >= 3) return;
      const drawn = (seat: string | null): number => {
        const [last] = replayOf(battle, seat).slice(-1);
        return last!.scene!.pieces.filter((p) => p.unit === id).length;
      };
      const all = drawn(null);
      if (all === 0) return;
      compared++;
      const other = battle.state.seats.find((s) => s.id !== unit!.owner)!.id;
      expect([drawn(unit!.owner), drawn(other), drawn(SPECTATOR)]).toEqual([all, 0, 0]);
    };
    for (let seed = 1; seed <= 8; seed++) randomBattle(ruleset, {}, seed, {}, look);
    expect(compared).toBeGreaterThan(0);
  });
});

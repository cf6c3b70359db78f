import { ask, FINISHED, type Rule, type RuleId, rollHighest } from '@walstatt/engine';
import { aboard, formationOf, hasAbility, isGone } from '../1-01-units/units.ts';
import { isDestroyed, isOnTheGround, unitsLeft } from '../1-02-formations/formations.ts';
import { destroy } from '../1-02-formations/losses/suffer.ts';
import { checkBreaking, placeMarkers } from '../1-03-blast-markers/markers.ts';
import { newMove } from '../1-07-movement/move/new-move.ts';
import { activity, bigWindow, type G } from '../kit.ts';
import { blowsOf } from './blows/blows.ts';
import { type Batch, strike } from './blows/strike.ts';
import {
  type Assault,
  against,
  contactedIn,
  fightersOf,
  involvedOf,
  isWithin,
  onTheGround,
  ranksOf,
  SIDES,
  type Side,
} from './forces.ts';
import { dealtTo, nextInLine } from './hits/in-line.ts';
import { countLosses, lose } from './hits/lose.ts';
import { saves } from './hits/save.ts';
import { canCounterCharge } from './moves/counter-charge.ts';
import { overFor } from './result/over.ts';
import { involvedOn, nearby, reachedBy, supportersOf } from './support.ts';
import { intermingledWith, targetsOf } from './target.ts';

/** EA-1.12.1-01: target, charge move, counter charge, attacks, result, withdrawal of the loser, consolidation of the winner. */
export const assault = activity('assault', {
  steps: {
    /** EA-1.12.2-01. */
    *target(g, c): Rule<string | undefined> {
      const formation = c.formations[0]!;
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'assaultTarget',
        by: c.seat,
        rule: 'EA-1.12.2-01',
        args: { formation },
        options: targetsOf(g, formation).map((id) => ({ id })),
      });
      g.set(c, { defenders: [target!] });
      g.apply({ type: 'assaultBegan', rules: ['EA-1.12-01', 'EA-1.12.2-01'], formation, target: target! });
      return undefined;
    },

    /** EA-1.12.2-02, EA-1.12.10-01, EA-1.12.10-03: none, some or all of them. */
    *intermingled(g, c): Rule<void> {
      const [formation, target] = [c.formations[0]!, c.defenders[0]!];
      const options = intermingledWith(g, formation, target);
      if (options.length > 0) {
        const more = yield* ask(g, {
          kind: 'chooseMany',
          name: 'intermingled',
          by: c.seat,
          rule: 'EA-1.12.10-03',
          args: { formation, target },
          options: options.map((id) => ({ id })),
          min: 0,
          max: options.length,
        });
        g.set(c, { defenders: [target, ...more] });
      }
      g.set(c, { wasBroken: brokenOf(g, [...c.attackers, ...c.defenders]) });
    },

    /** EA-1.4.4-02: as before any other action. */
    starts: bigWindow<Assault>('actionBegins'),

    /** EA-1.12.3-01: one move of each formation that engages. */
    charge(g, c): string | undefined {
      const formation = c.formations[c.next];
      if (formation === undefined) return undefined;
      const contacted = contactedIn(g, c);
      g.set(c, { next: c.next + 1, contacted });
      const charge = newMove(g, { formation, manner: 'charge', targets: c.defenders, contacted });
      g.then('move', charge, 'EA-1.12.3-01');
      return 'charge';
    },

    /** EA-1.12.3-02: without anybody within 15 cm there is no assault. EA-1.13.3-03: nor for those who were broken on the way. */
    reach(g, c): string | undefined {
      const attackers = onTheGround(g, c.attackers).filter((id) => !g.state.formations[id]!.broken);
      const foes = fightersOf(g, c.defenders);
      const near = fightersOf(g, attackers).some((own) => isWithin(own, foes));
      if (!near) {
        const [formation, target] = [c.formations[0]!, c.defenders[0]!];
        g.apply({ type: 'assaultMissed', rules: ['EA-1.12.3-02'], formation, target });
        return FINISHED;
      }
      g.set(c, { attackers, next: 0, contacted: contactedIn(g, c) }, 'EA-1.12.3-08');
      return undefined;
    },

    /** EA-1.12.4-03, EA-1.12.10-04: each defending formation. EA-1.12.7-14: in later rounds both sides, attackers first. */
    counter(g, c): string | undefined {
      const order = c.round === 1 ? c.defenders : [...c.attackers, ...c.defenders];
      const formation = order[c.next];
      if (formation === undefined) return undefined;
      g.set(c, { next: c.next + 1 });
      if (!isOnTheGround(g.state, formation) || !canCounterCharge(g, formation)) return 'counter';
      // EA-1.12.4-10: defenders may go for anybody.
      const targets = c.attackers.includes(formation) ? c.defenders : targetsOf(g, formation);
      const contacted = contactedIn(g, c);
      g.then('move', newMove(g, { formation, manner: 'counterCharge', targets, contacted }), 'EA-1.12.4-01');
      return 'counter';
    },

    /** EA-1.12.4-11: enemy formations that have been touched fight as if they had charged. */
    drawIn(g, c): void {
      const touched = new Set(contactedIn(g, { ...c, attackers: targetsOf(g, c.defenders[0]!) }));
      const drawn = targetsOf(g, c.defenders[0]!).filter(
        (id) => !c.attackers.includes(id) && fightersOf(g, [id]).some(({ unit }) => touched.has(unit)),
      );
      for (const formation of drawn) g.apply({ type: 'drawnIn', rules: ['EA-1.12.4-11'], formation });
      const attackers = [...c.attackers, ...drawn];
      const wasBroken = [...c.wasBroken, ...brokenOf(g, drawn)];
      g.set(c, { attackers, wasBroken, next: 0, contacted: contactedIn(g, { ...c, attackers }) });
    },

    /** EA-1.12.5-08. EA-G-12: where nobody is near any more, the result alone is rolled again. */
    face(g, c): string | undefined {
      const involved = involvedOf(g, c);
      g.set(c, { involved, when: 'firstStrike' }, 'EA-1.12.5-08');
      return involved.length === 0 ? 'result' : undefined;
    },

    /** EA-1.12.5-06: all at the same time, EA-2.2.4-01, EA-2.2.4-02: first strikes before the others. */
    *strike(g, c): Rule<void> {
      const batches: Batch[] = [];
      for (const side of SIDES) {
        const [own, foes] = [fightersOf(g, c[side]), fightersOf(g, c[against(side)])];
        batches.push(...(yield* strike(g, seatOf(g, c, side), blowsOf(g, own, foes, c.when), against(side))));
      }
      const ranks = SIDES.flatMap((side) => ranksOf(involvedOn(g, c, side), fightersOf(g, c[against(side)])));
      g.set(c, { batches: inOrder(batches), ranks });
    },

    /** EA-1.12.5-07, EA-1.12.5-16: the owner deals the hits on a side, one kind after another. */
    *allocate(g, c): Rule<string | undefined> {
      const [batch, ...others] = c.batches;
      if (batch === undefined) return 'fought';
      if (batch.hits === 0) return undefined;
      const open = c.ranks.filter(({ unit }) => isOpen(g, c, batch.on, unit));
      if (open.length === 0) {
        g.set(c, { batches: others });
        return 'allocate';
      }
      const next = nextInLine(open, c.dealt);
      const n = Math.min(batch.hits, next.length);
      const hit =
        n === next.length
          ? next
          : yield* ask(g, {
              kind: 'chooseMany',
              name: 'takeHits',
              by: seatOf(g, c, batch.on),
              rule: 'EA-1.12.5-16',
              args: { hits: n },
              options: next.map((id) => ({ id })),
              min: n,
              max: n,
              preset: next.slice(0, n),
            });
      g.set(c, { batches: [{ ...batch, hits: batch.hits - n }, ...others], dealt: dealtTo(c.dealt, hit) });
      return 'allocate';
    },

    /** EA-1.9.6-05: saves come when all hits of a batch have been dealt, unit by unit. */
    *save(g, c): Rule<string | undefined> {
      const [{ kind, on }, ...others] = c.batches as [Assault['batches'][number], ...Assault['batches']];
      const next = c.dealt.find(({ unit, hits }) => hits > 0 && !isGone(g.state.units[unit]!));
      if (next === undefined) {
        g.set(c, { batches: others, dealt: [] });
        return 'allocate';
      }
      const { unit } = next;
      g.set(c, { dealt: c.dealt.map((d) => (d === next ? { ...d, hits: d.hits - 1 } : d)) });
      const cover = on === 'defenders' || !c.formations.includes(formationOf(g.state, unit));
      if (kind !== 'unsaved' && (yield* saves(g, { unit, kind, cover }))) return 'save';
      const rules: RuleId[] = [kind === 'unsaved' ? 'EA-1.12.7-11' : 'EA-1.12.5-07'];
      const macro = kind === 'macro' || kind === 'titanKiller';
      return (yield* lose(g, c, { unit, rules, macro })) ? 'wrecked' : 'save';
    },

    /** EA-1.7.5-14: passengers that are lost with their transport are casualties, too. */
    wrecked(g, c): string {
      countLosses(g, c, g.replied<string[]>() ?? []);
      return 'save';
    },

    /** What comes after attacks, support fire, or the additional hits of the loser. */
    fought(g, c): string | undefined {
      if (c.winner !== null) return 'withdraw';
      const end = overFor(g, c);
      if (end === 'nobody') return FINISHED;
      if (end !== null) {
        win(g, c, end, 0);
        return 'withdraw';
      }
      if (c.when === 'support') return 'result';
      if (c.when === 'others') return undefined;
      g.set(c, { when: 'others' });
      return 'strike';
    },

    /** EA-1.12.6-01: those who engage say first who supports them. */
    *callAttackers(g, c): Rule<void> {
      g.set(c, { when: 'support', supporters: [] });
      yield* call(g, c, 'attackers');
    },

    callDefenders: (g, c) => call(g, c, 'defenders'),

    /** EA-1.12.6-02, EA-1.12.6-05: firefights of the supporters against those directly involved. */
    *support(g, c): Rule<string> {
      const batches: Batch[] = [];
      const ranks: Assault['ranks'] = [];
      for (const side of SIDES) {
        const foes = involvedOn(g, c, against(side));
        const seat = seatOf(g, c, side);
        const helping = c.supporters.filter((id) => g.state.formations[id]!.owner === seat);
        const own = fightersOf(g, helping);
        batches.push(...(yield* strike(g, seat, blowsOf(g, own, foes, 'support'), against(side))));
        ranks.push(...ranksOf(reachedBy(g, own, foes), fightersOf(g, c[side])));
      }
      g.set(c, { batches: inOrder(batches), ranks });
      return 'allocate';
    },

    /** EA-1.12.7-02: the higher of two dice and all modifiers. EA-1.12.7-13, EA-1.12.7-15: a tie is another round. */
    *result(g, c): Rule<string | undefined> {
      const attack = yield* totalOf(g, c, 'attackers');
      const defence = yield* totalOf(g, c, 'defenders');
      if (attack === defence) {
        const [formation, target] = [c.attackers[0]!, c.defenders[0]!];
        g.apply({ type: 'assaultTied', rules: ['EA-1.12.7-13'], formation, target, total: attack });
        g.set(c, { round: c.round + 1, next: 0 }, 'EA-1.12.7-13');
        return 'counter';
      }
      const winner = attack > defence ? 'attackers' : 'defenders';
      const hits = Math.abs(attack - defence);
      win(g, c, winner, hits);
      const on = against(winner);
      const losers = fightersOf(g, c[on]).filter(({ unit }) => !hasAbility(g.state, unit, 'fearless'));
      const ranks = ranksOf(losers, fightersOf(g, c[winner]));
      g.set(c, { ranks, batches: [{ on, kind: 'unsaved', hits }] }, 'EA-1.12.7-11');
      return 'allocate';
    },

    /** EA-1.12.8-01, EA-1.12.8-03, EA-1.12.10-06: each formation of the loser is broken and withdraws at once. */
    withdraw(g, c): string | undefined {
      const formation = c[against(c.winner!)][c.next];
      if (formation === undefined) {
        g.set(c, { next: 0 });
        return undefined;
      }
      g.set(c, { next: c.next + 1 });
      if (c.wasBroken.includes(formation)) wipeOut(g, formation);
      if (isDestroyed(g.state, formation)) return 'withdraw';
      const rules: RuleId[] = ['EA-1.12.8-01', 'EA-1.13.2-02'];
      if (!g.state.formations[formation]!.broken)
        g.apply({ type: 'formationBroke', rules, formation, withdraws: isOnTheGround(g.state, formation) });
      if (!isOnTheGround(g.state, formation)) return 'withdraw';
      const seat = g.state.formations[formation]!.owner;
      g.then('withdrawal', { seat, formation, movesLeft: 2, moved: [] }, 'EA-1.12.8-03');
      return 'withdraw';
    },

    /** EA-1.12.8-04, EA-G-13: those of the losing side who could have given support fire, whether they did or not. */
    *onlookers(g, c): Rule<void> {
      for (const formation of nearby(g, c, against(c.winner!))) {
        yield* placeMarkers(g, { formation, by: 1, rules: ['EA-1.12.8-04'] });
        checkBreaking(g, formation);
      }
    },

    /** EA-1.12.9-01, EA-1.12.9-03, EA-1.12.4-14, EA-1.12.10-07: each for its own losses. EA-1.12.9-02: nobody withdraws. */
    *winnersMarkers(g, c): Rule<void> {
      for (const { formation, markers } of c.losses) {
        if (!c[c.winner!].includes(formation) || c.wasBroken.includes(formation)) continue;
        yield* placeMarkers(g, { formation, by: markers, rules: ['EA-1.12.9-01'] });
        checkBreaking(g, formation, false);
      }
    },

    /** EA-1.12.9-04, EA-G-13: all formations of the winner that were in the assault. */
    consolidate(g, c): string | undefined {
      const formation = c[c.winner!][c.next];
      if (formation === undefined) return undefined;
      g.set(c, { next: c.next + 1 });
      if (isOnTheGround(g.state, formation))
        g.then('move', newMove(g, { formation, manner: 'consolidation' }), 'EA-1.12.9-04');
      return 'consolidate';
    },
  },
});

const brokenOf = (g: G, formations: readonly string[]): string[] =>
  formations.filter((id) => g.state.formations[id]!.broken);

const seatOf = (g: G, c: Assault, side: Side): string => g.state.formations[c[side][0]!]!.owner;

/** EA-G-52: the saves of those who engage come before those of the others. */
const inOrder = (batches: readonly Batch[]): Batch[] =>
  SIDES.flatMap((side) => batches.filter(({ on }) => on === side));

/** Whether a unit can be dealt a hit on a side. */
const isOpen = (g: G, c: Assault, on: Side, unit: string): boolean =>
  !isGone(g.state.units[unit]!) && c[on].includes(formationOf(g.state, unit));

/** EA-1.12.6-01: a side may call in any of its formations that can support it. */
function* call(g: G, c: Assault, side: Side): Rule<void> {
  const able = supportersOf(g, c, side);
  if (able.length === 0) return;
  const more = yield* ask(g, {
    kind: 'chooseMany',
    name: 'supportFire',
    by: seatOf(g, c, side),
    rule: 'EA-1.12.6-01',
    args: { formation: c[side][0]! },
    options: able.map((id) => ({ id })),
    min: 0,
    max: able.length,
    preset: able,
  });
  g.set(c, { supporters: [...c.supporters, ...more] });
}

function* totalOf(g: G, c: Assault, side: Side): Rule<number> {
  const about = c[side][0]!;
  const roll = { by: seatOf(g, c, side), rule: 'EA-1.12.7-02', purpose: 'assaultResult', about, dice: 2 } as const;
  return g.modify('assaultResult', yield* rollHighest(g, roll), { assault: c, side });
}

function win(g: G, c: Assault, winner: Side, by: number): void {
  g.set(c, { winner, next: 0 });
  const rules: RuleId[] =
    by > 0 ? ['EA-1.12.7-02'] : winner === 'attackers' ? ['EA-1.12.5-11', 'EA-1.12.7-01'] : ['EA-1.12.5-12'];
  g.apply({ type: 'assaultWon', rules, formation: c[winner][0]!, target: c[against(winner)][0]!, by });
}

/** EA-1.12.8-02, EA-2.1.3-02: a formation that was broken already is destroyed, except for its fearless units. */
function wipeOut(g: G, formation: string): void {
  for (const unit of unitsLeft(g.state, formation)) {
    if (hasAbility(g.state, unit, 'fearless')) continue;
    for (const inside of [...aboard(g.state, unit), unit])
      destroy(g, { unit: inside, why: 'assault', rules: ['EA-1.12.8-02'] });
  }
}

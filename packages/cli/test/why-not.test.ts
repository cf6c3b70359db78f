import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, refereeLine } from '../src/referee/referee.ts';
import { newSession, type Session } from '../src/referee/session.ts';

let session: Session;
const send = (message: object): Promise<Reply> => refereeLine(session, JSON.stringify(message));

/** The rule named when an answer that is not on offer is refused. */
async function barredBy(name: string, answer: unknown): Promise<unknown> {
  const { legal, refusal } = await send({ do: 'check', to: { name }, answer });
  expect(legal).toBe(false);
  expect(refusal).toMatchObject({ code: 'notOffered', measured: answer });
  return (refusal as { rule: string }).rule;
}

beforeEach(() => {
  session = newSession();
});

describe('what is not on offer is refused by the rule behind it', () => {
  const foundation = (units: string) =>
    send({
      do: 'start',
      forced: 'ask',
      position: `ruleset: foundation40k\nat: free\nround: 1\nunits:\n${units}`,
    });
  const activate = (unit: string) =>
    send({ do: 'begin', activity: 'activation', context: { seat: 'red', unit, taken: [], fastUsed: false } });

  test('[FD-PINNED-01] [FD-FLEE-02] pinned and fleeing units in Foundation', async () => {
    await foundation('  a: {unit: tacticalSquad, owner: red, at: [20in, 5in], morale: pinned}\n');
    await activate('a');
    expect(await barredBy('action', 'moveAction')).toBe('FD-PINNED-01');
    await foundation('  a: {unit: tacticalSquad, owner: red, at: [20in, 5in], morale: fleeing}\n');
    await activate('a');
    expect(await barredBy('action', 'shootAction')).toBe('FD-FLEE-02');
  });

  test('[FD-LOS-01] [FD-ACTION-02] nobody in sight, or the same action twice', async () => {
    await foundation('  a: {unit: tacticalSquad, owner: red, at: [20in, 5in]}\n');
    await activate('a');
    expect(await barredBy('action', 'shootAction')).toBe('FD-LOS-01');
    expect(await barredBy('action', 'meleeAction')).toBe('FD-ACTION-11');
    await send({ do: 'answer', to: { name: 'action' }, answer: 'secureArea' });
    expect(await barredBy('action', 'secureArea')).toBe('FD-ACTION-02');
    expect(await barredBy('action', 'sprint')).toBe('FD-ACTION-03');
    expect(await send({ do: 'check', to: { name: 'action' }, answer: 'dance' })).toMatchObject({
      refusal: { code: 'notOffered', rule: 'FD-ACTION-06' },
    });
  });

  test('[WP-MORALE-11] [WP-CHARGE-12] orders in Warpath', async () => {
    const warpath = (more: string) =>
      send({
        do: 'start',
        forced: 'ask',
        position: `ruleset: warpath-1e\nat: free\nactive: red\nunits:\n  g: {owner: red, unit: demo-grunts, at: [24in, 8in]}\n  e: {owner: blue, unit: demo-grunts, at: [24in, 44in]}\n${more}`,
      });
    const suppressed =
      'effects:\n  - {name: suppressed, rule: WP-MORALE-11, on: g, by: null, data: {}, until: {until: never}}\n';
    await warpath(suppressed);
    await send({ do: 'begin', activity: 'order', context: { unit: 'g' } });
    expect(await barredBy('order', 'advance')).toBe('WP-MORALE-11');
    await warpath('');
    await send({ do: 'begin', activity: 'order', context: { unit: 'g' } });
    expect(await barredBy('order', 'charge')).toBe('WP-CHARGE-12');
    expect(await barredBy('order', 'chargeJump')).toBe('WP-SPECIAL-23');
    expect(await barredBy('order', 'pivot')).toBe('WP-MOVE-01');
  });
});

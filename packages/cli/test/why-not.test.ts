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

  test('[FD-PINNED-01] [FD-FLEE-02] [FD-FLEE-03] pinned and fleeing units in Foundation', async () => {
    await foundation('  a: {unit: tacticalSquad, owner: red, at: [20in, 5in], morale: pinned}\n');
    await activate('a');
    expect(await barredBy('action', 'moveAction')).toBe('FD-PINNED-01');
    await foundation('  a: {unit: tacticalSquad, owner: red, at: [20in, 5in], morale: fleeing}\n');
    await activate('a');
    expect(await barredBy('action', 'shootAction')).toBe('FD-FLEE-03');
    expect(await barredBy('action', 'rallyAction')).toBe('FD-FLEE-02');
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

  test('[FD-VEHICLE-08] [FD-VEHICLE-10] what damage has taken from a vehicle', async () => {
    await foundation('  a: {unit: rhino, owner: red, at: [20in, 5in]}\nmodels:\n  a.1: {immobilised: true}\n');
    await activate('a');
    expect(await barredBy('action', 'moveAction')).toBe('FD-VEHICLE-10');
    const foe = '  b: {unit: boyzMob, owner: blue, at: [20in, 15in]}\n';
    await foundation(`  a: {unit: rhino, owner: red, at: [20in, 5in]}\n${foe}models:\n  a.1: {shaken: true}\n`);
    await activate('a');
    expect(await barredBy('action', 'shootAction')).toBe('FD-VEHICLE-08');
  });

  test('[FD-GAP-33] [FD-GAP-58] [FD-MELEE-01] a unit in melee, and whom it may strike', async () => {
    const row = '[[20in, 5in], [21.5in, 5in], [23in, 5in], [24.5in, 5in], [26in, 5in]]';
    await foundation(
      `  a: {unit: tacticalSquad, owner: red, places: ${row}}\n  b: {unit: rhino, owner: blue, at: [23in, 7in]}\n  c: {unit: boyzMob, owner: blue, at: [50in, 30in]}\n`,
    );
    await activate('a');
    expect(await barredBy('action', 'shootAction')).toBe('FD-GAP-33');
    expect(await barredBy('action', 'moveAction')).toBe('FD-GAP-58');
    await send({ do: 'answer', to: { name: 'action' }, answer: 'meleeAction' });
    expect(await barredBy('opponent', 'c')).toBe('FD-MELEE-01');
    expect(await barredBy('opponent', 'a')).toBe('FD-ACTION-11');
  });

  test('[FD-ROUND-06] [FD-ROUND-08] [FD-ROUND-09] units that may not be activated', async () => {
    await send({
      do: 'start',
      position: `ruleset: foundation40k
at: battle.reveal / war.round / round.turn
round: 1
startPlayer: red
units:
  a: {unit: tacticalSquad, owner: red, at: [20in, 5in], activated: true}
  c: {unit: tacticalSquad, owner: red, at: [30in, 5in]}
  d: {unit: tacticalSquad, owner: red, at: [40in, 5in], morale: fleeing}
  b: {unit: boyzMob, owner: blue, at: [20in, 35in]}
`,
      forced: 'ask',
    });
    expect(await barredBy('activate', 'a')).toBe('FD-ROUND-09');
    expect(await barredBy('activate', 'b')).toBe('FD-ROUND-06');
    expect(await barredBy('activate', 'c')).toBe('FD-ROUND-08');
  });

  test('[WP-MORALE-12] [WP-SHOOT-08] [WP-TURN-03] [WP-TRANSPORT-01] shooters and transports in Warpath', async () => {
    const start = (units: string, more = '') =>
      send({
        do: 'start',
        forced: 'ask',
        position: `ruleset: warpath-1e\nat: free\nactive: red\nunits:\n${units}${more}`,
      });
    const shooting = { do: 'begin', activity: 'shooting', context: { seat: 'red', side: 'red' } };
    const units = `  g: {owner: red, unit: demo-steel-warriors, at: [24in, 5in]}
  h: {owner: red, unit: demo-grunts, at: [40in, 20in]}
  e: {owner: blue, unit: demo-grunts, at: [40in, 42in]}
`;
    await start(units);
    await send(shooting);
    expect(await barredBy('shootUnit', 'g')).toBe('WP-SHOOT-08');
    expect(await barredBy('shootUnit', 'e')).toBe('WP-TURN-03');
    await start(
      units,
      'effects:\n  - {name: suppressed, rule: WP-MORALE-11, on: g, by: null, data: {}, until: {until: never}}\n',
    );
    await send(shooting);
    expect(await barredBy('shootUnit', 'g')).toBe('WP-MORALE-12');
    await start(`  g: {owner: red, unit: demo-steel-warriors, at: [24in, 8in]}
  t: {owner: red, unit: example-mule-carrier, at: [24in, 11.5in], order: halt}
  s: {owner: red, unit: demo-steel-warriors, where: {at: aboard, of: u}}
  u: {owner: red, unit: example-mule-carrier, at: [24in, 4.5in], order: halt}
`);
    const walk = { unit: 'g', why: 'advance', allowance: 12_700 };
    await send({ do: 'begin', activity: 'walk', context: walk });
    await send({ do: 'answer', to: { name: 'walk' }, answer: [] });
    expect(await barredBy('board', 'u')).toBe('WP-TRANSPORT-01');
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

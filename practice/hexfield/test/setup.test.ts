import { presetAnswer } from '@walstatt/engine';
import { scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { given } from './on-table.ts';

const RESERVES = `
  spears: { unit: spears, owner: amber }
  bows: { unit: bows, owner: amber, where: { at: reserve, hides: true } }
  wyrm: { unit: wyrm, owner: slate }
`;

const place = (piece: string, q: number, r: number, facing = 4) => ({ piece, pose: { q, r, facing } });

describe('set-up', () => {
  it('[HX-SET-01] up to two stealthy units hide; all see which, nobody where', () => {
    const s = scenario(ruleset, { setup: { scenario: 'fields' } });
    expect(s.asked).toEqual(['amber:hide', 'slate:hide']);
    expect(s.refused('hide', ['a-spears'], 'amber').rule).toBe('HX-SET-01');
    s.answer('hide', ['a-axes', 'a-bows'], 'amber').answer('hide', [], 'slate');
    expect(s.of('hid').map((e) => e.units)).toEqual([['a-axes', 'a-bows'], []]);
    s.end('deploy', 'deploy');
  });

  it('[HX-SET-02][HX-PLOT-01] units and plots are laid in secret and at the same time', () => {
    const s = scenario(ruleset, { setup: {} });
    s.answer('hide', ['a-bows'], 'amber').answer('hide', [], 'slate');
    const stand = (seat: string) => presetAnswer(s.battle.lookAs(seat) as never, s.request('deploy', seat));
    s.answer('deploy', stand('amber'), 'amber');
    expect(s.of('deployed')).toEqual([]);
    expect(s.battle.pendingFor('slate').map((p) => p.request.by)).toEqual(['slate']);
    s.answer('deploy', stand('slate'), 'slate');
    expect(s.of('deployed')).toHaveLength(11);
    expect(s.battle.view('slate').units['a-bows']!.where).toEqual({ at: 'hidden', pose: '?' });
    expect(s.battle.view('amber').units['a-bows']!.where).toMatchObject({ at: 'hidden', pose: { facing: 4 } });

    expect(s.asked).toEqual(['amber:plotField', 'amber:plotRound', 'slate:plotField', 'slate:plotRound']);
    expect(s.refused('plotField', [place('plot', 40, 3)], 'amber').rule).toBe('HX-PLOT-01');
    expect(s.refused('plotRound', 2, 'amber').limit).toBe(3);
    for (const seat of ['amber', 'slate'])
      s.answer('plotField', [{ piece: 'plot', pose: { q: 6, r: 6 } }], seat).answer('plotRound', 4, seat);
    expect(s.battle.view('slate').forces['amber']!.plot).toEqual({ is: 'laid', field: '?', round: '?' });
    expect(s.battle.view('amber').forces['amber']!.plot).toEqual({ is: 'laid', field: { q: 6, r: 6 }, round: 4 });
    s.end('orders', 'orders');
  });

  it('[HX-SET-03] wholly on the table, within five rows of the own edge; hidden units within six', () => {
    const s = given('deployment.place', RESERVES);
    const deployed = (...spears: [number, number]) => [place('spears', ...spears), place('bows', 8, 13)];
    expect(s.refused('deploy', deployed(0, 10), 'amber')).toMatchObject({ rule: 'HX-SET-03', measured: 6, limit: 5 });
    expect(s.refused('deploy', deployed(11, 14), 'amber')).toMatchObject({ code: 'offTable', rule: 'HX-SET-03' });
    s.answer('deploy', [place('spears', 0, 11), place('bows', 8, 10)], 'amber');
    s.answer('deploy', [place('wyrm', 5, 2, 1)], 'slate');
    s.end('plotField', 'plotRound', 'plotField', 'plotRound');
  });

  it('[HX-SET-03] [HX-SET-04] every field that is wrong is told, whichever unit is on it', () => {
    const s = given('deployment.place', RESERVES, 'loot: { chest: { q: 8, r: 13 } }\n');
    expect(s.faults('deploy', [place('spears', 0, 10), place('bows', 8, 13)], 'amber')).toEqual([
      'outsideZone HX-SET-03',
      'outsideZone HX-SET-03',
      'outsideZone HX-SET-03',
      'onLoot HX-SET-04',
    ]);
    expect(s.faults('deploy', [place('spears', 0, 11), place('bows', 8, 10)], 'amber')).toEqual([]);
  });

  it('[HX-SET-04] nobody stands on a field that is taken or holds a chest', () => {
    const s = given('deployment.place', RESERVES, 'loot: { chest: { q: 2, r: 12 } }\n');
    const spears = (q: number, r: number) => [place('spears', q, r), place('bows', 8, 13)];
    expect(s.refused('deploy', spears(6, 13), 'amber')).toMatchObject({ code: 'taken', rule: 'HX-SET-04' });
    expect(s.refused('deploy', spears(0, 12), 'amber')).toMatchObject({ code: 'onLoot', rule: 'HX-SET-04' });
    s.answer('deploy', spears(3, 13), 'amber');
    s.end('deploy');
  });

  it('[HX-SET-05] ranks of three, the rear rank half a field to the right; a beast on three fields that meet', () => {
    const s = given('deployment.place', RESERVES);
    s.answer('deploy', [place('spears', 0, 12), place('bows', 8, 13)], 'amber');
    s.answer('deploy', [place('wyrm', 5, 2, 1)], 'slate');
    const fields = s.of('deployed').map((e) => e.fields.map((h) => `${h.q},${h.r}`).join(' '));
    expect(fields).toEqual(['0,12 1,12 2,12 0,13 1,13', '5,2 5,1 6,1']);
    s.end('plotField', 'plotRound', 'plotField', 'plotRound');
  });
});

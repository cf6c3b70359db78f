import type { RuleId } from '@walstatt/engine';
import type { Look } from '../kit.ts';

const ALWAYS: readonly RuleId[] = ['WP-TERRAIN-01', 'WP-TERRAIN-02', 'WP-COVER-09', 'WP-BFG-10'];

/** What was agreed before the first step stands in the state: armies, table, terrain. These rules have spoken there. */
export function noteAgreed(look: Look): void {
  const { state } = look;
  for (const rule of ALWAYS) look.note(rule);
  if (state.options.swapEdges) look.note('WP-DEMO-07');
  if (state.options.balance !== 'none') look.note('WP-DEMO-09');
  for (const t of Object.values(state.terrain)) {
    if (t.kind === 'obstacle') look.note('WP-TERRAIN-05');
    if (t.kind === 'difficult') look.note('WP-TERRAIN-11');
  }
  if (state.mission === 'battle')
    for (const rule of [
      'WP-ARMY-01',
      'WP-ARMY-02',
      'WP-ARMY-05',
      'WP-BATTLE-01',
      'WP-BATTLE-02',
      'WP-BATTLE-03',
    ] as const)
      look.note(rule);
  else for (const rule of ['WP-DEMO-01', 'WP-DEMO-03', 'WP-DEMO-05'] as const) look.note(rule);
  for (const u of Object.values(state.units)) {
    if (u.kind.startsWith('demo-') && u.race === 'forge-fathers') {
      look.note('WP-DEMO-10');
      look.note('WP-DEMO-11');
    }
    if (u.kind.startsWith('demo-') && u.race === 'marauders') look.note('WP-DEMO-13');
  }
}

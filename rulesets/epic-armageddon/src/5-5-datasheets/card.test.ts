import { expect, test } from 'vitest';
import { setUp } from '../5-3-scenarios/set-up.ts';
import type { State } from '../generated/state.ts';
import { cardOf } from './card.ts';

function stateOf(scenario: string): State {
  const made = setUp({ scenario });
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  return made.state;
}

test('[EA-1.1.3-09][EA-2.1.1-02][EA-G-31] a unit with its character, and what of it is inferred', () => {
  const state = stateOf('specialistTraining');
  expect(cardOf(state, 'A1.1', 'en')).toEqual([
    'Tactical: INF 15cm 4+ 4+ 4+',
    'Missile Launcher 45cm AP5+/AT6+',
    'Space Marine Captain: CH - - - -',
    'Power Weapon (base) assault weapon, EA+1, MW',
    'commander, invulnerable save, leader*',
    '* inferred: not printed',
  ]);
  expect(cardOf(state, 'A1.7', 'de')).toEqual([
    'Rhino: AV 30cm 5+ 6+ 6+',
    'Sturmbolter (15cm) Handfeuerwaffe',
    'Transport: 2 INF ohne Sprungmodule, Beritten',
  ]);
});

test('[EA-3.2.3-02][EA-5.5.4-01][EA-G-32] a war engine, and a sheet that no book prints', () => {
  expect(cardOf(stateOf('lastStand'), 'O1.1', 'de')).toEqual([
    'Großer Gargant: WE 15cm 4+ 3+ 3+',
    "Mork's Blick 30cm MW4+, TK",
    '2x Kanonä 45cm AP5+/AT5+',
    'Mega Kanonä 60cm 2BP, FxF, MW',
    '2x Sync. Mega Kanonä 60cm 3BP, FxF, MW',
    'DC 12, Schpezialkraftfelder W6+6, Furchtlos, Verstärkte Panzerung, Geländegängig',
    'Kritischer Treffer: Feuer',
  ]);
  expect(cardOf(stateOf('ambush'), 'O3.1', 'en')).toEqual([
    'Big Gunz: INF 10cm - 6+ 5+',
    'Big Gun 45cm AP5+/AT5+',
    'no book prints this sheet: inferred',
  ]);
});

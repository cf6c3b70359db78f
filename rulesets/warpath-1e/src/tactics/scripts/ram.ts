import type { Leg, Plan } from '@walstatt/engine';
import { pieceName } from '../../01-units/pieces.ts';
import { has, isVehicle, modelsOf } from '../../01-units/units.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { drivenBy } from '../../08-movement/order/activity.ts';
import type { Drive } from '../../19-vehicles/drive/drive.ts';
import { refuseDrive } from '../../19-vehicles/drive/drive-plan.ts';
import { driveOf } from '../../19-vehicles/drive/request.ts';
import type { Look } from '../../kit.ts';
import { runOverBy } from '../field.ts';
import { waysAcross } from '../overruns.ts';
import { strideOf } from '../prospects.ts';
import { nearTo } from './approach.ts';
import { fireAt } from './fire-at.ts';
import { goes, toFoe } from './goes.ts';
import { foesOf, gapTo, postOf } from './posts.ts';
import { lossOf, overTurns, Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** How many ways over an enemy are tried. */
const TRIES = 6;

/** Points that an inch on the way is worth. */
const AN_INCH = 0.5;

/** The part of its longest move from within which a vehicle gets over an enemy, and how much danger counts until then. */
const WITHIN = 0.8;
const DANGER = 0.5;

/** Comes near enough for the next turn and no nearer, out of sight if that can be had. */
const usual = goes((look, me, aim) => {
  const near = nearTo(look, me, postOf(look, aim!)!, inches(3));
  const enough = -WITHIN * strideOf(look.state.units[me.id]!);
  const reckoning = new Reckoning(look);
  return (x, y) => (AN_INCH * Math.min(near(x, y), enough)) / inches(1) - DANGER * reckoning.dangerAt(me, x, y);
}, toFoe);

/** Drives over an enemy at full power, and comes near enough for that first. */
export const ram: Script = {
  says: { en: (aim) => `run over ${aim}`, de: (aim) => `${aim} überfahren` },
  aims(look, unit) {
    const me = postOf(look, unit);
    const u = look.state.units[unit]!;
    if (me === null || me.rides || !isVehicle(u) || strideOf(u) === 0 || has(u, 'unwieldy')) return [];
    const reckoning = new Reckoning(look);
    return foesOf(look, unit)
      .filter((foe) => reckoning.overrun(me, foe) > 0)
      .map((foe) => foe.id);
  },
  worth(look, unit, aim) {
    const me = postOf(look, unit)!;
    const foe = postOf(look, aim!)!;
    const stride = strideOf(look.state.units[unit]!);
    const turns = Math.max(0, (gapTo(me, foe) - stride) / stride);
    return overTurns(lossOf(look, aim!, new Reckoning(look).overrun(me, foe), false), turns);
  },
  answers: {
    ...usual,
    order(look, r, errand) {
      const { unit, aim } = errand;
      const rams =
        r.options.some((o) => o.id === 'fullPower') && wayOver(look, drivenBy(look, unit, 'fullPower'), aim!) !== null;
      return rams ? 'fullPower' : usual.order!(look, r, errand);
    },
    drive(look, r, errand) {
      const c = driveOf(look, r);
      const over = c.why === 'fullPower' ? wayOver(look, c, errand.aim!) : null;
      return over ?? usual.drive!(look, r, errand);
    },
    target: (look, r, { aim }) => fireAt(look, r, aim),
  },
};

/** The legal way over an enemy that takes most from all who are run over, or null. */
function wayOver(look: Look, c: Drive, aim: string): Plan | null {
  const me = postOf(look, c.unit)!;
  const foe = postOf(look, aim);
  if (foe === null || gapTo(me, foe) > c.left) return null;
  const reckoning = new Reckoning(look);
  const at = modelsOf(look.state.units[c.unit]!)![0]!;
  const found: { readonly legs: readonly Leg[]; readonly gain: number }[] = [];
  for (const legs of waysAcross(look, c, me, foe)) {
    const over = runOverBy(look, c, at, legs);
    if (!over.includes(aim)) continue;
    const gain = over.reduce((sum, id) => sum + lossOf(look, id, reckoning.overrun(me, postOf(look, id)!), false), 0);
    found.push({ legs, gain });
  }
  found.sort((a, b) => b.gain - a.gain);
  for (const { legs } of found.slice(0, TRIES)) {
    const plan: Plan = [{ mover: pieceName(c.unit, 0), legs }];
    if (refuseDrive(look, c, plan) === null) return plan;
  }
  return null;
}

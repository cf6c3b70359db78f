import type { Task, Tasks } from '@walstatt/engine';
import { hasKeyword } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { inch } from '../../04-measuring/table-top.ts';
import { movedHow } from '../../10-movement/moved.ts';
import { crewOf, transportOf } from '../../12-transports/capacity.ts';
import { mayDisembark } from '../../12-transports/disembark/who.ts';
import { chargeTargets } from '../../16-charge/eligible.ts';
import { judgeMarker } from '../../25-missions/markers/request.ts';
import type { L, Scripts } from '../../kit.ts';
import { bestUse } from '../stratagems/uses.ts';
import { priceOf, strideOf } from './armies.ts';
import { bestMarker, placeBeside } from './arriving.ts';
import { bestChargeTarget, chargeWorth } from './charges.ts';
import { CHARGE, dangerHere } from './danger.ts';
import { formationOf } from './formation.ts';
import { apart, middleOf } from './middle.ts';
import { mostOf } from './most-of.ts';
import { aimedAt, HOLDS } from './prizes.ts';
import { mainRange, meleeCosts } from './strength.ts';
import { bestVolleyNow } from './targets.ts';

/** What a player decides for the whole army: how units begin, who goes next, who charges and who fights. */
export const answers: Scripts['answers'] = {
  hoverMode: (_, r) => r.options.map(({ id }) => id).slice(0, r.max),
  formation: (look, r, tasks) => formationOf(look, r, tasks),
  marker: (look, r) => bestMarker(look, r, (p) => judgeMarker(look, p) === null),
  unitToDeploy: (look, r, tasks) => mostOf(idsOf(r), (unit) => -forwardness(look, unit, tasks.of(unit))),
  scoutNext: (_, r) => r.options[0]?.id ?? null,
  battleShockNext: (look, r) => mostOf(idsOf(r), (unit) => priceOf(look.state, unit)),
  moveNext: (look, r, tasks) => nextToMove(look, idsOf(r), tasks),
  arriveNext: (look, r, tasks) =>
    idsOf(r).find((unit) =>
      transportOf(look.state, unit) === null ? tasks.of(unit)?.script !== 'wait' : getsOut(look, unit, tasks.of(unit)),
    ) ?? (r.optional ? null : undefined),
  shootNext: (look, r) => mostOf(idsOf(r), (unit) => bestVolleyNow(look, unit)),
  chargeNext: (look, r, tasks) => {
    const eager = idsOf(r).filter((unit) => chargeOf(look, unit, tasks.of(unit)) !== null);
    return mostOf(eager, (unit) => chargeWorth(look, unit, chargeOf(look, unit, tasks.of(unit))!));
  },
  fightNext: (look, r) => mostOf(idsOf(r), (unit) => atStake(look, unit)),
  getOutNext: (look, r) => mostOf(idsOf(r), (unit) => priceOf(look.state, unit)),
};

/** More answers that are worth comparing. Null: only what tasks lead to. */
export const alternatives: NonNullable<Scripts['alternatives']> = {
  chargeNext: (_, r) => [null, ...idsOf(r)],
  battleShockFailed: considered,
  moveBegins: considered,
  moveEnds: considered,
  afterSetUp: considered,
  betweenShooting: considered,
  targetsSelected: considered,
  chargeEnds: considered,
  unitFought: considered,
};

/**
 * What is compared at all: where units arrive and go, whom they charge, who fights next, and stratagems. What comes before
 * the first round is too early to be judged by its end.
 */
const COMPARED: ReadonlySet<string> = new Set([
  'moveHow',
  'arriveNext',
  'chargeNext',
  'chargeTargets',
  'fightNext',
  ...Object.keys(alternatives),
]);

/** The way of a unit is settled with how it moves, but for what an advance roll has changed. */
export const settles: NonNullable<Scripts['settles']> = (_, r) => {
  if (r.name === 'move') return r.args.how !== 'advance';
  if (r.name === 'setUp') return r.args.how === 'deploy' || r.args.how === 'infiltrate';
  return !COMPARED.has(r.name);
};

/** A use of a stratagem that is nearly worth its points, or a little more, is compared with passing. */
function considered(look: L, r: Parameters<typeof bestUse>[1]): (string | null)[] | null {
  const use = bestUse(look, r);
  return use === null || Math.abs(use.gain) > DOUBTFUL ? null : [null, use.id];
}

const DOUBTFUL = 0.1;

const idsOf = (r: { readonly options: readonly { readonly id: string }[] }): readonly string[] =>
  r.options.map((o) => o.id);

/** Those who want to be near the enemy are deployed last, when most is known. */
const forwardness = (look: L, unit: string, task: Task | null): number =>
  (task?.script === 'charge' ? 1 : 0) + strideOf(look, unit) / 1e6;

/** Passengers who want to get out go first, then those in front, so that they are in nobody's way. */
function nextToMove(look: L, units: readonly string[], tasks: Tasks): string | null {
  const aboard = units.filter((unit) => transportOf(look.state, unit) !== null);
  const out = aboard.find((unit) => getsOut(look, unit, tasks.of(unit)));
  if (out !== undefined) return out;
  const others = units.filter((unit) => !aboard.includes(unit));
  return mostOf(others, (unit) => -apart(middleOf(look, unit), aimedAt(look, unit, null)));
}

/** Whether a passenger should get out now: its aim is near enough, and there is room for it. */
function getsOut(look: L, unit: string, task: Task | null): boolean {
  const s = look.state;
  const transport = transportOf(s, unit);
  if (transport === null || task === null || task.script === 'ride' || !mayDisembark(s, unit)) return false;
  const crew = crewOf(s, transport);
  const far = apart(middleOf(look, crew), aimedAt(look, unit, task.aim)) - inch(4);
  const stride = movedHow(s, crew) === 'normal' ? 0 : strideOf(look, unit);
  if (far > stride + reachOf(look, unit, task.script)) return false;
  return look.memo(
    'room beside',
    `${unit} ${task.aim}`,
    () => placeBeside(look, { unit, transport, how: 'disembark' }, { unit, aim: task.aim }) !== undefined,
  );
}

/** From how far away a unit can do what it is about. */
function reachOf(look: L, unit: string, script: string): number {
  if (script === 'charge') return CHARGE;
  return script === 'fire' ? mainRange(look, unit) : HOLDS;
}

/** The target of a unit that is about charging, if one is in reach. */
function chargeOf(look: L, unit: string, task: Task | null): string | null {
  if (task?.script !== 'charge') return null;
  return bestChargeTarget(look, unit, chargeTargets(look, unit), task.aim);
}

/** What a unit gains by fighting before the others: what it can do now, and what may be done to it first. */
function atStake(look: L, unit: string): number {
  let most = 0;
  for (const foe of engagedBy(look, unit)) {
    const { theirs, ours } = meleeCosts(look, unit, foe, false);
    most = Math.max(most, theirs + 0.5 * ours);
  }
  return most + (hasKeyword(look.state, unit, 'CHARACTER') ? 0.1 : 0) + 0.05 * Math.min(1, dangerHere(look, unit));
}

import type { Option, Request, Teller, Texts } from '@walstatt/engine';
import { lastTurn, PER_OBJECTIVE } from '../28-battle/victory.ts';
import type { Warpath } from '../kit.ts';
import { argOf, unitOf } from './args.ts';
import { ATTACKS, en as events } from './events-en.ts';

const ORDERS: Readonly<Record<string, string>> = {
  halt: 'Halt!',
  advance: 'Advance!',
  doubleTime: 'Double time!',
  charge: 'Charge!',
  pivot: 'Pivot!',
  manoeuvre: 'Manoeuvre!',
  fullPower: 'Full power ahead!',
  advanceJump: 'Advance with jump packs!',
  doubleTimeJump: 'Double time with jump packs!',
  chargeJump: 'Charge with jump packs!',
};
/** How far an order leads; a manoeuvre bends once on its way (WP-VEHICLE-06). */
const reachOf = (o: Option, t: Teller): string =>
  argOf(o, 'reach') === ''
    ? ''
    : ` (up to ${t.length(Number(argOf(o, 'reach')))}${o.id === 'manoeuvre' ? ', one turn of up to 90°' : ''})`;
/** Which rolls elite units may mend. */
const ROLLS: Readonly<Record<string, string>> = { toHitElite: 'to hit', toWoundElite: 'to wound' };
/** Special weapons have names of their own. */
const attackName = (of: Request | Option, attack: string, t: Teller): string => {
  const weapon = argOf(of, 'weapon');
  return weapon === '' ? (ATTACKS[attack] ?? attack) : t.name(weapon);
};

/** English. */
export const en: Texts<Warpath> = {
  title: 'Warpath, first edition',
  aim: (state) => {
    const { totalControlLead } = state.options;
    const turns = lastTurn(state);
    if (state.outOfTime !== null)
      return 'Time ran out: all units of whoever had none left were removed, and the battle was scored.';
    const within = turns === 0 ? '' : ` within ${turns} turns`;
    const lead = totalControlLead === 'any' ? 'any lead' : 'a lead of a fifth of the army size';
    return {
      annihilation: 'Wipe out the enemy to the last unit.',
      meatGrinder: `Destroy more points than the enemy${within}: a lead of a fifth of the army size wins.`,
      scorchedEarth: `Hold two objectives more than the enemy ${turns === 0 ? 'at the end of the battle' : `after ${turns} turns`}.`,
      totalControl: `Gather points${within}: those of the units you destroy, and ${PER_OBJECTIVE} for each objective you hold at the end; ${lead} wins.`,
    }[state.condition];
  },
  points: ({ condition, over }) => {
    const now = over ? '' : ', if the battle ended now';
    return {
      annihilation: 'Units on the table',
      meatGrinder: 'Points destroyed',
      scorchedEarth: `Objectives held${now}`,
      totalControl: `Points destroyed, and ${PER_OBJECTIVE} for each objective held${now}`,
    }[condition];
  },
  about: 'A science-fiction mass battle of whole units that fight, waver and break together.',
  events,
  requests: {
    afterRoll: (r, t) =>
      `${unitOf(r, t)}, ${ROLLS[argOf(r, 'purpose')]}, failed ${argOf(r, 'failed')} of ${argOf(r, 'dice')}. Roll one failed die again?`,
    arrival: () => 'Which reinforcement comes in next?',
    arrive: (r, t) => `${unitOf(r, t)}: where to come in?`,
    attack: (r, t) =>
      `${unitOf(r, t)}: ${r.kind === 'choose' && r.options.length === 1 ? 'shoot?' : 'which attack next?'}`,
    bearers: (r, t) => `${unitOf(r, t)}: who carries which weapon?`,
    board: (r, t) => `${unitOf(r, t)}: board a transport?`,
    chargeMove: (r, t) => `${unitOf(r, t)}: charge at ${t.name(argOf(r, 'target'))}, how do the models go?`,
    chargeTarget: (r, t) => `${unitOf(r, t)}: charge whom?`,
    chargers: () => 'In which order do the chargers act?',
    deploy: () => 'Which unit is deployed next?',
    deployHow: (r, t) => `${unitOf(r, t)}: on the table, in a transport, or held back?`,
    deployPlace: (r, t) => `${unitOf(r, t)}: where to deploy?`,
    disembark: (r, t) => `${unitOf(r, t)}: where to get out?`,
    doubtCover: (r, t) => `${unitOf(r, t)}: is the target's cover doubtful?`,
    doubtSight: (r, t) =>
      `${unitOf(r, t)}: is its sight of the target doubtful? As measured it is ${argOf(r, 'visible') === 'true' ? '' : 'not '}visible.`,
    drive: (r, t) => {
      const turns = [
        ...(argOf(r, 'bend') === '1' ? ['one turn of up to 90°'] : []),
        ...(argOf(r, 'pivots') === '1' ? ['one turn of any angle'] : []),
      ];
      if (argOf(r, 'why') === 'pivot') return `${unitOf(r, t)}: turn to where?`;
      return `${unitOf(r, t)}: drive where (${[`up to ${t.length(Number(argOf(r, 'left')))}`, ...turns].join(', ')})?`;
    },
    edge: () => 'Which table edge is yours?',
    firstScout: () => 'Who moves the first scout?',
    firstTurn: () => 'Who has the first turn?',
    flyIn: (r, t) => `${unitOf(r, t)}: where to swoop down?`,
    makeRoom: (r, t) => `${unitOf(r, t)}: where do the models under the vehicle go?`,
    melee: () => 'Which melee is fought next?',
    moveUnit: () => 'Which unit receives its order next?',
    objective: () => 'Where does the objective go?',
    objectiveKind: () => 'A marker, or a piece of terrain as objective?',
    order: (r, t) => `${unitOf(r, t)}: which order?`,
    regroup: (r, t) => `${unitOf(r, t)}: regroup (go up to D6 inches)?`,
    scout: () => 'Which scout moves next?',
    shootUnit: () => 'Which unit shoots next?',
    target: (r, t) => `${unitOf(r, t)}, ${attackName(r, argOf(r, 'attack'), t)}: at whom?`,
    testUnit: () => 'Which unit is tested next?',
    walk: (r, t) => {
      const far = `up to ${t.length(Number(argOf(r, 'allowance')))}`;
      if (argOf(r, 'why') === 'fallBack')
        return `${unitOf(r, t)}: fall back to at least 1 inch from all enemies. Where do the models go (${far}; if that is not enough, the least way needed)?`;
      const regroups = argOf(r, 'why') === 'regroup' ? 'regroup, ' : '';
      return `${unitOf(r, t)}: ${regroups}where do the models go (${far})?`;
    },
    wreck: (r, t) => `${unitOf(r, t)}: where do the passengers stand?`,
  },
  options: {
    afterRoll: () => 'roll it again',
    attack: (o, t) => {
      const { bearer, nth, target } = o.args as { bearer: number | null; nth: number; target: string | null };
      const which = bearer !== null ? ` (model ${bearer + 1})` : nth > 0 ? ` ${nth}` : '';
      return `${attackName(o, o.id, t)}${which}${target === null ? '' : ` at ${t.name(target)}`}`;
    },
    bearers: (o) => `model ${Number(o.id.slice(1)) + 1}`,
    deployHow: (o, t) => (o.id === 'table' ? 'on the table' : o.id === 'reserve' ? 'hold back' : `in ${t.name(o.id)}`),
    objectiveKind: (o, t) => (o.id === 'marker' ? 'marker' : t.name(o.id)),
    order: (o, t) => `${ORDERS[o.id] ?? o.id}${reachOf(o, t)}`,
    scout: (o, t) => (o.id.endsWith('+jump') ? `${t.name(o.id.slice(0, -5))}, jumping` : t.name(o.id)),
  },
  items: {
    bearers: (i, t) => {
      const { weapon, nth } = i.args as { weapon: string; nth: number };
      return nth === 0 ? t.name(weapon) : `${t.name(weapon)} ${nth}`;
    },
  },
  none: {
    afterRoll: 'Let the roll stand',
    attack: 'Do not shoot (any more)',
    board: 'Do not board',
    disembark: 'Stay aboard',
    drive: 'Do not drive (any further)',
    flyIn: 'Stay away for now',
    makeRoom: 'Move nobody aside',
    moveUnit: 'All without an order halt',
    shootUnit: 'Nobody shoots (any more)',
    walk: 'Stay',
  },
  motives: {
    harm: 'hurts the enemy',
    spare: 'spares its own troops',
    goal: 'serves the aim of the battle',
    near: 'brings the enemy within reach',
  },
  refusals: {
    alreadyTouching: () => 'The vehicle touches that one already: it must move away first.',
    backwards: () => 'Full power goes forwards only.',
    bothWays: () => 'One move goes forwards or backwards, not both.',
    detour: (r, t) =>
      `This way is ${t.length(Number(r.measured))} long; the shortest one to the same place is ${t.length(Number(r.limit))}.`,
    farFromLeader: (r, t) =>
      `A model is ${t.length(Number(r.measured))} from its leader; ${t.length(Number(r.limit))} are allowed.`,
    farFromWreck: (r, t) => `That is ${t.length(Number(r.measured))} from the wreck; passengers stay near it.`,
    fartherThanNeeded: (r, t) =>
      `${t.length(Number(r.limit))} are enough to find room; one model would go ${t.length(Number(r.measured))}.`,
    fewerInContact: (r) => `${r.limit} models can touch the target, here it is ${r.measured}.`,
    frozen: () => 'A gun that was deployed in difficult terrain does not move.',
    hangsBack: (r, t) =>
      `A model stays ${t.length(Number(r.measured))} away from the target; all can come within ${t.length(Number(r.limit))}.`,
    leaderNotBeside: (r, t) => `The leader is put down 1 inch from the transport, not ${t.length(Number(r.measured))}.`,
    mayNotTurn: () => 'This vehicle may not turn now.',
    modelsOverlap: () => 'Two models stand in the same place.',
    mustGiveWay: () => 'The models under the vehicle must make room.',
    mustPlace: () => 'It must be placed.',
    nearestStaysAway: () => 'The nearest model must come into contact first.',
    noEntry: () => 'The leader must touch a part of the table edge that is open to reinforcements.',
    noSuchLeg: () => 'There is no such kind of leg.',
    notHalted: (r, t) =>
      `To board ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}, order it to halt first; otherwise ${t.length(Number(r.limit))} must be kept.`,
    notOneGroup: () => 'The unit must stand in one group.',
    objectivesTooNear: (r, t) =>
      `Objectives lie more than ${t.length(Number(r.limit))} apart; this is ${t.length(Number(r.measured))}.`,
    offTable: () => 'That is not all on the table.',
    onTerrain: (_r) => 'A model would end on terrain where it may not stand.',
    onUnit: (r, t) => `A model would end on ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}.`,
    outsideZone: (r, t) =>
      `That is ${t.length(Number(r.measured))} deep; the deployment zone ends at ${t.length(Number(r.limit))}.`,
    sameBearer: () => 'Each weapon needs a bearer of its own.',
    strayed: () => 'A model has no comrade within 1 inch.',
    throughTerrain: () => 'The way leads through terrain that bars it.',
    throughUnit: (r, t) =>
      `The way leads through ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}.`,
    tooFar: (r, t) => {
      const rough = (r.args as { rough?: boolean } | undefined)?.rough ? ', difficult terrain counted twice' : '';
      return `That is ${t.length(Number(r.measured))}${rough}; ${t.length(Number(r.limit))} are allowed.`;
    },
    tooNear: (r, t) =>
      `That is ${t.length(Number(r.measured))} from ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}; at least ${t.length(Number(r.limit))} must be kept.`,
    touchesAcross: (r, t) =>
      `Across the obstacle that would touch ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}; only a charge may touch enemies.`,
    touchesOther: (r, t) =>
      `The chargers would touch ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}, which is not their target.`,
    turnsTooMuch: () => 'A manoeuvre turns once, by 90 degrees at most.',
    unevenCharge: () => 'The chargers must be spread more evenly over the target.',
  },
  activities: {
    battle: '',
    objectives: 'Objectives',
    deployment: 'Deployment',
    deployUnit: '',
    scouts: '',
    firstTurn: '',
    turn: '',
    startOfTurn: '',
    arrive: '',
    movement: 'Movement phase',
    order: '',
    walk: '',
    charge: '',
    drive: '',
    collision: '',
    overrun: '',
    makeRoom: '',
    disembark: '',
    shooting: 'Shooting phase',
    shootUnit: '',
    attack: '',
    melee: 'Melee phase',
    fight: '',
    tests: '',
    test: '',
    wreck: '',
    lapse: '',
  },
  effects: {
    suppressed: 'suppressed: only halt, no shooting, in its next turn',
    followOn: 'bound by melee in its next turn',
  },
  purposes: {
    collisionHits: 'hits of the collision',
    condition: 'victory condition',
    courage: 'courage',
    doubtCover: 'doubtful cover',
    doubtSight: 'doubtful sight',
    explosive: 'explosive damage',
    fallBack: 'fall back',
    headstrong: 'headstrong',
    morale: 'morale test',
    objectives: 'number of objectives',
    overrunHits: 'hits of the overrun',
    regroup: 'regroup',
    reinforcement: 'reinforcements',
    rollOff: 'roll-off',
    terrain: 'rough ground',
    toHit: 'to hit',
    toHitElite: 'to hit',
    toWound: 'to wound',
    toWoundElite: 'to wound',
    wreckHits: 'hits in the wreck',
  },
  names: {
    fathers: 'Forge Fathers',
    marauders: 'Marauders',
    red: 'Red',
    blue: 'Blue',
    demo: 'First contact',
    battle: 'Battle',
    south: 'south edge',
    north: 'north edge',
    westHouse: 'western house',
    eastHouse: 'eastern house',
    southJungle: 'southern jungle',
    northJungle: 'northern jungle',
    suppressed: 'suppressed',
    crippled: 'crippled',
    destroyed: 'destroyed',
    westWood: 'western wood',
    eastWood: 'eastern wood',
    southWall: 'southern wall',
    northWall: 'northern wall',
    'laser-cannon': 'laser cannon',
    'hailstorm-cannon': 'hailstorm cannon',
    'heat-cannon': 'heat cannon',
    'machine-gun': 'machine gun',
    'anti-tank-weapon': 'anti-tank weapon',
    'heat-hammer': 'heat hammer',
    'ripper-claws': 'ripper claws',
    attacks: 'attacks',
    marker: 'objective',
    turns: 'number of turns',
    'turns=0': 'no limit',
    stealthy: 'stealthy units are harder to hit',
    halving: 'half of the dice is rounded',
    shatteredAt: 'shattered at which morale number',
    coverTie: 'exactly half hidden counts as',
    chain: 'units stand in one chain',
    doubtfulSight: 'doubtful sight is rolled for',
    balance: 'help for the weaker side',
    softClock: 'a unit may finish when time is up',
    spacing: 'an inch is kept from',
    sightBlockedBy: 'which models block sight',
    roughHides: 'difficult terrain between shooter and target gives cover',
    always: 'as soon as it hides anything',
    deep: 'from 3 inches on, or to those in it',
    disruptedBy: 'a charge is disrupted by how many pieces of terrain',
    flyersLeave: 'flyers leave at the start of which turn',
    flyersHigh: '18 inches more to flyers count for whom',
    terrainRolls: 'at full power terrain is rolled for',
    totalControlLead: 'total control is won with which lead',
    specialFire: 'flame cloud and zap are fired',
    pivotsMove: 'a pivot counts as movement',
    embarkBy: 'who must be near enough to embark',
    clock: 'clock',
    'clock=battle': 'one time for the whole battle, without a limit of turns',
    minutes: 'minutes for each player, turn or battle',
    'minutes=0': 'as recommended',
    demoTurns: 'limit of turns in the demo',
    'demoTurns=0': 'no limit',
    swapEdges: 'edges swapped',
    down: 'down',
    up: 'up',
    first: 'the first number',
    second: 'the second number',
    open: 'open',
    cover: 'in cover',
    none: 'without',
    antiTank: 'anti-tank weapons for the Marauders',
    heatCannon: 'a heat cannon for the Steel Warriors',
    hailstormCannon: 'a hailstorm cannon for the Steel Warriors',
    all: 'all',
    'spacing=all': 'all',
    'embarkBy=all': 'all models',
    enemies: 'enemies',
    big: 'big ones only',
    one: 'one',
    several: 'several',
    ownTurn: 'the own next one',
    nextTurn: 'the opponent’s',
    forAll: 'for all',
    forGround: 'from the ground only',
    each: 'for each piece',
    once: 'once in a move',
    fifth: 'by a fifth',
    any: 'by anything',
    instead: 'instead of the own fire',
    besides: 'besides the own fire',
    nearest: 'the nearest model',
    chess: 'chess clock',
    turn: 'turn timer',
  },
};

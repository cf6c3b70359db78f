import type { Option, Request, Teller, Texts } from '@walstatt/engine';
import { lastTurn, PER_OBJECTIVE } from '../28-battle/victory.ts';
import type { Warpath } from '../kit.ts';
import { argOf, unitOf } from './args.ts';
import { ATTACKS, de as events } from './events-de.ts';
import { problemsDe } from './problems-de.ts';

const ORDERS: Readonly<Record<string, string>> = {
  halt: 'Halt!',
  advance: 'Vorrücken!',
  doubleTime: 'Eilmarsch!',
  charge: 'Angriff!',
  pivot: 'Hartes Wendemanöver!',
  manoeuvre: 'Manövrieren!',
  fullPower: 'Volle Kraft voraus!',
  advanceJump: 'Vorrücken mit Sprungmodulen!',
  doubleTimeJump: 'Eilmarsch mit Sprungmodulen!',
  chargeJump: 'Angriff mit Sprungmodulen!',
};
/** How far an order leads; a manoeuvre bends once on its way (WP-VEHICLE-06). */
const reachOf = (o: Option, t: Teller): string =>
  argOf(o, 'reach') === ''
    ? ''
    : ` (bis zu ${t.length(Number(argOf(o, 'reach')))}${o.id === 'manoeuvre' ? ', eine Drehung bis 90°' : ''})`;
/** Which rolls elite units may mend. */
const ROLLS: Readonly<Record<string, string>> = { toHitElite: 'Treffer', toWoundElite: 'Verwundung' };
/** Special weapons have names of their own. */
const attackName = (of: Request | Option, attack: string, t: Teller): string => {
  const weapon = argOf(of, 'weapon');
  return weapon === '' ? (ATTACKS[attack] ?? attack) : t.name(weapon);
};

/** German. */
export const de: Texts<Warpath> = {
  title: 'Warpath, erste Edition',
  aim: (state) => {
    const { totalControlLead } = state.options;
    const turns = lastTurn(state);
    if (state.outOfTime !== null)
      return 'Die Zeit ist abgelaufen: Alle Einheiten dessen, der keine mehr hatte, wurden entfernt und die Schlacht gewertet.';
    const within = turns === 0 ? '' : ` in ${turns} Zügen`;
    const lead = totalControlLead === 'any' ? 'jeder Vorsprung' : 'ein Fünftel der Armeegröße Vorsprung';
    return {
      annihilation: 'Vernichte den Gegner bis auf die letzte Einheit.',
      meatGrinder: `Vernichte${within} mehr Punkte als der Gegner: ein Fünftel der Armeegröße Vorsprung siegt.`,
      scorchedEarth: `Halte ${turns === 0 ? 'am Ende der Schlacht' : `nach ${turns} Zügen`} zwei Missionsziele mehr als der Gegner.`,
      totalControl: `Sammle${within} Punkte: die der Einheiten, die du vernichtest, und ${PER_OBJECTIVE} für jedes Missionsziel, das du am Ende hältst; ${lead} siegt.`,
    }[state.condition];
  },
  points: ({ condition, over }) => {
    const now = over ? '' : ', wenn die Schlacht jetzt endete';
    return {
      annihilation: 'Einheiten auf dem Tisch',
      meatGrinder: 'Vernichtete Punkte',
      scorchedEarth: `Gehaltene Missionsziele${now}`,
      totalControl: `Vernichtete Punkte und ${PER_OBJECTIVE} für jedes gehaltene Missionsziel${now}`,
    }[condition];
  },
  about: 'Eine Massenschlacht der fernen Zukunft: ganze Einheiten kämpfen, wanken und brechen gemeinsam.',
  events,
  requests: {
    afterRoll: (r, t) =>
      `${unitOf(r, t)}, ${ROLLS[argOf(r, 'purpose')]}, misslungen ${argOf(r, 'failed')} von ${argOf(r, 'dice')}. Einen misslungenen Würfel wiederholen?`,
    arrival: () => 'Welche Verstärkung trifft als nächste ein?',
    arrive: (r, t) => `${unitOf(r, t)}: wo hereinkommen?`,
    attack: (r, t) =>
      `${unitOf(r, t)}: ${r.kind === 'choose' && r.options.length === 1 ? 'schießen?' : 'welche Attacke als nächste?'}`,
    bearers: (r, t) => `${unitOf(r, t)}: wer trägt welche Waffe?`,
    board: (r, t) => `${unitOf(r, t)}: in einen Transporter einsteigen?`,
    chargeMove: (r, t) => `${unitOf(r, t)}: Angriff auf ${t.name(argOf(r, 'target'))}, wie gehen die Modelle?`,
    chargeTarget: (r, t) => `${unitOf(r, t)}: wen angreifen?`,
    chargers: () => 'In welcher Reihenfolge handeln die Angreifer?',
    deploy: () => 'Welche Einheit wird als nächste aufgestellt?',
    deployHow: (r, t) => `${unitOf(r, t)}: auf den Tisch, in einen Transporter oder zurückhalten?`,
    deployPlace: (r, t) => `${unitOf(r, t)}: wo aufstellen?`,
    disembark: (r, t) => `${unitOf(r, t)}: wo aussteigen?`,
    doubtCover: (r, t) => `${unitOf(r, t)}: ist die Deckung des Ziels zweifelhaft?`,
    doubtSight: (r, t) =>
      `${unitOf(r, t)}: ist die Sicht auf das Ziel zweifelhaft? Nach der Messung ist es ${argOf(r, 'visible') === 'true' ? '' : 'nicht '}zu sehen.`,
    drive: (r, t) => {
      const turns = [
        ...(argOf(r, 'bend') === '1' ? ['eine Drehung bis 90°'] : []),
        ...(argOf(r, 'pivots') === '1' ? ['eine beliebige Drehung'] : []),
      ];
      if (argOf(r, 'why') === 'pivot') return `${unitOf(r, t)}: wohin drehen?`;
      return `${unitOf(r, t)}: wohin fahren (${[`bis zu ${t.length(Number(argOf(r, 'left')))}`, ...turns].join(', ')})?`;
    },
    edge: () => 'Welche Tischkante ist deine?',
    firstScout: () => 'Wer bewegt den ersten Aufklärer?',
    firstTurn: () => 'Wer hat den ersten Spielzug?',
    flyIn: (r, t) => `${unitOf(r, t)}: wo herabstoßen?`,
    makeRoom: (r, t) => `${unitOf(r, t)}: wohin mit den Modellen unter dem Fahrzeug?`,
    melee: () => 'Welcher Nahkampf wird als nächster ausgetragen?',
    moveUnit: () => 'Welche Einheit erhält als nächste ihren Befehl?',
    objective: () => 'Wo liegt das Missionsziel?',
    objectiveKind: () => 'Ein Marker oder ein Geländestück als Missionsziel?',
    order: (r, t) => `${unitOf(r, t)}: welcher Befehl?`,
    regroup: (r, t) => `${unitOf(r, t)}: neu formieren (bis zu W6 Zoll gehen)?`,
    scout: () => 'Welcher Aufklärer bewegt sich als nächster?',
    shootUnit: () => 'Welche Einheit schießt als nächste?',
    target: (r, t) => `${unitOf(r, t)}, ${attackName(r, argOf(r, 'attack'), t)}: auf wen?`,
    testUnit: () => 'Welche Einheit wird als nächste getestet?',
    walk: (r, t) => {
      const far = `bis zu ${t.length(Number(argOf(r, 'allowance')))}`;
      if (argOf(r, 'why') === 'fallBack')
        return `${unitOf(r, t)}: Rückzug, mindestens 1 Zoll weg von allen Feinden. Wohin gehen die Modelle (${far}; reicht das nicht, so weit wie nötig)?`;
      const regroups = argOf(r, 'why') === 'regroup' ? 'neu formieren, ' : '';
      return `${unitOf(r, t)}: ${regroups}wohin gehen die Modelle (${far})?`;
    },
    wreck: (r, t) => `${unitOf(r, t)}: wo stehen die Passagiere?`,
  },
  options: {
    afterRoll: () => 'wiederholen',
    attack: (o, t) => {
      const { bearer, nth, target } = o.args as { bearer: number | null; nth: number; target: string | null };
      const which = bearer !== null ? ` (Modell ${bearer + 1})` : nth > 0 ? ` ${nth}` : '';
      return `${attackName(o, o.id, t)}${which}${target === null ? '' : ` auf ${t.name(target)}`}`;
    },
    bearers: (o) => `Modell ${Number(o.id.slice(1)) + 1}`,
    deployHow: (o, t) =>
      o.id === 'table' ? 'auf den Tisch' : o.id === 'reserve' ? 'zurückhalten' : `in ${t.name(o.id)}`,
    objectiveKind: (o, t) => (o.id === 'marker' ? 'Marker' : t.name(o.id)),
    order: (o, t) => `${ORDERS[o.id] ?? o.id}${reachOf(o, t)}`,
    scout: (o, t) => (o.id.endsWith('+jump') ? `${t.name(o.id.slice(0, -5))}, springend` : t.name(o.id)),
  },
  items: {
    bearers: (i, t) => {
      const { weapon, nth } = i.args as { weapon: string; nth: number };
      return nth === 0 ? t.name(weapon) : `${t.name(weapon)} ${nth}`;
    },
  },
  problems: problemsDe,
  none: {
    afterRoll: 'Den Wurf gelten lassen',
    attack: 'Nicht (weiter) schießen',
    board: 'Nicht einsteigen',
    disembark: 'An Bord bleiben',
    drive: 'Nicht (weiter) fahren',
    flyIn: 'Noch fernbleiben',
    makeRoom: 'Niemanden zur Seite stellen',
    moveUnit: 'Alle ohne Befehl halten',
    shootUnit: 'Niemand schießt (mehr)',
    walk: 'Stehen bleiben',
  },
  motives: {
    harm: 'dem Gegner schadet',
    spare: 'die eigenen Truppen schont',
    goal: 'dem Ziel der Schlacht dient',
    near: 'den Gegner in Reichweite bringt',
  },
  refusals: {
    alreadyTouching: () => 'Das Fahrzeug berührt es schon: es muss sich erst entfernen.',
    backwards: () => 'Volle Kraft geht nur voraus.',
    bothWays: () => 'Eine Bewegung geht vorwärts oder rückwärts, nicht beides.',
    detour: (r, t) =>
      `Dieser Weg ist ${t.length(Number(r.measured))} lang; der kürzeste an dieselbe Stelle misst ${t.length(Number(r.limit))}.`,
    farFromLeader: (r, t) =>
      `Ein Modell ist ${t.length(Number(r.measured))} vom Anführer entfernt; erlaubt sind ${t.length(Number(r.limit))}.`,
    farFromWreck: (r, t) =>
      `Das ist ${t.length(Number(r.measured))} vom Wrack entfernt; Passagiere bleiben in der Nähe.`,
    fartherThanNeeded: (r, t) =>
      `${t.length(Number(r.limit))} genügen, um Platz zu finden; ein Modell ginge hier ${t.length(Number(r.measured))}.`,
    fewerInContact: (r) => `${r.limit} Modelle können das Ziel berühren, hier sind es ${r.measured}.`,
    frozen: () => 'Ein in schwierigem Gelände aufgestelltes Geschütz bewegt sich nicht.',
    hangsBack: (r, t) =>
      `Ein Modell bleibt ${t.length(Number(r.measured))} vom Ziel entfernt; alle kommen auf ${t.length(Number(r.limit))} heran.`,
    leaderNotBeside: (r, t) =>
      `Der Anführer steht 1 Zoll neben dem Transporter, nicht ${t.length(Number(r.measured))}.`,
    mayNotTurn: () => 'Dieses Fahrzeug darf sich jetzt nicht drehen.',
    modelsOverlap: () => 'Zwei Modelle stehen an derselben Stelle.',
    mustGiveWay: () => 'Die Modelle unter dem Fahrzeug müssen Platz machen.',
    mustPlace: () => 'Hier muss aufgestellt werden.',
    nearestStaysAway: () => 'Das nächste Modell muss zuerst in Kontakt kommen.',
    noEntry: () => 'Der Anführer muss einen Teil der Tischkante berühren, der Verstärkungen offen steht.',
    noSuchLeg: () => 'Eine solche Teilstrecke gibt es nicht.',
    notHalted: (r, t) =>
      `Um ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))} zu besteigen, muss dort vorher Halt befohlen sein; sonst ist ${t.length(Number(r.limit))} Abstand zu halten.`,
    notOneGroup: () => 'Die Einheit muss in einer einzigen Gruppe stehen.',
    objectivesTooNear: (r, t) =>
      `Missionsziele liegen mehr als ${t.length(Number(r.limit))} auseinander; dies sind ${t.length(Number(r.measured))}.`,
    offTable: () => 'Das ist nicht ganz auf dem Tisch.',
    onTerrain: (_r) => 'Ein Modell stünde auf Gelände, auf dem es nicht stehen darf.',
    onUnit: (r, t) => `Ein Modell stünde auf ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}.`,
    outsideZone: (r, t) =>
      `Das ist ${t.length(Number(r.measured))} tief; die Aufstellungszone endet bei ${t.length(Number(r.limit))}.`,
    sameBearer: () => 'Jede Waffe braucht einen eigenen Träger.',
    strayed: () => 'Ein Modell hat keinen Kameraden innerhalb von 1 Zoll.',
    throughTerrain: () => 'Der Weg führt durch Gelände, das ihn versperrt.',
    throughUnit: (r, t) =>
      `Der Weg führt durch ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}.`,
    tooFar: (r, t) => {
      const rough = (r.args as { rough?: boolean } | undefined)?.rough
        ? ', in schwierigem Gelände doppelt gezählt'
        : '';
      return `Das sind ${t.length(Number(r.measured))}${rough}; erlaubt sind ${t.length(Number(r.limit))}.`;
    },
    tooNear: (r, t) =>
      `Das sind ${t.length(Number(r.measured))} bis ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}; mindestens ${t.length(Number(r.limit))} sind zu halten.`,
    touchesAcross: (r, t) =>
      `Über das Hindernis hinweg berührte das ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))}; nur ein Angriff darf Feinde berühren.`,
    touchesOther: (r, t) =>
      `Die Angreifer würden ${t.name(String((r.args as { unit?: string } | undefined)?.unit ?? ''))} berühren; das ist nicht ihr Ziel.`,
    turnsTooMuch: () => 'Beim Manövrieren dreht sich ein Fahrzeug einmal, um höchstens 90 Grad.',
    unevenCharge: () => 'Die Angreifer müssen gleichmäßiger auf das Ziel verteilt werden.',
  },
  activities: {
    battle: '',
    objectives: 'Missionsziele',
    deployment: 'Aufstellung',
    deployUnit: '',
    scouts: '',
    firstTurn: '',
    turn: '',
    startOfTurn: '',
    arrive: '',
    movement: 'Bewegungsphase',
    order: '',
    walk: '',
    charge: '',
    drive: '',
    collision: '',
    overrun: '',
    makeRoom: '',
    disembark: '',
    shooting: 'Schussphase',
    shootUnit: '',
    attack: '',
    melee: 'Nahkampfphase',
    fight: '',
    tests: '',
    test: '',
    wreck: '',
    lapse: '',
  },
  effects: {
    suppressed: 'niedergehalten: im nächsten Spielzug nur Halt, kein Schießen',
    followOn: 'im nächsten Spielzug durch Nahkampf gebunden',
  },
  purposes: {
    collisionHits: 'Treffer der Kollision',
    condition: 'Siegbedingung',
    courage: 'Mut',
    doubtCover: 'zweifelhafte Deckung',
    doubtSight: 'zweifelhafte Sicht',
    explosive: 'explosiver Schaden',
    fallBack: 'Rückzug',
    headstrong: 'starrköpfig',
    morale: 'Moraltest',
    objectives: 'Zahl der Missionsziele',
    overrunHits: 'Treffer beim Überfahren',
    regroup: 'neu formieren',
    reinforcement: 'Verstärkung',
    rollOff: 'Auswürfeln',
    terrain: 'unwegsames Gelände',
    toHit: 'Treffer',
    toHitElite: 'Treffer',
    toWound: 'Verwundung',
    toWoundElite: 'Verwundung',
    wreckHits: 'Treffer im Wrack',
  },
  names: {
    fathers: 'Schmiedeväter',
    marauders: 'Marodeure',
    red: 'Rot',
    blue: 'Blau',
    demo: 'Erstkontakt',
    battle: 'Kampfszenario',
    south: 'Südkante',
    north: 'Nordkante',
    westHouse: 'Westhaus',
    eastHouse: 'Osthaus',
    southJungle: 'Süddschungel',
    northJungle: 'Norddschungel',
    suppressed: 'niedergehalten',
    crippled: 'beschädigt',
    destroyed: 'vernichtet',
    westWood: 'westlicher Wald',
    eastWood: 'östlicher Wald',
    southWall: 'Südmauer',
    northWall: 'Nordmauer',
    'laser-cannon': 'Laserkanone',
    'hailstorm-cannon': 'Hagelsturmkanone',
    'heat-cannon': 'Hitzekanone',
    'machine-gun': 'Maschinengewehr',
    'anti-tank-weapon': 'Panzerabwehrwaffe',
    'heat-hammer': 'Hitzehammer',
    'ripper-claws': 'Reißklauen',
    attacks: 'Attacken',
    marker: 'Missionsziel',
    turns: 'Zahl der Spielzüge',
    'turns=0': 'ohne Grenze',
    stealthy: 'getarnte Einheiten sind schwerer zu treffen',
    halving: 'die Hälfte der Würfel wird gerundet',
    shatteredAt: 'versprengt ab welchem Moralwert',
    coverTie: 'genau zur Hälfte verdeckt gilt als',
    chain: 'Einheiten stehen in einer Kette',
    doubtfulSight: 'zweifelhafte Sicht wird ausgewürfelt',
    balance: 'Hilfe für die schwächere Seite',
    softClock: 'die Einheit darf trotz Zeitablauf fertig handeln',
    swapEdges: 'Kanten vertauscht',
    spacing: 'ein Zoll Abstand gilt zu',
    sightBlockedBy: 'welche Modelle die Sicht nehmen',
    roughHides: 'schwieriges Gelände zwischen Schütze und Ziel deckt',
    always: 'sobald es etwas verdeckt',
    deep: 'erst ab 3 Zoll, oder wer darin steht',
    disruptedBy: 'ein Angriff ist unterbrochen ab wie vielen Geländestücken',
    flyersLeave: 'Flieger verschwinden zu Beginn welches Spielzugs',
    flyersHigh: '18 Zoll mehr auf Flieger gelten für wen',
    terrainRolls: 'bei voller Kraft wird für Gelände gewürfelt',
    totalControlLead: 'Totale Kontrolle gewinnt, wer wie weit vorn liegt',
    specialFire: 'Flammenwolke und Zapp! schießen',
    pivotsMove: 'ein Wendemanöver zählt als Bewegung',
    embarkBy: 'wer zum Einsteigen nah genug sein muss',
    clock: 'Uhr',
    'clock=battle': 'eine Zeit für die ganze Schlacht, ohne Grenze der Spielzüge',
    minutes: 'Minuten je Spieler, Spielzug oder Schlacht',
    'minutes=0': 'wie empfohlen',
    demoTurns: 'Grenze der Spielzüge im Demo-Szenario',
    'demoTurns=0': 'ohne Grenze',
    down: 'abgerundet',
    up: 'aufgerundet',
    first: 'der ersten Zahl',
    second: 'der zweiten Zahl',
    open: 'frei',
    cover: 'in Deckung',
    none: 'ohne',
    antiTank: 'Panzerabwehrwaffen für die Marodeure',
    heatCannon: 'eine Hitzekanone für die Stahlkrieger',
    hailstormCannon: 'eine Hagelsturmkanone für die Stahlkrieger',
    all: 'alle',
    'spacing=all': 'allen',
    'embarkBy=all': 'alle Modelle',
    enemies: 'Feinden',
    big: 'nur große',
    one: 'einem',
    several: 'mehreren',
    ownTurn: 'des eigenen nächsten',
    nextTurn: 'des gegnerischen',
    forAll: 'für alle',
    forGround: 'nur vom Boden aus',
    each: 'für jedes Stück',
    once: 'nur einmal je Bewegung',
    fifth: 'um ein Fünftel',
    any: 'um irgendetwas',
    instead: 'anstelle des eigenen Feuers',
    besides: 'neben dem eigenen Feuer',
    nearest: 'das nächste Modell',
    chess: 'Schachuhr',
    turn: 'Zuguhr',
  },
};

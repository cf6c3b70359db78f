import type { Refusal, Teller, Texts } from '@walstatt/engine';
import { supportedIn, targetIn } from '../04-missiles/volley/announce.ts';
import type { Demonworld } from '../kit.ts';
import { namesDe } from './names-de.ts';
import { problemsDe } from './problems-de.ts';

type Announced = { readonly by: string; readonly target: string; readonly support: readonly string[] };

const list = (t: Teller, ids: readonly string[]): string => ids.map((id) => t.name(id)).join(', ');
const attack = (t: Teller, a: Announced): string =>
  `${t.name(a.by)} → ${t.name(a.target)}${a.support.length > 0 ? ` (mit ${list(t, a.support)})` : ''}`;
const choice =
  (nothing: string) =>
  (o: { readonly id: string }, t: Teller): string => {
    const target = targetIn(o.id);
    const supported = supportedIn(o.id);
    if (target !== null) return `auf ${t.name(target)}`;
    return supported !== null ? `unterstützt ${t.name(supported)}` : nothing;
  };
const who = (r: Refusal, t: Teller): string => (r.measured === undefined ? '' : `${t.name(String(r.measured))}: `);

/** DW-I-16, DW-I-26: directions lead to fields, facings point at corners. */
const DIRECTIONS = ['Osten', 'Südosten', 'Südwesten', 'Westen', 'Nordwesten', 'Nordosten'];
const FACINGS = ['Ostsüdost', 'Süden', 'Westsüdwest', 'Westnordwest', 'Norden', 'Ostnordost'];

export const de: Texts<Demonworld> = {
  title: 'Demonworld, 2. Auflage',
  about:
    'Fantasy-Schlachten auf Sechseckfeldern: verdeckte Befehle, Ränge und Schwenks, Fernkampf und Nahkampf mit W20.',
  aim: () => 'Vernichte den Gegner bis zum letzten Element.',
  points: () => 'Elemente auf dem Tisch',
  events: {
    deployed: (e, t) => `${t.name(e.seat)}: ${e.placed.length} Elemente aufgestellt.`,
    roundBegan: (e) => `Runde ${e.round}.`,
    phaseBegan: () => '',
    ordersPlaced: (e, t) => `${t.name(e.seat)}: ${e.orders.length} Befehlsmarker gelegt.`,
    ordersShown: (e, t) => e.orders.map((o) => `${t.name(o.unit)}: ${t.name(o.order)}`).join('; '),
    ordersRemoved: () => 'Alle Befehlsmarker werden entfernt.',
    volleyAnnounced: (e, t) =>
      e.attacks.length === 0
        ? `${t.name(e.unit)}: schießt nicht.`
        : `${t.name(e.unit)} schießt: ${e.attacks.map((a) => attack(t, a)).join('; ')}`,
    supportWasted: (e, t) => `${t.name(e.element)}: außer Reichweite, zählt nicht.`,
    attackLost: (e, t) => `${t.name(e.by)} → ${t.name(e.target)}: verfallen (${t.name(e.why)}).`,
    strayed: (e, t) =>
      `${t.name(e.by)}: der Schuss auf ${t.name(e.target)} weicht ab ${e.hit === null ? 'auf ein leeres Feld' : `auf ${t.name(e.hit)}`}.`,
    marked: (e, t) => `${t.name(e.element)}: getroffen von ${t.name(e.by)}.`,
    missed: (e, t) => `${t.name(e.by)}: verfehlt ${t.name(e.element)}.`,
    removed: (e, t) => `Entfernt: ${list(t, e.elements)}.`,
    closedUp: (e, t) => `${t.name(e.unit)}: rückt nach.`,
    orderJudged: (e, t) => `${t.name(e.unit)} ist ${e.ordered ? 'geordnet' : 'ungeordnet'}.`,
    segmentBegan: (e, t) => `Einheiten mit ${t.name(e.order)} bewegen: ${list(t, e.sides)}.`,
    firstSide: (e, t) => `${t.name(e.side)}: zuerst.`,
    moved: (e, t) => `${t.name(e.unit)}: ${t.name(`leg-${e.leg}`)}.`,
    contacted: (e, t) => `${t.name(e.unit)}: Angriff auf ${t.name(e.enemy)}.`,
    reacted: (e, t) => `${t.name(e.unit)}: ${e.placed.length === 0 ? 'bleibt stehen' : 'reagiert'}.`,
    unitDone: () => '',
    strikesAnnounced: (e, t) => `${t.name(e.seat)}: ${e.attacks.map((a) => attack(t, a)).join('; ') || 'kein Schlag'}`,
    followedUp: (e, t) => `${t.name(e.seat)}: ${e.placed.length === 0 ? 'rückt nicht nach' : 'rückt nach'}.`,
    meleeState: () => '',
    resigned: (e, t) => `${t.name(e.seat)}: gibt auf.`,
    drawOffered: (e, t) => `${t.name(e.seat)} bietet Unentschieden an.`,
    battleEnded: (e) => (e.why === 'agreed' ? 'Man einigt sich auf Unentschieden.' : 'Die letzte Runde ist vorbei.'),
  },
  requests: {
    deploy: () => 'Alle eigenen Elemente in der Aufmarschzone aufstellen.',
    orders: () => 'Für jede Einheit einen Befehlsmarker verdeckt legen.',
    nextUnit: (r, t) => `Welche Einheit mit ${t.name(r.args.order)} bewegt als nächste?`,
    firstOrSecond: (r, t) => `Weniger Einheiten mit ${t.name(r.args.order)}: zuerst oder als zweiter bewegen?`,
    move: (r, t) =>
      `${t.name(r.args.unit)}: wohin? (Bis zu ${r.args.fields} Felder, mit einem Manöver ${r.args.withOne}.)`,
    complete: (r, t) => `${t.name(r.args.unit)} ist in Kontakt: welche Elemente kommen nach?`,
    react: (r, t) =>
      `${t.name(r.args.unit)}: Angriff durch ${t.name(r.args.attacker)}. Elemente drehen oder verschieben?`,
    nextShooter: () => 'Welche Einheit schießt als nächste?',
    volley: (r, t) => `${t.name(r.args.unit)}: alle Schüsse und Unterstützungen ansagen.`,
    closeUp: (r, t) => `${t.name(r.args.unit)}: Verluste. Nachrücken?`,
    strikes: (r) => `Initiative ${r.args.step}: alle Angriffe und Unterstützungen ansagen.`,
    tieWon: () => 'Wurf gewonnen: zuerst oder danach?',
    assist: (r) => `Initiative ${r.args.step}: Schläge der Verbündeten unterstützen?`,
    followFirst: () => 'Mehr Verluste zugefügt: zuerst oder als zweiter nachrücken?',
    followUp: () => 'Nachrücken: Elemente bewegen und drehen.',
  },
  options: {
    volley: choice('schießt nicht'),
    strikes: choice('schlägt nicht zu'),
    assist: choice('unterstützt niemanden'),
    orders: (o, t) => t.name(o.id),
    nextUnit: (o, t) => t.name(o.id),
    nextShooter: (o, t) => t.name(o.id),
    firstOrSecond: (o, t) => t.name(o.id),
    tieWon: (o, t) => t.name(o.id),
    followFirst: (o, t) => t.name(o.id),
  },
  legs: {
    advance: (l) => (l['to'] === 'left' ? 'vor nach links' : 'vor nach rechts'),
    wheel: (l) => (l['to'] === 'left' ? 'Schwenk nach links' : 'Schwenk nach rechts'),
    step: (l) => `Verschiebung nach ${DIRECTIONS[Number(l['direction'])]}`,
    turn: () => 'Drehung auf der Stelle',
    shift: () => 'Elemente verschieben',
    column: (l) => `in Kolonne, Blick nach ${FACINGS[Number(l['facing'])]}`,
    go: (l) => `nach ${DIRECTIONS[Number(l['direction'])]}`,
    face: (l) => `Blick nach ${FACINGS[Number(l['facing'])]}`,
  },
  problems: problemsDe,
  none: {
    closeUp: 'Nicht aufschließen',
    complete: 'Niemand kommt nach',
    followUp: 'Niemand rückt nach',
    move: 'Stehen bleiben',
    react: 'Stehen bleiben wie bisher',
  },
  refusals: {
    noSuchLeg: (r) => `Eine solche Bewegung gibt es nicht${r.measured === undefined ? '' : ` (${r.measured})`}.`,
    unordered: (r) =>
      `Die Einheit ist nicht geordnet${r.args === undefined ? '' : ` (${String((r.args as { why: string }).why)})`}.`,
    columnsFollow: () => 'Eine gebogene Kolonne folgt ihrem ersten Element.',
    notOfUnit: (r, t) => `${who(r, t)}gehört nicht zur Einheit.`,
    shiftedTwice: () => 'Ein Element kann je Manöver nur einmal verschoben werden.',
    tooFar: (r) => `${r.measured} Felder sind zu weit; erlaubt: ${r.limit}.`,
    changePlaces: () => 'Zwei Elemente können nicht die Plätze tauschen.',
    wasUnordered: () => 'Eine vor der Drehung ungeordnete Einheit darf nicht kostenlos verschieben.',
    turnedDifferently: () => 'Kostenlose Verschiebungen gibt es nur, wenn alle Elemente gleich drehen.',
    stillOrdered: () => 'Die Einheit ist noch geordnet: nichts zu richten.',
    staysUnordered: (r) => `Die Einheit bliebe ungeordnet (${String((r.args as { why: string }).why)}).`,
    holds: () => 'Mit Halten darf eine Einheit weder vorrücken noch schwenken.',
    columnsDoNotWheel: () => 'Eine Kolonne kann nicht schwenken.',
    smallDoNotWheel: () => 'Eine kleine Einheit kann nicht schwenken.',
    bothWays: () => 'Links- und Rechtsschwenk lassen sich nicht verbinden.',
    wheeledEnough: (r) => `Höchstens ${r.limit} × 60 Grad Schwenk sind möglich.`,
    noColumn: () => 'Die Einheit ist keine Kolonne.',
    looksAway: (r, t) => `${who(r, t)}muss auf das Element davor blicken.`,
    wholeUnit: () => 'Eine Einheit aus vier oder mehr Elementen bewegt als Ganzes.',
    singly: (r, t) => `${who(r, t)}Elemente kleiner Einheiten bewegen einzeln oder rücken gemeinsam vor.`,
    manoeuvres: (r) => `${r.measured} Manöver wären nötig; vorhanden: ${r.limit}.`,
    points: (r) => `${r.measured} wären nötig; erlaubt: ${r.limit}.`,
    offBoard: () => 'Das Feld liegt nicht auf der Spielfläche.',
    occupied: (r, t) => `${who(r, t)}das Feld ist besetzt.`,
    onTop: () => 'Zwei Elemente können nicht auf einem Feld stehen.',
    mayNotAttack: (r, t) => `Mit ${t.name(String(r.measured))} darf eine Einheit nicht angreifen.`,
    notForward: (r, t) => `${who(r, t)}Kontakt muss durch einen Schritt nach vorn entstehen.`,
    contactOnTheWay: () => 'Der Schwenk berührt unterwegs einen Gegner, am Ende aber nicht.',
    contactEnds: () => 'Kontakt beendet die Bewegung.',
    mayNotTurn: (r, t) => `${who(r, t)}darf jetzt nicht drehen.`,
    inContact: (r, t) => `${who(r, t)}ist in Kontakt und bleibt stehen.`,
    scattered: (r) => `Die Einheit zerfiele in ${r.measured} Teile; sie muss zusammenbleiben (${r.limit}).`,
    noSuchPlace: () => 'Dort kann kein Element stehen.',
    mayOnlyTurn: (r, t) => `${who(r, t)}ist in Kontakt und darf nur drehen.`,
    noWay: (r, t) => `${who(r, t)}kommt nicht dorthin.`,
    outsideZone: (r, t) => `${who(r, t)}steht außerhalb der Zone.`,
    notHeldBefore: (r, t) => `${who(r, t)}darf nur auf ein Feld, das die Einheit vor dem Beschuss hielt.`,
    noMissiles: (r, t) => `${who(r, t)}hat keine Fernwaffe.`,
    inMelee: (r, t) => `${who(r, t)}ist im Nahkampf.`,
    mayNotShoot: (r, t) => `${who(r, t)}darf mit diesem Befehl nicht schießen.`,
    otherPhase: (r, t) => `${who(r, t)}schießt nicht in dieser Phase.`,
    holdOnly: (r, t) => `${who(r, t)}diese Waffe braucht einen Halten-Befehl.`,
    gone: (r, t) => `${who(r, t)}ist nicht mehr da.`,
    friend: (r, t) => `${who(r, t)}gehört zur eigenen Seite.`,
    outsideField: (r, t) => `${who(r, t)}liegt außerhalb des Schussfelds.`,
    touchesTarget: (r, t) => `${who(r, t)}ist in Kontakt mit dem Schützen.`,
    noSight: (r, t) => `${who(r, t)}ist nicht zu sehen.`,
    supportsNobody: (r, t) => `${who(r, t)}unterstützt ein Element, das nicht angreift.`,
    noSupportIntoMelee: () => 'In einen Nahkampf wird ohne Unterstützung geschossen.',
    cannotSupport: (r, t) => `${who(r, t)}könnte dieses Ziel selbst nicht angreifen.`,
    tooWeak: (r, t) => `${who(r, t)}ist auf seine Entfernung schwächer als der Schütze.`,
    chainBroken: (r, t) => `${who(r, t)}hängt nicht über andere Unterstützer mit dem Schützen zusammen.`,
    tooLate: (r, t) => `${who(r, t)}die Initiative ist vorbei; jemand aus diesem Schritt muss mitwirken.`,
    losesContact: (r, t) => `${who(r, t)}muss mit seinem Gegner in Kontakt bleiben.`,
  },
  activities: {
    battle: '',
    deployment: 'Aufstellung',
    round: '',
    commandPhase: 'Befehlsphase',
    missilePhase: 'Fernkampfphase',
    volley: 'Beschuss',
    movementPhase: 'Bewegungsphase',
    segment: '',
    walk: '',
    reaction: 'Reaktion auf einen Angriff',
    meleePhase: 'Nahkampfphase',
    melee: 'Nahkampf',
    followUp: 'Nachrücken',
  },
  effects: {},
  purposes: {
    rollOff: 'Wer zuerst',
    shot: 'Schuss',
    stray: 'Weicht der Schuss ab?',
    windRose: 'Richtung nach der Windrose',
    strike: 'Schlag',
  },
  names: namesDe,
};

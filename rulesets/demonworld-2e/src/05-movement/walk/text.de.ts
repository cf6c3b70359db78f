import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

/** DW-I-16, DW-I-26: directions lead to fields, facings point at corners. */
const DIRECTIONS = ['Osten', 'Südosten', 'Südwesten', 'Westen', 'Nordwesten', 'Nordosten'];
const FACINGS = ['Ostsüdost', 'Süden', 'Westsüdwest', 'Westnordwest', 'Norden', 'Ostnordost'];

export const text: Text = {
  activities: {
    walk: '',
  },
  events: {
    moved: (e, t) => `${t.name(e.unit)}: ${t.name(`leg-${e.leg}`)}.`,
    contacted: (e, t) => `${t.name(e.unit)}: Angriff auf ${t.name(e.enemy)}.`,
    unitDone: () => '',
  },
  requests: {
    move: (r, t) =>
      `${t.name(r.args.unit)}: wohin? (Bis zu ${r.args.fields} Felder, mit einem Manöver ${r.args.withOne}.)`,
    complete: (r, t) => `${t.name(r.args.unit)} ist in Kontakt: welche Elemente kommen nach?`,
  },
  none: {
    move: 'Stehen bleiben',
    complete: 'Niemand kommt nach',
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
  },
};

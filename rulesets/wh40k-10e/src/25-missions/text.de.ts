import type { Text } from '../kit.ts';
import { argIn, modelIn, unitIn } from '../texts/args.ts';

export const text: Text = {
  activities: {
    mission: '',
    markers: 'Missionszielmarker',
    attacker: 'Angreifer und Verteidiger',
    formations: 'Schlachtformation',
    deployment: 'Aufstellung',
    firstTurn: 'Erster Zug',
  },
  events: {
    markerPlaced: (e, t) => `${t.name(e.seat)}: legt ${t.name(e.marker)}`,
    attackerFound: (e, t) => `${t.name(e.seat)}: ist der Angreifer`,
    firstPlayerFound: (e, t) => `${t.name(e.seat)}: hat in jeder Runde den ersten Zug`,
    formationRevealed: (e, t) => `${t.name(e.seat)}: deckt die Schlachtformation auf`,
    hovers: (e, t) => `${t.name(e.unit)}: ist im Schwebemodus`,
    leaderAttached: (e, t) => `${t.name(e.unit)}: schließt sich an: ${t.name(e.to)}`,
    startsAboard: (e, t) => `${t.name(e.unit)}: beginnt an Bord: ${t.name(e.transport)}`,
    startsInReserves: (e, t) => `${t.name(e.unit)}: ${e.strategic ? 'in Strategischer Reserve' : 'in Reserve'}`,
    controlChanged: (e, t) =>
      e.controller === null
        ? `${t.name(e.marker)}: umkämpft`
        : `${t.name(e.marker)}: kontrolliert ${t.name(e.controller)}`,
    scored: (e, t) => `${t.name(e.seat)}: ${e.points} Siegespunkte für Missionszielmarker`,
  },
  requests: {
    marker: (r, t) => `Wohin kommt ${t.name(r.args.marker)}? (noch ${r.args.left})`,
    hoverMode: () => 'Welche Modelle sind im Schwebemodus?',
    formation: () => 'Wie beginnen deine Einheiten die Schlacht?',
    unitToDeploy: () => 'Welche Einheit stellst du jetzt auf?',
  },
  options: {
    formation: ({ args: { start, unit } }, t) =>
      ({
        deploy: 'wird aufgestellt',
        join: `schließt sich an: ${t.name(unit ?? '')}`,
        board: `an Bord: ${t.name(unit ?? '')}`,
        reserves: 'bleibt in Reserve',
        strategic: 'in Strategische Reserve',
      })[start],
  },
  none: { hoverMode: 'Keine' },
  refusals: {
    onMarker: (r, t) => `${modelIn(r, t)}: steht auf einem Missionszielmarker.`,
    markerNearEdge: () => 'Der Marker muss mehr als 6 Zoll von jeder Schlachtfeldkante liegen.',
    markerNearMarker: () => 'Der Marker muss mehr als 9 Zoll von jedem anderen liegen.',
    markerInTerrain: () => 'Hier kann der Marker nicht flach liegen: Gelände ist näher als 1 Zoll.',
    twoLeaders: (r, t) => `${unitIn(r, t)}: höchstens ein Anführer kann sich anschließen.`,
    leaderOfLeader: (r, t) => `${unitIn(r, t)}: schließt sich selbst einer Einheit an und kann niemanden aufnehmen.`,
    noDeepStrike: (r, t) => `${unitIn(r, t)}: hat nicht die Fähigkeit Schocktruppen.`,
    wrongPassenger: (r, t) => `${unitIn(r, t)}: kann nicht an Bord von ${argIn(r, t, 'transport')}.`,
    tooManyAboard: (r, t) => `${argIn(r, t, 'transport')}: ${r.measured} Modelle an Bord, Platz ist für ${r.limit}.`,
    tooManyReserves: (r) => `${r.measured} Punkte in Strategischer Reserve, erlaubt sind ${r.limit}.`,
  },
  names: Object.fromEntries([1, 2, 3, 4].map((n) => [`M${n}`, `Marker ${n}`])),
};

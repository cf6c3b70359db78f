import type { Text } from '../kit.ts';
import { argIn } from '../texts/args.ts';

const MOVES = {
  move: 'Bewegung',
  roadMarch: 'Straßenmarsch',
  withdrawal: 'Rückzug',
  charge: 'Angriffsbewegung',
  counterCharge: 'Gegenangriff',
  consolidation: 'Konsolidierung',
} as const;

export const text: Text = {
  activities: { move: '', wreck: 'Aus dem Wrack' },
  events: {
    unitMoved: (e, t) => `${t.name(e.unit)} bewegt sich`,
    unitLoaded: (e, t) => `${t.name(e.transport)} nimmt ${t.name(e.unit)} auf`,
    unitSetDown: (e, t) => `${t.name(e.unit)} steigt aus ${t.name(e.transport)} aus`,
  },
  requests: {
    move: (r, t) => `${t.name(r.args.formation)}: ${MOVES[r.args.manner]}`,
    formationMoved: (r, t) => `${t.name(r.args.formation)} hat sich bewegt: aus der Feuerbereitschaft schießen?`,
    keepPart: (r, t) => `${t.name(r.args.formation)} ist auseinandergerissen: welcher Teil bleibt?`,
    disembark: (r, t) => `${t.name(r.args.formation)}: wer steigt aus?`,
    getOut: (r, t) => `Aus dem Wrack von ${t.name(r.args.transport)}`,
  },
  options: { keepPart: (o, t) => o.args.units.map((unit) => t.name(unit)).join(', ') },
  none: { move: 'Niemand bewegt sich', disembark: 'Niemand steigt aus', getOut: 'Niemand kommt heraus' },
  legs: { move: (l) => (l.leg === 'creep' ? 'vorsichtig' : l.leg === 'load' ? 'nimmt auf' : '') },
  refusals: {
    notThere: (r, t) => `${argIn(r, t, 'passenger') || argIn(r, t, 'unit')} kann das hier nicht`,
    tooFar: (r, t) => `${argIn(r, t, 'unit')} geht zu weit`,
    offTable: (r, t) => `${argIn(r, t, 'unit')} würde den Tisch verlassen`,
    impassable: (r, t) => `${argIn(r, t, 'unit')}: ${argIn(r, t, 'terrain')} ist unpassierbar`,
    endsImpassable: (r, t) => `${argIn(r, t, 'unit')} kann hier nicht enden: ${argIn(r, t, 'terrain')}`,
    throughEnemy: (r, t) => `${argIn(r, t, 'unit')} würde durch ${argIn(r, t, 'enemy')} hindurch ziehen`,
    intoZone: (r, t) => `${argIn(r, t, 'unit')} käme in die Kontrollzone von ${argIn(r, t, 'enemy')}`,
    staysInZone: (r, t) => `${argIn(r, t, 'unit')} bleibt in der Kontrollzone von ${argIn(r, t, 'enemy')}`,
    notAtWreck: (r, t) => `${argIn(r, t, 'unit')} berührt die Stelle des Transportfahrzeugs nicht`,
    mustGetOut: () => 'Wer aussteigen kann, muss es',
    throughFriend: (r, t) => `${argIn(r, t, 'unit')} würde durch ${argIn(r, t, 'friend')} hindurch ziehen`,
    onUnit: (r, t) => `${argIn(r, t, 'unit')} stünde auf ${argIn(r, t, 'other')}`,
    onOthers: (r, t) => `${argIn(r, t, 'unit')} stünde auf einer anderen Einheit`,
    outOfCoherency: (r, t) => `${argIn(r, t, 'formation')} wäre nicht mehr in Formation`,
    offRoad: (r, t) => `${argIn(r, t, 'unit')} würde die Straße verlassen`,
    otherFormation: (r, t) => `${argIn(r, t, 'passenger')} gehört zu einem anderen Verband`,
    hasMoved: (r, t) => `${argIn(r, t, 'passenger')} hat sich schon bewegt`,
    notTouching: (r, t) => `${argIn(r, t, 'unit')} berührt ${argIn(r, t, 'passenger')} nicht`,
    carriesUnits: (r, t) => `${argIn(r, t, 'passenger')} transportiert selbst Einheiten`,
    noRoom: (r, t) => `${argIn(r, t, 'unit')} hat keinen Platz für ${argIn(r, t, 'passenger')}`,
    farFromTransport: (r, t) => `${argIn(r, t, 'unit')} ist zu weit vom Transportfahrzeug entfernt`,
  },
  purposes: { save: 'Rettungswurf', dangerous: 'gefährliches Gelände' },
};

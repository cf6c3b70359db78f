import type { Text } from '../kit.ts';
import { argIn } from '../texts/args.ts';

const MOVES = {
  move: 'move',
  roadMarch: 'road march',
  withdrawal: 'withdrawal',
  charge: 'charge move',
  counterCharge: 'counter charge',
  consolidation: 'consolidation',
} as const;

export const text: Text = {
  activities: { move: '', wreck: 'Out of the wreck' },
  events: {
    unitMoved: (e, t) => `${t.name(e.unit)} moves`,
    unitLoaded: (e, t) => `${t.name(e.transport)} picks up ${t.name(e.unit)}`,
    unitSetDown: (e, t) => `${t.name(e.unit)} gets out of ${t.name(e.transport)}`,
  },
  requests: {
    move: (r, t) => `${t.name(r.args.formation)}: ${MOVES[r.args.manner]}`,
    formationMoved: (r, t) => `${t.name(r.args.formation)} has moved: shoot from overwatch?`,
    keepPart: (r, t) => `${t.name(r.args.formation)} has come apart: which part stays?`,
    disembark: (r, t) => `${t.name(r.args.formation)}: who gets out?`,
    getOut: (r, t) => `Out of the wreck of ${t.name(r.args.transport)}`,
  },
  options: { keepPart: (o, t) => o.args.units.map((unit) => t.name(unit)).join(', ') },
  none: { move: 'Nobody moves', disembark: 'Nobody gets out', getOut: 'Nobody gets out of the wreck' },
  legs: { move: (l) => (l.leg === 'creep' ? 'cautiously' : l.leg === 'load' ? 'picks up' : '') },
  refusals: {
    notThere: (r, t) => `${argIn(r, t, 'passenger') || argIn(r, t, 'unit')} cannot do this here`,
    tooFar: (r, t) => `${argIn(r, t, 'unit')} goes too far`,
    offTable: (r, t) => `${argIn(r, t, 'unit')} would leave the table`,
    impassable: (r, t) => `${argIn(r, t, 'unit')}: ${argIn(r, t, 'terrain')} is impassable`,
    endsImpassable: (r, t) => `${argIn(r, t, 'unit')} cannot end in ${argIn(r, t, 'terrain')}`,
    throughEnemy: (r, t) => `${argIn(r, t, 'unit')} would move through ${argIn(r, t, 'enemy')}`,
    intoZone: (r, t) => `${argIn(r, t, 'unit')} would enter the zone of control of ${argIn(r, t, 'enemy')}`,
    staysInZone: (r, t) => `${argIn(r, t, 'unit')} stays in the zone of control of ${argIn(r, t, 'enemy')}`,
    notAtWreck: (r, t) => `${argIn(r, t, 'unit')} would not touch the place of the transport`,
    mustGetOut: () => 'Those who can get out must',
    throughFriend: (r, t) => `${argIn(r, t, 'unit')} would move through ${argIn(r, t, 'friend')}`,
    onUnit: (r, t) => `${argIn(r, t, 'unit')} would stand on ${argIn(r, t, 'other')}`,
    onOthers: (r, t) => `${argIn(r, t, 'unit')} would stand on another unit`,
    outOfCoherency: (r, t) => `${argIn(r, t, 'formation')} would be out of coherency`,
    offRoad: (r, t) => `${argIn(r, t, 'unit')} would leave the road`,
    otherFormation: (r, t) => `${argIn(r, t, 'passenger')} belongs to another formation`,
    hasMoved: (r, t) => `${argIn(r, t, 'passenger')} has moved already`,
    notTouching: (r, t) => `${argIn(r, t, 'unit')} does not touch ${argIn(r, t, 'passenger')}`,
    carriesUnits: (r, t) => `${argIn(r, t, 'passenger')} carries units itself`,
    noRoom: (r, t) => `${argIn(r, t, 'unit')} has no room for ${argIn(r, t, 'passenger')}`,
    farFromTransport: (r, t) => `${argIn(r, t, 'unit')} is too far from its transport`,
  },
  purposes: { save: 'saving throw', dangerous: 'dangerous terrain' },
};

import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';
import { attackTold, choiceTold } from '../announced.ts';

const attack = attackTold('mit');
const choice = choiceTold({ at: 'auf', supports: 'unterstützt' });

export const text: Text = {
  activities: {
    volley: 'Beschuss',
  },
  events: {
    volleyAnnounced: (e, t) =>
      e.attacks.length === 0
        ? `${t.name(e.unit)}: schießt nicht.`
        : `${t.name(e.unit)} schießt: ${e.attacks.map((a) => attack(t, a)).join('; ')}`,
    supportWasted: (e, t) => `${t.name(e.element)}: außer Reichweite, zählt nicht.`,
    strayed: (e, t) =>
      `${t.name(e.by)}: der Schuss auf ${t.name(e.target)} weicht ab ${e.hit === null ? 'auf ein leeres Feld' : `auf ${t.name(e.hit)}`}.`,
  },
  requests: {
    volley: (r, t) => `${t.name(r.args.unit)}: alle Schüsse und Unterstützungen ansagen.`,
  },
  options: {
    volley: choice('schießt nicht'),
  },
  refusals: {
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
  },
  purposes: {
    shot: 'Schuss',
    stray: 'Weicht der Schuss ab?',
    windRose: 'Richtung nach der Windrose',
  },
};

import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';
import { attackTold, choiceTold } from '../announced.ts';

const attack = attackTold('with');
const choice = choiceTold({ at: 'at', supports: 'supports' });

export const text: Text = {
  activities: {
    volley: 'Volley',
  },
  events: {
    volleyAnnounced: (e, t) =>
      e.attacks.length === 0
        ? `${t.name(e.unit)}: no shots.`
        : `${t.name(e.unit)}, shots: ${e.attacks.map((a) => attack(t, a)).join('; ')}`,
    supportWasted: (e, t) => `${t.name(e.element)}: out of range, adds nothing.`,
    strayed: (e, t) =>
      `${t.name(e.by)}: the shot at ${t.name(e.target)} strays ${e.hit === null ? 'onto an empty field' : `to ${t.name(e.hit)}`}.`,
  },
  requests: {
    volley: (r, t) => `${t.name(r.args.unit)}: announce all shots and supports.`,
  },
  options: {
    volley: choice('does not shoot'),
  },
  refusals: {
    noMissiles: (r, t) => `${who(r, t)}has no missile weapon.`,
    inMelee: (r, t) => `${who(r, t)}is in melee.`,
    mayNotShoot: (r, t) => `${who(r, t)}its order forbids shooting.`,
    otherPhase: (r, t) => `${who(r, t)}does not shoot in this phase.`,
    holdOnly: (r, t) => `${who(r, t)}this weapon needs a Hold order.`,
    gone: (r, t) => `${who(r, t)}is gone.`,
    friend: (r, t) => `${who(r, t)}is on your own side.`,
    outsideField: (r, t) => `${who(r, t)}is outside the field of fire.`,
    touchesTarget: (r, t) => `${who(r, t)}is in contact with the shooter.`,
    noSight: (r, t) => `${who(r, t)}cannot be seen.`,
    supportsNobody: (r, t) => `${who(r, t)}supports an element that does not attack.`,
    noSupportIntoMelee: () => 'There is no support for shots into a melee.',
    cannotSupport: (r, t) => `${who(r, t)}could not attack this target itself.`,
    tooWeak: (r, t) => `${who(r, t)}is weaker at its distance than the shooter.`,
    chainBroken: (r, t) => `${who(r, t)}is not linked to the shooter by other supporters.`,
  },
  purposes: {
    shot: 'Shot',
    stray: 'Does the shot stray?',
    windRose: 'Direction by the wind rose',
  },
};

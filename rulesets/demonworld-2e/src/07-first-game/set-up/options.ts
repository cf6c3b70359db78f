import type { OptionDefinition } from '@walstatt/engine';

/** What the players agree on before a battle. Levels and chapters that cannot be played yet are not offered. */
export const options: Readonly<Record<string, OptionDefinition>> = {
  level: { rule: 'DW-I-03', values: ['introductory'], preset: 'introductory' },
  fire: { rule: 'DW-I-04', values: [false], preset: false },
  flyers: { rule: 'DW-I-04', values: [false], preset: false },
  buildings: { rule: 'DW-I-04', values: [false], preset: false },
  layout: { rule: 'DW-VII-02', values: ['long', 'short'], preset: 'long' },
  reinforcements: { rule: 'DW-VII-06', values: [false, true], preset: false },
  players: { rule: 'DW-I-02', values: ['two', 'four'], preset: 'two' },
  manoeuvres: { rule: 'DW-V-09', values: ['two', 'card'], preset: 'two' },
  cavalryArc: { rule: 'DW-G-01', values: ['300', '180', '240', '360'], preset: '300' },
  holdFire: { rule: 'DW-G-60', values: ['normal', 'melee'], preset: 'normal' },
  ties: { rule: 'DW-G-06', values: ['first', 'choose'], preset: 'first' },
  holdShift: { rule: 'DW-G-07', values: ['all', 'some'], preset: 'all' },
  rounds: { rule: 'DW-VII-10', values: [0, 8, 12, 20, 30], preset: 0 },
  orderTime: { rule: 'DW-III-03', values: [0, 30, 60, 120, 300], preset: 0 },
};

import type { Contexts } from '../../generated/state.ts';

type C = Contexts['shoot'];

/** The frame of a formation that shoots. */
export const newShoot = (shot: Pick<C, 'seat' | 'formation'> & Partial<C>): C => ({
  target: null,
  action: 0,
  overwatch: false,
  suppressed: [],
  guns: [],
  covered: [],
  sparing: [],
  crossfire: false,
  ap: 0,
  at: 0,
  mw: 0,
  macro: false,
  allocated: [],
  losses: [],
  bombards: false,
  templates: [],
  points: 0,
  bombarded: [],
  ...shot,
});

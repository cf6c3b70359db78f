import { event } from '../../kit.ts';

/** Whose turn it is stands in the context. The event tells players. */
export const events = { initiativeRetained: event('initiativeRetained', () => {}, { about: { by: 'seat' } }) };

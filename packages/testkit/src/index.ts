export * from './emitted.ts';
export * from './exhaustive.ts';
export * from './random-battle.ts';
export * from './scenario.ts';
export * from './watchful.ts';

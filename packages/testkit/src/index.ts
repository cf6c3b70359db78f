export * from './emitted.ts';
export * from './exhaustive.ts';
export * from './golden.ts';
export * from './lawful-battle.ts';
export * from './mutilated.ts';
export * from './random-battle.ts';
export * from './scenario.ts';
export * from './watchful.ts';

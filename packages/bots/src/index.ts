export * from './bot.ts';
export * from './candidates.ts';
export * from './greedy.ts';
export * from './imagine.ts';
export * from './play.ts';
export * from './random.ts';
export * from './self-play.ts';
export * from './situation.ts';

export * from './angle.ts';
export * from './body.ts';
export * from './point.ts';
export * from './ticks.ts';

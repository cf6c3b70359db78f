export type { Camera } from './camera.ts';
export * from './model.ts';
export * from './motion/animation.ts';
export { createTable, type Table } from './table.ts';
export * from './words.ts';

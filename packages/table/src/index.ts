export type { Camera } from './camera.ts';
export * from './model.ts';
export * from './motion/animation.ts';
export { createTable, type Table } from './table.ts';
export type { Model3d, View3d, View3dOptions } from './three/view.ts';
export * from './words.ts';

/** The view in the round, loaded when it is wanted. */
export const loadView3d = async () => (await import('./three/view.ts')).createView3d;

export type { Camera } from './camera.ts';
export * from './model.ts';
export * from './motion/animation.ts';
export { createTable, type Table } from './table.ts';
export type { Model3d, View3d, View3dOptions } from './three/view.ts';
export * from './words.ts';

/** The 3D view, loaded on demand. */
export const loadView3d = async () => (await import('./three/view.ts')).createView3d;

export * from './gesture.ts';
export * from './scene.ts';

export * from './gesture.ts';
export * from './overlay.ts';
export * from './scene.ts';

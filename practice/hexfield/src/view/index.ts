import { emblem } from './emblem.ts';
import { forecast } from './forecast.ts';
import { fromGesture } from './gestures.ts';
import { ghosts } from './ghosts.ts';
import { overlays } from './overlays.ts';
import { scene } from './scene.ts';

/** The picture of the table and what players can do on it. */
export const view = { emblem, forecast, scene, fromGesture, ghosts, overlays };

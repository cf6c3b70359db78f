import { emblem } from './emblem.ts';
import { forecast } from './forecast.ts';
import { fromGesture } from './gestures.ts';
import { ghosts } from './ghosts.ts';
import { prospects } from './melee-odds.ts';
import { overlays } from './overlays.ts';
import { scene } from './scene.ts';

/** The picture of the table, and the gestures on it. */
export const view = { emblem, forecast, prospects, scene, fromGesture, ghosts, overlays };

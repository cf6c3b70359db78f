import { emblem } from './emblem.ts';
import { forecast, prospects } from './forecast.ts';
import { fromGesture } from './gestures.ts';
import { ghosts } from './ghosts.ts';
import { overlays } from './overlays.ts';
import { nameOf, overview } from './overview.ts';
import { scene } from './scene.ts';

/** The picture of the table and what players can do on it. */
export const view = { emblem, forecast, prospects, scene, fromGesture, ghosts, overlays, nameOf, overview };

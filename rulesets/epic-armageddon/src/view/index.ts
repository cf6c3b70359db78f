import { fromGesture } from './gestures.ts';
import { ghosts } from './ghosts.ts';
import { nameOf } from './names.ts';
import { overlays } from './overlays.ts';
import { overview } from './overview.ts';
import { scene } from './scene.ts';

/** The picture of the table and what players can do on it. */
export const view = { nameOf, scene, fromGesture, ghosts, overlays, overview };

import type { Scripts } from '@walstatt/engine';
import type { Warpath } from '../../kit.ts';

/** One thing that a unit can be about. What it is worth is a number of points, won in the next turns. */
export type Script = Scripts<Warpath>['scripts'][string];
export type Answers = Script['answers'];

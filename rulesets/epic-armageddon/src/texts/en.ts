import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as formations } from '../1-02-formations/text.en.ts';
import { text as blastMarkers } from '../1-03-blast-markers/text.en.ts';
import { text as gameSequence } from '../1-04-game-sequence/text.en.ts';
import { text as strategyPhase } from '../1-05-strategy-phase/text.en.ts';
import { text as actionPhase } from '../1-06-action-phase/text.en.ts';
import { text as movement } from '../1-07-movement/text.en.ts';
import { text as shooting } from '../1-09-shooting/text.en.ts';
import { text as overwatch } from '../1-10-overwatch/text.en.ts';
import { text as assaults } from '../1-12-assaults/text.en.ts';
import { text as regrouping } from '../1-13-regrouping/text.en.ts';
import { text as endPhase } from '../1-14-end-phase/text.en.ts';
import type { Epic } from '../kit.ts';
import { catalogueIn } from './catalogue.ts';

export const en: Texts<Epic> = {
  title: 'Epic: Armageddon',
  about: 'Science-fiction battle at a small scale: formations activated in turn, blast markers, overwatch, assaults.',
  ...assembleTexts<Epic>(
    formations,
    blastMarkers,
    gameSequence,
    strategyPhase,
    actionPhase,
    movement,
    shooting,
    overwatch,
    assaults,
    regrouping,
    endPhase,
    catalogueIn('en'),
    { names: { red: 'Red', blue: 'Blue' } },
  ),
};

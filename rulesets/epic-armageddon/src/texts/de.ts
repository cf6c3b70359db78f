import { assembleTexts, type Texts } from '@walstatt/engine';
import { text as formations } from '../1-02-formations/text.de.ts';
import { text as blastMarkers } from '../1-03-blast-markers/text.de.ts';
import { text as gameSequence } from '../1-04-game-sequence/text.de.ts';
import { text as strategyPhase } from '../1-05-strategy-phase/text.de.ts';
import { text as actionPhase } from '../1-06-action-phase/text.de.ts';
import { text as movement } from '../1-07-movement/text.de.ts';
import { text as shooting } from '../1-09-shooting/text.de.ts';
import { text as overwatch } from '../1-10-overwatch/text.de.ts';
import { text as assaults } from '../1-12-assaults/text.de.ts';
import { text as regrouping } from '../1-13-regrouping/text.de.ts';
import { text as endPhase } from '../1-14-end-phase/text.de.ts';
import type { Epic } from '../kit.ts';
import { catalogueIn } from './catalogue.ts';
import { problems } from './problems.de.ts';

export const de: Texts<Epic> = {
  title: 'Epic: Armageddon',
  about:
    'Science-Fiction-Schlacht in kleinem Maßstab: Verbände handeln abwechselnd, Beschussmarken, Feuerbereitschaft, Angriffe.',
  problems,
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
    catalogueIn('de'),
    { names: { red: 'Rot', blue: 'Blau' } },
  ),
};

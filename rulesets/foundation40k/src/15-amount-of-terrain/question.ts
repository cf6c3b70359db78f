import type { Plain } from '@walstatt/engine';
import * as s from '@walstatt/engine/schema';
import { question } from '../kit.ts';
import { inspectTable } from './inspect.ts';
import { tellTable } from './tell-table.ts';

/** FD-AMOUNT-01 to 09: how the table meets the book's rule for terrain, as data and in words (`language`: de or en). */
export const terrainAmount = question({
  rule: 'FD-AMOUNT-01',
  takes: { language: s.withDefault(s.literal('de', 'en'), 'en') },
  ask(look, { language }) {
    const report = inspectTable(look.state.terrain);
    return { ...report, words: tellTable(report, language === 'de' ? 'de' : 'en') } as unknown as Plain;
  },
});

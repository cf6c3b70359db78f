import type { Language } from '@walstatt/engine';
import { INCH } from '@walstatt/geometry';
import { DEPTH, WIDTH } from '../01-units/space.ts';
import { terrain as terrainDe } from '../texts/terrain.de.ts';
import { terrain as terrainEn } from '../texts/terrain.en.ts';
import { SQUARE_INCH } from './amounts.ts';
import type { Finding } from './finding.ts';
import type { PieceReport, TableReport } from './inspect.ts';
import { hundredths } from './inspect-amounts.ts';
import { tableDe } from './table-de.ts';
import { tableEn } from './table-en.ts';

const TEXTS = { de: { words: tableDe, names: terrainDe }, en: { words: tableEn, names: terrainEn } };

/** A report in words: a line for each piece, then a line for each thing that a rule asks for, with the rule's id. */
export function tellTable(report: TableReport, language: Language): string[] {
  return [...report.pieces.map((p) => tellPiece(p, language)), ...report.findings.map((f) => tellFinding(f, language))];
}

function tellPiece(p: PieceReport, language: Language): string {
  const { words, names } = TEXTS[language];
  return words.piece({
    id: p.id,
    kind: Object.hasOwn(names, p.kind) ? names[p.kind]! : p.kind,
    category: String(p.category),
    class: names[p.class]!,
    long: written(p.long / INCH, language),
    short: written(p.short / INCH, language),
    area: written(p.area, language),
    closed: p.entry === 'none',
    blocks: p.class !== 'softCover' || p.blocksSight,
    infantryOnly: p.coversOnlyInfantry,
  });
}

/** One finding in words, with the rule and whether it is met. */
export function tellFinding(f: Finding, language: Language): string {
  const { words } = TEXTS[language];
  const said = words.findings[f.code]({
    category: String(f.category),
    pieces: f.pieces.join(', '),
    measured: written(f.measured, language),
    least: written(f.least, language),
    most: written(f.most, language),
    share: written((100 * f.measured * SQUARE_INCH) / (WIDTH * DEPTH), language),
    ok: f.ok,
  });
  return `${said} [${f.rule}]: ${f.ok ? words.right : f.advice ? words.advice : words.wrong}`;
}

function written(x: number, language: Language): string {
  const digits = String(hundredths(x));
  return language === 'de' ? digits.replace('.', ',') : digits;
}

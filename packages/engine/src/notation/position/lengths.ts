import { CENTIMETRE, INCH, MILLIMETRE } from '@walstatt/geometry';

const UNITS: Readonly<Record<string, number>> = {
  in: INCH,
  '"': INCH,
  cm: CENTIMETRE,
  mm: MILLIMETRE,
};

const LENGTH = /^(-?)(\d{1,9})(?:\.(\d{1,6}))? ?(in|"|cm|mm)$/;

/**
 * The ticks of a length with its unit (`6in`, `12.5cm`, `-3mm`). Null if it is not a length or not a whole number of
 * ticks.
 */
export function readLength(text: string): number | null {
  const found = LENGTH.exec(text);
  if (found === null) return null;
  const [, sign, whole, decimals = '', unit] = found as unknown as [string, string, string, string | undefined, string];
  let scale = 1;
  for (let i = 0; i < decimals.length; i++) scale *= 10;
  const scaled = Number(whole + decimals) * UNITS[unit]!;
  if (scaled % scale !== 0) return null;
  const ticks = scaled / scale;
  return sign === '-' ? 0 - ticks : ticks;
}

/** A hint for text that looks like a length but is not one. */
export function lengthHint(text: string): string | undefined {
  if (!/^[-+]?[\d.,]/.test(text)) return undefined;
  if (LENGTH.test(text)) return 'lengths are whole numbers of ticks: 1 tick is 0.01mm';
  return 'lengths are written as 6in, 12.5cm or 3mm; plain whole numbers are ticks of 0.01mm';
}

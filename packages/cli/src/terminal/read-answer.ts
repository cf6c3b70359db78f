import type { Request } from '@walstatt/engine';

/** A number picks an option from the list, words are option ids, `-` is none, and everything else is JSON. */
export function readAnswer(request: Request, line: string): unknown {
  if (line === '-') return request.kind === 'choose' || request.kind === 'activity' ? null : [];
  switch (request.kind) {
    case 'confirm':
      return /^(y|yes|j|ja|true|1)$/i.test(line);
    case 'number':
      return Number(line);
    case 'choose':
    case 'activity':
      return picked(request.options, line);
    case 'chooseMany':
    case 'order':
      return line.split(/[\s,]+/).map((word) => picked(request.options, word));
    default:
      return parsed(line);
  }
}

const picked = (options: readonly { readonly id: string }[], word: string): string =>
  /^\d+$/.test(word) ? (options[Number(word) - 1]?.id ?? word) : word;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

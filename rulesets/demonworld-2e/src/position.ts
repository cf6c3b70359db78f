import type { Problem } from '@walstatt/engine';
import { fieldsLabelled } from './01-introduction/board/labels.ts';
import { catalogue } from './02-characteristics/cards.ts';

import type { Board } from './generated/state.ts';

type Raw = Record<string, unknown>;

const SEATS = [
  { id: 'imperial', side: 'imperial' },
  { id: 'ork', side: 'ork' },
];

const isRaw = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * Position files may name catalogue cards without repeating them, and place elements as `[q, r, facing]` in a unit's
 * `stand`. These elements are then called `<unit>.1` and so on. `order: attack` is an order already shown. Without
 * seats, the file has the two of the first game. Ground may be given by labels.
 */
export function expandPosition(raw: Raw): { raw: Raw; problems: Problem[] } {
  const problems: Problem[] = [];
  const units: Raw = isRaw(raw['units']) ? { ...raw['units'] } : {};
  const cards: Raw = isRaw(raw['cards']) ? { ...raw['cards'] } : {};
  const elements: Raw = isRaw(raw['elements']) ? { ...raw['elements'] } : {};
  for (const [id, unit] of Object.entries(units)) {
    if (!isRaw(unit)) continue;
    const card = unit['card'] ?? id;
    if (typeof card === 'string' && cards[card] === undefined && catalogue[card] !== undefined)
      cards[card] = catalogue[card].card;
    const { stand, order, ...given } = unit;
    const rest = order === undefined ? given : { ...given, orders: { are: 'shown', order } };
    units[id] = { ...rest, card };
    if (!Array.isArray(stand)) continue;
    const names: string[] = [];
    stand.forEach((place: unknown, i) => {
      const name = `${id}.${i + 1}`;
      names.push(name);
      if (!Array.isArray(place) || place.length !== 3)
        problems.push({ path: ['units', id, 'stand', i], expected: '[q, r, facing]', got: JSON.stringify(place) });
      else elements[name] = { unit: id, card, where: { at: 'table', q: place[0], r: place[1], facing: place[2] } };
    });
    units[id] = { ...rest, card, elements: names };
  }
  for (const [id, element] of Object.entries(elements)) {
    if (!isRaw(element) || element['card'] !== undefined || typeof element['unit'] !== 'string') continue;
    const unit = units[element['unit']];
    if (isRaw(unit)) elements[id] = { ...element, card: unit['card'] };
  }
  const laid = groundByLabel(raw, problems);
  return { raw: { ...raw, ...laid, seats: raw['seats'] ?? SEATS, cards, units, elements }, problems };
}

const BOARD: Board = { across: 1, down: 2, cards: [1, 2] };

/**
 * Ground may be given by the labels of fields: `ground: { 1/C5: { covers: [wood] }, 1/D5: { level: 1 } }`. A label that
 * stands for several fields, because its card lies on the board twice, says it of all of them.
 */
function groundByLabel(raw: Raw, problems: Problem[]): Raw {
  const given = raw['ground'];
  if (!isRaw(given)) return {};
  const board = { ...BOARD, ...(isRaw(raw['board']) ? raw['board'] : {}) } as Board;
  const ground = Object.entries(given).flatMap(([label, what]) => {
    const fields = fieldsLabelled(board, label);
    if (fields.length === 0)
      problems.push({ path: ['ground', label], expected: 'the label of a field on the board', got: label });
    return fields.map(({ q, r }) => ({ q, r, ground: what }));
  });
  return { ground };
}

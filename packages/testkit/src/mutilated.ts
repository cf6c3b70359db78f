import type { Request } from '@walstatt/engine';

const NEVER: readonly unknown[] = [
  undefined,
  17.5,
  Number.NaN,
  'no such option',
  [['nested']],
  { nobody: 1 },
  { toString: 'x' },
];

/** Answers that no request of this kind may accept. */
export function mutilated(request: Request): unknown[] {
  const wrong = [...NEVER];
  switch (request.kind) {
    case 'confirm':
      wrong.push('true', 1, null);
      break;
    case 'choose':
    case 'activity':
      wrong.push([], true, ...request.options.map((o) => `${o.id} `));
      break;
    case 'number':
      wrong.push(request.min - 1, request.max + 1, String(request.min));
      break;
    case 'chooseMany':
    case 'order':
      wrong.push(null, request.options.flatMap((o) => [o.id, o.id]).concat('twice', 'twice'));
      break;
    case 'allocate':
      wrong.push(null, { [request.options[0]?.id ?? 'x']: -1 }, { [request.options[0]?.id ?? 'x']: request.total + 1 });
      break;
    case 'assign':
      wrong.push(null, {}, Object.fromEntries(request.items.map((i) => [i.id, 'nowhere'])));
      break;
    case 'place':
      wrong.push(
        null,
        request.pieces.map((piece) => ({ piece, pose: { x: 0.5 } })),
      );
      break;
    case 'path':
      wrong.push(
        null,
        request.movers.map((mover) => ({ mover, legs: [{ leg: 'no such leg' }] })),
      );
      break;
  }
  return wrong;
}

import { round, svg } from '../svg.ts';

/** How many sides have a look of their own. Further sides repeat them. */
export const SIDES = 4;

/**
 * Each side has its own colour (style sheet), pattern on the base, kind of rim and facing mark, and shape of counter.
 * Any one of them is enough to tell sides apart.
 */
export function sidePatterns(prefix: string): SVGPatternElement[] {
  const size = 5;
  const make = (n: number, children: SVGElement[], turn = 0): SVGPatternElement =>
    svg(
      'pattern',
      {
        id: `${prefix}-side-${n}`,
        width: size,
        height: size,
        patternUnits: 'userSpaceOnUse',
        patternTransform: turn ? `rotate(${turn})` : null,
      },
      [svg('rect', { class: `s-fill s-fill-${n}`, width: size, height: size }), ...children],
    );
  return [
    make(0, []),
    make(1, [svg('rect', { class: 's-mark', width: 2, height: size })], 45),
    make(2, [svg('circle', { class: 's-mark', cx: 2.5, cy: 2.5, r: 1.1 })], 30),
    make(3, [svg('path', { class: 's-mark', d: 'M0 0h5v1h-5zM0 0h1v5h-1z' })]),
  ];
}

/** Counters of units, around the origin, 38 by 28 pixels. */
export const counterShapes: readonly string[] = [
  'M-17-14H17Q19-14 19-12V12Q19 14 17 14H-17Q-19 14-19 12V-12Q-19-14-17-14Z',
  'M-14-14H14L22 0 14 14H-14L-22 0Z',
  'M-10-14H10A14 14 0 0 1 10 14H-10A14 14 0 0 1-10-14Z',
  'M-18-14H18V2Q18 11 0 17Q-18 11-18 2Z',
];

/** Facing marks that cross the rim at distance `front`, sized for a base of radius `r`: they point along +x. */
export function facingMark(side: number, front: number, r: number): string {
  const [back, tip, notch] = [round(front - r * 0.22), round(front + r * 0.3), round(front - r * 0.02)];
  const wide = round(r * 0.36);
  switch (side % SIDES) {
    case 0:
      return `M${back} ${-wide}L${tip} 0L${back} ${wide}Z`;
    case 1:
      return `M${back} ${-wide}L${tip} 0L${back} ${wide}L${notch} 0Z`;
    case 2:
      return `M${back} ${-wide}H${notch}L${tip} 0L${notch} ${wide}H${back}Z`;
    default:
      return `M${back} ${-wide}A${wide} ${wide} 0 0 1 ${back} ${wide}Z`;
  }
}

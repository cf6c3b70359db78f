import { svg } from '../svg.ts';

/** Small repeated drawings. Their colours come from the style sheet, so that themes reach them. */
function pattern(id: string, size: number, turn: number, children: SVGElement[], height = size): SVGPatternElement {
  const node = svg('pattern', { id, width: size, height, patternUnits: 'userSpaceOnUse' }, children);
  if (turn !== 0) node.setAttribute('patternTransform', `rotate(${turn})`);
  return node;
}

const stroke = (className: string, d: string): SVGElement => svg('path', { class: className, d });

/** Old paper is lighter in the middle. */
export const paperAge = (prefix: string): SVGRadialGradientElement =>
  svg('radialGradient', { id: `${prefix}-age`, cx: '50%', cy: '45%', r: '72%' }, [
    svg('stop', { class: 'p-age-in', offset: '0' }),
    svg('stop', { class: 'p-age-out', offset: '1' }),
  ]);

/** Textures of ground and terrain; `grain` as in the painters. */
export function groundPatterns(prefix: string, grain: number): SVGPatternElement[] {
  const g = (n: number): number => Math.round(n * grain * 100) / 100;
  const path = (d: string): string => d.replace(/-?\d+(?:\.\d+)?/g, (n) => String(g(Number(n))));
  return [
    pattern(`${prefix}-paper`, g(110), 0, [
      stroke(
        'p-fibre',
        path(
          'M8 12l4 1.4M44 5l3 -2M80 21l5 1M17 45l3 2.4M59 40l4 -1.6M98 55l3 2M31 72l4 0.4M72 78l2.4 3M9 92l4 -2M54 100l5 1M92 95l3 -2.4M38 28l2.6 1.8M84 64l3.4 -1M24 58l1.8 3',
        ),
      ),
      stroke(
        'p-fleck',
        path('M25 27l0.4 0.4M64 14l0.4 0.4M48 60l0.4 0.3M92 37l0.4 0.4M14 69l0.3 0.4M81 88l0.4 0.2M37 92l0.4 0.4'),
      ),
    ]),
    pattern(`${prefix}-tiles`, g(9), 0, [stroke('p-tile', path('M0 0h9M0 4.5h9M2 0v4.5M6.5 4.5v4.5'))]),
    pattern(`${prefix}-slabs`, g(22), 0, [stroke('p-slab', path('M0 0h22M0 11h22M0 0v11M11 11v11'))]),
    pattern(`${prefix}-stones`, g(12), 0, [stroke('p-stone', path('M0 0h12M0 6h12M3 0v6M9 6v6'))]),
    pattern(`${prefix}-dust`, g(26), 0, [stroke('p-dust', path('M3 4h4M14 9h5M6 16h3M19 21h4M11 23h2'))]),
    pattern(`${prefix}-hatch`, g(6), 45, [stroke('p-hatch', path('M0 0v6'))]),
    pattern(`${prefix}-zone`, g(16), 45, [stroke('p-zone', path('M0 0v16'))]),
    pattern(`${prefix}-zone-1`, g(16), -45, [stroke('p-zone', path('M0 0v16'))]),
  ];
}

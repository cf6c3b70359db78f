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
    pattern(`${prefix}-paper`, g(180), 0, [
      stroke(
        'p-fibre',
        path(
          'M12 20l9 3M70 8l7 -4M130 34l10 2M28 74l6 5M96 66l9 -3M160 90l6 4M50 118l8 1M118 128l5 6M14 150l8 -4M88 164l10 2M150 156l7 -5',
        ),
      ),
      stroke(
        'p-fleck',
        path('M40 44l1 1M104 22l1 1M78 98l1 0.6M150 60l1 1M22 112l0.8 1M132 100l1 0.5M60 150l1 1M170 130l1 1'),
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

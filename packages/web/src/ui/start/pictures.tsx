import type { Emblem } from '@walstatt/engine';

/** Two flags on bare hills: for games that bring no picture of their own. */
const NEUTRAL: Emblem = [
  { ink: 'shade', d: 'M0 138Q70 108 150 132T320 118V180H0Z' },
  { ink: 'first', d: 'M92 118V78H120L113 86 120 94H96V118Z' },
  { ink: 'line', d: 'M94 120V74' },
  { ink: 'second', d: 'M232 118V78H260L253 86 260 94H236V118Z' },
  { ink: 'line', d: 'M234 120V74M20 152H150M180 148H310' },
];

/** The picture of a game. */
export function Picture({ emblem }: { emblem: Emblem | null }) {
  return (
    <svg className="picture" viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className="sky" width="320" height="180" />
      <path className="contour" d="M0 60Q80 30 160 56T320 40M0 84Q80 54 160 80T320 64M0 34Q90 8 170 30T320 16" />
      {(emblem ?? NEUTRAL).map(({ ink, d }) => (
        <path key={d} className={ink} d={d} />
      ))}
    </svg>
  );
}

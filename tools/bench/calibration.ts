/** Rounds of the calibration loop: about a tenth of a second on an ordinary machine. */
const rounds = 40_000_000;

/** Fixed integer arithmetic that no engine can optimise away: every round needs the result of the one before. */
function workload(): number {
  let x = 0x2545f491;
  for (let i = 0; i < rounds; i += 1) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    x = (x + Math.imul(i, 0x9e3779b1)) | 0;
  }
  return x;
}

/**
 * How many seconds this machine needs for the loop now: the best of five, so that a passing disturbance does not count.
 */
export function calibrate(now: () => number = () => performance.now() / 1000): number {
  let best = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < 5; i += 1) {
    const start = now();
    sum += workload();
    best = Math.min(best, now() - start);
  }
  if (Number.isNaN(sum)) throw new Error('unreachable: uses the result, so that the loop must run');
  return best;
}

const WIDTH = 72;
const HEIGHT = 20;
/** Room for the dot at the end. */
const INSET = 3;

/** Points shown above and below the scores at least, so that a small change does not look like a leap. */
const MARGIN_POINTS = 8;

/** Scores over time as a thin line, the newest marked by a dot. */
export function Sparkline({ scores }: { scores: readonly number[] }) {
  const low = Math.min(...scores) - MARGIN_POINTS;
  const high = Math.max(...scores) + MARGIN_POINTS;
  const points = scores.map((score, i): [x: number, y: number] => [
    INSET + (i / (scores.length - 1)) * (WIDTH - 2 * INSET),
    HEIGHT - INSET - ((score - low) / (high - low)) * (HEIGHT - 2 * INSET),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg
      role="img"
      aria-label={`Scores so far: ${scores.join(', ')}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="text-ink"
    >
      <polyline points={points.map((point) => point.join()).join(' ')} fill="none" stroke="currentColor" />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  );
}

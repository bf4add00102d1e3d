/** Beyond this a bar grows by the logarithm: a gate that brings 42 points must not flatten all others. */
const LINEAR_UP_TO = 10;

/** Width in percent: to 10 points in proportion, then by the logarithm up to 100. */
export const barWidth = (points: number): number =>
  points <= LINEAR_UP_TO ? (points / LINEAR_UP_TO) * 70 : 70 + Math.min(1, Math.log10(points / LINEAR_UP_TO)) * 30;

export function GainBar({ points }: { points: number }) {
  return (
    <span className="hidden items-center gap-2 sm:flex">
      <span className="sr-only">Gain: </span>
      <span className="w-10 shrink-0 whitespace-nowrap text-right text-xs font-medium">
        {points > 0 ? `+${points}` : '–'}
      </span>
      <span aria-hidden="true" className="h-1.5 flex-1 bg-line">
        <span
          className="block h-full bg-accent"
          style={{ width: `${points > 0 ? Math.max(3, barWidth(points)) : 0}%` }}
        />
      </span>
    </span>
  );
}

import { scoreBand, TEXT_TONE } from '../../../ui/score.tsx';

const RADIUS = 84;
const CENTRE = 100;
/** The dial is open at the bottom: from 225 degrees through the top to 135. */
const START_DEGREES = -225;
const SWEEP_DEGREES = 270;
/** Where the bands change colour. */
const BAND_EDGES = [60, 80];

const angleOf = (score: number): number => ((START_DEGREES + (SWEEP_DEGREES * score) / 100) * Math.PI) / 180;

const pointAt = (score: number, radius: number): [x: number, y: number] => [
  CENTRE + radius * Math.cos(angleOf(score)),
  CENTRE + radius * Math.sin(angleOf(score)),
];

function arc(from: number, to: number): string {
  const [x1, y1] = pointAt(from, RADIUS);
  const [x2, y2] = pointAt(to, RADIUS);
  const large = ((to - from) / 100) * SWEEP_DEGREES > 180 ? 1 : 0;
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${x2.toFixed(2)} ${y2.toFixed(2)}`;
}

function Tick({ at, inner, outer, className }: { at: number; inner: number; outer: number; className: string }) {
  const [x1, y1] = pointAt(at, inner);
  const [x2, y2] = pointAt(at, outer);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} className={className} />;
}

/** The score on an open dial; `cap` marks the most a gate allows, `reachable` how far it goes once everything is done. */
export function ScoreDial({
  score,
  word,
  cap,
  reachable,
}: {
  score: number;
  word: string;
  cap: number | null;
  reachable: number | null;
}) {
  const band = scoreBand(score);
  const ghost = reachable !== null && reachable > score ? reachable : null;
  const label = [
    `Score: ${score} of 100, ${word}`,
    ...(cap === null ? [] : [`capped at ${cap}`]),
    ...(ghost === null ? [] : [`${ghost} with everything done`]),
  ].join(', ');
  return (
    <div role="img" aria-label={label} className="relative size-44 shrink-0">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="absolute inset-0" fill="none">
        <path d={arc(0, 100)} className="stroke-line" strokeWidth="8" />
        {ghost !== null && (
          <path
            d={arc(score, ghost)}
            stroke="currentColor"
            strokeWidth="8"
            className="text-ink/25"
            strokeDasharray="2 3"
          />
        )}
        {score > 0 && <path d={arc(0, score)} stroke="currentColor" strokeWidth="8" className={TEXT_TONE[band]} />}
        {BAND_EDGES.map((edge) => (
          <Tick key={edge} at={edge} inner={74} outer={78} className="stroke-quiet" />
        ))}
        {cap !== null && (
          <>
            <Tick at={cap} inner={76} outer={94} className="stroke-ink stroke-2" />
            <CapLabel cap={cap} />
          </>
        )}
      </svg>
      <div aria-hidden="true" className="absolute inset-0 grid place-content-center text-center">
        <p className="figures font-serif text-[3.6rem] leading-none font-semibold tracking-tight">{score}</p>
        <p className="figures mt-1 text-xs text-quiet">{ghost === null ? 'of 100' : `${ghost} if all is done`}</p>
      </div>
      <p
        aria-hidden="true"
        className={`absolute inset-x-0 bottom-2 text-center text-sm font-semibold ${TEXT_TONE[band]}`}
      >
        {word}
      </p>
    </div>
  );
}

function CapLabel({ cap }: { cap: number }) {
  const [x, y] = pointAt(cap, 66);
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      className="figures fill-quiet font-sans text-[10px]"
    >
      {cap}
    </text>
  );
}

import type { ReportCheck } from '../../worker/contract/results.ts';
import { type Band, type RatingTone, ratingTone } from '../../worker/report/view/rating-tone.ts';
import { BAND_WORDS, OUTCOME_WORDS, scoreBand } from '../../worker/report/words.ts';

type OutcomeName = ReportCheck['outcome'];

/** The one place where a score or an outcome becomes a colour, a word and a shape. */

export { scoreBand };
export const BAND_WORD = BAND_WORDS;

export const TEXT_TONE: Record<RatingTone, string> = {
  green: 'text-green',
  yellow: 'text-yellow',
  red: 'text-red',
  neutral: 'text-quiet',
};

type Shape = 'filled' | 'half' | 'hollow' | 'dashed';

const OUTCOMES: Record<OutcomeName, { shape: Shape; tone: RatingTone }> = {
  pass: { shape: 'filled', tone: 'green' },
  partial: { shape: 'half', tone: 'yellow' },
  fail: { shape: 'hollow', tone: 'red' },
  info: { shape: 'filled', tone: 'neutral' },
  not_applicable: { shape: 'dashed', tone: 'neutral' },
  inconclusive: { shape: 'dashed', tone: 'neutral' },
};

const SHAPE_OF_TONE: Record<RatingTone, Shape> = { green: 'filled', yellow: 'half', red: 'hollow', neutral: 'dashed' };

/** A 12 px disc: filled, half, hollow or dashed. Decorative: always stands beside its word. */
export function Mark({ shape, className = '' }: { shape: Shape; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${className}`}>
      <circle
        cx="6"
        cy="6"
        r="5"
        fill={shape === 'filled' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        {...(shape === 'dashed' ? { strokeDasharray: '2.2 1.8' } : {})}
      />
      {shape === 'half' && <path d="M6 1a5 5 0 0 0 0 10Z" fill="currentColor" />}
    </svg>
  );
}

/** Mark and word of a check's outcome; `bare` hides the word from sight, not from screen readers. */
export function OutcomeMark({ outcome, bare = false }: { outcome: OutcomeName; bare?: boolean }) {
  const { shape, tone } = OUTCOMES[outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap ${TEXT_TONE[tone]}`}>
      <Mark shape={shape} />
      <span className={bare ? 'sr-only' : ''}>{OUTCOME_WORDS[outcome]}</span>
    </span>
  );
}

/** A rating word of the free results in its colour, with its shape. */
export function RatingWord({ word }: { word: string }) {
  const tone = ratingTone(word);
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap ${TEXT_TONE[tone]}`}>
      <Mark shape={SHAPE_OF_TONE[tone]} />
      {word}
    </span>
  );
}

const BADGE: Record<Band, string> = {
  green: 'bg-green-soft text-green border-green/35',
  yellow: 'bg-yellow-soft text-yellow border-yellow/35',
  red: 'bg-red-soft text-red border-red/35',
};

/** "72/100" in its band, with the word for those who do not see the colour. */
export function ScoreBadge({ score }: { score: number }) {
  const band = scoreBand(score);
  return (
    <span
      className={`figures inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-semibold ${BADGE[band]}`}
    >
      <Mark shape={SHAPE_OF_TONE[band]} className="size-2.5" />
      <span>{score}/100</span>
      <span className="sr-only">, {BAND_WORD[band]}</span>
    </span>
  );
}

const RADIUS = 44;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A ring that fills to the score. `null` = not measured: dashed, with a dash for the number. `bare`: the number stands beside it. */
export function ScoreCircle({
  score,
  sizePx = 64,
  label = 'Score',
  bare = false,
}: {
  score: number | null;
  sizePx?: number;
  label?: string;
  bare?: boolean;
}) {
  const band = score === null ? null : scoreBand(score);
  const spoken =
    score === null || band === null ? `${label}: not measured` : `${label}: ${score} of 100, ${BAND_WORD[band]}`;
  return (
    <div
      role="img"
      aria-label={spoken}
      className={`relative grid shrink-0 place-items-center ${TEXT_TONE[band ?? 'neutral']}`}
      style={{ width: sizePx, height: sizePx }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="6"
          className="stroke-line"
          {...(score === null ? { strokeDasharray: '8 6' } : {})}
        />
        {score !== null && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="6"
            stroke="currentColor"
            strokeLinecap="butt"
            strokeDasharray={`${(score / 100) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          />
        )}
      </svg>
      {!bare && (
        <span className="figures font-serif font-semibold text-ink" style={{ fontSize: sizePx * 0.34, lineHeight: 1 }}>
          {score ?? '–'}
        </span>
      )}
    </div>
  );
}

import type { QuestionRow } from '../../../../worker/report/view/questions.ts';
import type { RatingTone } from '../../../../worker/report/view/rating-tone.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';

const LOOKS = {
  full: { shape: 'filled', tone: 'green' },
  partial: { shape: 'half', tone: 'yellow' },
  none: { shape: 'hollow', tone: 'red' },
  inconclusive: { shape: 'dashed', tone: 'neutral' },
} as const satisfies Record<QuestionRow['answered'], { shape: string; tone: RatingTone }>;

/** Every question buyers ask with the passage that answers it, or an empty bracket. */
export function QuestionBoard({ rows }: { rows: readonly QuestionRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.id} className="grid break-inside-avoid gap-x-6 gap-y-1.5 py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <Verdict answered={row.answered} word={row.word} />
          <div className="min-w-0">
            <h3 className="font-serif text-base leading-snug font-semibold">{row.question}</h3>
            {row.english !== null && <p className="text-xs text-quiet">{row.english}</p>}
            <Answer row={row} />
            {row.why !== '' && <p className="mt-1 text-xs text-quiet">{row.why}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Answer({ row: { answered, passage, citations } }: { row: QuestionRow }) {
  if (passage === null) {
    // A form, a link or a word: it answers, and there is no sentence to quote.
    if (answered === 'full' || answered === 'partial') return null;
    return (
      <p className="mt-1.5 font-serif text-lg leading-none text-quiet">
        <span aria-hidden="true">[ ]</span>
        <span className="sr-only">Nothing on your pages answers this.</span>
      </p>
    );
  }
  return (
    <blockquote className="mt-1.5 border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line">
      “{passage}”
      <Citation numbers={citations} />
    </blockquote>
  );
}

function Verdict({ answered, word }: Pick<QuestionRow, 'answered' | 'word'>) {
  const { shape, tone } = LOOKS[answered];
  return (
    <p className={`flex items-center gap-1.5 self-start text-xs font-medium whitespace-nowrap ${TEXT_TONE[tone]}`}>
      <Mark shape={shape} />
      {word}
    </p>
  );
}

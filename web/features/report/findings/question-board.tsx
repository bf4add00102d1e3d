import { Link } from 'react-router';
import type { QuestionRow } from '../../../../worker/report/view/questions.ts';
import type { RatingTone } from '../../../../worker/report/view/rating-tone.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';

/** What is unanswered comes first. */
const ORDER: readonly QuestionRow['answered'][] = ['none', 'partial', 'full', 'inconclusive'];

const LOOKS = {
  full: { shape: 'filled', tone: 'green' },
  partial: { shape: 'half', tone: 'yellow' },
  none: { shape: 'hollow', tone: 'red' },
  inconclusive: { shape: 'dashed', tone: 'neutral' },
} as const satisfies Record<QuestionRow['answered'], { shape: string; tone: RatingTone }>;

/** Every question buyers ask with the passage that answers it, or an empty bracket. */
export function QuestionBoard({ rows, correct }: { rows: readonly QuestionRow[]; correct: string | null }) {
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.answered) - ORDER.indexOf(b.answered));
  return (
    <>
      <ul className={sorted.length === 0 ? 'hidden' : 'divide-y divide-line border-y border-line'}>
        {sorted.map((row) => (
          <li
            key={row.id}
            className="grid break-inside-avoid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <Verdict row={row} />
            <div className="min-w-0">
              <h4 className="text-sm font-medium tracking-normal" dir="auto">
                {row.question}
              </h4>
              {row.english !== null && <p className="text-xs text-quiet">{row.english}</p>}
              <Answer row={row} />
              {row.why !== '' && <p className="mt-1 text-xs text-quiet">{row.why}</p>}
            </div>
          </li>
        ))}
      </ul>
      {correct && (
        <p className="mt-3 text-sm text-quiet">
          Wrong answer?{' '}
          <Link to={correct} className="link">
            Confirm what we read
          </Link>{' '}
          and the report is recalculated.
        </p>
      )}
    </>
  );
}

function Answer({ row: { passage, fact, citations } }: { row: QuestionRow }) {
  if (passage === null) return fact && <p className="mt-0.5 text-sm text-quiet">{fact}, under “What do they learn?”</p>;
  return (
    <div className="mt-0.5 flex items-start gap-1">
      <blockquote className="line-clamp-2 min-w-0 font-serif text-sm text-quiet wrap-anywhere" dir="auto">
        “{passage}”
      </blockquote>
      <Citation numbers={citations} />
    </div>
  );
}

function Verdict({ row: { answered, word } }: { row: QuestionRow }) {
  const { shape, tone } = LOOKS[answered];
  return (
    <p className={`flex items-center gap-1.5 self-start text-xs font-medium ${TEXT_TONE[tone]}`}>
      <Mark shape={shape} />
      {word}
    </p>
  );
}

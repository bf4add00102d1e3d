import { type AssistantRow, answersPeople } from '../../../../worker/report/view/assistants.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';
import { More } from '../parts/more.tsx';

const LOOKS = {
  open: { shape: 'filled', tone: 'green' },
  limited: { shape: 'half', tone: 'yellow' },
  closed: { shape: 'hollow', tone: 'red' },
  unknown: { shape: 'dashed', tone: 'neutral' },
} as const;

/** Readers whose verdict decides little. Those that answer nobody carry no colour: closing them is no fault. */
export function OtherReaders({ rows }: { rows: readonly AssistantRow[] }) {
  if (rows.length === 0) return null;
  return (
    <More summary={`${rows.length} other readers: further assistants, pages a customer opens, training`}>
      <p className="text-sm text-quiet">
        Closing a training reader is your right and takes nothing from your visibility in search answers.
      </p>
      <ul className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
        {rows.map(({ token, operator, purpose, verdict, word, citations }) => {
          const { shape, tone } = LOOKS[verdict];
          return (
            <li key={token} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
              <span className="min-w-0 wrap-anywhere">
                {token}{' '}
                <span className="text-xs text-quiet">
                  {operator}, {purpose}
                </span>
              </span>
              <span
                className={`inline-flex shrink-0 items-center gap-1.5 text-xs font-medium ${answersPeople({ purpose }) ? TEXT_TONE[tone] : ''}`}
              >
                <Mark shape={shape} />
                {word}
                <Citation numbers={citations} />
              </span>
            </li>
          );
        })}
      </ul>
    </More>
  );
}

import type { AccessVerdict } from '../../../../worker/contract/results.ts';
import { type AssistantRow, type Assistants, answersPeople } from '../../../../worker/report/view/assistants.ts';
import type { RatingTone } from '../../../../worker/report/view/rating-tone.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';

const VERDICTS = {
  open: { word: 'Open', shape: 'filled', tone: 'green' },
  limited: { word: 'Limited', shape: 'half', tone: 'yellow' },
  closed: { word: 'Closed', shape: 'hollow', tone: 'red' },
  unknown: { word: 'Not measured', shape: 'dashed', tone: 'neutral' },
} as const satisfies Record<AccessVerdict, { word: string; shape: string; tone: RatingTone }>;

/** The six search assistants in full, the rest folded away. Readers that answer nobody carry no colour: closing them is no fault. */
export function AssistantList({ assistants: { search, rest } }: { assistants: Assistants }) {
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {search.map((row) => (
          <li key={row.token} className="grid grid-cols-[5.5rem_1fr] sm:grid-cols-[7.5rem_1fr] gap-x-4 py-3.5">
            <Verdict verdict={row.verdict} coloured />
            <div className="min-w-0 text-sm">
              <p>
                {row.sentence}
                <Citation numbers={row.citations} />
              </p>
              <p className="mt-0.5 text-xs text-quiet">
                {row.token}, {row.operator}
                {row.verdict === 'closed' && row.effect !== '' && `. ${row.effect}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group mt-4">
          <summary className="min-h-9 py-1.5 text-sm font-medium text-accent">
            {rest.length} other readers: further assistants, pages a customer opens, training
          </summary>
          <p className="mt-2 text-sm text-quiet">
            Closing a training reader is your right and takes nothing from your visibility in search answers.
          </p>
          <table className="mt-3 w-full text-left text-sm">
            <thead className="text-xs text-quiet">
              <tr>
                <th className="py-1.5 pr-4 font-medium">Reader</th>
                <th className="hidden py-1.5 pr-4 font-medium sm:table-cell">For</th>
                <th className="py-1.5 font-medium">Home page</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {rest.map((row) => (
                <OtherReader key={row.token} {...row} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

function OtherReader({ token, operator, purpose, verdict, citations }: AssistantRow) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
        {token}
        <span className="block text-xs text-quiet">
          {operator}
          <span className="sm:hidden">, {purpose}</span>
        </span>
      </th>
      <td className="hidden py-2 pr-4 text-quiet sm:table-cell">{purpose}</td>
      <td className="py-2 whitespace-nowrap">
        <Verdict verdict={verdict} coloured={answersPeople({ purpose })} />
        <Citation numbers={citations} />
      </td>
    </tr>
  );
}

function Verdict({ verdict, coloured = false }: { verdict: AccessVerdict; coloured?: boolean }) {
  const { word, shape, tone } = VERDICTS[verdict];
  return (
    <span
      className={`inline-flex items-center gap-1.5 self-start text-sm font-semibold ${coloured ? TEXT_TONE[tone] : 'text-ink'}`}
    >
      <Mark shape={shape} />
      {word}
    </span>
  );
}

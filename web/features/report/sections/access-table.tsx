import type { AccessGrid } from '../../../../worker/report/view/access-grid.ts';
import { VERDICT_WORDS } from '../../../../worker/report/words.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';

const SHAPES = { open: 'filled', limited: 'half', closed: 'hollow', unknown: 'dashed' } as const;
const TONES = { open: 'green', limited: 'yellow', closed: 'red', unknown: 'neutral' } as const;

/** Pages by assistants: a table where there is room, a list by page on a phone. */
export function AccessTable({ grid: { columns, rows, sentence } }: { grid: AccessGrid }) {
  return (
    <div className="mt-8">
      <h3 className="text-lg">Page by page</h3>
      <p className="mt-1 text-sm text-quiet">{sentence}</p>
      <table className="mt-3 hidden w-full text-left text-xs md:table print:table">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-2 pr-3 align-bottom font-medium">
              Page
            </th>
            {columns.map(({ token, name }) => (
              <th key={token} scope="col" className="py-2 pr-3 align-bottom font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {rows.map(({ pageUrl, path, cells }) => (
            <tr key={pageUrl} className="break-inside-avoid">
              <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                {path}
              </th>
              {cells.map(({ token, verdict, because }) => (
                <td key={token} className="py-2 pr-3" title={because || undefined}>
                  <Verdict verdict={verdict} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm md:hidden print:hidden">
        {rows.map(({ pageUrl, path, cells }) => (
          <li key={pageUrl} className="py-3">
            <p className="font-medium wrap-anywhere">{path}</p>
            <ul className="mt-1 grid gap-1 text-xs">
              {cells.map(({ token, verdict }, i) => (
                <li key={token} className="flex justify-between gap-3">
                  {columns[i]?.name}
                  <Verdict verdict={verdict} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Verdict({ verdict }: { verdict: keyof typeof SHAPES }) {
  return (
    <span className={`inline-flex items-center gap-1 font-medium whitespace-nowrap ${TEXT_TONE[TONES[verdict]]}`}>
      <Mark shape={SHAPES[verdict]} />
      {VERDICT_WORDS[verdict]}
    </span>
  );
}

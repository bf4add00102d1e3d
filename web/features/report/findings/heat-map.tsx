import { type KeyboardEvent, useRef, useState } from 'react';
import type { AccessGrid, AccessRow } from '../../../../worker/report/view/access-grid.ts';
import { READ_HEAD } from '../../../../worker/report/view/losses.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';

const SHAPES = { open: 'filled', limited: 'half', closed: 'hollow', unknown: 'dashed' } as const;
const TONES = { open: 'green', limited: 'yellow', closed: 'red', unknown: 'neutral' } as const;
const GROUNDS = {
  open: 'bg-green-soft',
  limited: 'bg-yellow-soft',
  closed: 'bg-red-soft',
  unknown: 'bg-sunken',
} as const;

type Cell = AccessRow['cells'][number];

/** Pages by assistants, and beside each what there is to read: "opens, but reads nothing" stands in one row. */
export function HeatMap({ grid: { columns, rows } }: { grid: AccessGrid }) {
  const [chosen, setChosen] = useState<[row: number, column: number]>([0, 0]);
  const [isAsked, setIsAsked] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const row = rows[chosen[0]];
  const cell = row?.cells[chosen[1]];
  // One stop for the keyboard; arrows move inside.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next: [number, number] = [
      Math.min(rows.length - 1, Math.max(0, chosen[0] + (step[0] ?? 0))),
      Math.min(columns.length - 1, Math.max(0, chosen[1] + (step[1] ?? 0))),
    ];
    setChosen(next);
    body.current?.querySelector<HTMLButtonElement>(`[data-cell="${next.join()}"]`)?.focus();
  };
  return (
    <div>
      <table className="w-full table-fixed text-left text-xs">
        <colgroup>
          <col />
          {columns.map(({ token }) => (
            <col key={token} className="w-8 sm:w-15" />
          ))}
          <col className="hidden w-40 md:table-column" />
        </colgroup>
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-2 pr-3 align-bottom font-medium">
              Page
            </th>
            {columns.map(({ token, short, name }) => (
              <th key={token} scope="col" title={name} className="px-0.5 py-2 text-center align-bottom font-medium">
                <span className="inline-block rotate-180 [writing-mode:vertical-rl] sm:rotate-0 sm:[writing-mode:horizontal-tb]">
                  {short}
                </span>
              </th>
            ))}
            <th scope="col" className="hidden py-2 pl-4 align-bottom font-medium md:table-cell">
              {READ_HEAD}
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map(({ pageUrl, name, cells, read }, r) => (
            <tr key={pageUrl} className="break-inside-avoid border-t border-line">
              <th scope="row" title={name} className="max-w-50 truncate py-1.5 pr-3 font-mono font-normal">
                {name}
              </th>
              {cells.map((one, c) => (
                <td key={one.token} className="p-0.5">
                  <CellButton
                    cell={one}
                    label={`${columns[c]?.short}, ${name}`}
                    at={[r, c]}
                    isStop={chosen[0] === r && chosen[1] === c}
                    onChoose={() => {
                      setChosen([r, c]);
                      setIsAsked(true);
                    }}
                  />
                </td>
              ))}
              <td className="figures hidden py-1.5 pl-4 md:table-cell">{read}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="mt-2 min-h-6 text-xs text-quiet wrap-anywhere">
        {isAsked && row && cell ? (
          <>
            {columns[chosen[1]]?.name}, {row.name}: {cell.word.toLowerCase()}.{' '}
            {cell.because || 'No rule, tag, header or refusal keeps it out.'}
            <Citation numbers={cell.citations} />
          </>
        ) : (
          'Choose a cell for the reason.'
        )}
      </p>
    </div>
  );
}

function CellButton({
  cell: { verdict, word },
  label,
  at,
  isStop,
  onChoose,
}: {
  cell: Cell;
  label: string;
  at: [number, number];
  isStop: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      data-cell={at.join()}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${label}: ${word}`}
      onClick={onChoose}
      className={`flex h-7 w-full items-center justify-center gap-0.5 rounded-sm text-[0.6875rem] font-medium hover:outline-1 ${GROUNDS[verdict]} ${TEXT_TONE[TONES[verdict]]}`}
    >
      <Mark shape={SHAPES[verdict]} className="size-2.5 shrink-0" />
      {verdict !== 'open' && <span className="max-sm:sr-only">{verdict === 'unknown' ? 'Unsure' : word}</span>}
    </button>
  );
}

import { Link } from 'react-router';
import type { FactEntry, FactRow, FactSheet as Sheet } from '../../../../worker/report/view/fact-rows.ts';
import { keyed } from '../../../ui/keyed.ts';
import { Mark } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';
import { HoursTable } from './hours-table.tsx';

/** Longer lists show this many and fold the rest. */
const SHOWN = 4;
/** What customers say and what is asked: a count that opens. */
const FOLDED = new Set<FactRow['shape']>(['quotes', 'pairs']);

/** What is sure, and below it by name what is not; `confirm` leads to where its owner sees and confirms it. */
export function FactSheet({ sheet, confirm }: { sheet: Sheet; confirm: string | null }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {sheet.groups
          .filter(({ rows, hours }) => rows.length > 0 || hours)
          .map(({ id, title, rows, hours }) => (
            <div key={id} className="min-w-0">
              <h4 className="font-serif text-base font-semibold">{title}</h4>
              <dl className="mt-2 divide-y divide-line border-y border-line">
                {rows.map((row) => (
                  <Row key={row.id} label={row.label}>
                    <Values row={row} />
                  </Row>
                ))}
                {hours && (
                  <Row label="Opening hours">
                    <HoursTable hours={hours} />
                  </Row>
                )}
              </dl>
            </div>
          ))}
      </div>
      {sheet.doubted.length + sheet.unread.length > 0 && confirm !== null && (
        <p className="max-w-measure text-sm text-quiet">
          What we are not sure of, or could not make out, waits for you:{' '}
          <Link to={confirm} className="link">
            Confirm your facts
          </Link>
        </p>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid break-inside-avoid-page gap-x-4 gap-y-1 py-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="min-w-0 text-sm">{children}</dd>
    </div>
  );
}

function Values({ row: { entries, shape } }: { row: FactRow }) {
  return (
    <div className="grid gap-3">
      {FOLDED.has(shape) ? (
        <details>
          <summary className="min-h-6">
            {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
          </summary>
          <div className="mt-2">
            <Entries entries={entries} shape={shape} />
          </div>
        </details>
      ) : (
        <>
          <Entries entries={entries.slice(0, SHOWN)} shape={shape} />
          {entries.length > SHOWN && (
            <details>
              <summary className="min-h-6 text-accent">{entries.length - SHOWN} more</summary>
              <div className="mt-2">
                <Entries entries={entries.slice(SHOWN)} shape={shape} />
              </div>
            </details>
          )}
        </>
      )}
    </div>
  );
}

function Entries({ entries, shape }: { entries: FactEntry[]; shape: FactRow['shape'] }) {
  const inline = shape === 'inline';
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-4 gap-y-1' : 'grid gap-2'}>
      {keyed(entries, entryWords).map(({ key, item: entry }) => (
        <li key={key}>
          <Entry entry={entry} shape={shape} />
        </li>
      ))}
    </ul>
  );
}

/** Crawled lists can hold the same text twice. */
const entryWords = ({ text, citations }: FactEntry): string => `${text} ${citations.join()}`;

function Entry({ entry, shape }: { entry: FactEntry; shape: FactRow['shape'] }) {
  const { text, note, href, citations } = entry;
  const said =
    href === null ? (
      <bdi className="wrap-anywhere">{text}</bdi>
    ) : (
      <a href={href} target="_blank" rel="noopener nofollow" className="link wrap-anywhere">
        {text}
      </a>
    );
  if (shape === 'quotes') {
    return (
      <blockquote className="font-serif text-sm leading-snug" dir="auto">
        “{said}”
        <footer className="mt-0.5 font-sans text-xs text-quiet">
          {note ?? 'no name given'}
          <Late entry={entry} />
          <Citation numbers={citations} />
        </footer>
      </blockquote>
    );
  }
  if (shape === 'pairs') {
    return (
      <>
        <p className="font-medium">
          {said}
          <Late entry={entry} />
          <Citation numbers={citations} />
        </p>
        {note && <p className="text-quiet">{note}</p>}
      </>
    );
  }
  return (
    <>
      {said}
      {note && <span className="text-quiet"> · {note}</span>}
      <Late entry={entry} />
      <Citation numbers={citations} />
    </>
  );
}

/** What keeps an assistant from knowing it. */
function Late({ entry: { isLate } }: { entry: FactEntry }) {
  if (!isLate) return null;
  return (
    <span className="ml-1.5 inline-flex items-center gap-1 text-xs text-yellow">
      <Mark shape="half" className="size-2.5" />
      only with JavaScript
    </span>
  );
}

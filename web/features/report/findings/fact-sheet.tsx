import type { FactEntry, FactGroup, FactRow } from '../../../../worker/report/view/fact-rows.ts';
import { keyed } from '../../../ui/keyed.ts';
import { Mark } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';
import { HoursTables } from './hours-tables.tsx';
import { PagesDisagree } from './pages-disagree.tsx';

/** Longer lists show this many and fold the rest. */
const SHOWN = 4;
/** What customers say and what is asked: a count that opens. */
const FOLDED = new Set<FactRow['shape']>(['quotes', 'pairs']);

export function FactSheet({ groups }: { groups: FactGroup[] }) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {groups.map(({ id, title, rows, hours, hoursAbsent = '' }) => (
        <div key={id} className="min-w-0">
          <h4 className="font-serif text-base font-semibold">{title}</h4>
          <dl className="mt-2 divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <Row key={row.id} label={row.label}>
                <Values row={row} />
              </Row>
            ))}
            {hours !== undefined && (
              <Row label="Opening hours">
                {hours === null ? <Absent>{hoursAbsent}</Absent> : <HoursTables hours={hours} />}
              </Row>
            )}
          </dl>
        </div>
      ))}
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

function Values({ row }: { row: FactRow }) {
  const { entries, disputed, absent, shape } = row;
  if (entries.length === 0 && disputed.length === 0) return <Absent>{absent}</Absent>;
  return (
    <div className="grid gap-3">
      {disputed.length > 0 && <Disputed entries={disputed} />}
      {FOLDED.has(shape) && entries.length > 0 && (
        <details>
          <summary className="min-h-6">
            {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
          </summary>
          <div className="mt-2">
            <Entries entries={entries} shape={shape} />
          </div>
        </details>
      )}
      {!FOLDED.has(shape) && entries.length > 0 && (
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
          <Doubts entry={entry} />
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
          <Doubts entry={entry} />
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
      <Doubts entry={entry} />
      <Citation numbers={citations} />
    </>
  );
}

/** What keeps an assistant from knowing it, or us from being sure. */
function Doubts({ entry: { isLate, isLikely } }: { entry: FactEntry }) {
  const words = [...(isLate ? ['only with JavaScript'] : []), ...(isLikely ? ['likely'] : [])];
  if (words.length === 0) return null;
  return (
    <span className={`ml-1.5 inline-flex items-center gap-1 text-xs ${isLate ? 'text-yellow' : 'text-quiet'}`}>
      <Mark shape={isLate ? 'half' : 'dashed'} className="size-2.5" />
      {words.join(', ')}
    </span>
  );
}

function Disputed({ entries }: { entries: FactEntry[] }) {
  return (
    <PagesDisagree>
      <ul className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {keyed(entries, entryWords).map(({ key, item: entry }) => (
          <li key={key}>
            <Entry entry={entry} shape="list" />
          </li>
        ))}
      </ul>
    </PagesDisagree>
  );
}

/** Said as such, also that something was seen and not understood. */
function Absent({ children }: { children: string }) {
  return <span className="wrap-anywhere text-quiet italic">{children}</span>;
}

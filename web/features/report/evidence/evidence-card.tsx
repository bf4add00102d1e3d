import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CitedEvidence } from '../../../../worker/report/citations.ts';
import { safeHref, shortAddress } from '../../../../worker/report/view/web-links.ts';

const VIEW_WORDS = { plain: 'The page as it is served', rendered: 'The page after JavaScript has run' } as const;

/** Page, place and the text as found; or the finding of others that a statement rests on. */
export function EvidenceCard({ kind, pageUrl, place, seen, view }: CitedEvidence) {
  if (kind === 'publication') {
    return (
      <Entries
        entries={[
          ['Publication', place],
          ['How far it can be trusted', seen],
          ['Address', <Address key="address" url={pageUrl} />],
        ]}
      />
    );
  }
  return (
    <dl className="grid gap-4 text-sm">
      <div>
        <dt className="text-xs text-quiet">As found</dt>
        <dd className="mt-1 rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {seen === '' ? 'nothing stands here' : seen}
        </dd>
      </div>
      <Entry name="Place">{place}</Entry>
      <Entry name="Page">
        <Address url={pageUrl} />
      </Entry>
      {view !== null && <Entry name="Reading">{VIEW_WORDS[view]}</Entry>}
    </dl>
  );
}

function Entries({ entries }: { entries: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-4 text-sm">
      {entries.map(([name, value]) => (
        <Entry key={name} name={name}>
          {value}
        </Entry>
      ))}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Address({ url }: { url: string }) {
  const href = safeHref(url);
  if (href === null) return url;
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className="link">
      {shortAddress(url)}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-2px]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

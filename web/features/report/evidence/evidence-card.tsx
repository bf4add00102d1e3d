import { ExternalLink } from 'lucide-react';
import type { CitedEvidence } from '../../../../worker/report/citations.ts';
import { safeHref, shortAddress } from '../../../../worker/report/view/web-links.ts';

const VIEW_WORDS = { plain: 'The page as it is served', rendered: 'The page after JavaScript has run' } as const;

/** Page, place and the text as found. */
export function EvidenceCard({ pageUrl, place, seen, view }: CitedEvidence) {
  const href = safeHref(pageUrl);
  return (
    <dl className="grid gap-4 text-sm">
      <div>
        <dt className="text-xs text-quiet">As found</dt>
        <dd className="mt-1 rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {seen === '' ? 'nothing stands here' : seen}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-quiet">Place</dt>
        <dd className="mt-0.5 wrap-anywhere">{place}</dd>
      </div>
      <div>
        <dt className="text-xs text-quiet">Page</dt>
        <dd className="mt-0.5 wrap-anywhere">
          {href === null ? (
            pageUrl
          ) : (
            <a href={href} target="_blank" rel="noopener nofollow" className="link">
              {shortAddress(pageUrl)}
              <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-2px]" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </dd>
      </div>
      {view !== null && (
        <div>
          <dt className="text-xs text-quiet">Reading</dt>
          <dd className="mt-0.5">{VIEW_WORDS[view]}</dd>
        </div>
      )}
    </dl>
  );
}

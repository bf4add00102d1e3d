import type { AppendixPart } from '../../../../worker/report/view/folded-parts.ts';
import { pathOf } from '../../../../worker/report/view/web-links.ts';
import { evidenceWords } from '../../../../worker/report/words.ts';
import { PartTitle } from '../parts/said.tsx';
import { PageTable } from './page-table.tsx';

/** What the report rests on: pages, sources, method. */
export function Appendix({ appendix: { pages, evidence, coverage, method, wordedBy } }: { appendix: AppendixPart }) {
  return (
    <div className="grid gap-8">
      <div>
        <PartTitle>Pages</PartTitle>
        <PageTable pages={pages} />
      </div>
      <div>
        <PartTitle>Method</PartTitle>
        <p className="max-w-measure text-sm">
          {coverage}. Each page was read as it is served and, where a browser was there, as a person sees it. A check
          that could not be decided counts neither for nor against you. The same observations give the same score.
          {method === null ? '' : ` ${method}`}
        </p>
        {wordedBy !== null && <p className="mt-2 max-w-measure text-sm wrap-anywhere">{wordedBy}</p>}
      </div>
      <details className="print:hidden">
        <summary className="text-sm text-accent">All {evidence.length} sources</summary>
        <ol className="figures mt-2 grid gap-1.5 text-xs">
          {evidence.map(({ number, kind, pageUrl, place, seen, words }) => (
            <li key={number} className="grid grid-cols-[3rem_minmax(0,1fr)]">
              <span className="text-accent">[{number}]</span>
              <span className="wrap-anywhere">
                {kind ? seen : evidenceWords({ seen, words })}{' '}
                <span className="text-quiet">
                  {place}
                  {pageUrl !== '' && `, ${kind ? pageUrl : pathOf(pageUrl)}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

import { useState } from 'react';
import type { OpeningPart } from '../../../../worker/report/view/folded-parts.ts';
import { pageName } from '../../../../worker/report/view/places.ts';
import { Button } from '../../../ui/button.tsx';
import { Citation } from '../evidence/citation.tsx';
import { More } from '../parts/more.tsx';
import { Said } from '../parts/said.tsx';
import { HeatMap } from './heat-map.tsx';
import { OtherReaders } from './other-readers.tsx';

const MAX_PAGES = 4;

/** Who may open which page, and the line that keeps them out. */
export function OpenFinding({ opening: { grid, assistants, crawlIssues: issues, homeUrl } }: { opening: OpeningPart }) {
  const isAllOpen = grid?.rows.every(({ cells }) => cells.every(({ verdict }) => verdict === 'open')) ?? false;
  const [isShown, setIsShown] = useState(!isAllOpen);
  const hindered = assistants.search.filter(({ verdict }) => verdict !== 'open');
  return (
    <div className="grid gap-6">
      {grid &&
        (isShown ? (
          <HeatMap grid={grid} />
        ) : (
          <p>
            <Button variant="secondary" size="sm" onClick={() => setIsShown(true)}>
              Show grid
            </Button>
          </p>
        ))}
      {hindered.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {hindered.map(({ token, sentence, effect, citations }) => (
            <li key={token} className="max-w-measure">
              {sentence} {effect}
              <Citation numbers={citations} />
            </li>
          ))}
        </ul>
      )}
      {issues.length > 0 && (
        <More summary={issues.length === 1 ? 'What hinders readers' : `${issues.length} things that hinder readers`}>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {issues.map(({ issue, pages, fix }, index) => (
              <li key={issue} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
                <span>
                  <Said at={`/technicalAudit/crawlabilityIssues/${index}`}>{issue}</Said>
                  <span className="block text-xs text-quiet wrap-anywhere">
                    {pages
                      .slice(0, MAX_PAGES)
                      .map((page) => pageName(page, homeUrl))
                      .join(', ')}
                    {pages.length > MAX_PAGES && ` and ${pages.length - MAX_PAGES} more`}
                  </span>
                </span>
                <span className="text-quiet">
                  <Said at={`/technicalAudit/crawlabilityIssues/${index}/fix`}>{fix}</Said>
                </span>
              </li>
            ))}
          </ul>
        </More>
      )}
      <OtherReaders rows={assistants.rest} />
    </div>
  );
}

import type { OwnerDifference } from '../../../worker/contract/results.ts';
import { safeHref } from '../../../worker/report/view/web-links.ts';

/** Where the owner's word and the pages differ: what assistants will read, the line that misleads them, and the fix. */
export function OwnerDifferences({ differences }: { differences: readonly OwnerDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <section aria-labelledby="owner-differences" className="mt-12 border-t border-line pt-6">
      <h2 id="owner-differences" className="text-2xl">
        Where your word and your pages differ
      </h2>
      <p className="prose mt-2 text-quiet">
        Assistants read your pages. Until these lines change, this is what they know.
      </p>
      <ol className="mt-4 grid gap-6">
        {differences.map((difference) => {
          const { kind, owner, page, reads, source, fix } = difference;
          const href = source && safeHref(source.pageUrl);
          return (
            <li key={`${kind} ${owner} ${page}`} className="prose">
              <p>{reads}</p>
              {source && (
                <p className="mt-1.5 text-sm text-quiet">
                  <q className="font-mono text-xs wrap-anywhere">{source.seen}</q>
                  {href && (
                    <>
                      {' '}
                      on{' '}
                      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link wrap-anywhere">
                        {new URL(source.pageUrl).pathname}
                      </a>
                    </>
                  )}
                </p>
              )}
              {fix && <p className="mt-1.5 font-medium">{fix}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

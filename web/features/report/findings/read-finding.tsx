import type { Losses, PageLoss } from '../../../../worker/report/view/losses.ts';
import { More } from '../parts/more.tsx';

/** What is lost without JavaScript: kinds of facts, and passages that only a browser shows. */
export function ReadFinding({ losses: { pages, everywhere } }: { losses: Losses }) {
  if (pages.length === 0 && everywhere.length === 0) {
    return <p className="text-sm text-quiet">No whole passage of the pages read is missing without JavaScript.</p>;
  }
  // What else is lost is much the same everywhere: one page tells it.
  const [first, ...others] = pages;
  return (
    <div className="grid gap-4">
      {everywhere.length > 0 && (
        <p className="text-sm">
          Lost without JavaScript on every page: <Kinds kinds={everywhere} />
        </p>
      )}
      {first && <Page page={first} />}
      {others.length > 0 && (
        <More summary={others.length === 1 ? '1 other page' : `${others.length} other pages`}>
          <div className="grid gap-8">
            {others.map((page) => (
              <Page key={page.pageUrl} page={page} />
            ))}
          </div>
        </More>
      )}
    </div>
  );
}

const Kinds = ({ kinds }: { kinds: readonly string[] }) => (
  <span className="font-medium text-red">{kinds.join(', ')}</span>
);

function Page({ page: { name, kinds, passages } }: { page: PageLoss }) {
  return (
    <section aria-label={name} className="break-inside-avoid-page">
      <h4 className="font-mono text-xs font-semibold wrap-anywhere">{name}</h4>
      {kinds.length > 0 && (
        <p className="mt-1 text-sm">
          Lost without JavaScript: <Kinds kinds={kinds} />
        </p>
      )}
      {passages.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
          {passages.map((text) => (
            <li key={text} className="bg-red-soft px-4 py-2 wrap-anywhere" dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

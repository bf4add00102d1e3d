import type { Losses, PageLoss } from '../../../../worker/report/view/losses.ts';
import { More } from '../parts/more.tsx';

/** Where text is lost without JavaScript: both readings beside each other, at the places where they part. */
export function ReadFinding({ losses: { pages } }: { losses: Losses }) {
  if (!isFilled(pages)) {
    return <p className="text-sm text-quiet">Nothing on the pages read was there only with JavaScript.</p>;
  }
  // What is lost is much the same everywhere: one page tells it.
  const [first, ...others] = pages;
  return (
    <div className="grid gap-4">
      <Page page={first} />
      {others.length > 0 && (
        <More summary={others.length === 1 ? '1 other page' : `${others.length} other pages`}>
          <div className="grid gap-8">
            {others.map((page) => (
              <Page key={page.pageUrl} page={page} />
            ))}
          </div>
        </More>
      )}
      <p className="text-xs text-quiet">
        From the first 1,500 characters of each reading, without what the page marks as a menu.
      </p>
    </div>
  );
}

const isFilled = (pages: readonly PageLoss[]): pages is [PageLoss, ...PageLoss[]] => pages.length > 0;

function Page({ page: { name, kinds, rows } }: { page: PageLoss }) {
  return (
    <section aria-label={name} className="break-inside-avoid-page">
      <h4 className="font-mono text-xs font-semibold wrap-anywhere">{name}</h4>
      {kinds.length > 0 && (
        <p className="mt-1 text-sm">
          Lost without JavaScript: <span className="font-medium text-red">{kinds.join(', ')}</span>
        </p>
      )}
      {rows.length > 0 && (
        <table className="mt-2 w-full table-fixed border-y border-line text-left align-top text-sm">
          <thead className="text-xs text-quiet">
            <tr>
              <th scope="col" className="w-1/3 py-1.5 pr-4 font-medium sm:w-1/2">
                Most assistants read
              </th>
              <th scope="col" className="border-l border-line py-1.5 pl-4 font-medium">
                A person sees
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ text, isLost }) => (
              <tr key={text} className="border-t border-line align-top">
                <td className="py-2 pr-4 wrap-anywhere" dir="auto">
                  {isLost ? (
                    <span className="text-xs text-red">nothing</span>
                  ) : (
                    <span className="text-quiet">{text}</span>
                  )}
                </td>
                <td
                  className={`border-l border-line py-2 pl-4 wrap-anywhere ${isLost ? 'bg-red-soft' : 'text-quiet'}`}
                  dir="auto"
                >
                  {text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

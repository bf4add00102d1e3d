import type { ReportPage } from '../../../../worker/contract/report-page.ts';
import { wordHeads, wordsInTable } from '../../../../worker/report/view/losses.ts';
import { pathOf, safeHref } from '../../../../worker/report/view/web-links.ts';
import { WordBars } from '../sections/word-bars.tsx';

/** Every page that was asked for: a table where there is room, a list of cards on a phone. */
export function PageTable({ pages }: { pages: ReportPage[] }) {
  const wordsOn = wordsInTable(pages);
  const words = pages.map(wordsOn);
  const most = Math.max(1, ...words.map(({ served, shown }) => Math.max(served ?? 0, shown ?? 0)));
  return (
    <>
      <table className="hidden w-full text-left text-sm md:table">
        <thead className="text-xs text-quiet">
          <tr>
            <th className="py-2 pr-4 font-medium">Page</th>
            <th className="py-2 pr-4 font-medium">Status</th>
            <th className="py-2 pr-4 font-medium">Main headings</th>
            <th className="py-2 pr-4 font-medium">Images without text</th>
            <th className="w-52 py-2 font-medium">{wordHeads(words).join(', ')}</th>
          </tr>
        </thead>
        <tbody className="figures divide-y divide-line border-y border-line">
          {pages.map((page) => (
            <tr key={page.url} className="break-inside-avoid align-top">
              <th scope="row" className="w-[38%] py-3 pr-4 font-normal">
                <PageName page={page} />
              </th>
              <td className="py-3 pr-4">{page.status === 0 ? 'no answer' : page.status}</td>
              <td className="py-3 pr-4">{page.h1Count ?? '–'}</td>
              <td className="py-3 pr-4">{imagesText(page)}</td>
              <td className="py-3">
                <WordBars {...wordsOn(page)} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="figures divide-y divide-line border-y border-line text-sm md:hidden">
        {pages.map((page) => (
          <li key={page.url} className="grid gap-2 py-4">
            <PageName page={page} />
            <WordBars {...wordsOn(page)} most={most} />
            <p className="text-xs text-quiet">
              Status {page.status === 0 ? 'none' : page.status} · main headings {page.h1Count ?? '–'} · images without
              text {imagesText(page)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function PageName({ page: { url, title, note } }: { page: ReportPage }) {
  const href = safeHref(url);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {href === null ? (
          <span className="wrap-anywhere">{pathOf(url)}</span>
        ) : (
          <a href={href} target="_blank" rel="noopener nofollow" className="link wrap-anywhere">
            {pathOf(url)}
          </a>
        )}
      </p>
      {title && <p className="mt-0.5 text-xs text-quiet wrap-anywhere">{title}</p>}
      {note && <p className="mt-0.5 text-xs">{note}</p>}
    </div>
  );
}

const imagesText = ({ images, imagesWithoutAlt }: ReportPage): string =>
  images === null || imagesWithoutAlt === null ? '–' : `${imagesWithoutAlt} of ${images}`;

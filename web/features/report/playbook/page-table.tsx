import type { ReportPage } from '../../../../worker/contract/report-page.ts';
import { READ_HEAD, readCell } from '../../../../worker/report/view/losses.ts';
import { pathOf, safeHref } from '../../../../worker/report/view/web-links.ts';

/** Every page that was asked for: a table where there is room, a list of cards on a phone. */
export function PageTable({ pages }: { pages: ReportPage[] }) {
  return (
    <>
      <table className="hidden w-full text-left text-sm md:table">
        <thead className="text-xs text-quiet">
          <tr>
            <th className="py-2 pr-4 font-medium">Page</th>
            <th className="py-2 pr-4 font-medium">Status</th>
            <th className="py-2 pr-4 font-medium">Main headings</th>
            <th className="py-2 pr-4 font-medium">Images without text</th>
            <th className="w-52 py-2 font-medium">{READ_HEAD}</th>
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
              <td className="py-3">{readCell(page)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="figures divide-y divide-line border-y border-line text-sm md:hidden">
        {pages.map((page) => (
          <li key={page.url} className="grid gap-2 py-4">
            <PageName page={page} />
            <p className="text-xs text-quiet">
              Status {page.status === 0 ? 'none' : page.status} · read without JavaScript: {readCell(page)} · main
              headings {page.h1Count ?? '–'} · images without text {imagesText(page)}
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

import type { ReactNode } from 'react';
import { PUBLIC_PAGES_UPDATED } from '../../worker/contract/public-pages.ts';
import { usePageTitle } from './page-title.ts';

/** A day is the same day everywhere. */
const UPDATED = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(PUBLIC_PAGES_UPDATED),
);

/** A page of text: heading, lead, then sections with their headings in the margin. */
export function Document({
  title,
  tabTitle = title,
  lead,
  isDated = true,
  children,
}: {
  title: string;
  tabTitle?: string;
  lead?: ReactNode;
  /** It is one of the public pages, whose words have a day. */
  isDated?: boolean;
  children: ReactNode;
}) {
  usePageTitle(tabTitle);
  return (
    <article className="page pt-12 sm:pt-20">
      <h1 className="max-w-4xl text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      {lead && <p className="mt-5 max-w-measure font-serif text-base text-quiet sm:text-lg">{lead}</p>}
      {isDated && (
        <p className="mt-4 text-sm text-quiet">
          Last updated: <time dateTime={PUBLIC_PAGES_UPDATED}>{UPDATED}</time>
        </p>
      )}
      {children}
    </article>
  );
}

export function DocumentSection({
  id,
  title,
  aside,
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="mt-12 grid gap-4 border-t border-line pt-8 sm:mt-16 lg:grid-cols-[4fr_8fr] lg:gap-12"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside && <div className="mt-2 text-sm text-quiet">{aside}</div>}
      </div>
      <div className="prose grid min-w-0 content-start gap-4 [&_li]:pl-1 [&_ul]:grid [&_ul]:list-['–__'] [&_ul]:gap-2 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  );
}

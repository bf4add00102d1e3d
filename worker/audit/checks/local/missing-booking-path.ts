import { isBookingHost } from '../../website/booking-links.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { defineCheck, notApplicable, pass } from '../check.ts';
import { isToBook } from '../shared/links/links-to-book.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';

const ACTION = /^(?:Reserve|Order|Buy|Schedule|Rent)Action$|^(?:ReserveAction|OrderAction|BookAction)$/;

/** A way to book, order or ask for a quote that a person, or an agent for them, can follow. Nobody has to have one. */
export const missingBookingPath = defineCheck({
  id: 'missing-booking-path',
  revision: 6,
  category: 'local',
  strength: 'C',
  catalogue: ['booking'],
  title: {
    pass: 'A link, frame or markup speaks of booking or ordering',
    fail: 'There is no way to book, order or ask on the website',
  },
  why: 'Agents that act for people need a path to follow. Early days: plausible, not proven.',
  sources: ['https://schema.org/potentialAction'],
  needs: ['pages', 'target', 'isLocal'],
  run({ pages, target, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const contactUrls = new Set(pages.filter(({ role }) => role === 'contact').map(({ url }) => url));
    const own = ownHosts({ target, pages });
    for (const page of pages) {
      const direct = directPath(page, { contactUrls, own, isEmpty: holdsNothing(pages, own) });
      if (direct) return pass([{ pageUrl: page.url, ...direct }]);
    }
    return notApplicable(
      'We looked for a link, a frame or markup that speaks of booking or ordering, and read none as such.',
    );
  },
});

interface Known {
  contactUrls: ReadonlySet<string>;
  own: ReadonlySet<string>;
  isEmpty: (url: string) => boolean;
}

/** Fewer words are a heading and a menu: "Quote" that leads there leads to nothing. */
const MIN_WORDS = 50;

/** Whether an address is one of the website that was not read, or holds neither a form, a frame nor words. */
function holdsNothing(pages: readonly ReadPage[], own: ReadonlySet<string>): (url: string) => boolean {
  const holding = new Set(
    pages
      .filter(({ plain, rendered }) =>
        [plain.view, ...(rendered ? [rendered.view] : [])].some(
          ({ forms, frames, textWords }) => forms.length + frames.length > 0 || textWords >= MIN_WORDS,
        ),
      )
      .map(({ url }) => pageKey(url)),
  );
  return (url) => own.has(hostOf(url)) && !holding.has(pageKey(url));
}

const hostOf = (url: string): string => (parsedUrl(url)?.hostname ?? '').replace(/^www\./, '');

/** A button that opens the contact page leads to a form, not to an appointment. */
function directPath(
  { plain: { view }, structured }: ReadPage,
  { contactUrls, own, isEmpty }: Known,
): { place: string; seen: string } | null {
  const action = structured.nodes.find((node) => node.types.some((type) => ACTION.test(type)));
  if (action) return { place: 'JSON-LD potentialAction', seen: action.types.join(', ') };
  const link = view.links.find(
    (one) => one.url !== null && !contactUrls.has(one.url) && isToBook(one, own) && !isEmpty(one.url),
  );
  if (link) return { place: view.paths[link.path] ?? 'a[href]', seen: `${link.text} → ${link.url}` };
  const frame = view.frames.find(({ src }) => src !== null && isBookingHost(src))?.src;
  return frame ? { place: 'iframe[src]', seen: frame } : null;
}

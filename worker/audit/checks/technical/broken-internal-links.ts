import { mailboxIn } from '../../facts/emails/writes-another.ts';
import { policyKindOfName } from '../../facts/profiles/policy-names.ts';
import type { LinkCheck, Observations } from '../../observations.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress, pageKey } from '../../website/site-address.ts';
import { leadsToNamedHost } from '../../website/unasked/left-out-scheme.ts';
import { leadsToMistypedCall } from '../../website/unasked/phone-slip.ts';
import { unservedRoutes } from '../../website/unasked/unserved-routes.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  notApplicable,
  outOf,
  partial,
  pass,
} from '../check.ts';
import {
  countOf,
  emptyContactLinks,
  emptyLegalLinks,
  emptyNamedLinks,
  linkHealth,
} from '../shared/links/broken-links.ts';
import { emptyBeside } from '../shared/links/empty-beside.ts';
import { fileKind } from '../shared/links/linked-files.ts';
import { mailSlips } from '../shared/links/mail-slip.ts';
import { misspeltLinks } from '../shared/links/misspelt-links.ts';
import { placesNamed, placeThatStands } from '../shared/links/place-of-gone.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';

/** A single slip among fifty links. */
const SLIP_SHARE = 0.02;

export const brokenInternalLinks = defineCheck({
  id: 'broken-internal-links',
  revision: 20,
  category: 'technical',
  strength: 'B',
  catalogue: ['broken-internal'],
  title: {
    pass: 'None of the links we tried within your website is broken',
    partial: 'A link within your website is broken',
    fail: 'At least one link within your website is broken',
    // Where they were meant to lead nobody can tell.
    causes: {
      'without-address': 'At least one link to a legal text has no address',
      'text-without-address': 'At least one link on your pages has no address',
      'names-nobody': 'A link to call or to write names nobody',
      'misspelt-address': 'The address of a link is misspelt',
      'picture-gone': 'A picture that your pages link to is not there',
      'file-gone': 'A file that your pages link to is not there',
    },
  },
  why: 'Whoever follows such a link does not get what it promises.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['linkChecks', 'attempts', 'pages', 'target'],
  causes: [
    'mail-without-mailto',
    'mail-unlike-its-text',
    'without-address',
    'text-without-address',
    'names-nobody',
    'misspelt-address',
    'no-rewrite',
    'picture-gone',
    'file-gone',
  ],
  run({ linkChecks, attempts, pages, target }) {
    const toKeyPages = attempts
      .filter(({ foundBy }) => foundBy === 'link')
      .flatMap(({ url, plain }): LinkCheck[] => {
        const foundOn = pageThatLinksTo(url, pages, target);
        const { status, failure, finalUrl, fetchedAt } = plain;
        // Nobody can mend a dead link without being told where it stands.
        if (foundOn === null && isUnknown({ status })) return [];
        return [{ url, foundOn: foundOn ?? url, kind: 'internal', status, failure, finalUrl, checkedAt: fetchedAt }];
      });
    const isApp = shownInApp(attempts).length > 0;
    // What was meant to call somebody is no page; whether it calls is judged with the contact data.
    const all = [...toKeyPages, ...linkChecks].filter(
      (one) =>
        !(isApp && isUnknown(one)) &&
        !leadsToMistypedCall(one.url) &&
        !MARKUP.test(one.url) &&
        !(leadsToNamedHost(one.url) && isWithoutWords(one.url, pages)),
    );
    // Beside pages that are gone, a mailbox is another fault, and is mended in another way: the contact data tell it.
    const toPages = all.filter(({ url }) => mailboxIn(url) === null);
    const tried = linkHealth(toPages, 'internal', pages).broken.length > 0 ? toPages : all;
    const health = linkHealth(tried, 'internal', pages);
    const { known, broken, onPages } = health;
    // No browser opens them, whatever website they were meant to lead to.
    const slips = misspeltLinks(pages);
    if (broken.length === 0 && slips.length > 0) return dueTo('misspelt-address', partial(slips));
    const legal = emptyLegalLinks(pages);
    const rows = emptyBeside(pages, legal);
    const ofNobody = emptyContactLinks(pages);
    const empty = [...rows, ...legal, ...ofNobody];
    if (broken.length === 0 && empty.length > 0) return dueTo(causeOfEmpty(rows, legal, ofNobody), partial(empty));
    const idle = emptyNamedLinks(pages);
    if (broken.length === 0 && idle.length > 0) return dueTo('text-without-address', outOf('uncounted', partial(idle)));
    if (known === 0) return ofNone(health.tried, isApp);
    const evidence = [
      ...onPages.map((one) => withPlace(one, pages, target)),
      ...slips,
      ...empty,
      ...idle,
      countOf(target.homeUrl, health),
    ];
    if (broken.length === 0) return pass(evidence);
    const isFew = broken.length / known <= SLIP_SHARE;
    const found = isFew ? partial(evidence) : fail(evidence);
    const routes = new Set(unservedRoutes(attempts).map(({ url }) => `link to ${url}`));
    if (broken.every(({ place }) => routes.has(place))) return dueTo('no-rewrite', found);
    if (!broken.every((one) => mailboxOf(one) !== null)) return dueTo(causeOfFiles(broken), found);
    const unlike = pages.flatMap(mailSlips).filter(({ isUnlikeItsText }) => isUnlikeItsText);
    if (unlike.length === 0) return dueTo('mail-without-mailto', found);
    const isTold = (one: Evidence): boolean => unlike.some(({ mailbox }) => mailbox === mailboxOf(one));
    const both = [...unlike.map((slip) => slip.evidence), ...evidence.filter((one) => !isTold(one))];
    return dueTo('mail-unlike-its-text', isFew ? partial(both) : fail(both));
  },
});

/** Beside a link to "/home/#contact" where that part stands, on a page that is there. */
function withPlace(one: Evidence, pages: readonly ReadPage[], target: Observations['target']): Evidence {
  const place = placeThatStands(placesNamed(one.place.replace(/^link to /, ''), pages, target), pages);
  return place === null ? one : { ...one, seen: `${one.seen}; the part that the link names stands at ${place}` };
}

/** Where all that is gone are files, no page is to take their place. */
function causeOfFiles(broken: readonly Evidence[]): 'picture-gone' | 'file-gone' | null {
  const kinds = broken.map(({ place }) => fileKind(place));
  if (kinds.includes(null)) return null;
  return kinds.includes('file') ? 'file-gone' : 'picture-gone';
}

/** `href=</a>`: a quote or a value was left out, and the tag behind it was read as the address. No page is to be put up there. */
const MARKUP = /<|%3c/i;

/** A slip in the address of another website that nobody can read, and nobody may be able to click. */
const isWithoutWords = (url: string, pages: readonly ReadPage[]): boolean =>
  pages.every(({ plain, rendered }) =>
    [plain.view, ...(rendered ? [rendered.view] : [])].every(({ links }) =>
      links.every((link) => link.url !== url || link.text === ''),
    ),
  );

/** Where a click shows pages that the server does not know, its answer says nothing of a link. */
const isUnknown = ({ status }: Pick<LinkCheck, 'status'>): boolean => status === 404 || status === 410;
const IN_APP =
  'The links lead to pages that a script shows on a click; what your server answers for them is told elsewhere.';

/** No link was answered in a way that tells. */
function ofNone(tried: number, isApp: boolean) {
  if (isApp) return notApplicable(IN_APP);
  return tried > 0
    ? inconclusive('None of the links we tried within your website was answered.')
    : notApplicable('No link to another page of the website was tried.');
}

/** What is to be done about all of them. */
function causeOfEmpty(rows: readonly Evidence[], legal: readonly Evidence[], ofNobody: readonly Evidence[]) {
  const others = rows.length + legal.length;
  if (others === 0) return 'names-nobody';
  const areLegal = legal.every(({ place }) => policyKindOfName(place.replace(/^link "|"$/g, '')) !== null);
  return areLegal && rows.length + ofNobody.length === 0 ? 'without-address' : 'text-without-address';
}

const mailboxOf = ({ place }: Evidence): string | null => mailboxIn(place.replace(/^link to /, ''));

/** Where an owner finds the link, be it served or written by a script; null where no page read holds it. */
function pageThatLinksTo(url: string, pages: readonly ReadPage[], target: Observations['target']): string | null {
  const key = pageKey(url);
  const holds = ({ links, baseUrl }: PageView): boolean =>
    links.some(({ href }) => {
      const address = ownAddress(href, baseUrl, target);
      return address !== null && pageKey(address) === key;
    });
  const others = pages.filter((page) => pageKey(page.url) !== key);
  const holder =
    others.find(({ plain }) => holds(plain.view)) ?? others.find(({ rendered }) => rendered && holds(rendered.view));
  return holder?.url ?? null;
}

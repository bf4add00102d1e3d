import { isCalled } from '../../facts/phones/is-called.ts';
import { hasNoCountryCode, hasTrunkZero } from '../../facts/phones/trunk-zero.ts';
import { isUndialable } from '../../facts/phones/undialable.ts';
import { isRendered, type ReadPage } from '../../website/read-pages.ts';
import { allPages, listedUpTo, pageWords } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, measured, seenAs } from '../shared/premium-grounds.ts';

/** Markup made for speaking assistants, where there is some. */
export function speakable(input: PremiumInput): Grounded<string>[] {
  const found = input.results.find(({ check }) => check.id === 'speakable-markup')?.outcome;
  if (found?.outcome !== 'info') return [];
  return [
    say(
      'speakable: you mark passages with it. Google reads it for news only, so it may stay and needs no care.',
      measured(input, 'speakable-markup'),
    ),
  ];
}

/** People who speak to a phone hold one: what happens when they tap. */
export function mobileOptimizations(input: PremiumInput): Grounded<string>[] {
  const { pages } = input.inputs;
  const dialled = pages && pages.length > 0 ? tapToCall(input, pages) : null;
  return dialled === null ? [] : [dialled];
}

/** Who wants messages gives a link that opens one: as near as a call. */
const DIALS = /^\s*(?:tel|sms|smsto):|\/\/(?:wa\.me|api\.whatsapp\.com)\//i;

const isDialler = ({ href }: { href: string }): boolean => DIALS.test(href);

/** Null where a link dials what no page shows, or only a chat is known: whom a tap calls is then not known. */
function tapToCall(
  { facts, inputs: { facts: read, target } }: PremiumInput,
  pages: NonNullable<PremiumInput['inputs']['pages']>,
): Grounded<string> | null {
  const phone = facts.phones.find(isCalled);
  if (!phone) return null;
  const known = [...read.phones, ...read.otherPhones].map(({ value }) => lastDigits(value));
  // Whoever holds a phone sees what scripts write.
  const dialledOn = pages.map(({ plain, rendered }) =>
    [plain.view, ...(rendered ? [rendered.view] : [])].flatMap(({ links }) =>
      links.flatMap(({ href }) => (DIALS.test(href) ? [href] : [])),
    ),
  );
  // A link that dials a wrong number, or none, is told as the fault it is.
  const isFault = (href: string): boolean =>
    hasTrunkZero(href) || hasNoCountryCode(href) || isUndialable(href) || !known.includes(lastDigits(href));
  if (dialledOn.flat().some(isFault)) return null;
  const without = pages.filter((_, index) => dialledOn[index]?.length === 0);
  // What scripts write on a page that no browser showed whole nobody saw; where none was used, the pages are as they are served.
  const unseen = pages.some(isRendered) ? without.filter(isSeenInPart) : [];
  if (unseen.length * 2 > pages.length) return null;
  const lacking = without.filter((page) => !unseen.includes(page));
  // Hidden as it was drawn, it may yet be what narrow screens show, or be shown nowhere.
  if (pages.some((page) => !without.includes(page) && !showsDialler(page))) return null;
  const [source] = phone.sources;
  // Where no page has such a link, the task on contact data says so.
  if (without.length === pages.length) return null;
  const late = pages.filter(({ plain }, at) => dialledOn[at]?.length !== 0 && !plain.view.links.some(isDialler)).length;
  const byScript =
    late === 0
      ? ''
      : late === pages.length - without.length
        ? ', where a script writes it'
        : `; on ${late} of them a script writes it`;
  const reached = `A link that calls or messages you stands on`;
  const named = (all: typeof pages) =>
    listedUpTo(
      all.map(({ url }) => pageWords(url, target.homeUrl)),
      4,
    );
  return say(
    without.length === 0
      ? `${reached} ${allPages(pages.length)} we read${byScript}.`
      : [
          `${reached} ${pages.length - without.length} of ${pages.length} pages${byScript}.`,
          ...(lacking.length > 0 ? [`The rest: ${named(lacking)}.`] : []),
          ...(unseen.length > 0 ? [`Our browser did not see all of ${named(unseen)}.`] : []),
        ].join(' '),
    derived('Links that call or message a number the pages show, counted over the pages read.', [
      source ? seenAs(source) : null,
    ]),
  );
}

const isSeenInPart = ({ rendered }: ReadPage): boolean =>
  rendered === null || rendered.missesCode === true || rendered.missesData === true;

/** On the page as it was drawn, else as it is served. */
function showsDialler({ plain, rendered }: NonNullable<PremiumInput['inputs']['pages']>[number]): boolean {
  const { links } = (rendered ?? plain).view;
  return links.some(({ href, hidden }) => !hidden && DIALS.test(href));
}

/** Enough to tell numbers of one business apart, with or without the code of the country. */
const lastDigits = (text: string): string =>
  text
    .replace(/[;?].*$/, '')
    .replace(/\D/g, '')
    .slice(-8);

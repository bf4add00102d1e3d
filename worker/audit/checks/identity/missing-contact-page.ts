import { seenAsPossible } from '../../facts/claims/claims.ts';
import type { Facts } from '../../facts/facts.ts';
import { networkOf } from '../../facts/profiles/social-networks.ts';
import { wayElsewhere } from '../../facts/traces/way-elsewhere.ts';
import type { PageObservation, Target } from '../../observations.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { namedBySitemapAlone } from '../../website/unasked/named-by-sitemap-alone.ts';
import { unservedRoutes } from '../../website/unasked/unserved-routes.ts';
import { unreadPages } from '../../website/unread-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { contactForm, formsOfUnknownTarget, formsSendNothing } from '../shared/contact-form.ts';
import { anyWay, contactWays } from '../shared/contact-ways.ts';
import { placesNamed } from '../shared/links/place-of-gone.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';

const CONTACT_ID = /^(?:contact|kontakt|contatti|contatt[oi]|contacto|contato|anfahrt|standort|get-in-touch|access)/i;
const CONTACT = lightLetters(
  regexSource`
    ^(?:
      contact(?: us| me| details| info(?:rmation)?)?
      |get in touch
      |reach us
      |find us
      |visit us
      |kontakt(?:ieren sie uns| und anfahrt)?
      |so (?:finden|erreichen) sie uns
      |anfahrt
      |(?:nous )?contacte[rz](?:[- ](?:nous|moi))?
      |contact(?:ez)?[- ](?:nous|moi)
      |coordonn[ée]es
      |nous trouver
      |cont[áa]ct(?:o|enos|anos)
      |(?:datos|informaci[óo]n) de contacto
      |dados de contato
      |kontaktdaten
      |dati di contatto
      |d[óo]nde estamos
      |contatti
      |contattaci
      |dove siamo
      |neem contact op
      |contactgegevens
      |contat?os?
      |contacte[- ]nos
      |fale conosco
      |onde estamos
      |お問い合わせ
      |アクセス
      |ご予約
    )
  `,
  'i',
);

const UNCLICKED = 'Other pages of yours open at a click alone, and our browser did not see the contact page.';
const WAY_ONLY =
  'A way to get in touch may stand on your pages; a page or section named after it was not made out for sure.';

/** A page, or a section of the home page, with a way to get in touch. */
export const missingContactPage = defineCheck({
  id: 'missing-contact-page',
  revision: 18,
  category: 'identity',
  strength: 'B',
  catalogue: ['contact-page'],
  title: {
    pass: 'A contact page or section gives a way to reach you',
    partial: 'Your pages link to a contact page that does not exist',
    fail: 'We found no page or section that tells how to reach you',
    causes: { 'no-rewrite': 'Your contact page does not open at its address' },
  },
  why: 'An assistant can only pass on how to reach you where it has read it.',
  sources: ['https://developers.google.com/search/docs/appearance/ai-features', 'https://schema.org/ContactPage'],
  needs: ['pages', 'facts', 'attempts', 'target'],
  readsWords: true,
  causes: ['page-gone', 'no-rewrite'],
  claimsAbsence: ['fail'],
  looksForContact: true,
  run({ pages, facts, attempts, target }) {
    const unread = unreadPages({ pages, attempts }).find(({ role }) => role === 'contact');
    const given = [...facts.phones, ...facts.emails].flatMap(({ sources }) => sources.map(({ pageUrl }) => pageUrl));
    const reaches = (one: ReadPage) => given.includes(one.url) || contactForm(one) !== null;
    const { page, place, isSection } = findContact(pages, reaches) ?? { page: pages[0], place: '', isSection: false };
    if (unread && !isSection) return inconclusive(`The contact page ${unread.url} could not be read.`);
    if (!page) return inconclusive('No page was read.');
    const isOwnPage = page.role === 'contact';
    const isRead = pages.some(({ role }) => role === 'contact');
    const inApp = new Set(shownInApp(attempts).flatMap((one) => (one.role === 'contact' ? one.url : [])));
    const routes = unservedRoutes(attempts);
    const dead = isRead ? undefined : contactGone(attempts, inApp, routes, target);
    const here = [...facts.phones, ...facts.emails, ...facts.addresses].flatMap(({ sources }) =>
      sources.filter(({ pageUrl }) => pageUrl === page.url).slice(0, 1),
    );
    const evidence = [
      ...here.map(({ pageUrl, place: where, seen }) => ({ pageUrl, place: where, seen })),
      // Where no page is there to get in touch, whatever any page offers is a way.
      ...(isOwnPage ? contactWays(page) : pages.flatMap(contactWays)),
    ];
    const inAppWays = dead || isRead ? [] : waysOn(facts, inApp);
    if (inAppWays.length > 0) return pass(inAppWays);
    if (dead) return ofGone(dead, attempts, routes);
    if (evidence.length > 0) return ofWays(evidence, pages, isSection ? page.url : null);
    const traces = [seenAsPossible('phones', { pages, facts }), seenAsPossible('addresses', { pages, facts })];
    const trace = traces.find((one) => one !== null);
    if (trace || given.length > 0) return inconclusive(WAY_ONLY, trace ? [trace] : []);
    return ofNone(page, place, isSection, pages);
  },
});

/** Where no page links to it, what is wrong is a line of the sitemap. */
function contactGone(
  attempts: readonly PageObservation[],
  inApp: ReadonlySet<string>,
  routes: readonly PageObservation[],
  target: Target,
): PageObservation | undefined {
  const astray = namedBySitemapAlone(attempts, target).filter((one) => !routes.includes(one));
  return attempts.find(
    (one) =>
      one.role === 'contact' &&
      (one.plain.status === 404 || one.plain.status === 410) &&
      !inApp.has(one.url) &&
      !astray.includes(one) &&
      // A part of a page bears the name, and the address behind it is old.
      placesNamed(one.url, attempts, target).length === 0,
  );
}

/** Nothing was read, and what may be a way all the same is told as such. */
function ofNone(page: ReadPage, place: string, isSection: boolean, pages: readonly ReadPage[]) {
  // A form that a click or a script shows is a way all the same, and so may be a sign that leads to another website.
  const way = pages.flatMap(anyWay)[0] ?? pages.flatMap((one) => wayElsewhere(one) ?? [])[0];
  const perhaps = way ?? (isSection ? perhapsWay(page, pages) : null);
  if (perhaps) return inconclusive(WAY_ONLY, [perhaps]);
  const seen = isSection
    ? 'no phone, e-mail, form, booking or address on it'
    : 'no contact page or section, and no way to get in touch';
  return fail([{ pageUrl: page.url, place, seen }]);
}

/** Whoever is named there can be written to: an account on a network, whatever its address tells; or what scripts bring that nobody saw. */
function perhapsWay(section: ReadPage, pages: readonly ReadPage[]): Evidence | null {
  for (const { url: pageUrl, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const link = view.links.find(({ href }) => networkOf(href) !== null);
      if (link) return { pageUrl, place: placeOf(view, link.path), seen: link.href };
    }
  const { url: pageUrl, plain, rendered } = section;
  const isUnseen = plain.view.scripts.count > 0 && (rendered === null || rendered.missesCode === true);
  return isUnseen ? { pageUrl, place: 'scripts', seen: 'no browser showed all that they bring' } : null;
}

/** A contact page that is linked and does not open. */
function ofGone(dead: PageObservation, attempts: readonly PageObservation[], routes: readonly PageObservation[]) {
  // Where a click shows its sister pages, which the server does not know either, it shows this one, too, for all we know.
  if (!dead.rendered?.view && shownInApp(attempts).length > 0) return inconclusive(UNCLICKED);
  const broken = { pageUrl: dead.url, place: 'contact page', seen: `status ${dead.plain.status}` };
  return dueTo(routes.includes(dead) ? 'no-rewrite' : 'page-gone', partial([broken]));
}

/** What a page or section for it offers proves it; what other pages do, and a form that sends nothing, does not. */
function ofWays(evidence: Evidence[], pages: ReadPage[], ownUrl: string | null) {
  const idle = new Set(pages.flatMap((one) => (formsSendNothing(one) || formsOfUnknownTarget(one) ? one.url : [])));
  const open = evidence.filter(({ pageUrl, place }) => !(place === 'form' && idle.has(pageUrl)));
  if (open.length === 0)
    return inconclusive(
      'We saw a form, and not where it is sent. Whether another way to get in touch stands there was not concluded.',
      evidence,
    );
  const here = open.filter(({ pageUrl }) => pageUrl === ownUrl);
  return here.length > 0 ? pass(here) : inconclusive(WAY_ONLY, open);
}

/** What pages that only a click shows say of how to get in touch. */
const waysOn = ({ phones, emails }: Facts, urls: ReadonlySet<string>): Evidence[] =>
  [...phones, ...emails].flatMap(({ sources }) =>
    sources
      .filter(({ pageUrl }) => urls.has(pageUrl))
      .slice(0, 1)
      .map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen })),
  );

/**
 * The page, or the section by its heading or anchor; failing both, a page through which somebody can be
 * reached, the home page first: there anybody would look.
 */
function findContact(
  pages: readonly ReadPage[],
  reaches: (page: ReadPage) => boolean,
): { page: ReadPage; place: string; isSection: boolean } | null {
  const own = pages.find(({ role }) => role === 'contact');
  if (own) return { page: own, place: own.plain.view.titles[0] ?? 'page', isSection: true };
  for (const page of pages) {
    if (page.role === 'legal' || page.role === 'article') continue;
    for (const { headings, ids } of [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])]) {
      const heading = headings.find(({ text }) => text.length < 60 && CONTACT.test(text.trim()));
      if (heading) return { page, place: `h${heading.level}: ${heading.text}`, isSection: true };
      const id = ids.find((one) => CONTACT_ID.test(one));
      if (id) return { page, place: `#${id}`, isSection: true };
    }
  }
  const home = pages.find(({ role }) => role === 'home');
  const page = [...(home ? [home] : []), ...pages].find((one) => one.role !== 'legal' && reaches(one)) ?? home;
  return page ? { page, place: page.role === 'home' ? 'home page' : 'page', isSection: false } : null;
}

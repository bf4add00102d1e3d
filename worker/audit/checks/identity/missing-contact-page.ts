import type { FactSource } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { unreadPages } from '../../website/unread-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { contactForm } from '../shared/contact-form.ts';
import { contactWays } from '../shared/contact-ways.ts';
import { areaIn, worksAtCustomers } from '../shared/local-words.ts';

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

/** Two ways suit two kinds of customers; a form alone answers neither "call" nor "write". */
const ENOUGH_WAYS = 2;

/** A page, or a section of the home page, with two ways to get in touch and an address or area. */
export const missingContactPage = defineCheck({
  id: 'missing-contact-page',
  revision: 4,
  category: 'identity',
  strength: 'B',
  catalogue: ['contact-page'],
  title: {
    pass: 'A contact page offers several ways to reach you and says where you are',
    partial: 'No contact page or section has it all: several ways to reach you, and where you are',
    fail: 'No page or section tells how to reach you',
  },
  why: 'When somebody asks how to reach you, an assistant sends them to this page. Strong logic and common practice.',
  sources: ['https://developers.google.com/search/docs/appearance/ai-features', 'https://schema.org/ContactPage'],
  needs: ['pages', 'facts', 'attempts'],
  readsWords: true,
  causes: ['page-gone', 'no-page-of-its-own', 'one-way-only', 'no-address', 'only-after-javascript'],
  claimsAbsence: ['fail', 'no-page-of-its-own', 'one-way-only', 'no-address'],
  run({ pages, facts, attempts }) {
    const unread = unreadPages({ pages, attempts }).find(({ role }) => role === 'contact');
    const given = [...facts.phones, ...facts.emails].flatMap(({ sources }) => sources.map(({ pageUrl }) => pageUrl));
    const reaches = (one: ReadPage) => given.includes(one.url) || contactForm(one) !== null;
    const { page, place, isSection } = findContact(pages, reaches) ?? { page: pages[0], place: '', isSection: false };
    if (unread && !isSection) return inconclusive(`The contact page ${unread.url} could not be read.`);
    if (!page) return inconclusive('No page was read.');
    const isOwnPage = page.role === 'contact';
    const evidence: Evidence[] = [];
    const on = (what: string, sources: FactSource[]) => {
      const here = sources.filter(({ pageUrl }) => pageUrl === page.url);
      const best = here.find(({ view }) => view === 'plain') ?? here[0];
      if (best)
        evidence.push({
          pageUrl: page.url,
          place: `${what}${best.view === 'plain' ? '' : ', only after JavaScript'}: ${best.place}`,
          seen: best.seen,
        });
      return best !== undefined;
    };
    const byPhone = on(
      'phone',
      facts.phones.flatMap(({ sources }) => sources),
    );
    const byMail = on(
      'e-mail',
      facts.emails.flatMap(({ sources }) => sources),
    );
    // Where no page is there to get in touch, whatever any page offers is a way.
    const offered = isOwnPage ? contactWays(page) : pages.flatMap(contactWays);
    const others = offered.filter(({ seen }) => !/^(?:tel|mailto):/i.test(seen));
    evidence.push(...others.filter((one, at) => others.findIndex(({ place }) => place === one.place) === at));
    const hasLink = (start: string) => offered.some(({ seen }) => seen.toLowerCase().startsWith(start));
    const written = isOwnPage ? 0 : Number(facts.emails.length > 0 && !byMail && !hasLink('mailto:'));
    const ways =
      [byPhone || hasLink('tel:'), byMail || hasLink('mailto:')].filter(Boolean).length +
      written +
      new Set(others.map(({ place }) => place)).size;
    const hasPlace =
      on(
        'address',
        facts.addresses.flatMap(({ sources }) => sources),
      ) ||
      namesArea(page) ||
      worksAtCustomers(facts, pages);
    const late = evidence.some(({ place: where }) => where.includes('only after JavaScript'));
    const isRead = pages.some(({ role }) => role === 'contact');
    const dead = attempts.find(
      ({ role, plain }) => role === 'contact' && !isRead && (plain.status === 404 || plain.status === 410),
    );
    if (ways >= ENOUGH_WAYS && hasPlace && isSection && !late && !dead) return pass(evidence);
    if (ways > 0 || hasPlace) {
      const gaps = [
        ...(ways < ENOUGH_WAYS ? [ways === 0 ? 'no way to get in touch' : 'no second way to get in touch'] : []),
        ...(hasPlace ? [] : ['no address or area']),
      ];
      const lacking = gaps.map((gap) => ({ pageUrl: page.url, place: place ? `in ${place}` : 'page', seen: gap }));
      if (dead) {
        const broken = { pageUrl: dead.url, place: 'contact page', seen: `status ${dead.plain.status}` };
        return dueTo('page-gone', partial([broken, ...lacking, ...evidence]));
      }
      const cause = !isSection
        ? 'no-page-of-its-own'
        : ways < ENOUGH_WAYS
          ? 'one-way-only'
          : hasPlace
            ? 'only-after-javascript'
            : 'no-address';
      return dueTo(cause, partial([...lacking, ...evidence]));
    }
    const seen = isSection
      ? 'no phone, e-mail, form, booking or address on it'
      : 'no contact page or section, and no way to get in touch';
    return fail([{ pageUrl: page.url, place, seen }]);
  },
});

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

const SERVED_AREA = lightLetters(/(?<!\p{L})(?:we cover|areas? (?:we )?serve|liefergebiet|rund um)(?!\p{L})/iu);

/** A town alone is where a business without premises works. */
const namesArea = (page: ReadPage): boolean =>
  page.plain.view.blocks.some(
    ({ text, landmark }) => landmark !== 'nav' && (areaIn(text) !== null || SERVED_AREA.test(text)),
  );

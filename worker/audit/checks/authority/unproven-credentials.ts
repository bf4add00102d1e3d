import { isInStarredCard } from '../../facts/reviews/starred-cards.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { registrableDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { CREDENTIAL_LEXICON } from '../../words/credential-lexicon.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, pass } from '../check.ts';
import { notConcluded } from '../shared/not-concluded.ts';
import { hasGap } from '../shared/template-texts.ts';

const NUMBER = lightLetters(
  regexSource`
    (?:n[.o°º]|nr|no|number|nummer|numero|#|第|reg)?[.:°º\s]{0,9}(?!
      (?:19|20)\d{2}(?!\d)
      |\d{4,5}\s[a-z]{3}
      |\d+\s?(?:%|\+|percent|prozent|years?|jahre|ans\b|anos|anni|jaar|customers|kunden|clients)
    )(?<!\d)\d{3,}
  `,
  'u',
);
/** "ISO 9001". */
const NORM_NUMBER = /^ ?\d{4,5}/;
/** Numbers every business has prove no qualification. */
const OTHER_NUMBER = /\b(?:kvk|btw|vat|siret|siren|tva|ust|nif|cif|p\.? ?iva|tel|phone|fax)\b/u;
const MAX_CLAIM_CHARS = 240;
/** Longer texts tell stories. */
const MAX_STORY_CHARS = 1_500;

/** Privacy and terms name the certificates of those who process data or payments. An imprint names the own ones. */
const RULES =
  /privacy|datenschutz|confidentialit|privacidad|privacidade|cookie|\bagb\b|\bcg[uv]s?\b|terms|conditions|termini|voorwaarden|プライバシー|規約/i;

/**
 * What somebody outside can check of what the business claims to be: a number in the same sentence. A link may lead to a course or a
 * body, and a certificate without a number may be a helmet's.
 */
export const unprovenCredentials = defineCheck({
  id: 'unproven-credentials',
  revision: 13,
  category: 'authority',
  strength: 'C',
  catalogue: ['credentials'],
  title: {
    pass: 'A licence or membership is named with a number',
    fail: 'Your website names no license, certificate or membership',
    info: 'A license or membership with its number',
  },
  why: 'For health, law, money and trades, what can be checked counts more than what is claimed. Plausible, not proven.',
  sources: [
    'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    'https://schema.org/hasCredential',
  ],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    // The document below names health, money and safety.
    let linked: Evidence | null = null;
    const needsNone = sureTrade(facts)?.noNeedOf?.includes('licence') ?? false;
    for (const page of pages) {
      const { view } = page.plain;
      if (page.role === 'legal' && RULES.test(`${page.url} ${view.titles[0] ?? ''}`)) continue;
      const isOfCustomer = isInStarredCard(view);
      for (const [at, block] of view.blocks.entries()) {
        if (block.landmark === 'nav' || isOfCustomer(at) || hasGap(block.text, page)) continue;
        for (const line of claimsIn(block.text)) {
          const end = endOfCredential(line);
          if (end === null) continue;
          const claim = { pageUrl: page.url, place: view.paths[block.path] ?? block.tag, seen: line };
          // The number belongs to the credential when it follows it, not a phone number somewhere else in the line.
          const after = plainWords(line)
            .slice(end, end + 60)
            .replace(ANOTHER_MATTER, '')
            .replace(SECOND_NUMBER, '');
          const isNumbered = NUMBER.test(after) && !OTHER_NUMBER.test(after) && !isPhone(page, after);
          if (isNumbered) return pass([claim]);
          // A register, a body or a course: what stands there nobody read.
          if (linked === null && isLinked(page, at, line)) linked = claim;
        }
      }
    }
    if (needsNone)
      return notApplicable('In a trade as yours, as we read it, customers seldom ask for a license or certificate.');
    if (linked !== null) return inconclusive(LINKED, [linked]);
    const number = pages.flatMap((page) => registerNumber(page) ?? [])[0];
    return number
      ? inconclusive('Letters with a number stand on your pages; whether a register gave it is for you to confirm.', [
          number,
        ])
      : notConcluded();
  },
});

const LINKED =
  'A link stands beside what may be a licence or a membership; whether it proves one is for you to confirm.';

/** A measure, or the next sentence: "certified < 0.3 %. Peroxides < 8 meq". */
const ANOTHER_MATTER = /[<>≤≥=].*$|(?<=[a-z]{4}|[\d%])\.\s.*$/u;

/** "certified, 4.9 stars in 127 reviews": of several numbers the first belongs to it. */
const SECOND_NUMBER = /(?<=\d) .*\d.*$/u;

/** Where the first one ends in the line as `plainWords` leaves it; null where none is named, or one of others. */
function endOfCredential(line: string): number | null {
  const plain = plainWords(line);
  const words = CREDENTIAL_LEXICON.wordsIn(plain);
  if (words.some(({ tag }) => tag === 'ofOthers')) return null;
  for (const { tag, end } of words) {
    if (tag === 'held') return end;
    const number = tag === 'norms' ? NORM_NUMBER.exec(plain.slice(end))?.[0] : undefined;
    if (number !== undefined) return end + number.length;
  }
  return null;
}

/** The letters of a body, then a number that none but a register gives, no year: "HCPC PH87214", "CRP 06/154012". */
const REGISTER_NUMBER = lightLetters(
  /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?:[/-]\p{Lu}{2,3})?[\s:.nº°#-]{1,6}(?!(?:19|20)\d{2}(?!\d))\p{Lu}{0,3}\s?\d{0,3}[/.-]?\d{4,}(?![\p{N}.,])/u,
);

function registerNumber({ url, role, plain: { view } }: ReadPage): Evidence | null {
  if (role === 'legal') return null;
  const isOfCustomer = isInStarredCard(view);
  for (const [at, { text, path, tag }] of view.blocks.entries()) {
    if (isOfCustomer(at)) continue;
    const line = text.length > MAX_CLAIM_CHARS ? undefined : REGISTER_NUMBER.exec(text)?.[0];
    if (line !== undefined && !OTHER_NUMBER.test(plainWords(line)))
      return { pageUrl: url, place: view.paths[path] ?? tag, seen: text };
  }
  return null;
}

/** Lines, and the sentences of those that are too long to be one claim. */
const claimsIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.length <= MAX_CLAIM_CHARS ? [line] : line.slice(0, MAX_STORY_CHARS).split(/(?<=[.!?])\s+/),
    )
    .filter((line) => line.length <= MAX_CLAIM_CHARS);

/** The hotline of a register, and the number of the business itself. */
function isPhone({ plain: { view } }: ReadPage, text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return view.links.some(({ href }) => {
    const end = href.startsWith('tel:') ? href.replace(/\D/g, '').slice(-LAST_DIGITS) : '';
    return end.length === LAST_DIGITS && digits.includes(end);
  });
}
const LAST_DIGITS = 7;

/** A link in these words to a page of somebody else: what stands for everybody, the front page of a register or a public license, proves nothing. */
function isLinked(page: ReadPage, block: number, line: string): boolean {
  const own = registrableDomain(page.url);
  return page.plain.view.links.some((link) => {
    if (link.block !== block || link.url === null || !/^https?:/.test(link.url)) return false;
    if (link.text === '' || !line.includes(link.text) || /\blicense\b/.test(link.rel ?? '')) return false;
    const domain = registrableDomain(link.url);
    return domain !== null && domain !== own && !isFrontPage(new URL(link.url));
  });
}

/** "/", "/en/", "/index.php". */
const isFrontPage = ({ pathname, search }: URL): boolean =>
  search === '' && pathname.split('/').every((part) => part.length <= 3 || part.startsWith('index.'));

import type { Facts } from '../../facts/facts.ts';
import { saysNothing } from '../../facts/profiles/says-nothing.ts';
import { mainBlocks } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import { defineCheck, type Evidence, fail, pass } from '../check.ts';
import { notConcluded } from '../shared/not-concluded.ts';
import { unreadLegalPage } from '../shared/unread-legal-page.ts';

/** Register, tax and licence numbers as businesses must or may show them. */
const NUMBERS = lightLetters(
  regexSource`
    \b(?:
      HR[AB]\s?\d{2,}
      |RBQ\s?:?\s?(?:\(\s?)?\d{4}-?\d{4}-?\d{2}
      |(?:Handelsregister|Amtsgericht|Registergericht)\b.{0,40}\d
      |USt-?Id\S*.{0,6}DE\s?\d
      |DE\s?\d{3}\s?\d{3}\s?\d{3}\b
      |ATU\d{8}
      |FN\s?\d{4,6}\s?[a-z]\b
      |CHE-?\d{3}
      |SIRE[NT]\s?:?.{0,20}\d{3}
      |RCS\s\p{Lu}\p{L}+.{0,12}\d{3}
      |(?:TVA|BTW|VAT)\b.{0,25}\d{6,}
      |(?:N\.?I\.?F\.?|C\.?I\.?F\.?)\s?:?\s?[A-Z]?-?\d{7,8}
      |P\.?\s?IVA\s?:?.{0,6}\d{11}
      |Partita IVA\s?:?.{0,6}\d{11}
      |(?:Codice Fiscale|C\.\s?F\.)\s?:?\s?\w{11,16}
      |REA\b.{0,10}\d
      |KvK\b.{0,20}\d{8}
      |NIPC\s?:?.{0,4}\d{3}
      |(?:Company|Charity|Registration|Registered)\s(?:[Rr]egistration\s)?(?:[Nn]o|[Nn]umber|in)\b.{0,40}\d{5,}
      |EIN\s?:?.{0,4}\d{2}-\d{7}
      |ABN\s?:?.{0,4}\d{2}\s?\d{3}
      |Lic(?:en[sc]e)?\.?\s?(?:no\.?|number|#|:)\s?\w*\d{3,}
    )
    |\bBIG[- ]?(?:register|nummer|nr\.?)\W{0,3}\d{8,}
    |法人番号
    |登録番号
    |許可.{0,14}第\s?\d{3,}
  `,
  'u',
);

/** Bodies that list their members: whoever is named beside them can be looked up there. Authorities over data are none. */
const PROFESSIONAL_BODY = lightLetters(
  regexSource`
    \p{L}kammer\b
    |\bkammer:
    |\bIHK\b
    |\bKZV\b
    |\bkassen(?:zahn)?ärztliche vereinigung\b
    |\bordre (?:des|national)\b
    |\bbarreau\b
    |\bcolegio (?:oficial )?de\b
    |\bcolegiad[oa]\b
    |\bordine (?:degli|dei)\b
    |\bregulated by\b
  `,
  'iu',
);
/** A public register opened at one entry. */
const REGISTER_LINK = /^https?:\/\/[^/?#]*(?:register|registre|registro|company-information)[^/?#]*\/.*\d{5,}/i;
/** What templates put where a number belongs. */
const MADE_UP = lightLetters(
  regexSource`
    X{3}|\[.*\]|\{\{|(\d)\1{6}|123 ?456 ?78|[àa] compl[ée]ter|indiquer ici|bitte (?:hier )?(?:ergänzen
    |eintragen)|to be completed|por completar|da completare|a completar
  `,
  'i',
);
/** Named beside an authority or an insurer, a number may be theirs. */
const INSURER = /versicher|assur|seguro|assicura|insur/i;

/**
 * Who the business legally is: a register, tax or licence number, or the body that lists its members. Missing it is called only of an
 * imprint without a single digit.
 */
export const missingLegalIdentity = defineCheck({
  id: 'missing-legal-identity',
  revision: 6,
  category: 'identity',
  strength: 'C',
  catalogue: ['legal-identity'],
  title: {
    pass: 'Your website gives a register number or names its professional body',
    fail: 'We saw no number in your imprint that can be looked up',
    info: 'The number of a public register',
  },
  why: 'Many countries ask businesses to give such a number on their website. An effect on AI answers is not measured.',
  sources: [
    'https://eur-lex.europa.eu/eli/dir/2000/31/oj',
    'https://static.googleusercontent.com/media/guidelines.raterhub.com/en//searchqualityevaluatorguidelines.pdf',
  ],
  needs: ['pages', 'facts', 'attempts', 'notRead'],
  run({ pages, facts, attempts, notRead }) {
    const lines = textDocuments(pages).flatMap(({ pageUrl, lines: all, isLegal }) =>
      all.flatMap(({ text, place, foreign }, index) => {
        // Imprints name the chamber in one breath with the owner's own numbers.
        const isBody = foreign === 'authority or chamber' && !INSURER.test(text);
        if ((foreign !== null && !isBody) || text.length >= 600) return [];
        // "C.F.:" on a line of its own names the number below.
        const below = text.length <= 25 && /[:.]$/.test(text) ? ` ${all[index + 1]?.text ?? ''}` : '';
        return [{ pageUrl, place, text: text + below, isLegal, isBody }];
      }),
    );
    const find = (pattern: Pattern, among = lines): Evidence[] => {
      const line = among.find(({ text }) => pattern.test(text) && !MADE_UP.test(text));
      return line ? [{ pageUrl: line.pageUrl, place: line.place, seen: line.text.slice(0, 300) }] : [];
    };
    const numbers = find(NUMBERS);
    if (numbers.length > 0) return pass(numbers);
    const entry = registerEntry(pages);
    if (entry) return pass([entry]);
    const listed = memberOf(
      find(
        PROFESSIONAL_BODY,
        lines.filter(({ isLegal, isBody }) => isLegal && isBody),
      ),
      facts,
    );
    if (listed.length > 0) return pass(listed);
    // Of a page that nobody has written yet, or whose text is a picture, a number is the least that is missing.
    const empty = pages.find((page) => isImprint(page, facts) && isWithoutNumber(page) && !saysNothing(page));
    if (empty && unreadLegalPage({ pages, attempts, notRead }) === null)
      return fail([{ pageUrl: empty.url, place: 'text of the imprint', seen: 'no number at all' }]);
    return notConcluded();
  },
});

const isImprint = ({ url }: ReadPage, { policies }: Facts): boolean =>
  policies.some(({ value }) => value.kind === 'imprint' && value.url === url);

/** Numbers have no language: where not one digit stands, none can be looked up. */
const isWithoutNumber = ({ plain, rendered }: ReadPage): boolean =>
  [plain.view, ...(rendered ? [rendered.view] : [])].every((view) =>
    mainBlocks(view).every(({ text }) => !/\p{Nd}/u.test(text)),
  );

/** The imprint of a profession without a register: name, address and the body that lists its members. */
function memberOf(body: Evidence[], { businessName, addresses }: Facts): Evidence[] {
  const page = body[0]?.pageUrl;
  const address = addresses.flatMap(({ sources }) => sources).find(({ pageUrl }) => pageUrl === page);
  if (!businessName || !address) return [];
  return [...body, { pageUrl: address.pageUrl, place: address.place, seen: address.seen }];
}

function registerEntry(pages: readonly ReadPage[]): Evidence | null {
  for (const { url: pageUrl, plain } of pages) {
    const { links, paths } = plain.view;
    const link = links.find(({ url }) => url !== null && REGISTER_LINK.test(url));
    if (link?.url) return { pageUrl, place: paths[link.path] ?? 'a[href]', seen: link.url };
  }
  return null;
}

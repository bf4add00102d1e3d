import { townsOf } from '../../checks/shared/local-words.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { sureTradeId } from '../../facts/trade/sure-trade.ts';
import { typeFor } from '../../facts/trade/type-for.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { TWO_LETTERS } from '../../website/text/letters.ts';
import { contentView } from '../../website/text/page-prose.ts';
import type { FixInput } from '../fix-input.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';
import { tradeTitle } from '../text-blocks/trade-noun.ts';

const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,:;|–-])[\s.,:;|–-]+$/u, '');

/** Town of a business that has one; one with several branches belongs to none. */
export function placeOfBusiness({ facts, inputs: { isLocal } }: FixInput): string | null {
  const [town, ...others] = townsOf(facts);
  return isLocal === false || others.length > 0 ? null : (town ?? null);
}

/** Whether a text names the business. */
export function namesBusiness({ inputs: { facts } }: FixInput, text: string): boolean {
  return facts.businessName !== null && nameKey(text).includes(nameKey(facts.businessName.value));
}

/** What a page is about: its one main heading, then what menus call it; of a home page its trade. */
export function subjectsOf(input: FixInput, page: ReadPage): string[] {
  const mains = contentView(page).headings.filter(
    ({ level, hidden, text }) => level === 1 && !hidden && text.trim() !== '',
  );
  const heading = mains.length === 1 ? (mains[0]?.text ?? '') : '';
  const cleaned = [heading, ...(page.role === 'home' ? homeSubjects(input, page) : linkTexts(input, page))]
    .map((text) => unshouted(clean(text)))
    .filter((text) => TWO_LETTERS.test(text));
  return [...new Set(cleaned)].filter((text) => !isNameAlone(input, text));
}

/** "PRICES" in a menu set in capitals is no title; of shorter words some are abbreviations, and of several some are names. */
const unshouted = (text: string): string =>
  /^\p{Lu}{5,}$/u.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text;

function isNameAlone({ inputs: { facts } }: FixInput, text: string): boolean {
  return facts.businessName !== null && nameKey(text) === nameKey(facts.businessName.value);
}

function homeSubjects(input: FixInput, page: ReadPage): string[] {
  const phrases = phrasesFor(input, page);
  const { facts } = input;
  const place = placeOfBusiness(input);
  const trade = sureTradeId(facts);
  const noun =
    phrases && trade !== null
      ? tradeTitle({ trade, language: phrases.language, type: typeFor(facts, input.inputs.home) })
      : null;
  if (!phrases || noun === null) return [];
  return place === null ? [noun] : [phrases.inPlace(noun, place)];
}

/**
 * A logo leads to the page it stands on where addresses are relative: a name says nothing of the page. What leads to a part of it, such as
 * "#garden", names that part. What leads to two pages tells neither from the other.
 */
function linkTexts(input: FixInput, page: ReadPage): string[] {
  const key = pageKey(page.plain.finalUrl);
  return (input.inputs.pages ?? []).flatMap(({ plain }) =>
    plain.view.links
      .filter(
        ({ href, url, landmark }) => landmark === 'nav' && url !== null && !href.includes('#') && pageKey(url) === key,
      )
      .map(({ text }) => text)
      .filter((text) => text.length > 3 && !namesBusiness(input, text) && !leadsElsewhere(input, key, text))
      .slice(0, 1),
  );
}

const leadsElsewhere = ({ inputs: { pages } }: FixInput, key: string, said: string): boolean =>
  (pages ?? []).some(({ plain }) =>
    plain.view.links.some(
      ({ href, url, text }) => url !== null && text === said && !href.startsWith('#') && pageKey(url) !== key,
    ),
  );

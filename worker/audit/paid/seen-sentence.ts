import type { Evidence } from '../checks/check.ts';
import type { FixInput } from '../fixes/fix-input.ts';
import { isOfWebsite, LOOKED_AT_ALL } from '../wording/faults-in.ts';
import { lackedIn } from '../wording/lacked.ts';
import { variant } from '../wording/variants.ts';
import {
  capital,
  isAbsence,
  isOwnWords,
  listed,
  lowered,
  markupProperty,
  pageWords,
  seenWords,
  sentence,
} from '../wording/words.ts';
import { addressWords } from './dead-addresses.ts';

/** "words in the HTML as served: 43% of the words a browser shows". */
const SERVED = /^words in the HTML as served: (.+)$/;
/** Its place is the question. */
const UNANSWERED = /^no passage answers this /;
/** "holds 348 characters of text as sent, and it shows more in a browser". */
const HELD = /^holds \d/;

/** "no text as sent, and it shows more in a browser". */
const NOT_SENT = /^no text as sent.*, .+ in a browser$/;

/** Places no visitor sees. */
const IN_CODE = /^(?:JSON-LD|microdata|RDFa|meta\[|link\[)/i;

/** What one sentence tells: the first, and where that is missing, the other pages that lack the same. */
export function toldTogether(evidence: readonly Evidence[]): Evidence[] {
  const [first] = evidence;
  if (!first) return [];
  const isSame = ({ place, seen }: Evidence): boolean => seen === first.seen && place === first.place;
  const alike = FOUND_NO.test(first.seen) && !isOfWebsite(first) ? evidence.filter(isSame) : [];
  return alike.length === evidence.length ? alike : [first];
}

/** What was seen, in a sentence, as an example where it is one of several; '' where the task says it already. */
export function seenSentence(
  input: FixInput,
  evidence: readonly Evidence[],
  { index, isExample }: { index: number; isExample: boolean },
): string {
  const [first] = evidence;
  if (!first || first.seen.trim() === '') return '';
  if (isExample && isQuotedThere(first))
    return sentence(`For example, on ${pageWords(first.pageUrl, input.inputs.target.homeUrl)}: ${seenWords(first)}`);
  const pages = [...new Set(evidence.map(({ pageUrl }) => pageWords(pageUrl, input.inputs.target.homeUrl)))];
  // One form of a sentence goes with such a beginning.
  const told = toldOf(input, first, {
    index: isExample || pages.length > 1 ? 0 : index,
    page: listed(pages),
    isExample,
  });
  return isExample && told !== '' ? `For example, ${lowered(told)}` : told;
}

/** Words that stand on a page, and no measure of them. */
const isQuotedThere = (one: Evidence): boolean =>
  !isOfWebsite(one) &&
  !isAbsence(one.seen) &&
  !IN_CODE.test(one.place) &&
  !SERVED.test(one.place) &&
  !HELD.test(one.seen) &&
  !/^location |^robots\.txt\b/.test(one.place) &&
  !CONTACT_LINK.test(one.place);

function toldOf(
  { inputs }: FixInput,
  first: Evidence,
  { index, page: name, isExample }: { index: number; page: string; isExample: boolean },
): string {
  const page = isOfWebsite(first) ? 'your pages' : name;
  if (UNANSWERED.test(first.seen)) return sentence(`No page we read answers “${first.place}”`);
  if (LOOKED_AT_ALL.test(first.seen)) {
    return variant(index, [
      `We found ${first.seen}.`,
      `We looked, and found ${first.seen}.`,
      `Our search found ${first.seen}.`,
    ]);
  }
  const served = SERVED.exec(first.place)?.[1]?.replace(/; .*$/, '');
  if (served) return `Before scripts run, ${page} has ${served.replace(/^(\d+) of (\d+) /, '$1 of its $2 words ')}.`;
  // In its own words, so that the task does not show it again below.
  if (NOT_SENT.test(first.seen)) return `${capital(page)} holds ${first.seen}.`;
  if (HELD.test(first.seen)) return `${capital(page)} ${first.seen}.`;
  const property = markupProperty(first.place);
  if (property && !isAbsence(first.seen))
    return sentence(`The hidden description of ${page} gives as ${property}: ${seenWords(first)}`);
  const target = /^link to (\S+)/.exec(first.place)?.[1];
  if (target && isAbsence(first.seen))
    return `On ${page} there is a link to ${addressWords(target, inputs.target.homeUrl)}: ${first.seen}.`;
  if (/^status /.test(first.seen)) return `We asked for ${page} and got ${first.seen}.`;
  if (/^location /.test(first.place)) return sentence(`${capital(first.place)}: ${first.seen}`);
  if (FOUND_NO.test(first.seen)) return foundNothing(first, page, index);
  if (isAbsence(first.seen)) {
    return variant(index, [
      `On ${page}: ${first.seen}.`,
      `We looked on ${page}: ${first.seen}.`,
      `${capital(page)}: ${first.seen}.`,
    ]).replace(/\.\.$/, '.');
  }
  const seen = seenWords(first);
  if (ANSWERED.test(first.seen)) return sentence(`${capital(page)} names ${seen}`);
  if (isExample || (isOwnWords(first) && !IN_CODE.test(first.place))) return sentence(`On ${page}: ${seen}`);
  if (/^robots\.txt\b/.test(first.place)) return sentence(`This stands in robots.txt: ${seen}`);
  if (CONTACT_LINK.test(first.place)) return sentence(`A link on ${page} has it: ${seen}`);
  return sentence(
    variant(index, [
      `What we saw on ${page}: ${seen}`,
      `${capital(page)} ${NOT_SHOWN.test(first.place) ? 'has' : 'shows'} it: ${seen}`,
      `${placeWords(first, page)}: ${seen}`,
    ]),
  );
}

/** An address, and what came of asking for it. */
const ANSWERED = /^https?:\S+: /;

/** What such a link leads to its words need not say. */
const CONTACT_LINK = /\[href\^?="?(?:mailto|tel):/;

/** Titles, meta elements, markup and attributes: visitors may see none of it on the page. */
const NOT_SHOWN = /^(?:title|meta|link|html|JSON-LD|microdata|RDFa|structured data)\b|\[/i;

function foundNothing(one: Evidence, page: string, index: number): string {
  // The task itself says of which pages.
  if (one.seen === 'no link to it') return '';
  if (/^no line names /.test(one.seen)) return sentence(`On ${page} ${one.seen}`);
  // A page has many addresses; it is one link that has none.
  if (/^no address behind /.test(one.seen))
    return sentence(`On ${page} there is ${one.seen.replace(/ a link$/, ' a link without words')}`);
  const lacked = lackedIn(one.seen);
  const where = searched(one, page);
  if (lacked.length > 0)
    return `In ${where} ${lacked.length > 1 ? 'these are' : 'this is'} missing: ${lacked.join(', ')}.`;
  const there = `${where === page ? 'on' : 'in'} ${where}`;
  const found = `${capital(there)} we found ${one.seen}`;
  return sentence(
    variant(index, [
      found,
      `We looked ${there} and found ${one.seen}`,
      page === 'your pages' ? found : `${capital(where)} has ${one.seen}`,
    ]),
  );
}

/** "no meta description", "nothing that says whose it is": what one can find, or not. */
const FOUND_NO = /^(?:no (?!text as sent|.*\b(?:is|are|was|were)\b)|nothing |missing: )/;

/** Where it was looked for: what a description for machines leaves out may well stand on the page. */
function searched({ place }: Evidence, page: string): string {
  if (/^structured data of /.test(place)) return `the structured data of ${page}`;
  return IN_CODE.test(place) && !/^(?:meta|link)\[/i.test(place) ? `the structured data of ${page}` : page;
}

function placeWords({ place, seen }: Evidence, page: string): string {
  if (IN_CODE.test(place)) return `In the code of ${page}`;
  if (page === 'your pages') return `What we saw on ${page}`;
  return /^https?:/.test(seen) ? `This address stands on ${page}` : `What we found on ${page}`;
}

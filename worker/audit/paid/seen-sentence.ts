import type { Evidence } from '../checks/check.ts';
import type { FixInput } from '../fixes/fix-input.ts';
import { isOfWebsite, LOOKED_AT_ALL } from '../wording/faults-in.ts';
import { lackedIn } from '../wording/lacked.ts';
import {
  capital,
  isAbsence,
  isOwnWords,
  listed,
  markupProperty,
  pageWords,
  seenWords,
  sentence,
} from '../wording/words.ts';
import { addressWords } from './dead-addresses.ts';
import type { Unsaid } from './extent.ts';

/** "words in the HTML as served: part of the words a browser shows". */
const SERVED = /^words in the HTML as served: (.+)$/;
/** It says itself where was looked. */
const NAMES_PAGES = / we looked at for this$/;

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

/** What was seen and where, in a sentence, with a word where there is more of it; '' where the task says it already. */
export function seenSentence(input: FixInput, evidence: readonly Evidence[], unsaid: Unsaid): string {
  const [first] = evidence;
  if (!first || first.seen.trim() === '') return '';
  const { homeUrl } = input.inputs.target;
  const pages = listed([...new Set(evidence.map(({ pageUrl }) => pageWords(pageUrl, homeUrl)))]);
  const told = toldOf(first, isOfWebsite(first) ? 'your pages' : pages, homeUrl);
  if (told === '' || isOfWebsite(first) || (!unsaid.others && !unsaid.otherPages)) return told;
  const lead = ['On', 'In the code of', 'A link on']
    .map((where) => `${where} ${pages}`)
    .find((words) => told.startsWith(words));
  if (unsaid.others || lead === undefined) return `${told.replace(/\.$/, '')}, among others.`;
  const rest = told.slice(lead.length);
  return `${lead}, among other pages${rest.startsWith(':') ? '' : ','}${rest}`;
}

function toldOf(first: Evidence, page: string, homeUrl: string): string {
  if (UNANSWERED.test(first.seen)) return sentence(`No page we read answers “${first.place}”`);
  if (LOOKED_AT_ALL.test(first.seen) || NAMES_PAGES.test(first.seen)) return sentence(`We found ${first.seen}`);
  const served = SERVED.exec(first.place)?.[1]?.replace(/; .*$/, '');
  if (served) return `Before scripts run, ${page} has ${served}.`;
  // In its own words, so that the task does not show it again below.
  if (NOT_SENT.test(first.seen)) return `${capital(page)} holds ${first.seen}.`;
  if (HELD.test(first.seen)) return `${capital(page)} ${first.seen}.`;
  const property = markupProperty(first.place);
  if (property && !isAbsence(first.seen))
    return sentence(`The hidden description of ${page} gives as ${property}: ${seenWords(first)}`);
  const target = /^link to (\S+)/.exec(first.place)?.[1];
  if (target && isAbsence(first.seen))
    return `On ${page} there is a link to ${addressWords(target, homeUrl)}: ${first.seen}.`;
  if (/^status /.test(first.seen)) return `We asked for ${page} and got ${first.seen}.`;
  if (/^location /.test(first.place)) return sentence(`${capital(first.place)}: ${first.seen}`);
  if (FOUND_NO.test(first.seen)) return foundNothing(first, page);
  if (isAbsence(first.seen)) return sentence(`On ${page}: ${first.seen}`);
  const seen = seenWords(first);
  if (ANSWERED.test(first.seen)) return sentence(`${capital(page)} names ${seen}`);
  if (isOwnWords(first)) return sentence(`On ${page}: ${first.place === 'no h1' ? 'no h1, and ' : ''}${seen}`);
  if (/^robots\.txt\b/.test(first.place)) return sentence(`This stands in robots.txt: ${seen}`);
  if (CONTACT_LINK.test(first.place)) return sentence(`A link on ${page} has it: ${seen}`);
  return sentence(`${IN_CODE.test(first.place) ? 'In the code of' : 'On'} ${page}: ${seen}`);
}

/** An address, and what came of asking for it. */
const ANSWERED = /^https?:\S+: /;

/** What such a link leads to its words need not say. */
const CONTACT_LINK = /\[href\^?="?(?:mailto|tel):/;

function foundNothing(one: Evidence, page: string): string {
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
  return sentence(`${where === page ? 'On' : 'In'} ${where} we found ${one.seen}`);
}

/** "no meta description", "nothing that says whose it is": what one can find, or not. */
const FOUND_NO = /^(?:no (?!text as sent|.*\b(?:is|are|was|were)\b)|nothing |missing: )/;

/** Where it was looked for: what a description for machines leaves out may well stand on the page. */
function searched({ place }: Evidence, page: string): string {
  if (/^structured data of /.test(place)) return `the structured data of ${page}`;
  return IN_CODE.test(place) && !/^(?:meta|link)\[/i.test(place) ? `the structured data of ${page}` : page;
}

import { isBareOfContact } from '../facts/claims/bare-of-contact.ts';
import { lossOfText } from '../website/lost-text.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { isKnownLanguage, isUnseen, isWhollyRead } from '../website/text/page-prose.ts';
import { readablePath } from '../wording/words.ts';
import { asReadable } from './broken-markup.ts';
import { type Check, type Evidence, inconclusive, type Outcome } from './check.ts';
import { asMeant } from './closed-on-purpose.ts';
import { doubtOfMarkup, IN_BROKEN_MARKUP } from './doubt-of-markup.ts';
import { doubtOfPictures } from './doubt-of-pictures.ts';
import type { CheckId } from './index.ts';
import type { CheckInputs } from './inputs.ts';
import { areWrittenByScripts, runAsDrawn } from './run-as-drawn.ts';
import { isEmptyShell, isLinkless } from './shared/empty-shell.ts';
import { announcedLink } from './shared/links/announced-links.ts';
import { perhapsMeant } from './shared/links/misspelt-links.ts';
import { closingHeading } from './shared/past/closing-heading.ts';
import { withoutStandIns } from './shared/shown/stand-in-words.ts';

export interface CheckResult<Id extends string = CheckId> {
  check: Check<Id>;
  outcome: Outcome<string>;
  /** Where it tells of others, too: what they weigh together. */
  weight?: number;
}

/** What the owner is told when something a check needs was not observed. */
const NOT_OBSERVED: Partial<Record<keyof CheckInputs, string>> = {
  robots: 'robots.txt could not be asked for.',
  control: 'The control request for an address that cannot exist was not made.',
  llmsTxt: 'llms.txt was not asked for.',
  edge: 'The home page was not asked for under the names of AI agents.',
  hostVariants: 'The other forms of the address (http, https, www) were not tried.',
  agentFiles: 'Files made for agents were not asked for.',
  linkChecks: 'Links were not followed beyond the key pages.',
  home: 'The home page could not be read.',
  pages: 'No page could be read.',
  lab: 'How the home page loads could not be measured.',
  renderedPages: 'The pages were not seen in a browser, as a person sees them.',
  isLocal: 'Whether the business is local is for you to confirm.',
};

/** What the owner is told when a check knows no words of the website's language. */
const OTHER_LANGUAGE = 'The text is in a language for which we have no rules yet.';

const UNSEEN = 'Scripts write these pages, and no browser showed what they write.';

const BUTTONS = 'We found no such link. A button of your home page may lead there without telling its address.';

const MISSPELT =
  'We found none that opens. The address of a link is misspelt, and this may be what it was meant to lead to.';

const ANNOUNCED =
  'We found none that opens. A link without an address stands on your pages, and it may be what was meant.';

const EMPTY = 'We saw no text on these pages to judge.';

const CLOSED =
  'The main heading of your home page says that you are closed. What such a business has to state is for you to say.';

/** Longest quote of a page in evidence. */
const MAX_SEEN_CHARS = 300;
/** Fixes want every place; a hostile page can hold thousands. */
const MAX_EVIDENCE = 60;
const MORE = 'and more';

/**
 * Runs every check on what it declared it needs and nothing else. What was not observed, and a check that breaks, are
 * `inconclusive`: neither is a fault of the website, and one broken check never costs the report.
 */
export function runChecks<Id extends string>(checks: readonly Check<Id>[], inputs: CheckInputs): CheckResult<Id>[] {
  return checks.map((check) => ({ check, outcome: runOne(check, inputs) }));
}

function runOne(check: Check, inputs: CheckInputs): Outcome<string> {
  const supplied: Partial<CheckInputs> = {};
  for (const need of check.needs) {
    if (inputs[need] === null) return inconclusive(NOT_OBSERVED[need] ?? `Not observed: ${need}.`);
    Object.assign(supplied, { [need]: inputs[need] });
  }
  try {
    const found = runAsDrawn(check, supplied, inputs);
    const isOneOfMany = (isLate(found) && bringMuch(inputs)) || (isInApp(found) && areWrittenByScripts(inputs));
    const meant: Outcome<string> = isOneOfMany
      ? { ...found, cause: 'only-after-javascript' }
      : asMeant(check.id, found, inputs);
    const outcome = unlessEmpty(check, asReadable(check.id, meant, inputs.pages), inputs);
    if ((check.readsWords && isFault(outcome)) || isNotConcluded(outcome)) {
      if (speaksOtherLanguage(inputs)) return inconclusive(OTHER_LANGUAGE);
      if (inputs.pages?.every(isUnseen)) return inconclusive(UNSEEN);
    }
    if (asksOfTheOpen(check, outcome) && closingHeading(inputs.home)) return inconclusive(CLOSED);
    if (claimsAbsence(check, outcome)) {
      const doubt = doubtOf(inputs, check);
      if (doubt !== null) return doubt;
    }
    const unsure = doubtOfLinks(check, outcome, inputs);
    if (unsure !== null) return unsure;
    // What a check of both views quotes as served is what it is about.
    const evidence =
      check.category === 'rendering' ? outcome.evidence : withoutStandIns(outcome.evidence, inputs.pages ?? []);
    if (isFault(outcome) && evidence.length === 0 && outcome.evidence.length > 0) return inconclusive(STAND_INS);
    return { ...outcome, evidence: cutEvidence(evidence, MAX_EVIDENCE) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return inconclusive(`This check could not finish: ${reason.slice(0, 200)}`);
  }
}

/** What passes where nothing is to be found, as on a page whose program failed. */
const OF_TEXT: ReadonlySet<string> = new Set([
  'text-in-pictures',
  'wall-before-content',
  'soft-error-pages',
  'wrong-page-language',
]);

const unlessEmpty = ({ id }: Check, found: Outcome<string>, { pages }: CheckInputs): Outcome<string> =>
  found.outcome === 'pass' && OF_TEXT.has(id) && pages?.every(isEmpty) ? inconclusive(EMPTY) : found;

const isEmpty = ({ plain, rendered }: ReadPage): boolean =>
  plain.view.textWords === 0 && (rendered?.view.textWords ?? 0) === 0;

const STAND_INS = 'The words we would judge stand there until a script writes others in their place.';

/** Why a link that was not found may be there all the same; null where nothing says so. */
function doubtOfLinks(check: Check, outcome: Outcome<string>, { home, pages }: CheckInputs): Outcome<string> | null {
  if (!check.looksForLinks || !isFault(outcome)) return null;
  const misspelt = claimsAbsence(check, outcome) ? perhapsMeant(pages ?? []) : null;
  if (misspelt !== null) return inconclusive(MISSPELT, [misspelt]);
  const announced = claimsAbsence(check, outcome) ? announcedLink(pages ?? []) : null;
  if (announced !== null) return inconclusive(ANNOUNCED, [announced]);
  return outcome.cause === undefined && home !== null && isLinkless(home)
    ? inconclusive(BUTTONS, cutEvidence(outcome.evidence, MAX_EVIDENCE))
    : null;
}

/** Brought by scripts, and told to machines neither: where scripts bring much of the text, that is one fault. */
const LATE = 'late-and-not-marked';

type Fault = Exclude<Outcome<string>, { outcome: 'not_applicable' | 'inconclusive' }>;

const isLate = (one: Outcome<string>): one is Fault => isFault(one) && one.cause === LATE;

/** What the server does not know because scripts write the website comes with the pages it is to send. */
const isInApp = (one: Outcome<string>): one is Fault => isFault(one) && one.cause === 'only-in-app';

/** Whether scripts write the home page, or a good part of all text. */
const bringMuch = ({ home, renderedPages }: CheckInputs): boolean =>
  (home !== null && isEmptyShell(home)) || ['part', 'most'].includes(lossOfText(renderedPages ?? []).lost ?? '');

const isFault = (one: Outcome<string>): one is Fault => one.outcome === 'fail' || one.outcome === 'partial';

/** Words were looked for and not found: in a language we do not read, that says nothing. */
const isNotConcluded = (one: Outcome<string>): boolean => one.outcome === 'info' && one.because !== undefined;

const claimsAbsence = ({ claimsAbsence = [] }: Check, outcome: Outcome<string>): boolean =>
  isFault(outcome) && 'cause' in outcome && outcome.cause !== undefined
    ? claimsAbsence.includes(outcome.cause)
    : outcome.outcome === 'fail' && claimsAbsence.includes('fail');

/** What is called missing, a description for machines and answers to customers: all of it invites people to a business that is open. */
const asksOfTheOpen = (check: Check, outcome: Outcome<string>): boolean =>
  claimsAbsence(check, outcome) ||
  (isFault(outcome) && (OF_THE_OPEN.has(check.id) || INVITING.has(outcome.cause ?? '')));

const OF_THE_OPEN: ReadonlySet<string> = new Set(['unanswered-questions', 'place-missing-in-title']);
const INVITING: ReadonlySet<string> = new Set(['no-business-markup', 'name-and-town-apart']);

/** A longer website says things in words we may not know. */
const KNOWN_WHOLE_WORDS = 1_500;

function doubtOf(inputs: CheckInputs, check: Check): Outcome<string> | null {
  const pages = inputs.pages ?? [];
  const doubt = doubtOfPictures(check, pages) ?? doubtOfAbsence(inputs, check);
  if (doubt !== null) return inconclusive(doubt);
  const broken = doubtOfMarkup([check.id as CheckId], pages);
  return broken && inconclusive(IN_BROKEN_MARKUP, [broken]);
}

/** Why what was not found may be there all the same; null where all was read, and well. */
function doubtOfAbsence(
  { facts, coverage: { unread, known, missesData, undrawn, behindClick, unfinished, menuUnread }, pages }: CheckInputs,
  { readsWords, looksForIdeas, looksForContact, category, standsOn = [] }: Check,
): string | null {
  const [main] = facts.languages;
  // Content is words: even a sum or a question may be written as we do not know it.
  if (category === 'content' && speaksOtherLanguage({ facts })) return OTHER_LANGUAGE;
  const isShown = looksForContact === true && isBareOfContact(pages ?? [], facts);
  if (readsWords && !isShown && main !== undefined && !isWhollyRead(main.value))
    return 'We did not find it, and do not know the language of the website well enough to call it missing.';
  const words = (pages ?? [])
    .filter(({ role }) => role !== 'legal')
    .reduce((sum, { plain }) => sum + plain.view.textWords, 0);
  if (looksForIdeas && words > KNOWN_WHOLE_WORDS)
    return 'We found no such words, and your pages say enough that it may stand there in others.';
  if (known === null)
    return 'We did not find it. We did not see whether scripts of the home page open other pages, so there may be some we do not know.';
  if (missesData)
    return 'We did not find it. Data that scripts write into your pages did not arrive when we looked, so it may be there all the same.';
  if (undrawn !== undefined)
    return `We did not find it. Our browser did not show all of ${placeOf(undrawn)}, so it may stand there, brought by scripts.`;
  if (behindClick !== undefined)
    return `We did not find it. A click on “${behindClick}” may show more of your website, which we did not read.`;
  if (unfinished !== undefined)
    return `We did not find it. Not all that ${placeOf(unfinished)} loads arrived in our browser, so it may stand there all the same.`;
  if (menuUnread !== undefined)
    return `We did not find it, and it may stand on a page of your menu that we did not read (${placeOf(menuUnread)}).`;
  if (unread.length === 0 || pages?.some(({ role }) => standsOn.includes(role))) return null;
  const example = placeOf(unread[0] ?? '');
  return unread.length === 1
    ? `We did not find it, and it may stand on a page we did not read (${example}).`
    : `We did not find it, and it may stand on one of ${unread.length} pages we did not read, such as ${example}.`;
}

function placeOf(url: string): string {
  const { pathname, hash } = new URL(url);
  return pathname === '/' && hash === '' ? 'the home page' : `${readablePath(pathname)}${hash}`.slice(0, 80);
}

/** Where too little is written to tell a language, none is another one. */
function speaksOtherLanguage({ facts }: Pick<CheckInputs, 'facts'>): boolean {
  const [main] = facts.languages;
  return main !== undefined && !isKnownLanguage(main.value);
}

/** The first of a list, and a line that says how many more there are. */
export function cutEvidence(evidence: readonly Evidence[], most: number): Evidence[] {
  const uncounted = evidence.at(-1)?.place === MORE ? Number.parseInt(evidence.at(-1)?.seen ?? '0', 10) : 0;
  const listed = uncounted > 0 ? evidence.slice(0, -1) : evidence;
  const shown = listed.slice(0, most).map((one) => ({ ...one, seen: one.seen.slice(0, MAX_SEEN_CHARS) }));
  const rest = listed.length - shown.length + uncounted;
  const last = shown.at(-1);
  if (rest > 0 && last) shown.push({ pageUrl: last.pageUrl, place: MORE, seen: `${rest} more of the same kind` });
  return shown;
}

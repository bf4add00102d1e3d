import { templateTexts } from '../../checks/shared/template-texts.ts';
import { isOneSpelling } from '../../facts/addresses/spelling/one-spelling.ts';
import { isVisited } from '../../facts/addresses/visited.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import type { PageObservation, PageRole } from '../../observations.ts';
import { isMenu, linkedFrom } from '../../website/reach/reached-pages.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { saysNotFound } from '../../website/unasked/error-titles.ts';
import { isJumpPage } from '../../website/unasked/jump-page.ts';
import { isUnaskedPage } from '../../website/unasked/unasked-page.ts';
import { hoursLines } from '../../week/week-lines.ts';
import type { FixBuilder, FixInput, WrittenFix } from '../fix-input.ts';
import { isHomeInDoubt } from '../home-in-doubt.ts';
import { isWithheld } from '../is-withheld.ts';
import { isOfNotice } from '../json-ld/business.ts';
import { mainMailbox } from '../main-mailbox.ts';
import { hasOwnWords } from '../own-words.ts';
import { filePlacement } from '../placement.ts';
import { areAllProved, provedAddress } from '../proved-address.ts';
import { secondAddresses } from '../second-address.ts';
import { type Phrases, phrasesFor } from '../text-blocks/phrases.ts';
import { wholeServices } from '../whole-services.ts';
import { isInMenu, pageLabels } from './page-label.ts';

const CHECK = 'llms-txt';

/** What a person would list by hand; part of a longer list would say that the rest is not to be had. */
const MAX_SERVICES = 12;

/** An llms.txt from what the website says about itself. It weighs nothing, so it is offered where there is none and promises nothing. */
export const llmsTxtFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { facts } = input;
    const { home, llmsTxt } = input.inputs;
    const phrases = home && phrasesFor(input, home);
    const isMissing = llmsTxt !== null && llmsTxt.failure === null && !facts.llmsTxt.found;
    if (!isMissing || !facts.businessName || !phrases || !home || isHomeInDoubt(input)) return [];
    const pages = sectionsOf(input, phrases);
    if (pages.length === 0) return [];
    const parts = [`# ${line(facts.businessName.value)}`, detailsOf(input, phrases).join('\n'), ...pages];
    const content = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    return [
      {
        fix: {
          kind: 'llms-txt',
          language: phrases.language,
          syntax: 'markdown',
          placement:
            `${filePlacement(input, '/llms.txt')}. It adds nothing to your score: Google ignores this file ` +
            'and studies found no effect on being cited; some agents that write code read it.',
          content,
          before: null,
          certainty: 'certain',
          pageUrl: null,
          action: 'file',
          replaces: '/llms.txt',
        },
        checkIds: [CHECK],
        passes: [],
      },
    ];
  },
};

/** One line of Markdown that says these words and nothing else. */
const line = (text: string): string =>
  text
    .replace(/[[\]<>`|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What customers ask for first: where, when, how to reach the business and what it does. */
function detailsOf(input: FixInput, phrases: Phrases): string[] {
  const { facts } = input;
  const { colon } = phrases;
  const email = mainMailbox(input);
  const hours = facts.openingHours?.value ?? null;
  // What is by appointment, of these hours or beside them, their owner knows.
  const times =
    hours === null || hours.byAppointment
      ? []
      : hoursLines(hours, phrases).map(({ days, times: at }) => `${days} ${at}`);
  const whole = wholeServices(input).map(({ value }) => line(value));
  const services = whole.length > MAX_SERVICES ? [] : whole;
  return [
    ...facts.addresses
      .filter((one) => isVisited(one) || !isOfNotice(one, input.inputs.pages ?? []))
      .filter(({ value, sources }) => isOneSpelling(value, sources))
      .filter(({ value }) => isWrittenThere(value.text, input, phrases))
      .map(({ value }) => `- ${line(value.text)}`),
    ...facts.phones.filter(isCalled).map(({ asShown }) => `- ${phrases.phone}${colon}${line(asShown)}`),
    ...(email ? [`- ${phrases.email}${colon}${line(email.value)}`] : []),
    ...(times.length > 0 ? [`- ${phrases.openingHours}${colon}${times.join('; ')}`] : []),
    ...(services.length > 0 ? [`- ${phrases.services}${colon}${services.join(', ')}`] : []),
  ];
}

/** Whole on a page of the language: another version may write the country otherwise. */
const isWrittenThere = (address: string, { inputs: { pages } }: FixInput, { language }: Phrases): boolean =>
  (pages ?? []).some((page) => {
    const views = [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])];
    const text = views.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
    return isInLanguage(page, language) && address.split(/,\s*/).every((part) => text.includes(part));
  });

/** "Pages" in the languages we have words of. */
const PAGES: Record<Phrases['language'], string> = {
  en: 'Pages',
  de: 'Seiten',
  fr: 'Pages',
  es: 'Páginas',
  it: 'Pagine',
  nl: 'Pagina’s',
  pt: 'Páginas',
  ja: 'ページ',
};
/** A name with a meaning of its own, never translated: what may be left out. https://llmstxt.org/#format */
const OPTIONAL = 'Optional';
const OPTIONAL_ROLES: readonly PageRole[] = ['legal', 'article'];

function sectionsOf(input: FixInput, phrases: Phrases): string[] {
  const second = secondAddresses(input.inputs.pages ?? []);
  const isOwn = ownPages(input);
  const known = (input.inputs.pages ?? []).filter(
    (page) => !isWithheld(input, page) && !second.has(page) && isInLanguage(page, phrases.language),
  );
  const pages = known.filter(isOwn);
  if (isMenuPartOnly(input) || !areAllProved(input, pages)) return [];
  const isMain = ({ role }: ReadPage) => !OPTIONAL_ROLES.includes(role);
  const labels = pageLabels(input, pages);
  const links = new Map(pages.map((page) => [page, linkTo(input, page, labels.get(page) ?? null)]));
  const listed = pages.filter((page) => links.get(page) !== null);
  // A list of one page tells nobody anything, and one that lacks what the menu has, or most pages, tells of another website.
  const nameless = pages.filter((page) => isMain(page) && !labels.has(page) && provedAddress(input, page) !== null);
  if (listed.length < 2 || isInMenu(input, nameless)) return [];
  if (listed.filter(isMain).length * 2 < known.filter(isMain).length) return [];
  const section = (heading: string, own: readonly ReadPage[]) => {
    const lines = [...new Set(own.flatMap((page) => links.get(page) ?? []))];
    return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}`];
  };
  return [
    ...section(PAGES[phrases.language], pages.filter(isMain)),
    ...section(
      OPTIONAL,
      pages.filter((page) => !isMain(page)),
    ),
  ];
}

/** What the home page leads to and no template wrote: an article only where the menu has it. Others may be of a theme, or by others. */
function ownPages({ inputs: { home, target } }: FixInput): (page: ReadPage) => boolean {
  if (!home) return () => false;
  const [all, menu] = [linkedFrom(home, target), linkedFrom(home, target, isMenu)];
  return (page) => {
    if (page === home) return true;
    const named = page.role === 'article' ? menu : all;
    const isLinked = [page.url, page.plain.finalUrl].some((url) => named.has(pageKey(url)));
    return (
      isLinked &&
      hasOwnWords(page) &&
      !saysNotFound(page.plain.view) &&
      !asksPassword(page) &&
      templateTexts(page).length === 0
    );
  };
}

/** An account is its holder's, and shows others nothing. */
const asksPassword = ({ plain, rendered }: ReadPage): boolean =>
  [plain.view, ...(rendered ? [rendered.view] : [])].some(({ forms }) =>
    forms.some(({ fields }) => fields.some(({ type }) => type === 'password')),
  );

/** Whether the menu has a page that leads on, was not read or is to be left out: the list would lack one that matters. */
function isMenuPartOnly(input: FixInput): boolean {
  const { home, target } = input.inputs;
  const menu = home ? linkedFrom(home, target, isMenu) : new Set();
  const isLacking = (one: PageObservation) =>
    isJumpPage(one) || (!isUnaskedPage(one) && (one.plain.view === null || isWithheld(input, one)));
  return input.observations.pages.some((one) => menu.has(pageKey(one.url)) && isLacking(one));
}

/** A file half in one language and half in another reads as neither. */
const isInLanguage = (page: ReadPage, language: string): boolean =>
  (page.prose.language ?? page.plain.view.lang ?? language).slice(0, 2).toLowerCase() === language;

function linkTo(input: FixInput, page: ReadPage, name: string | null): string | null {
  const address = provedAddress(input, page);
  if (!name || address === null) return null;
  const url = address.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  return `- [${line(name)}](${url})`;
}

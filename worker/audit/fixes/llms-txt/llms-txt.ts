import type { PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { hoursLines } from '../../week/hours-lines.ts';
import { certaintyOf } from '../fix-certainty.ts';
import { type FixBuilder, type FixInput, TODO, type WrittenFix } from '../fix-input.ts';
import { newDescriptions } from '../head/descriptions.ts';
import { isWithheld } from '../is-withheld.ts';
import { pageName } from '../json-ld/page-nodes.ts';
import { filePlacement } from '../placement.ts';
import { publicAddress } from '../public-address.ts';
import { secondAddresses } from '../second-address.ts';
import { wholeServices } from '../sure-offers.ts';
import { type Phrases, phrasesFor } from '../text-blocks/phrases.ts';

const CHECK = 'llms-txt';

/** Longer descriptions are cut at a word. */
const MAX_DESCRIPTION_CHARS = 200;
/** What a person would list by hand. */
const MAX_SERVICES = 12;

/** An llms.txt from what the website says about itself. It weighs nothing, so it is offered where there is none and promises nothing. */
export const llmsTxtFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { facts } = input;
    const { home, llmsTxt } = input.inputs;
    const phrases = home && phrasesFor(input, home);
    const isMissing = llmsTxt !== null && llmsTxt.failure === null && !facts.llmsTxt.found;
    if (!isMissing || !facts.businessName || !phrases || !home) return [];
    const summary = facts.description?.value ?? descriptionOn(input, home) ?? TODO;
    const parts = [
      `# ${line(facts.businessName.value)}`,
      `> ${line(summary)}`,
      detailsOf(input, phrases).join('\n'),
      ...sectionsOf(input, phrases),
    ];
    const content = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    return [
      {
        fix: {
          kind: 'llms-txt',
          language: phrases.language,
          syntax: 'markdown',
          placement: `${filePlacement(input, '/llms.txt')}. It adds nothing to your score: Google ignores this file and studies found no effect on being cited; some agents that write code read it.`,
          content,
          before: null,
          certainty: certaintyOf(content),
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
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>`|\\]/g, '')
    .trim();

/** What customers ask for first: where, when, how to reach the business and what it does. */
function detailsOf(input: FixInput, phrases: Phrases): string[] {
  const { facts } = input;
  const { colon } = phrases;
  const hours = facts.openingHours?.value ?? null;
  const times = hours === null ? [] : hoursLines(hours, phrases).map(({ days, times: at }) => `${days} ${at}`);
  const services = wholeServices(input)
    .slice(0, MAX_SERVICES)
    .map(({ value }) => line(value));
  return [
    ...facts.addresses.map(({ value }) => `- ${line(value.text)}`),
    ...facts.phones.map(({ asShown }) => `- ${phrases.phone}${colon}${line(asShown)}`),
    ...facts.emails.slice(0, 1).map(({ value }) => `- ${phrases.email}${colon}${line(value)}`),
    ...(times.length > 0 ? [`- ${phrases.openingHours}${colon}${times.join('; ')}`] : []),
    ...(services.length > 0 ? [`- ${phrases.services}${colon}${services.join(', ')}`] : []),
  ];
}

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
  const pages = (input.inputs.pages ?? []).filter(
    (page) => page.plain.status < 400 && !isWithheld(input, page) && !second.has(page),
  );
  const isOptional = ({ role }: ReadPage) => OPTIONAL_ROLES.includes(role);
  const section = (heading: string, own: readonly ReadPage[]) => {
    const links = [...new Set(own.flatMap((page) => linkTo(input, page) ?? []))];
    return links.length === 0 ? [] : [`## ${heading}\n\n${links.join('\n')}`];
  };
  return [
    ...section(
      PAGES[phrases.language],
      pages.filter((page) => !isOptional(page)),
    ),
    ...section(OPTIONAL, pages.filter(isOptional)),
  ];
}

function linkTo(input: FixInput, page: ReadPage): string | null {
  const { facts } = input;
  const { target, pages } = input.inputs;
  const name = page.role === 'home' ? facts.businessName?.value : pageName(page, pages ?? []);
  if (!name) return null;
  const text = descriptionOn(input, page);
  // What stands above already, or on other pages as well, says nothing about this one.
  const isOwn =
    text !== facts.description?.value &&
    (pages ?? []).every((other) => other === page || descriptionOn(input, other) !== text);
  const description = isOwn ? text : null;
  const url = publicAddress(page.plain.finalUrl, target).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  return `- [${line(name)}](${url})${description === null ? '' : `: ${line(description)}`}`;
}

/** What the page is about, in its own words: the description written for it, else the one it has. */
function descriptionOn(input: FixInput, page: ReadPage): string | null {
  const own = page.plain.view.metas.find(({ name }) => name === 'description')?.content.trim();
  const text = newDescriptions(input).get(page.url) ?? own ?? '';
  if (text.length <= MAX_DESCRIPTION_CHARS) return text || null;
  const cut = text.slice(0, MAX_DESCRIPTION_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_CHARS / 2))}…`;
}

import type { PageForm, PageView } from '../../website/page/page-view.ts';
import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { isConsent } from './cookie-consent.ts';
import type { Passage } from './passage.ts';
import { isLeftover, leadsToOthers, type Section } from './section-lines.ts';

/** A longer link or button is a sentence. */
const MAX_NAME_CHARS = 60;
const MAX_FORM_CHARS = 300;
const ACTION = /^(?:tel|mailto|sms|whatsapp):|\/\/(?:wa\.me|api\.whatsapp|m\.me|t\.me)\//i;
const BOOKING = lightLetters(
  regexSource`
    (?:
      doctolib
      |calendly
      |opentable
      |resy
      |thefork
      |lafourchette
      |quandoo
      |treatwell
      |planity
      |fresha
      |booksy
      |setmore
      |acuityscheduling
      |simplybook
      |doctoralia
      |clickdoc
      |samedi
      |dr-flex
      |jameda
      |booking\.com
      |bookatable
      |square\.site
      |sevenrooms
      |mindbodyonline
      |eversports
      |lieferando
      |uber ?eats
      |deliveroo
      |just-?eat
      |doordash
      |glovo
    )
  `,
  'i',
);

/** Blocks in which a link starts a call, a mail, a chat or a booking. */
export function blocksWithAction(view: PageView): Set<number> {
  const blocks = new Set<number>();
  for (const { block, url, href } of view.links)
    if (block >= 0 && (ACTION.test(href) || BOOKING.test(url ?? ''))) blocks.add(block);
  return blocks;
}

/** Links and buttons by their words, and forms that ask how to reach the visitor. */
export function* controlPassages(
  { view, pageUrl, viewName }: TextDocument,
  sections: Section[],
  own: ReadonlySet<string>,
): Generator<Passage> {
  const base = {
    pageUrl,
    jsOnly: viewName === 'rendered',
    sectionWords: 0,
    sectionItems: 0,
    isArticle: false,
    isReview: false,
    sectionReach: false,
  };
  const names = new Set<string>();
  for (const link of view.links) {
    const { text, url, href } = link;
    const name = text.trim();
    if (name === '' || isLeftover(`${name} ${href}`) || name.length > MAX_NAME_CHARS || url === null || names.has(name))
      continue;
    names.add(name);
    const hasAction = ACTION.test(href) || BOOKING.test(url);
    const toOthers = !hasAction && leadsToOthers(link, own);
    yield { ...base, kind: 'control', headings: [], text: name, hasAction, ...(toOthers ? { toOthers } : {}) };
  }
  for (const { tag, text, path } of view.blocks) {
    const name = text.trim();
    if (tag !== 'button' || name.length > MAX_NAME_CHARS || names.has(name) || !LETTER.test(name)) continue;
    if (isLeftover(name) || isConsent(`${view.paths[path] ?? ''} ${name}`)) continue;
    names.add(name);
    yield { ...base, kind: 'control', headings: [], text: name, hasAction: false };
  }
  for (const form of view.forms) {
    const text = formText(form);
    if (text !== null)
      yield { ...base, kind: 'form', headings: headingsOf(view, sections, form), text, hasAction: true };
  }
}

function formText({ fields }: PageForm): string | null {
  const shown = fields.filter(({ hidden, type }) => !hidden && type !== 'hidden' && type !== 'submit');
  const asksBack = shown.some(
    ({ tag, type, name, label, placeholder }) =>
      type === 'email' ||
      type === 'tel' ||
      tag === 'textarea' ||
      /mail|phone|tel[eé]f|\btel\b/i.test(`${name ?? ''} ${label ?? ''} ${placeholder ?? ''}`),
  );
  if (!asksBack || shown.length < 2) return null;
  const labels = shown
    .map(({ label, placeholder, name }) => label || placeholder || name || '')
    .filter((label) => label !== '');
  return labels.join(' · ').slice(0, MAX_FORM_CHARS) || null;
}

function headingsOf(view: PageView, sections: Section[], form: PageForm): string[] {
  const place = view.paths[form.path] ?? '';
  const block = view.blocks.findIndex(({ path }) => place !== '' && view.paths[path]?.startsWith(place));
  if (block < 0) return [];
  return sections.findLast(({ firstBlock }) => firstBlock <= block)?.headings ?? [];
}

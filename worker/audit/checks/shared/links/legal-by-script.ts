import { policyKindOfName } from '../../../facts/profiles/policy-names.ts';
import type { PageLink, PageView } from '../../../website/page/page-view.ts';
import { urlParts } from '../../../website/parsed-url.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/** Leads nowhere by itself. */
const ADDRESSLESS = /^(?:#!?|javascript:.*)?$/i;
const MAX_TEXT_CHARS = 60;

const isImprint = (text: string): boolean => text.length <= MAX_TEXT_CHARS && policyKindOfName(text) === 'imprint';

/**
 * Links called like an imprint that name no address and open something on a click, in every page a browser tried them on, where no page links
 * to it by an address or holds such a heading: who stands behind the website is told at a click alone. Settings and dialogs of other legal
 * texts have good reason to open so.
 */
export function legalByScript(pages: readonly ReadPage[]): Evidence[] {
  const views = pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);
  if (views.some(hasImprint)) return [];
  const tried = pages.flatMap(({ url, rendered }) =>
    (rendered?.view.links ?? []).filter(isAddressless).map((link) => ({ url, link, view: rendered?.view })),
  );
  if (tried.some(({ link }) => !opensSomething(link))) return [];
  return tried.map(({ url, link: { text }, view }) => {
    const at = view?.clicked?.find(({ name }) => name === text)?.servedAt;
    const opens = at === undefined ? 'a click opens something' : `a click loads ${urlParts(at).pathname}`;
    return { pageUrl: url, place: `link "${text}"`, seen: `no address behind “${text}”, and ${opens}` };
  });
}

const isAddressless = ({ href, text }: PageLink): boolean => ADDRESSLESS.test(href.trim()) && isImprint(text);

const opensSomething = ({ opens, isQuiet }: PageLink): boolean => opens === true && isQuiet !== true;

/** Linked by an address, or written on the page itself. */
const hasImprint = ({ links, headings }: PageView): boolean =>
  links.some(({ href, text }) => !ADDRESSLESS.test(href.trim()) && isImprint(text)) ||
  headings.some(({ text }) => isImprint(text));

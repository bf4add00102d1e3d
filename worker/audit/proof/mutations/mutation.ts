import type { LinkCheck, Observations } from '../../observations.ts';
import type { InventedPage, InventedWebsite } from '../fixtures/observe-website.ts';

/**
 * One thing made worse in a website that does everything right. `hits` are the catalogue ids that must notice; `may` are those that
 * look at the same thing from another side and may notice too ("*": all). Every other check must answer as before.
 */
export interface Mutation {
  name: string;
  /** In what the website serves. */
  change?(website: InventedWebsite): void;
  /** In what was observed of it: answers, times, what a browser measured. */
  changeSeen?(observations: Observations): void;
  hits: string[];
  may?: string[];
  gate?: string;
}

export const robots = (text: string) => (website: InventedWebsite) => {
  website.robots.text = `${text}\n${website.robots.text ?? ''}`;
};

export const onPage = (path: string, edit: (page: InventedPage) => void) => (website: InventedWebsite) => {
  const page = website.pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  edit(page);
};

export const onEvery = (edit: (page: InventedPage) => void) => (website: InventedWebsite) =>
  website.pages.forEach(edit);

/** A change that changes nothing would prove nothing. */
export const swap = (from: string | RegExp, to: string) => (page: InventedPage) => {
  const html = page.html.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, `${from.flags}g`), to);
  if (html === page.html) throw new Error(`nothing to change on ${page.path}`);
  page.html = html;
};

export const header = (name: string, value: string) => (page: InventedPage) => {
  page.headers[name] = value;
};

export const head = (html: string) => swap('</head>', `${html}</head>`);

export const inMain = (html: string) => swap('</main>', `${html}</main>`);

/** One of the addresses that were checked, answering otherwise. */
export const onLink = (part: string, edit: (check: LinkCheck) => void) => (observations: Observations) => {
  const check = observations.linkChecks.find(({ url }) => url.includes(part));
  if (!check) throw new Error(`no link ${part}`);
  edit(check);
};

export const JSON_LD = /<script type="application\/ld\+json">[^<]*<\/script>/;

export const EVERY_SEARCH_CHECK = [
  'access-chatgpt-search',
  'access-claude-search',
  'access-perplexity',
  'access-google',
  'access-bing',
  'access-apple-siri',
];

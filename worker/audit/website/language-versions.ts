import type { ReadPage } from './read-pages.ts';
import { ownAddress, pageKey } from './site-address.ts';
import type { Website } from './website.ts';

interface Version {
  /** Primary language, or "x". */
  code: string;
  at: string;
}

/**
 * Addresses of pages that say in another language what a page read says in the main one: named as its `hreflang` version, or the same
 * path in the folder of the language the page declares. Empty where the main language is not known.
 */
export function languageVersions({ pages, target, language }: Website): ReadonlySet<string> {
  if (language === null) return new Set();
  const read = new Map(pages.map((page) => [pageKey(page.url), page.url]));
  const versions = new Set<string>();
  for (const { plain } of pages) {
    const named: Version[] = plain.view.headLinks.flatMap(({ rel, hreflang, href, url }) => {
      if (hreflang === null || !rel.split(/\s+/).includes('alternate')) return [];
      const at = read.get(pageKey(ownAddress(href, plain.view.baseUrl, target) ?? url ?? href));
      return at === undefined ? [] : [{ code: primary(hreflang), at }];
    });
    const own = named.filter(({ code }) => code === language);
    const others: Version[] = own.length > 0 ? named.filter(({ code }) => code !== language && code !== DEFAULT) : [];
    for (const { at } of others) if (own.every((one) => one.at !== at)) versions.add(at);
  }
  for (const { url, plain } of pages) {
    const [, folder, rest] = LANGUAGE_FOLDER.exec(new URL(url).pathname) ?? [];
    const code = folder === undefined ? null : primary(folder);
    if (code === null || code === language || primary(plain.view.lang ?? '') !== code) continue;
    const paths = [`/${rest ?? ''}`, `/${language}/${rest ?? ''}`];
    if (paths.some((path) => read.has(pageKey(new URL(path, url).href)))) versions.add(url);
  }
  return versions;
}

/** The language whose folder an address lies in, as "en" of "/en/menu", where the page declares it too; null for any other. */
export function folderLanguage({ url, plain }: ReadPage): string | null {
  const folder = LANGUAGE_FOLDER.exec(new URL(url).pathname)?.[1];
  return folder !== undefined && primary(plain.view.lang ?? '') === primary(folder) ? primary(folder) : null;
}

/** "/en/": the home page once more, in another language. */
export const isLanguageHome = (page: ReadPage): boolean =>
  folderLanguage(page) !== null &&
  /^(?:index\.\w+)?$/.test(LANGUAGE_FOLDER.exec(new URL(page.url).pathname)?.[2] ?? '');

const primary = (code: string): string => code.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** "x-default" says which version is for everybody else, in whatever language. */
const DEFAULT = 'x';
const LANGUAGE_FOLDER = /^\/([a-z]{2}(?:[-_][a-z]{2})?)(?:\/(.*))?$/i;

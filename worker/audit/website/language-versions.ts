import type { ReadPage } from './read-pages.ts';
import { ownAddress, pageKey } from './site-address.ts';
import { FUNCTION_WORDS } from './text/detect-language.ts';
import type { Website } from './website.ts';

interface Version {
  /** Primary language, or "x". */
  code: string;
  at: string;
}

/**
 * Addresses of pages that say in another language what a page read says in the main one: named as its `hreflang` version, or the same
 * path in the folder of the language the page declares, or with its code at the end of the name ("menu-en.html"). Empty where the main language is not known.
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
  for (const page of pages) {
    const paths = mainPaths(page, language);
    if (paths.some((path) => read.has(pageKey(new URL(path, page.url).href)))) versions.add(page.url);
  }
  return versions;
}

/** Where the same may be said in the main language: beside the folder of the page's own language, or without its code at the end of the name. */
function mainPaths({ url, plain }: ReadPage, language: string): string[] {
  const { pathname } = new URL(url);
  const own = primary(plain.view.lang ?? '');
  if (own === language) return [];
  const [, folder, rest = ''] = LANGUAGE_FOLDER.exec(pathname) ?? [];
  if (folder !== undefined) return primary(folder) === own ? [`/${rest}`, `/${language}/${rest}`] : [];
  const suffix = LANGUAGE_SUFFIX.exec(pathname);
  return suffix && primary(suffix[1] ?? '') === own ? [pathname.replace(LANGUAGE_SUFFIX, '')] : [];
}

/** The language whose folder an address lies in, as "en" of "/en/menu", where the page declares it too; null for any other. */
export function folderLanguage({ url, plain }: ReadPage): string | null {
  const folder = LANGUAGE_FOLDER.exec(new URL(url).pathname)?.[1];
  return folder !== undefined && primary(plain.view.lang ?? '') === primary(folder) ? primary(folder) : null;
}

/** The same of a language whose small words we do not know: by those its text would be taken for a neighbour's. */
export function unlistedLanguage(page: ReadPage): string | null {
  const code = folderLanguage(page);
  return code === null || code in FUNCTION_WORDS ? null : code;
}

/** "/en/": the home page once more, in another language. */
export const isLanguageHome = (page: ReadPage): boolean =>
  folderLanguage(page) !== null &&
  /^(?:index\.\w+)?$/.test(LANGUAGE_FOLDER.exec(new URL(page.url).pathname)?.[2] ?? '');

const primary = (code: string): string => code.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** "x-default" says which version is for everybody else, in whatever language. */
const DEFAULT = 'x';
const LANGUAGE_SUFFIX = /[-_]([a-z]{2})(?=\.\w{2,5}$|\/?$)/i;
const LANGUAGE_FOLDER = /^\/([a-z]{2}(?:[-_][a-z]{2})?)(?:\/(.*))?$/i;

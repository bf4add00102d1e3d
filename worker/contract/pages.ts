/**
 * Every page of the app, shared by the Worker (which answers 200 with the app shell for these and 404 for anything else) and
 * the web router. `:id` matches one path segment.
 */
export const PAGES = [
  '/',
  '/pricing',
  '/about',
  '/support',
  '/dashboard',
  '/report/:id',
  '/confirm/:id',
  '/checkout/:id',
  '/shared/:token',
  '/account',
  '/privacy',
  '/terms',
  '/refund',
  '/bot',
] as const;

export type PagePath = (typeof PAGES)[number];

const patterns = PAGES.map((page) => new RegExp(`^${page.replace(/:[a-z]+/g, '[^/]+')}/?$`));

export function isPage(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}

/** A cookie that pages set and their code reads: there is a session, so it is worth asking who is here. It opens nothing. */
export const SESSION_HINT = 'signed-in';

import { readReviews } from '../audit/facts/reviews/reviews.ts';
import type { ReadPage } from '../audit/website/read-pages.ts';
import { page, website } from './audit-builders.ts';

export const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
export const read = (pages: ReadPage[]) =>
  readReviews(website({ target: TARGET, pages, language: null, country: null }));
export const reviewsOf = (html: string) =>
  read([page(`<main>${html}</main>`)]).map(({ value }) => [value.text, value.author, value.date]);

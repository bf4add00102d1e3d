import { page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { readReviews } from './reviews.ts';

export const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
export const read = (pages: ReadPage[]) =>
  readReviews(website({ target: TARGET, pages, language: null, country: null }));
export const reviewsOf = (html: string) =>
  read([page(`<main>${html}</main>`)]).map(({ value }) => [value.text, value.author, value.date]);

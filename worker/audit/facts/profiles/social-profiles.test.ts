import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readSocialProfiles } from './social-profiles.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const profiles = (head: string, account: string) => {
  const footer = `<footer><a href="https://www.instagram.com/${account}">Instagram</a></footer>`;
  const html = `<html lang="en"><head><title>Larch Law</title>${head}</head><body><h1>Larch Law</h1>${footer}</body></html>`;
  return readSocialProfiles(website({ target, pages: [page(html)] })).length;
};

it('leaves out the accounts of the software that made the pages', () => {
  const generator = '<meta name="generator" content="Sitemaker v5, sitemaker.example">';
  expect(profiles(generator, 'sitemaker')).toBe(0);
  expect(profiles(generator, 'larchlaw')).toBe(1);
  expect(profiles('', 'sitemaker')).toBe(1);
});

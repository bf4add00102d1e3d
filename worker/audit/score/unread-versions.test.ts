import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { unreadVersions } from './unread-language.ts';

const facts = { languages: [{ value: 'pl' }] } as unknown as RatedFacts;
const home = (links: string) => page(`<html lang="pl"><head>${links}</head><p>Naprawiamy skrzypce.</p>`, { url: HOME });
const version = (language: string) => `<link rel="alternate" hreflang="${language}" href="/${language}/">`;

it('versions in a language we read are named where no page of them was read', () => {
  const links = ['pl', 'en-GB', 'sk', 'x-default'].map(version).join('');
  expect(unreadVersions([home(links)], facts)).toEqual(['English']);
  const english = page('<html lang="en"><p>We mend violins and bows by hand, and we lend them to children.</p>', {
    url: `${HOME}en`,
  });
  expect(unreadVersions([home(links), english], facts)).toEqual([]);
  expect(unreadVersions([home('')], facts)).toEqual([]);
});

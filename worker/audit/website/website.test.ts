import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { plainWords } from './text/plain-words.ts';
import { remembered } from './text/remembered.ts';
import { Website } from './website.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const german = '<html lang="de"><p>Wir reparieren seit Jahren Uhren und sind auch am Samstag für Sie da.</p></html>';
const about = page('<p>Über uns</p>', { url: `${HOME}ueber-uns`, role: 'about' });

it('reads the home page first, whatever was asked for first', () => {
  const { keyPages, pages, documents } = website({ target, pages: [about, page(german)] });
  expect(keyPages.map(({ role }) => role)).toEqual(['home', 'about']);
  expect(pages.map(({ role }) => role)).toEqual(['home', 'about']);
  expect(documents.map(({ pageUrl }) => pageUrl)).toEqual([HOME, `${HOME}ueber-uns`]);
});

it('makes each part once and keeps it', () => {
  const seen = website({ target, pages: [page(german), about] });
  expect(seen.documents).toBe(seen.documents);
  expect(seen.languages).toBe(seen.languages);
  expect(seen.shown).toBe(seen.shown);
  expect(seen.language).toBe('de');
  const [home] = seen.pages;
  expect(home?.prose).toBe(home?.prose);
  expect(home?.structured).toBe(home?.structured);
  expect(seen.documents[0]).toBe(home?.documents[0]);
});

it('reads a page only a running app shows, without judging it', () => {
  const { observations } = website({
    target,
    pages: [page(german), page('', { url: `${HOME}kontakt`, rendered: german })],
  });
  const [home, app] = observations.pages;
  if (!home || !app) throw new Error('two pages were asked for');
  const inApp = { ...app, plain: { ...app.plain, view: null, status: 404 } };
  const seen = new Website({ ...observations, pages: [home, inApp] });
  expect(seen.keyPages).toHaveLength(1);
  expect(seen.pages.map(({ url }) => url)).toEqual([HOME, `${HOME}kontakt`]);
  expect(seen.pages[1]?.plain.view.blocks).toEqual([]);
});

it('answers what is asked of a line once, for itself alone', () => {
  let asked = 0;
  const counted = remembered((text) => {
    if (text.length < 1_000) asked++;
    return plainWords(text);
  });
  const seen = website({ target, pages: [page(german)] });
  const other = website({ target, pages: [page(german)] });
  seen.reading(() => counted('Uhren'));
  seen.reading(() => counted('Uhren'));
  expect(asked).toBe(1);
  other.reading(() => counted('Uhren'));
  expect(asked).toBe(2);
});

it('judges a page as a browser shows it, and as it was served', () => {
  const both = page('<div id="root"></div>', { rendered: german });
  expect(both.asRendered().plain.view).toBe(both.rendered?.view);
  expect(both.asRendered()).toBe(both.asRendered());
  expect(both.asServed().rendered).toBeNull();
  expect(about.asRendered()).toBe(about);
  expect(about.asServed()).toBe(about);
});

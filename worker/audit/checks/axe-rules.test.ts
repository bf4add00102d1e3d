import { expect, it } from 'vitest';
import { HOME } from '../../testing/audit-builders.ts';
import { isMendedWith } from './axe-rules.ts';

it('leads from an element to a task only where the task holds one of its kind', () => {
  const empty = { rule: 'empty-heading', examples: [{ snippet: '<h2 class="entry-title"></h2>' }] };
  expect(isMendedWith(empty, [{ place: 'main > div.news > h2' }])).toBe(true);
  expect(isMendedWith(empty, [{ place: 'main > h1' }])).toBe(false);
  const list = { rule: 'select-name', examples: [{ snippet: '<select id="size">' }] };
  expect(isMendedWith(list, [{ place: 'body > form, input[type=text]' }])).toBe(false);
  expect(isMendedWith({ ...list, rule: 'label' }, [{ place: 'body > form, input[type=text]' }])).toBe(true);
});

it('leads from a line that forbids to zoom to a task that found such a line, and to none that found no line', () => {
  const zoom = { rule: 'meta-viewport', examples: [{ snippet: '<meta name="viewport" content="user-scalable=0">' }] };
  const place = 'meta[name="viewport"]';
  expect(isMendedWith(zoom, [{ place, seen: 'no viewport tag' }])).toBe(false);
  expect(isMendedWith(zoom, [{ place, seen: 'width=device-width, user-scalable=0' }])).toBe(true);
});

it('leads from a heading to the task on levels only where the task lists its page and level', () => {
  const pages = ['https://a.test/', 'https://a.test/about'];
  const examples = pages.map((pageUrl) => ({ pageUrl, snippet: '<h3 class="foot">Larch</h3>' }));
  const order = { rule: 'heading-order', pages, examples };
  const [home, about] = pages.map((pageUrl) => ({ pageUrl, place: 'h1 to h3' }));
  expect(
    isMendedWith(
      order,
      [home, about].flatMap((one) => one ?? []),
    ),
  ).toBe(true);
  expect(
    isMendedWith(
      order,
      [home].flatMap((one) => one ?? []),
    ),
  ).toBe(false);
  expect(
    isMendedWith(
      order,
      pages.map((pageUrl) => ({ pageUrl, place: 'h1 to h4' })),
    ),
  ).toBe(false);
});

it('is mended by a task that names each page it stands on', () => {
  const pages = ['https://a.test/', 'https://a.test/about'];
  const label = { rule: 'label', pages, examples: [] };
  const [home, about] = pages.map((pageUrl) => ({ pageUrl, place: 'form, input' }));
  expect(
    isMendedWith(
      label,
      [home, about].filter((one) => one !== undefined),
    ),
  ).toBe(true);
  expect(
    isMendedWith(
      label,
      [home].filter((one) => one !== undefined),
    ),
  ).toBe(false);
  expect(
    isMendedWith(
      label,
      [home].filter((one) => one !== undefined),
      pages,
    ),
  ).toBe(true);
});

it('tells a page without a main part where the task says it of another, which axe-core passed over', () => {
  const issue = { rule: 'landmark-one-main', pages: [`${HOME}more`], examples: [] };
  expect(isMendedWith(issue, [{ pageUrl: HOME, place: 'landmarks', seen: 'no main and no header element' }])).toBe(
    true,
  );
  expect(isMendedWith(issue, [{ pageUrl: HOME, place: 'landmarks', seen: 'no header element' }])).toBe(false);
});

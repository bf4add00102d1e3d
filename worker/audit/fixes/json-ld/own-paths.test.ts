import { expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

const ROOT = 'https://harwood-lane.test/';

/** The first steps of the paths to paste, where one page has a path of its own that begins so. */
function starts(own: { name: string; item: string }) {
  const website = solicitors({ services: { main: '<p><a href="/">Start</a> / Legal services</p>' } });
  const last = website.pages.at(-1);
  if (!last) throw new Error('no pages');
  const steps = [
    { position: 1, ...own },
    { position: 2, name: 'Last', item: new URL(last.path, ROOT).href },
  ];
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: steps };
  last.html = last.html.replace(
    '</head>',
    `<script type="application/ld+json">${JSON.stringify(list)}</script></head>`,
  );
  return fixesOf(jsonLdFixes, website).contents.flatMap((content) => {
    const [, name, item] = /"position": 1,\s*"name": "([^"]*)",\s*"item": "([^"]*)"/.exec(content) ?? [];
    return name === undefined ? [] : [`${name} ${item}`];
  });
}

it('begins a path as the website’s own begin, and writes none where those begin elsewhere', () => {
  expect(new Set(starts({ name: 'Start', item: ROOT }))).toEqual(new Set([`Start ${ROOT}`]));
  expect(starts({ name: 'Start', item: `${ROOT}welcome.html` })).toEqual([]);
});

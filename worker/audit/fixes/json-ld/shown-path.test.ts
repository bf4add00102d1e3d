import { expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

/** A page with a path of its own, so that the others are asked for one. */
const PATH = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Harwood Lane Solicitors', item: 'https://harwood-lane.test/' },
    { '@type': 'ListItem', position: 2, name: 'Legal services', item: 'https://harwood-lane.test/services' },
  ],
});

/** The names in the path to paste into the contact page, which shows this. */
function names(shown: string): string[] | null {
  const services = { main: `<script type="application/ld+json">${PATH}</script>` };
  const { written } = fixesOf(jsonLdFixes, solicitors({ services, contact: { main: shown } }));
  const content = written.find(({ fix }) => fix.pageUrl?.endsWith('/contact'))?.fix.content ?? '';
  const found = [...content.matchAll(/"position": \d,\s*"name": "([^"]*)"/g)].map(([, name = '']) => name);
  return found.length > 0 ? found : null;
}

it('writes the path a page shows, step by step', () => {
  expect(names('')).toBeNull();
  expect(names('<p><a href="/">Start</a> / <a href="/services">Legal</a> / Talk to us</p>')).toEqual([
    'Start',
    'Legal',
    'Talk to us',
  ]);
  const row =
    '<ol class="breadcrumb"><li><a href="/">Start</a></li><li><a href="/services">Legal</a></li><li>Talk</li></ol>';
  expect(names(row)).toEqual(['Start', 'Legal', 'Talk']);
});

it('writes none where a step it shows was not read, and takes no line of links for a path', () => {
  expect(names('<p><a href="/">Start</a> › <a href="/fees">Fees</a> › Talk to us</p>')).toBeNull();
  expect(
    names('<p><a href="/">Start</a> / <a href="/contact">Talk</a> / <a href="/services">Legal</a></p>'),
  ).toBeNull();
});

it('gives no address to two steps: a section keeps its name, and a link to what is a step already is none', () => {
  const itemsOf = (between: string) => {
    const services = { main: `<script type="application/ld+json">${PATH}</script>` };
    const contact = { main: `<p><a href="/">Start</a> / ${between} / Talk to us</p>` };
    const { written } = fixesOf(jsonLdFixes, solicitors({ services, contact }));
    const content = written.find(({ fix }) => fix.pageUrl?.endsWith('/contact'))?.fix.content ?? '';
    return [...content.matchAll(/"item": "https:\/\/harwood-lane.test([^"]*)"/g)].map(([, path]) => path);
  };
  expect(itemsOf('<a href="/#work">Work</a>')).toEqual(['/', '/#work', '/contact']);
  expect(itemsOf('<a href="/">Work</a>')).toEqual(['/', '/contact']);
  expect(itemsOf('<a href="/services#legal">Legal</a>')).toEqual(['/', '/services', '/contact']);
});

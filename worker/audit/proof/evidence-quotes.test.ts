import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { observeWebsite } from '../../testing/observe.ts';
import { serveFolder } from '../../testing/serve-folder.ts';
import { judge } from '../judge.ts';
import type { PageView } from '../website/page/page-view.ts';

/**
 * What evidence quotes stands on the page it names: every piece of it, read again in the source. The folder with real websites lies
 * outside the repository: SITES_DIR names it; ONLY_SITES and READ_WEBSITES=1 choose other ones than the few.
 */
const { SITES_DIR = '', READ_WEBSITES, ONLY_SITES } = process.env;
const LABELS = join(SITES_DIR, 'sites.json');
const FEW = ['ltb-avocat', 'elgorriaga', 'sakai-dental', 'marktgrill', 'redcanoe'];
/** Checks whose evidence counts or says in our words what is missing. */
const IN_OUR_WORDS: ReadonlySet<string> = new Set([
  'broken-accessibility-tree',
  'few-linked-profiles',
  'low-contrast',
  'low-rating',
  'missing-logo',
  'missing-policies',
  'nameless-links-and-buttons',
  'text-made-lists',
  'thin-about-page',
  'thin-pages',
  'unlabelled-form-fields',
  'unproven-superlatives',
]);
/** Places in the text of a page; counts, headers, files and addresses have others. */
const IN_TEXT = /\s>\s|^h[1-6]\b|^(?:body|main|title)\b/;
/** What we put between and behind the words of a page. */
const OUR_NOTE = /\s\((?:missing here|only after)[^)]*\)$/;
const BETWEEN = /→|\s\/\s|,\s|:\s|\n|\s·\s|;\s|…/;
/** Shorter pieces stand anywhere. */
const MIN_PIECE = 3;

const all: { name: string; subfolder: string }[] =
  SITES_DIR !== '' && existsSync(LABELS) ? JSON.parse(readFileSync(LABELS, 'utf8')).sites : [];
const wanted = ONLY_SITES?.split(',') ?? (READ_WEBSITES === '1' ? all.map(({ name }) => name) : FEW);
const sites = all.filter(({ name }) => wanted.includes(name));

/** As it is compared: in lower case, without spaces, which elements may leave out. */
const squeezed = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

function wordsOf(view: PageView): string {
  return [
    ...view.blocks.map(({ text }) => text),
    ...view.headings.map(({ text }) => text),
    ...view.titles,
    ...view.metas.map(({ content }) => content),
    ...view.links.flatMap(({ text, href, url }) => [text, href, url]),
    ...view.images.flatMap(({ alt, src }) => [alt, src]),
    ...view.frames.map(({ src }) => src),
    ...view.times.flatMap(({ text, datetime }) => [text, datetime]),
  ].join('\n');
}

/** The pieces of evidence that the page does not hold. */
function unquoted(seen: string, source: string): string[] {
  const text = squeezed(source);
  const pieces = seen.replace(OUR_NOTE, '').split(BETWEEN).map(squeezed);
  return pieces.filter((piece) => piece.length >= MIN_PIECE && !text.includes(piece));
}

describe('what is quoted', () => {
  it('is found again, and what is not on the page is told', () => {
    expect(unquoted('Haircut: €25 → Book now (missing here: place)', 'Haircut\n€25 … Book now')).toEqual([]);
    expect(unquoted('Haircut: €35', 'Haircut €25')).toEqual(['€35']);
  });

  it.skipIf(sites.length === 0).each(sites.map((site) => [site.name, site] as const))(
    'on %s stands there',
    async (_, { name, subfolder }) => {
      const { server } = await serveFolder(join(SITES_DIR, name, subfolder));
      try {
        const observations = await observeWebsite(`${server.origin}/`, { render: false });
        const sources = new Map(
          observations.pages.flatMap(({ url, plain }) => (plain.view ? [[url, wordsOf(plain.view)]] : [])),
        );
        const quotes = judge(observations).checks.flatMap(({ id, evidence = [] }) =>
          IN_OUR_WORDS.has(id)
            ? []
            : evidence.filter(({ place }) => IN_TEXT.test(place)).map((one) => ({ id, ...one })),
        );
        const strange = quotes.flatMap(({ id, pageUrl, seen }) =>
          unquoted(seen, sources.get(pageUrl) ?? '').map((piece) => `${id} on ${pageUrl}: ${piece}`),
        );
        expect(quotes.length).toBeGreaterThan(0);
        expect(strange).toEqual([]);
      } finally {
        await server.close();
      }
    },
    60_000,
  );
});

import type { Observations } from '../../worker/audit/observations.ts';
import {
  type InventedPage,
  type InventedWebsite,
  observeWebsite,
} from '../../worker/audit/proof/fixtures/observe-website.ts';

/**
 * An invented website with `count` pages, each about as long as `sections` of its own pages: every page is repeated under other
 * addresses with other words, so that nothing learnt from one page answers for the next.
 */
export function scaleWebsite(website: InventedWebsite, count: number, sections: number): Observations {
  const pages = Array.from({ length: count }, (_, index) => scaledPage(website, index, sections));
  return observeWebsite({ ...website, pages });
}

function scaledPage({ pages }: InventedWebsite, index: number, sections: number): InventedPage {
  const original = pageAt(pages, index);
  const round = Math.floor(index / pages.length);
  const more = Array.from({ length: sections - 1 }, (_, at) => {
    const main = /<main>([\s\S]*?)<\/main>/.exec(pageAt(pages, index + at + 1).html)?.[1] ?? '';
    return otherWords(main.replace(/<(\/?)h1/g, '<$1h2'), `${index}x${at}`);
  });
  const html = original.html.replace('</main>', () => `${more.join('')}</main>`);
  if (round === 0) return { ...original, html, rendered: null };
  const path = `${original.path}teil-${round}/`;
  return { ...original, role: 'other', path, html: otherWords(html, String(round)), rendered: null };
}

function pageAt(pages: readonly InventedPage[], index: number): InventedPage {
  const page = pages[index % pages.length];
  if (!page) throw new Error('a website without pages cannot be scaled');
  return page;
}

/** Every third long word of the visible text gets a tail. Numbers, addresses and markup stay, so the page still says something. */
function otherWords(html: string, tail: string): string {
  let words = 0;
  return html.replace(/>[^<>{}]+</g, (text) =>
    text.replace(/(?<![\p{L}@./])\p{L}{7,}(?![\p{L}@./])/gu, (word) =>
      words++ % 3 === 0 ? `${word}${letters(tail)}` : word,
    ),
  );
}

const letters = (tail: string): string => tail.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

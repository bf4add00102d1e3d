import { placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';

/** Controls that fetch more when pressed, in eight languages. */
const LOAD_MORE = lightLetters(
  regexSource`
    ^(?:
      load more
      |show more
      |see more
      |view more
      |more (?:results|reviews|products|posts)
      |mehr (?:laden|anzeigen|lesen)
      |weitere (?:laden|anzeigen)
      |charger plus
      |voir plus
      |afficher plus
      |cargar más
      |ver más
      |mostrar más
      |carica altr[oi]
      |mostra (?:di più|altr[oi])
      |vedi altr[oi]
      |meer (?:laden|tonen)
      |toon meer
      |carregar mais
      |ver mais
      |mostrar mais
      |もっと見る
      |さらに表示
    )[ .…›»↓+]*$
  `,
  'i',
);

/** What customers need most: if this cannot be read, it weighs more than older blog posts. */
const ESSENTIAL = lightLetters(
  regexSource`
    \b(?:prices?|fees?|preise?|kosten|tarifs?|prix|precios?|tarifas?|prezzi|tariffe|prijzen|preços?|faq
    |questions?|fragen|preguntas|domande|vragen|perguntas)\b|料金|よくある質問
  `,
  'i',
);

/** Accordions without their answers, and "load more" controls that are no links, in the HTML as served. */
export const contentBehindClicks = defineCheck({
  id: 'content-behind-clicks',
  revision: 1,
  category: 'rendering',
  strength: 'B',
  catalogue: ['interaction-gate'],
  title: {
    pass: 'Nothing has to be clicked open to be read',
    partial: 'Some content loads only after a click',
    fail: 'Prices or answers load only after a click',
  },
  why: 'Assistants do not click. Folded text is fine if it is in the HTML; text fetched on a click is not there for them.',
  sources: [
    'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  needs: ['pages'],
  causes: ['load-more'],
  run({ pages }) {
    const gated = pages.flatMap((page) => [...emptyAnswers(page), ...loadMore(page)]);
    const evidence = gated.map((one) => one.evidence);
    const cause = gated.every(({ isMore }) => isMore) ? 'load-more' : null;
    if (gated.some(({ essential }) => essential)) return dueTo(cause, fail(evidence));
    if (gated.length > 0) return dueTo(cause, partial(evidence));
    const empty = pages.find(({ plain, rendered }) => plain.view.textChars === 0 && !rendered);
    return empty
      ? inconclusive('A page has no text before JavaScript, so it could not be seen what it hides.')
      : pass();
  },
});

interface Gated {
  evidence: Evidence;
  essential: boolean;
  /** A control that fetches the rest of a list. */
  isMore: boolean;
}

/** `summary` elements that nothing follows before the next one. */
function emptyAnswers({ url, plain: { view } }: ReadPage): Gated[] {
  const summaries = [...view.blocks.entries()].filter(
    ([, { tag, path }]) => tag === 'summary' || placeOf(view, path).includes(' > summary'),
  );
  return summaries.flatMap(([index, block]) => {
    if (hasAnswer(view, index, block)) return [];
    return {
      evidence: { pageUrl: url, place: `${placeOf(view, block.path)}, nothing inside`, seen: block.text },
      essential: true,
      isMore: false,
    };
  });
}

/** What follows inside the same `details` element. */
function hasAnswer(view: PageView, index: number, summary: TextBlock): boolean {
  const details = placeOf(view, summary.path).split(' > summary', 1).join();
  const isInside = (path: number): boolean => {
    const place = placeOf(view, path);
    return place === details || (place.startsWith(`${details} > `) && !place.startsWith(`${details} > summary`));
  };
  const next = view.blocks[index + 1];
  if (next && isInside(next.path)) return true;
  // A picture, map or film is an answer of its own kind.
  return [...view.images, ...view.frames, ...view.media].some(({ path }) => isInside(path));
}

function loadMore({ url, plain: { view } }: ReadPage): Gated[] {
  const button = view.blocks.find(
    ({ tag, text, hidden }) => tag === 'button' && !hidden && text.length < 40 && LOAD_MORE.test(text),
  );
  const link = view.links.find(
    ({ text, href }) => /^(?:#|javascript:|$)/i.test(href.trim()) && text.length < 40 && LOAD_MORE.test(text),
  );
  const found = button ?? link;
  if (!found) return [];
  const essential = ESSENTIAL.test(url) || view.headings.some(({ level, text }) => level === 1 && ESSENTIAL.test(text));
  return [{ evidence: { pageUrl: url, place: placeOf(view, found.path), seen: found.text }, essential, isMore: true }];
}

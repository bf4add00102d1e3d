import type { PageLink } from '../../website/page/page-view.ts';
import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';
import { saysSomething } from '../shared/alt-words.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';

/** Shares of internal links whose text says where they lead. */
const GOOD_SHARE = 0.9;
const POOR_SHARE = 0.7;
/** One button that says "more" is no habit. */
const SEVERAL = 2;

/** Texts that say nothing about the page behind them, in the languages we read. */
const EMPTY_TEXTS = new Set([
  ...['click here', 'here', 'more', 'read more', 'learn more', 'link', 'this page', 'see more', 'details'],
  ...['hier', 'hier klicken', 'mehr', 'mehr erfahren', 'weiterlesen', 'weiter', 'mehr lesen'],
  ...['ici', 'cliquez ici', 'en savoir plus', 'lire la suite', 'plus', 'voir plus'],
  ...['aquí', 'haz clic aquí', 'más', 'leer más', 'saber más', 'ver más'],
  ...['qui', 'clicca qui', 'leggi di più', 'scopri di più', 'di più', 'leggi tutto', 'continua'],
  ...['klik hier', 'meer', 'lees meer', 'lees verder', 'meer informatie'],
  ...['aqui', 'clique aqui', 'mais', 'leia mais', 'saiba mais', 'ver mais'],
  ...['こちら', '詳細', '詳しくはこちら', 'もっと見る', '続きを読む'],
]);

/** Whether the words of a link tell nothing of the page behind it. */
export const saysNothing = (text: string): boolean =>
  EMPTY_TEXTS.has(
    text
      .toLowerCase()
      .replace(/(?<![\s.…>»→:!])[\s.…>»→:!]+$/u, '')
      .trim(),
  );

/** A title, a picture or a button of the same page that leads to the same place and says where: "Read more" below it leaves nothing open. */
const isNamedBeside = (link: Placed, links: readonly Placed[]): boolean =>
  links.some(
    (other) =>
      other.pageUrl === link.pageUrl &&
      other.url === link.url &&
      other.hidden === link.hidden &&
      (other.isPictureNamed || (/\p{L}{2}/u.test(other.text) && !saysNothing(other.text))),
  );

type Placed = PageLink & { pageUrl: string; isPictureNamed: boolean };

/** "#" and "" stand where an address is missing: no words can say where that leads. A jump on the page leads to no page behind it. */
const leadsOn = ({ url, href }: PageLink): boolean =>
  url !== null && /^https?:/.test(url) && href.trim() !== '' && !href.trim().startsWith('#');

export const unclearLinkTexts = defineCheck({
  id: 'unclear-link-texts',
  revision: 5,
  category: 'discoverability',
  strength: 'C',
  catalogue: ['internal-anchors'],
  title: {
    pass: 'Most links we saw say where they lead',
    fail: 'Several links do not say where they lead',
  },
  why: 'The words of a link are a hint of what the page behind it is about. The effect is plausible, not proven.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable#write-good-anchor-text'],
  needs: ['pages'],
  run({ pages }) {
    const links = pages.flatMap(({ url, plain: { view } }): Placed[] => {
      // The text of a picture in a link is part of its name.
      const named = new Set(view.images.flatMap(({ link, alt }) => (saysSomething(alt ?? '') ? [link] : [])));
      return view.links
        .map((link, at) => ({ pageUrl: url, isPictureNamed: named.has(at), ...link }))
        .filter(({ landmark }) => landmark === 'main' || landmark === null);
    });
    const toPages = links.filter((link) => !link.isPictureNamed && leadsOn(link) && link.text.trim() !== '');
    if (toPages.length === 0) return notApplicable('No page links to another in its text.');
    const unclear = toPages.filter((link) => saysNothing(link.text) && !isNamedBeside(link, links));
    const share = 1 - unclear.length / toPages.length;
    const { evidence } = onEveryPage(
      unclear.map(({ pageUrl, text, href }): Repeated => {
        const place = `link to ${href}`.slice(0, 200);
        return [`${place} ${text}`, { pageUrl, place, seen: text }];
      }),
    );
    if (share >= GOOD_SHARE || unclear.length < SEVERAL) return pass(evidence);
    return share >= POOR_SHARE ? partial(evidence) : fail(evidence);
  },
});

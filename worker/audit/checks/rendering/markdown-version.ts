import { defineCheck, info, notApplicable } from '../check.ts';

/** A Markdown version offered by link. Agents can use it, search engines do not; having none is no fault. */
export const markdownVersion = defineCheck({
  id: 'markdown-version',
  revision: 1,
  category: 'rendering',
  strength: 'I',
  catalogue: ['markdown-alt'],
  title: {
    pass: 'Your pages offer a Markdown version',
    info: 'Your pages offer a Markdown version',
    fail: 'Your pages offer no Markdown version',
  },
  why: 'Some agents prefer Markdown because it is short. No search engine is known to use it.',
  sources: ['https://developers.cloudflare.com/fundamentals/reference/markdown-for-agents/'],
  needs: ['pages'],
  run({ pages }) {
    const evidence = pages.flatMap(({ url, plain }) => {
      const link = plain.view.headLinks.find(
        ({ rel, type }) => rel.split(/\s+/).includes('alternate') && type?.trim().toLowerCase() === 'text/markdown',
      );
      const header = plain.headers.link;
      if (link) return { pageUrl: url, place: 'link[rel=alternate]', seen: link.href };
      return header && /text\/markdown/i.test(header)
        ? { pageUrl: url, place: 'response header link', seen: header }
        : [];
    });
    return evidence.length > 0
      ? info(evidence)
      : notApplicable('No page read offers a Markdown version, and none needs to.');
  },
});

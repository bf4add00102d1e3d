import { defineCheck, type Evidence, fail, inconclusive, pass } from '../check.ts';

/** How error pages title themselves, whole or at the start of a title, in the languages we read. */
const ERROR_TITLES = [
  /^(error )?404\b/,
  /\b404\b.*\b(not found|error|nicht gefunden|introuvable|no encontrad|non trovat|niet gevonden|não encontrad)/,
  /^(page|site|file) not found\b/,
  /^(die )?seite (wurde )?nicht gefunden\b/,
  /^page (non trouvée|introuvable)\b/,
  /^página no encontrada\b/,
  /^pagina non trovata\b/,
  /^pagina niet gevonden\b/,
  /^página não encontrada\b/,
  /^(お探しの)?ページが?(は)?見つかりません/,
];

export const softErrorPages = defineCheck({
  id: 'soft-error-pages',
  revision: 1,
  category: 'technical',
  strength: 'B',
  catalogue: ['soft-404'],
  title: {
    pass: 'We saw no error page that passes for a page',
    fail: 'An error page answers as if it were a page',
  },
  why: 'When "not found" arrives with a success status, the error text is indexed as your content.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors'],
  needs: ['pages'],
  run({ pages }) {
    const successful = pages.filter(({ plain }) => plain.status >= 200 && plain.status < 300);
    if (successful.length === 0) return inconclusive('No key page answered with success.');
    const evidence = successful.flatMap(({ url, plain }): Evidence[] => {
      const { titles, headings } = plain.view;
      const h1 = headings.find(({ level, text }) => level === 1 && text !== '')?.text;
      const found = [
        { place: 'title', text: titles[0] },
        { place: 'h1', text: h1 },
      ].find(({ text }) => text !== undefined && isErrorTitle(text));
      return found?.text === undefined
        ? []
        : [{ pageUrl: url, place: found.place, seen: `status ${plain.status}: ${found.text}` }];
    });
    return evidence.length > 0 ? fail(evidence) : pass();
  },
});

function isErrorTitle(title: string): boolean {
  const text = title.trim().toLowerCase().slice(0, 200);
  return ERROR_TITLES.some((pattern) => pattern.test(text));
}

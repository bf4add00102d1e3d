import type { PageView } from '../page/page-view.ts';

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

/** The title or main heading by which a page says that there is none; null for every other page. */
export function errorTitleOf({ titles, headings }: PageView): { place: string; text: string } | null {
  const h1 = headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const said = [
    { place: 'title', text: titles[0] ?? '' },
    { place: 'h1', text: h1 },
  ];
  return said.find(({ text }) => isErrorTitle(text)) ?? null;
}

export const saysNotFound = (view: PageView): boolean => errorTitleOf(view) !== null;

function isErrorTitle(title: string): boolean {
  const text = title.trim().toLowerCase().slice(0, 200);
  return ERROR_TITLES.some((pattern) => pattern.test(text));
}

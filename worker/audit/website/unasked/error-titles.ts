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
export function errorTitleOf(view: PageView): { place: string; text: string } | null {
  const { titles, headings } = view;
  const h1 = headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const said = [
    { place: 'title', text: titles[0] ?? '' },
    { place: 'h1', text: h1 },
  ];
  return said.find(({ text }) => isErrorTitle(text) || (isStatus(text.trim()) && isBare(view))) ?? null;
}

/** "403 - Acesso negado", "502 Bad Gateway": a number that servers answer errors with, alone, before a stroke or its phrase; behind a word it may be a car. */
const STATUS = /^(?:4(?:0[013-9]|1[0-8]|29)|50[0-4])(?:$|\s*[-–—:|,]|\s(?=[a-z]))/i;
/** "500 loaves a day" */
const OTHER_WORDS =
  /^\d{3}\s(?!bad |unauthorized|forbidden|gone|too many|internal server|service (?:temporarily )?unavailable|gateway time)[a-z]/i;

const isStatus = (text: string): boolean => STATUS.test(text) && !OTHER_WORDS.test(text);

/** Little to read, and hardly a way into the website: what a server says in place of a page. */
const isBare = ({ textWords, forms, links, baseUrl }: PageView): boolean =>
  textWords < MAX_WORDS &&
  forms.length === 0 &&
  links.filter(({ url, href }) => url !== null && !href.startsWith('#') && sameOrigin(url, baseUrl)).length <=
    MAX_WAYS_BACK;

const MAX_WORDS = 80;
const MAX_WAYS_BACK = 2;

const sameOrigin = (url: string, base: string): boolean =>
  URL.canParse(url) && URL.canParse(base) && new URL(url).origin === new URL(base).origin;

export const saysNotFound = (view: PageView): boolean => errorTitleOf(view) !== null;

function isErrorTitle(title: string): boolean {
  const text = title.trim().toLowerCase().slice(0, 200);
  return ERROR_TITLES.some((pattern) => pattern.test(text));
}

import type { ReadPage } from '../../website/read-pages.ts';
import { nodesOf, placeInMarkup } from '../../website/structured-data/nodes.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { KANA_TO_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Evidence } from '../check.ts';

export interface ArticleAuthor {
  page: ReadPage;
  /** null when nobody is named. */
  name: string | null;
  place: string;
  seen: string;
  /** Page about the author, as linked; null when there is no link. */
  bio: string | null;
  /** Readers see the name as that of the author; else it stands for machines only. */
  isShown: boolean;
  /** Index in `blocks` of the served page where it does. */
  block?: number;
}

/** Pages that are an article by their role or by their markup. */
export function articles(pages: readonly ReadPage[]): ReadPage[] {
  return pages.filter(
    (page) =>
      page.role === 'article' ||
      page.structured.nodes.some((node) => node.parent === null && node.types.some((type) => isA(type, 'Article'))),
  );
}

/** A shorter text is a notice or a greeting: it has no author and needs no sources. */
const MIN_WORDS = 300;

export const longArticles = (pages: readonly ReadPage[]): ReadPage[] =>
  articles(pages).filter((page) => page.prose.words >= MIN_WORDS);

/** Texts that somebody has to answer for: a notice is one where its own markup calls it an article. */
export const authoredArticles = (pages: readonly ReadPage[]): ReadPage[] => {
  const long = new Set(longArticles(pages));
  return pages.filter((page) => long.has(page) || nodesOf(page.structured, 'Article').length > 0);
};

const NAME =
  "\\p{Lu}[\\p{Ll}'’-]+(?: (?:de|del|della|di|van|von|der|den|da|dos|la|le) ?)?(?: ?\\p{Lu}[\\p{L}'’.-]*){1,3}";
/** "By Eva Klein", "Von ...", "Autor: ...", "文：...". */
const BYLINE = lightLetters(
  regexSource`
    ^(?:
      (?:[Ww]ritten |[Pp]osted |[Pp]ublished )?[Bb]y
      |[Vv]on
      |[Vv]erfasst von
      |[Aa]utor(?:in)?:?
      |[Pp]ar
      |[ÉéEe]crit par
      |[Pp]or
      |[Ee]scrito por
      |[Dd]i
      |[Ss]critto da
      |[Dd]oor
      |[Aa]uthor:?
      |[Aa]uteur:?
      |[Aa]utore:?
    )\s+(${NAME})(?!\p{L})
    |(?:^|\s)(?:文|著者|執筆|監修)[:：\s]+([${KANA_TO_KANJI}]{2,10})
  `,
  'u',
);
const MAX_BYLINE_CHARS = 120;

export function authorOf(page: ReadPage): ArticleAuthor {
  const { view } = page.plain;
  for (const [at, block] of view.blocks.entries()) {
    const line = block.text.split('\n').find((text) => text.length <= MAX_BYLINE_CHARS && BYLINE.test(text));
    const match = line === undefined ? null : BYLINE.exec(line);
    const name = match?.[1] ?? match?.[2];
    if (line === undefined || name === undefined || block.landmark === 'footer' || block.landmark === 'nav') continue;
    const link = view.links.find(
      (other) => other.block === at && other.url !== null && (other.text.includes(name) || isAuthorRel(other.rel)),
    );
    return {
      page,
      name,
      place: view.paths[block.path] ?? block.tag,
      seen: line,
      bio: link?.url ?? null,
      isShown: true,
      block: at,
    };
  }
  const related = view.links.find((link) => isAuthorRel(link.rel) && link.text !== '');
  if (related)
    return { page, name: related.text, place: 'a[rel=author]', seen: related.text, bio: related.url, isShown: true };
  return markedAuthor(page);
}

/** Whether the markup of an article gives it to an author that is no person: the firm, a team. */
export const isByHouse = ({ structured: { nodes } }: ReadPage): boolean =>
  nodes
    .filter(({ types }) => types.some((type) => isA(type, 'Article')))
    .some(({ properties }) => {
      const value = properties.author?.[0];
      const author = typeof value === 'object' ? nodes[value.node] : undefined;
      return author !== undefined && author.types.length > 0 && !author.types.includes('Person');
    });

/** Lines below the heading in which a text may be signed. */
const BELOW_HEADING = 3;
const MAX_SIGNED_CHARS = 80;
/** "By our team", "Por el equipo de ...": signed, if by no person. */
const SIGNED = lightLetters(
  /^(?:(?:[Ww]ritten |[Pp]osted |[Pp]ublished )?[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]ut[eo]r[ea]?:?|[Aa]uthor:?)\s+\p{L}/u,
);

/** Who signs an article that names no person: the firm or a team, in its markup or right below its heading; null where nobody does. */
export function signatureOf(page: ReadPage): Evidence | null {
  const { nodes } = page.structured;
  for (const node of nodes.filter(({ types }) => types.some((type) => isA(type, 'Article')))) {
    const value = node.properties.author?.[0];
    const name = typeof value === 'object' ? nodes[value.node]?.properties.name?.[0] : value;
    if (typeof name === 'string' && name.trim() !== '')
      return { pageUrl: page.url, place: `${placeInMarkup(node)}.author`, seen: name };
  }
  const { view } = page.plain;
  const heading = view.headings.find(({ level, block }) => level === 1 && block >= 0)?.block;
  if (heading === undefined) return null;
  const signed = view.blocks
    .slice(heading + 1, heading + 1 + BELOW_HEADING)
    .find(({ text }) => text.length <= MAX_SIGNED_CHARS && SIGNED.test(text));
  return signed ? { pageUrl: page.url, place: view.paths[signed.path] ?? signed.tag, seen: signed.text } : null;
}

const isAuthorRel = (rel: string | null): boolean => rel !== null && /(?:^|\s)author(?:\s|$)/i.test(rel);

const TWO_NAMES = lightLetters(/^\p{Lu}\p{Ll}+ \p{Lu}/u);

/** The author in structured data or meta tags: stated for machines, not for readers. */
function markedAuthor(page: ReadPage): ArticleAuthor {
  const { nodes } = page.structured;
  for (const node of nodes) {
    if (!node.types.some((type) => isA(type, 'Article'))) continue;
    const value = node.properties.author?.[0];
    const person = typeof value === 'object' ? nodes[value.node] : undefined;
    if (person && !person.types.includes('Person')) continue;
    const name = person?.properties.name?.[0] ?? (typeof value === 'string' ? value : undefined);
    if (typeof name !== 'string' || name.trim() === '') continue;
    const url = person?.properties.url?.[0];
    const bio = typeof url === 'string' ? url : null;
    return { page, name, place: 'JSON-LD author', seen: name, bio, isShown: false };
  }
  const meta = page.plain.view.metas.find((tag) => tag.name === 'author' && TWO_NAMES.test(tag.content));
  const none = { page, bio: null, isShown: false };
  if (meta) return { ...none, name: meta.content, place: 'meta[name=author]', seen: meta.content };
  return { ...none, name: null, place: 'text of the article', seen: 'nobody is named as the author' };
}

import { markupProperty } from '../../audit/wording/words.ts';
import { pathOf } from './web-links.ts';

/** Where something stands: in words for its owner, and as found for whoever does the work. */
export interface Place {
  words: string;
  /** A selector or the name of a field, for the web person; null where the words are the place itself. */
  technical: string | null;
}

/** What elements are called by people who do not write them. The innermost of a selector that is named here counts. */
const ELEMENTS: Record<string, string> = {
  html: 'html tag',
  title: 'page title',
  h1: 'main heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  p: 'paragraph',
  li: 'item of a list',
  ul: 'list',
  ol: 'list',
  dl: 'list',
  dt: 'list',
  dd: 'list',
  table: 'table',
  tr: 'table',
  th: 'table',
  td: 'table',
  a: 'link',
  img: 'picture',
  blockquote: 'quotation',
  figure: 'picture',
  figcaption: 'caption',
  details: 'unfolding text',
  summary: 'unfolding text',
  form: 'form',
  input: 'form',
  textarea: 'form',
  select: 'form',
  label: 'form',
  button: 'button',
  iframe: 'embedded part',
  time: 'date',
  address: 'address',
  video: 'video',
};

/** Parts of a page that visitors tell apart. */
const REGIONS: Record<string, string> = {
  footer: 'footer',
  nav: 'menu',
  header: 'top of the page',
  aside: 'side column',
};

const ONLY_WITH_JS = /,? ?\(?only after JavaScript\)?$|\(only after JavaScript\)|^only after JavaScript: /;
/** "prices, only after JavaScript: main > p". */
const LATE_SUBJECT = /^([^,:]+), only after JavaScript: (.+)$/;
/** What a place is of ("phone: footer > p"), which its statement says already. */
const SUBJECT = /^(?:phone|e-mail|address|opening hours|name|accessibility): (?=\S)/;
const SELECTOR = /^(?:[a-z][a-z0-9-]*(?:[#.:[][^\s,]*)?|[#.:[]\S*)(?:\s>\s\S+)*$/;
const IN_HEAD = /^(?:link|base)\b/;
const ATTRIBUTE = /\[[^\]]*\]/g;
/** What no word of a place holds. */
const MARKUP = /[#.:[>]/;

/** A share of words is measured, no place: what is quoted beside it stands in the text that scripts write. */
const SERVED_SHARE = /^words in the HTML as served: /;

/** What other pages send, and how many words a click brings at least, advice goes by: no part of where something stands. */
const BESIDE =
  /; (?:another page has|\d+ other pages have) .*$|: text that the HTML does not hold$|(?<=^links only after JavaScript): \d+$/;

export const placeAlone = (place: string): string => place.replace(BESIDE, '');

export function readPlace(full: string): Place {
  const place = placeAlone(full);
  if (SERVED_SHARE.test(place)) return { words: 'text, only with JavaScript', technical: place };
  const [, subject, where] = LATE_SUBJECT.exec(place) ?? [];
  if (subject !== undefined) return { words: `${subject}, only with JavaScript`, technical: where ?? null };
  const isLate = ONLY_WITH_JS.test(place);
  const bare = place.replace(ONLY_WITH_JS, '').replace(SUBJECT, '').trim();
  const late = isLate ? ', only with JavaScript' : '';
  if (/^(?:JSON-LD|microdata|RDFa)\b/i.test(bare)) {
    const property = markupProperty(bare);
    return { words: `description for machines${property ? `, ${property}` : ''}${late}`, technical: bare };
  }
  const meta = /^meta\[(?:name|property)\^?="?([^"\]]*)/.exec(bare)?.[1];
  if (meta !== undefined) return { words: `${metaWords(meta)}${late}`, technical: bare };
  // An address in an attribute may hold blanks and commas.
  const [selector = ''] = bare.replace(ATTRIBUTE, '[]').split(', ');
  const words = SELECTOR.test(selector)
    ? ((IN_HEAD.test(selector) ? 'head of the page' : elementWords(selector)) ??
      (MARKUP.test(selector) ? 'part of the page' : null))
    : null;
  if (words !== null) return { words: `${words}${late}`, technical: bare };
  return { words: bare.replace(/, for \S+$/, '') + late, technical: null };
}

function metaWords(name: string): string {
  if (name === 'description') return 'description for search results';
  if (/^(?:og|twitter):/.test(name)) return 'tags for previews';
  return `${name} tag`;
}

/** null where no part of it has a name people use. */
function elementWords(selector: string): string | null {
  const tags = selector.split(' > ').map((part) => /^[a-z][a-z0-9]*/.exec(part)?.[0] ?? '');
  // Which of several it is a selector counts among others than a visitor sees.
  const element = ELEMENTS[tags.findLast((tag) => tag in ELEMENTS) ?? ''];
  const region = tags.map((tag) => REGIONS[tag]).find((words) => words !== undefined);
  if (element === undefined) return region ?? null;
  return region === undefined ? element : `${region}, ${element}`;
}

/** "home page", "/contact": a page as its owner calls it. */
export function pageName(pageUrl: string, homeUrl: string): string {
  const path = pathOf(pageUrl);
  return path === '/' || (URL.canParse(homeUrl) && pathOf(homeUrl) === path) ? 'home page' : path;
}

/** "home page, paragraph". What belongs to no page is told by its place alone. */
export function whereOf({ pageUrl, place }: { pageUrl: string; place: string }, homeUrl: string): Place {
  const { words, technical } = readPlace(place);
  const isOfSite = /^(?:robots\.txt|sitemap|https?:|\/)|\bpages\b|of the home page/.test(words) || pageUrl === '';
  return { words: isOfSite ? words : `${pageName(pageUrl, homeUrl)}, ${words}`, technical };
}

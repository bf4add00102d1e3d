import { copyrightHolder } from '../../../facts/name/name-candidates.ts';
import { nameKey, squeeze } from '../../../facts/name/name-key.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { separateDomain } from '../../../website/registrable-domain.ts';
import type { Evidence } from '../../check.ts';

export const COPYRIGHT = /(?:©|\(c\)|copyright)/i;
/** Longer blocks are texts that tell of the past. */
const MAX_CHARS = 400;

/**
 * The newest of the website's own copyright lines on each page, as served or as a script renews it, where all of them are old; the newest
 * of all first.
 *
 * @param oldest years before this one are over
 */
export function oldCopyright(pages: readonly ReadPage[], oldest: number, owner: Owner): Evidence[] {
  const lines = pages
    .flatMap((page) => newestCopyright(page, owner) ?? [])
    .toSorted((one, other) => other.year - one.year);
  const [newest] = lines;
  return newest && newest.year < oldest ? lines.map(({ evidence }) => evidence) : [];
}

/** Copyright lines of anybody that name no year but one that is over, each once. */
export function yearsOver(pages: readonly ReadPage[], oldest: number): Evidence[] {
  const lines = new Map<string, Evidence>();
  for (const { url: pageUrl, plain, rendered } of pages) {
    const { view } = rendered ?? plain;
    for (const { text, path } of view.blocks) {
      if (!COPYRIGHT.test(text) || text.length > MAX_CHARS || lines.has(text)) continue;
      const years = yearsIn(text);
      if (years.length > 0 && Math.max(...years) < oldest)
        lines.set(text, { pageUrl, place: placeOf(view, path), seen: text });
    }
  }
  return [...lines.values()].slice(0, MAX_QUOTED);
}
const MAX_QUOTED = 3;

function newestCopyright({ url: pageUrl, plain, rendered }: ReadPage, { name, own }: Owner): CopyrightLine | null {
  let newest: CopyrightLine | null = null;
  for (const { view } of [plain, ...(rendered ? [rendered] : [])]) {
    for (const [at, block] of view.blocks.entries()) {
      if (!COPYRIGHT.test(block.text) || block.text.length > MAX_CHARS) continue;
      if (namesAnother(view, at, own) || isOfAnother(block.text, name, view)) continue;
      if (block.landmark !== 'footer' && !(name !== null && block.text.includes(name))) continue;
      const years = yearsIn(block.text);
      if (years.length === 0) continue;
      const year = Math.max(...years);
      if (newest === null || year > newest.year)
        newest = { year, evidence: { pageUrl, place: placeOf(view, block.path), seen: block.text } };
    }
  }
  return newest;
}

/** Behind the sign, and right before it: "2025© Larch". */
function yearsIn(text: string): number[] {
  const at = text.search(COPYRIGHT);
  const [before] = /(?<!\d)(?:19|20)\d{2}\s*$/.exec(text.slice(0, at)) ?? [];
  return [before ?? '', ...(text.slice(at).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? [])]
    .filter((year) => year !== '')
    .map(Number);
}

/** Whose lines they are. */
interface Owner {
  name: string | null;
  /** Domains of the website itself. */
  own: ReadonlySet<string>;
}

/** A holder with a website elsewhere, as whoever made this one: the year is theirs to change. */
function namesAnother({ links }: PageView, block: number, own: ReadonlySet<string>): boolean {
  return links.some((link) => {
    const domain = link.block === block && /^https?:/.test(link.url ?? '') ? separateDomain(link.url ?? '') : null;
    return domain !== null && !own.has(domain);
  });
}

/** "© 2025 Larch Studios" of a website that goes by another name: none of its words stands in the name or the title of the page. */
function isOfAnother(text: string, name: string | null, { titles, baseUrl }: PageView): boolean {
  if (name === null) return false;
  const known = squeeze(nameKey([name, ...titles, baseUrl].join(' ')));
  const words = nameKey(copyrightHolder(text) ?? '')
    .split(' ')
    .filter((word) => word.length >= MIN_NAME_CHARS && /\p{L}/u.test(word));
  return words.length > 0 && !words.some((word) => known.includes(squeeze(word)));
}

const MIN_NAME_CHARS = 3;

interface CopyrightLine {
  year: number;
  evidence: Evidence;
}

import { MAIN_ROLES } from '../../checks/discoverability/indexing-restrictions.ts';
import type { CheckId } from '../../checks/index.ts';
import { type IndexingDirective, isNoindex, readIndexing } from '../../website/indexing.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { quoted } from '../../wording/words.ts';
import type { FixBuilder, FixInput, WrittenFix } from '../fix-input.ts';
import { evidenceOf } from '../page-fix.ts';
import { serverFix } from './server-fix.ts';
import { type ServerNotation, serverNotation } from './server-notation.ts';

const NOINDEX = 'noindex-header';
const SNIPPETS = 'forbidden-snippets';
const CHECKS: readonly CheckId[] = [NOINDEX, SNIPPETS];
const PLACE = 'response header x-robots-tag';
const HEADER = 'X-Robots-Tag';
/** The default, and so what is left when nothing is forbidden: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const NOTHING_FORBIDDEN = 'all';

/** Signs that mean something to the notation of a server; directives and dates have none of them. */
const UNSAFE = /[^\w:,+\-/ ]/g;

/** The X-Robots-Tag header without what keeps pages out of indexes or their text from being quoted. */
export const robotsHeaderFixes: FixBuilder = {
  checkIds: [NOINDEX],
  build(input) {
    const notation = serverNotation(input);
    const concerned = (input.inputs.pages ?? []).filter(
      (page) => checksOf(input, page).length > 0 && corrected(page) !== page.plain.headers['x-robots-tag'],
    );
    const [first] = concerned;
    if (notation === null || !first) return [];
    const answers = new Set(input.inputs.pages?.map(({ plain }) => plain.headers['x-robots-tag']));
    const isEverywhere = answers.size === 1;
    const chosen = isEverywhere ? [first] : concerned;
    const urls = new Set((isEverywhere ? (input.inputs.pages ?? []) : concerned).map(({ url }) => url));
    return chosen.map((page) => written({ input, notation, page, isEverywhere, concerned: urls }));
  },
};

function written({
  input,
  notation,
  page,
  isEverywhere,
  concerned,
}: {
  input: FixInput;
  notation: ServerNotation;
  page: ReadPage;
  isEverywhere: boolean;
  concerned: ReadonlySet<string>;
}): WrittenFix {
  const now = page.plain.headers['x-robots-tag'] ?? '';
  const path = isEverywhere ? null : new URL(page.url).pathname;
  const where = path === null ? 'every page' : path;
  const checkIds = checksOf(input, page);
  return {
    fix: serverFix({
      syntax: notation.syntax,
      placement:
        `${notation.place}. Find what sends ${quoted(`${HEADER}: ${now}`)} for ${where} today and put this ` +
        'in its place, if the page is meant to be found.',
      content: notation.write([[HEADER, corrected(page)]], path),
      before: `${HEADER}: ${now}`,
      pageUrl: path === null ? null : page.url,
    }),
    checkIds,
    // Tags on pages that say the same are another fix's.
    passes: checkIds.filter((id) =>
      evidenceOf(input, id).every(({ place, pageUrl }) => place === PLACE && concerned.has(pageUrl)),
    ),
  };
}

/** Portals and forms are withheld on purpose more often than by mistake: only pages that sell or say who you are. */
const checksOf = (input: FixInput, { url, role }: ReadPage): CheckId[] =>
  CHECKS.filter(
    (id) =>
      MAIN_ROLES.includes(role) &&
      evidenceOf(input, id).some(({ pageUrl, place }) => pageUrl === url && place === PLACE),
  );

/** What the header says, each agent's own directives behind its name. */
function corrected({ plain }: ReadPage): string {
  const kept = readIndexing({ metas: [] }, plain.headers).filter((one) => !isInTheWay(one, plain.fetchedAt));
  const said = kept.filter(({ name }) => !['index', 'follow', NOTHING_FORBIDDEN].includes(name));
  const words = said.map(
    ({ agent, name, value }) => `${agent === null ? '' : `${agent}: `}${name}${value === null ? '' : `:${value}`}`,
  );
  return words.join(', ').replace(UNSAFE, '') || NOTHING_FORBIDDEN;
}

const isInTheWay = (directive: IndexingDirective, at: number): boolean =>
  isNoindex(directive, at) ||
  directive.name === 'nosnippet' ||
  (directive.name === 'max-snippet' && Number.parseInt(directive.value ?? '', 10) >= 0);

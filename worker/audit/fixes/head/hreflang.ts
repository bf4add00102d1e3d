import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress, pageKey } from '../../website/site-address.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { coverAll, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';
import { provedAddress } from '../proved-address.ts';

const CHECK = 'one-sided-hreflang';

interface Version {
  page: ReadPage;
  /** Page keys it names, with the language each is said to be in. */
  named: Map<string, { code: string; href: string }>;
}

/** Language versions named in return: only those that were read, under the codes the website itself gives them. */
export const hreflangFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    if (!isOpen(input, CHECK)) return [];
    const versions = (input.inputs.pages ?? []).map((page) => ({ page, named: alternatesOf(input, page) }));
    const codes = new Map(versions.flatMap(({ named }) => [...named].map(([key, { code }]) => [key, code])));
    const fixes = versions.flatMap((version) => {
      const lines = missingFrom(input, version, versions, codes);
      if (lines.length === 0) return [];
      return htmlFix(input, version.page, {
        kind: 'meta-tags',
        placement: headPlacement(input, version.page, 'The lines of this kind it has now stay.'),
        content: lines.join('\n'),
        action: 'head',
        language: 'zxx',
      });
    });
    // A page that is missing itself can be named only when another page says in which language it is.
    return forCheck(
      CHECK,
      fixes,
      isOneSidedOnly(input) && coverAll(input, CHECK, fixes) && pagesOf(input, CHECK).length > 0,
    );
  },
};

/** A code or a version that does not exist is no matter of adding lines. */
const isOneSidedOnly = ({ results }: FixInput): boolean =>
  results.some(
    ({ check, outcome }) => check.id === CHECK && outcome.outcome === 'partial' && outcome.cause === undefined,
  );

function alternatesOf({ inputs: { target } }: FixInput, { plain }: ReadPage): Version['named'] {
  return new Map(
    plain.view.headLinks.flatMap(({ rel, hreflang, href, url }) => {
      if (hreflang === null || !rel.split(/\s+/).includes('alternate')) return [];
      const address = ownAddress(href, plain.view.baseUrl, target) ?? url ?? href;
      return hreflang.trim().toLowerCase() === 'x-default' ? [] : [[pageKey(address), { code: hreflang.trim(), href }]];
    }),
  );
}

/** Itself and whoever names it, where it names neither. */
function missingFrom(
  input: FixInput,
  { page, named }: Version,
  versions: readonly Version[],
  codes: ReadonlyMap<string, string>,
): string[] {
  const own = pageKey(page.plain.finalUrl);
  const callers = versions.filter((one) => one.page !== page && one.named.has(own));
  if (callers.length === 0) return [];
  return [page, ...callers.map((one) => one.page)].flatMap((version) => {
    const key = pageKey(version.plain.finalUrl);
    const code = codes.get(key) ?? version.plain.view.lang;
    const href = provedAddress(input, version);
    if (named.has(key) || !code || href === null) return [];
    return startTag('link', { rel: 'alternate', hreflang: code, href });
  });
}

import { templateWords } from '../../checks/shared/template-texts.ts';
import { allText } from '../../website/page/page-text.ts';
import type { PlatformId } from '../../website/platform.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { FUNCTION_WORDS, judgeLanguage } from '../../website/text/detect-language.ts';
import { contentView } from '../../website/text/page-prose.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { placeWords } from '../page-placement.ts';
import { isServedAlike } from '../shared-file.ts';

const CHECK = 'wrong-page-language';
/** Enough to be sure; detection takes time per character. */
const SAMPLE_CHARS = 1_500;

const SETTING: Partial<Record<PlatformId, string>> = {
  wordpress: 'In WordPress: Settings > General > Site Language',
  shopify: 'In Shopify: Settings > Languages',
  wix: 'In Wix: Settings > Language & Region',
  squarespace: 'In Squarespace: Settings > Language & Region',
  webflow: 'In Webflow: Site settings > Localization, or the language code under General',
};

/** `lang` for pages that state none. Where a page states another language than its text is in, its owner knows what was meant. */
export const pageLanguageFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const pieces = pages.flatMap((page) => {
      const isStated = Boolean(page.plain.view.lang?.trim());
      const lang = isStated || isServedAlike(page, input.inputs.pages ?? []) ? null : languageOf(input, page);
      return lang === null ? [] : [{ page, lang, html: `lang="${lang}"` }];
    });
    const isOneSite = pieces.length === (input.inputs.pages ?? []).length;
    // The same for some pages only is no matter of the template: the others are in another language.
    const places = isOneSite ? byPlace(pieces) : pieces.map((piece) => ({ page: piece.page, pieces: [piece] }));
    const fixes = places.flatMap(({ page, pieces: own }) =>
      own.map(({ html, lang }) =>
        htmlFix(input, page, {
          kind: 'meta-tags',
          placement:
            `${SETTING[input.platform.id] ?? intoHtmlTag(html)}. ` +
            `Page: ${page === null ? 'all' : placeWords(input, page)}.`,
          content: html,
          action: 'attributes',
          language: lang,
        }),
      ),
    );
    return forCheck(CHECK, fixes, pieces.length === pages.length);
  },
};

/** Which of several tags counts, or what stands in for one that is not there, its web person knows. */
const intoHtmlTag = (html: string): string => `${html} belongs in the <html> tag`;

/** The language the text itself shows, where it is also the website's one language; null where anything speaks against it. */
function languageOf({ inputs: { facts } }: FixInput, page: ReadPage): string | null {
  const text = allText(contentView(page)).slice(0, SAMPLE_CHARS);
  const { code, isRead } = judgeLanguage(text, null);
  const [main, ...others] = facts.languages;
  // Of a language without words of ours only statistics of letters speak, which take one for its neighbour; filler is in none at all.
  const isSure = code !== null && code in FUNCTION_WORDS && isRead;
  return isSure && others.length === 0 && code === main?.value && templateWords(text) === null ? code : null;
}

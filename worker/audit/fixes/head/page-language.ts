import { contradictionOf } from '../../checks/semantics/wrong-page-language.ts';
import { allText } from '../../website/page/page-text.ts';
import type { PlatformId } from '../../website/platform.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { detectLanguage } from '../../website/text/detect-language.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { startTag } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { placeWords } from '../page-placement.ts';

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

/** `lang` of the html element as the language the text is in. */
export const pageLanguageFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const pieces = pages.flatMap((page) => {
      const lang = languageOf(input, page);
      return lang === null ? [] : [{ page, lang, html: startTag('html', { lang }) }];
    });
    const isOneSite = pieces.length === (input.inputs.pages ?? []).length;
    // The same for some pages only is no matter of the template: the others are in another language.
    const places = isOneSite ? byPlace(pieces) : pieces.map((piece) => ({ page: piece.page, pieces: [piece] }));
    const fixes = places.flatMap(({ page, pieces: own }) =>
      own.map(({ html, lang }) =>
        htmlFix(input, page, {
          kind: 'meta-tags',
          placement: `${SETTING[input.platform.id] ?? 'In the html tag, the first of the page'}. Page: ${page === null ? 'all' : placeWords(input, page)}.`,
          content: html,
          before: page?.plain.view.lang ? startTag('html', { lang: page.plain.view.lang }) : null,
          action: 'attributes',
          language: lang,
        }),
      ),
    );
    return forCheck(CHECK, fixes, pieces.length === pages.length);
  },
};

/** The language of the text; where that is too little to tell, the one stated if it is only misspelt, else the website's. */
function languageOf(input: FixInput, page: ReadPage): string | null {
  const contradiction = contradictionOf(page);
  if (contradiction !== null) return contradiction;
  const stated = page.plain.view.lang?.trim() ?? '';
  if (/^[a-z]{2,3}_[a-z]{2}$/i.test(stated)) return stated.replace('_', '-');
  const { languages } = input.inputs.facts;
  return (
    detectLanguage(allText(contentView(page)).slice(0, SAMPLE_CHARS), null) ??
    (languages.length === 1 ? (languages[0]?.value ?? null) : null)
  );
}

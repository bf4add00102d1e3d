import { picturesOn } from '../../checks/accessibility/pictures-without-alt-text.ts';
import type { PageImage } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { byPlace, evidenceOf, htmlFix } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { pictureUrl } from '../picture-address.ts';
import { altFor } from './alt-words.ts';

const CHECK = 'pictures-without-alt-text';
/** As the check counts. */
const PASS_SHARE = 0.9;
/** More are described page by page, when somebody is at them anyway. */
const MAX_TO_FILL_IN = 30;

interface Bare {
  page: ReadPage;
  html: string;
  src: string;
  isDecorative: boolean;
}

/** Alternative texts: those that can be told by what is around the pictures, and apart from them those only a look can give. */
export const altTextFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    if (!isOpen(input, CHECK)) return [];
    const told: Bare[] = [];
    const untold: Bare[] = [];
    for (const { page, image } of bareImages(input)) {
      const src = image.src ?? '';
      const alt = altFor(input, page, image);
      const html = startTag('img', { src, alt: alt ?? TODO });
      (alt === null ? untold : told).push({ page, html, src, isDecorative: alt === '' });
    }
    // A picture described on one page is described.
    const described = new Set(told.map(({ src }) => src));
    const left = untold.filter(
      ({ src }, at) => !described.has(src) && untold.findIndex((one) => one.src === src) === at,
    );
    const decorative = new Set(told.filter(({ isDecorative }) => isDecorative).map(({ src }) => src));
    const suffice = isEnough(input, described.size, decorative.size);
    return [
      ...written(input, told, 'the same pictures with the alt texts shown here', suffice),
      ...written(
        input,
        left.slice(0, MAX_TO_FILL_IN),
        'say in a few words what each picture shows in place of TODO; one that only decorates gets alt=""',
        false,
      ),
    ];
  },
};

function written(input: FixInput, pieces: readonly Bare[], how: string, suffice: boolean): WrittenFix[] {
  return byPlace(pieces).map(({ page, pieces: own }) => ({
    fix: htmlFix(input, page, {
      kind: 'alt-texts',
      placement: changePlacement(input, page, how),
      content: own.map(({ html }) => html).join('\n'),
      before: own.map(({ src }) => startTag('img', { src })).join('\n'),
      certainty: own.some(({ html }) => html.includes(TODO)) ? 'seen' : 'likely',
      action: 'attributes',
    }),
    checkIds: [CHECK],
    passes: suffice ? [CHECK] : [],
  }));
}

/** Undescribed pictures in the HTML as served; shortened inline data names no picture. */
function bareImages({ inputs: { pages } }: FixInput): { page: ReadPage; image: PageImage }[] {
  return (pages ?? []).flatMap((page) =>
    picturesOn(page).flatMap(([, { isDescribed, image }]) => {
      const isServed = page.plain.view.images.some(({ src, path }) => src === image.src && path === image.path);
      const isFile = pictureUrl(image.src, page.plain.view, pages ?? []) !== null;
      return isDescribed || !isServed || !isFile ? [] : [{ page, image }];
    }),
  );
}

/** The check's summary says how many of how many pictures lack a description; those declared decorative no longer count. */
function isEnough(input: FixInput, described: number, decorative: number): boolean {
  const [summary] = evidenceOf(input, CHECK);
  const [, bare, all] = /^(\d+) of (\d+) /.exec(summary?.seen ?? '') ?? [];
  return (
    bare !== undefined && all !== undefined && Number(bare) - described <= (Number(all) - decorative) * (1 - PASS_SHARE)
  );
}

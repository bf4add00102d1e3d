import type { Evidence } from '../../checks/check.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageImage } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { namesReviews } from '../reviews/review-words.ts';

/** One may be the badge of a platform. */
const MIN_PICTURES = 3;

/** Pictures of what customers wrote, by what they or their files are called: "avis/avis7.png". Nobody who reads text alone sees the words. */
export function reviewPictures(pages: readonly ReadPage[]): Evidence | null {
  for (const { url, plain, rendered } of pages)
    for (const view of rendered ? [plain.view, rendered.view] : [plain.view]) {
      const named = view.images.filter((image) => !image.hidden && namesOf(image).some(namesReviews));
      const [first] = named;
      if (first && named.length >= MIN_PICTURES)
        return { pageUrl: url, place: placeOf(view, first.path), seen: first.alt || (first.src ?? 'img') };
    }
  return null;
}

/** Its text, its file and the folder of it, as words. */
function namesOf({ alt, src }: PageImage): string[] {
  const parts = src?.startsWith('data:')
    ? []
    : (src ?? '')
        .replace(/[?#].*$/s, '')
        .split('/')
        .slice(-2);
  const names = [alt ?? '', ...parts.map((part) => part.replace(/\.\w+$/, ''))];
  return names.map((name) => name.replace(/[_\d-]+/g, ' ').trim()).filter((name) => name !== '');
}

import type { LinkCheck, Observations } from '../../observations.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  notApplicable,
  outOf,
  partial,
  pass,
} from '../check.ts';
import { isGone, reachedOthers } from '../shared/links/broken-links.ts';
import { previewTag } from '../shared/preview-tags.ts';

/** Below this size large cards fall back to a thumbnail; more is for sharp screens. */
const MIN_WIDTH = 600;
const MIN_HEIGHT = 315;
/** X takes no larger picture, and chats give up on it. */
const MAX_BYTES = 5_000_000;
/** What services show. SVG in particular is shown by none. */
const SHOWN_TYPES = new Set([
  'jpeg',
  'png',
  'webp',
  'gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);

/** Preview pictures as `og:image` names them: there, a picture, large enough for a card and light enough to be fetched for one. */
export const deadPreviewImage = defineCheck({
  id: 'dead-preview-image',
  revision: 6,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['og-image-live'],
  title: {
    pass: 'The pictures for link previews that we measured are large enough',
    partial:
      'The picture for link previews is too small, too heavy, of a kind that is not shown or named without its full address',
    fail: 'A picture for link previews is not there',
    causes: {
      'not-fit': 'The picture for link previews is too small, too heavy or of a kind that is not shown',
      'not-fit-of-many': 'A picture for link previews is too small, too heavy or of a kind that is not shown',
      relative: 'The picture for link previews is named without its full address',
    },
  },
  why: 'The card under a shared link can show this picture. Whether assistants use it is not known.',
  sources: [
    'https://developers.facebook.com/docs/sharing/webmasters/images/',
    'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
  ],
  needs: ['pages', 'linkChecks', 'target'],
  causes: ['not-fit', 'not-fit-of-many', 'relative', 'gone-by-path'],
  run({ pages, linkChecks, target }) {
    if (pages.every(({ plain }) => previewTag(plain.view, 'og:image') === null))
      return notApplicable('No page names a picture for link previews.');
    const left = pages.flatMap((page) => leftPicture(page, target));
    if (left.length > 0) return fail(left);
    const relative = pages.flatMap(relativePicture);
    const pictures = linkChecks.filter(({ kind }) => kind === 'image');
    if (pictures.length === 0 && relative.length === 0)
      return inconclusive('The picture for link previews was not asked for.');
    const namesTell = reachedOthers(linkChecks);
    const judged = pictures.map((check) => ({ verdict: verdictOn(check, namesTell), evidence: evidenceOf(check) }));
    const all = judged.map(({ evidence }) => evidence);
    const named = new Set(pages.flatMap((page) => pictureOf(page) ?? []));
    const isSampled = named.size > judged.length;
    const having = (wanted: Verdict) =>
      judged.filter(({ verdict }) => verdict === wanted).map(({ evidence }) => evidence);
    const dead = pictures
      .filter((_, at) => judged[at]?.verdict === 'dead')
      .flatMap((check) => onItsPages(check, pages));
    if (dead.length > 0) {
      const paths = new Set(relative.map(({ pageUrl }) => pageUrl));
      const cause = dead.every(({ pageUrl }) => paths.has(pageUrl)) ? 'gone-by-path' : null;
      return dueTo(cause, isSampled ? outOf('uncounted', fail(dead)) : fail(dead));
    }
    if (relative.length > 0) return dueTo('relative', partial(relative));
    const cause = isSampled ? 'not-fit-of-many' : 'not-fit';
    if (having('poor').length > 0) return dueTo(cause, partial(having('poor')));
    return having('good').length > 0
      ? pass(having('good'))
      : inconclusive('The picture for link previews could not be judged.', all);
  },
});

/** The address that a page names, made whole from where it stands. */
function pictureOf({ plain: { view } }: ReadPage): string | null {
  const seen = previewTag(view, 'og:image');
  return seen === null ? null : (URL.parse(seen, view.baseUrl)?.href ?? seen);
}

/** One picture asked for once, and each page that names it. */
function onItsPages(check: LinkCheck, pages: readonly ReadPage[]): Evidence[] {
  const one = evidenceOf(check);
  const others = pages.filter((page) => page.url !== check.foundOn && pictureOf(page) === check.url);
  return [one, ...others.map(({ url }) => ({ ...one, pageUrl: url }))];
}

const ABSOLUTE = /^(?:https?:)?\/\//i;

/** What a browser finds from where it is, services that read the tag alone do not. */
function relativePicture({ url: pageUrl, plain }: ReadPage): Evidence[] {
  const seen = previewTag(plain.view, 'og:image');
  return seen === null || ABSOLUTE.test(seen) ? [] : [{ pageUrl, place: 'meta[property="og:image"]', seen }];
}

/** On a host that nobody has: whatever answers there, it is no picture of this website's. */
function leftPicture({ url: pageUrl, plain }: ReadPage, target: Observations['target']): Evidence[] {
  const seen = previewTag(plain.view, 'og:image');
  if (seen === null || !namesNobodysHost(seen, target)) return [];
  return [{ pageUrl, place: 'meta[property="og:image"], an address that a template left', seen }];
}

type Verdict = 'good' | 'poor' | 'dead' | 'unknown';

/** A web page in place of the picture is as dead as none; whatever else went wrong may be us or the moment. */
function verdictOn(check: LinkCheck, namesTell: boolean): Verdict {
  if (isGone(check, namesTell)) return 'dead';
  const { image, status } = check;
  if (!image || status < 200 || status > 299) return 'unknown';
  const { width, height, bytes, type } = image;
  if (type !== null && /^text\//.test(type)) return 'dead';
  if ((type !== null && !SHOWN_TYPES.has(type)) || (bytes ?? 0) > MAX_BYTES) return 'poor';
  if (width === null || height === null) return 'unknown';
  return width >= MIN_WIDTH && height >= MIN_HEIGHT ? 'good' : 'poor';
}

function evidenceOf({ url, foundOn, status, failure, image }: LinkCheck): Evidence {
  const size = image?.width && image.height ? `${image.width} × ${image.height} pixels` : 'size not told';
  const weight = image?.bytes == null ? [] : [`${Math.max(1, Math.round(image.bytes / 1000))} kB`];
  const answer =
    failure !== null
      ? `no answer: ${failure}`
      : status >= 200 && status < 300
        ? [size, ...weight, ...(image?.type ? [image.type] : [])].join(', ')
        : `status ${status}`;
  return { pageUrl: foundOn, place: 'meta[property="og:image"]', seen: `${url}: ${answer}` };
}

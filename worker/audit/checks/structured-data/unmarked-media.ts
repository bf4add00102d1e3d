import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { has, nodesOf } from '../../website/structured-data/nodes.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** What Google requires of a video. */
const REQUIRED = ['name', 'thumbnailUrl', 'uploadDate'] as const;

const VIDEO_FRAME =
  /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video|(?:www\.)?dailymotion\.com\/embed)/i;

/** Pages with a video and whether a VideoObject describes it. Silent films that decorate a page are no content. */
export const unmarkedMedia = defineCheck({
  id: 'unmarked-media',
  revision: 3,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['media-nodes'],
  title: {
    pass: 'Pages with a video describe one in structured data',
    partial: 'Videos are described incompletely in structured data',
    fail: 'Your videos are not described in structured data',
  },
  why: 'Whoever reads only text learns of a video by its name, date and description. How much assistants use this markup is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/video'],
  needs: ['pages'],
  causes: ['incomplete'],
  run({ pages }) {
    const withVideo = pages.flatMap((page) => {
      const src = videoOn(page);
      return src === null ? [] : [{ page, src, missing: missingOf(page) }];
    });
    if (withVideo.length === 0) return notApplicable('No page read embeds the player of a video website.');
    if (withVideo.every(({ missing }) => missing === null) && !linksToChannel(pages))
      return inconclusive(
        'A film of a video website is shown, and no page links to a channel there: whose it is we could not tell.',
      );
    const evidence = withVideo.map(
      ({ page, src, missing }): Evidence => ({
        pageUrl: page.url,
        place:
          missing === null
            ? 'no VideoObject'
            : missing.length > 0
              ? `VideoObject without ${missing.join(', ')}`
              : 'VideoObject',
        seen: src,
      }),
    );
    if (withVideo.every(({ missing }) => missing?.length === 0)) return pass(evidence);
    if (withVideo.every(({ missing }) => missing === null)) return fail(evidence);
    const lacking = evidence.filter((_, at) => withVideo[at]?.missing?.length !== 0);
    return dueTo(withVideo.every(({ missing }) => missing !== null) ? 'incomplete' : null, partial(lacking));
  },
});

const videoOn = ({ plain }: ReadPage): string | null =>
  plain.view.frames.find(({ src }) => src && VIDEO_FRAME.test(src))?.src ?? null;

/** Whoever puts up films links to where they are: a report about somebody, or a film of a maker, is not his to describe. */
const linksToChannel = (pages: readonly ReadPage[]): boolean =>
  pages.some(({ plain, rendered }) =>
    [plain.view, ...(rendered ? [rendered.view] : [])].some(({ links }) =>
      links.some(({ url }) => url !== null && CHANNELS.has(parseSocialAddress(url)?.network ?? '')),
    ),
  );
const CHANNELS = new Set(['YouTube', 'Vimeo']);

/** Fields the best VideoObject lacks; null without one. */
function missingOf({ structured }: ReadPage): string[] | null {
  const readings = nodesOf(structured, 'VideoObject').map((node) =>
    REQUIRED.filter((property) => !has(node, property)),
  );
  return readings.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

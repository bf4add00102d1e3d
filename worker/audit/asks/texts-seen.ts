import type { PageView } from '../website/page/page-view.ts';
import type { ReadPage } from '../website/read-pages.ts';
import type { StructuredData } from '../website/structured-data/structured-data.ts';

/** Both readings of every page. */
export const viewsOf = (pages: readonly ReadPage[]): PageView[] =>
  pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);

/** Everything a page says, wherever: folded text, titles, descriptions and the words for its pictures as well. */
export const textsOf = ({ titles, metas, blocks, images, links }: PageView): string[] => [
  ...titles,
  ...metas.map(({ content }) => content),
  ...blocks.map(({ text }) => text),
  ...images.map(({ alt }) => alt ?? ''),
  ...links.map(({ text }) => text),
];

/** Maps and films hold no prices, hours or reviews of the business. */
const TELLS_NOTHING =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:google|youtube|youtube-nocookie|vimeo|openstreetmap)\.[a-z.]{2,6}\//i;

/** Whether a frame of somebody else may hold what was looked for. */
export const hasOtherFrames = (views: readonly PageView[]): boolean =>
  views.some(({ frames }) => frames.some(({ src }) => src !== null && !TELLS_NOTHING.test(src)));

/** The markup of every page, in both readings. */
export const structuredOf = (pages: readonly ReadPage[]): StructuredData[] =>
  pages.flatMap(({ structured, renderedStructured }) => [structured, renderedStructured ?? []].flat());

import type { Heading, PageView } from '../../website/page/page-view.ts';

export const PICTURED = 'a heading with a picture in it';

/** A heading as it is quoted: one that holds a picture shows more, or other words, than its text says. */
export const headingWords = (view: PageView, heading: Heading): string =>
  holdsPicture(view, heading) ? PICTURED : heading.text;

function holdsPicture(view: PageView, { block }: Heading): boolean {
  const path = view.paths[view.blocks[block]?.path ?? -1] ?? '';
  return path !== '' && view.images.some((image) => (view.paths[image.path] ?? '').startsWith(`${path} > `));
}

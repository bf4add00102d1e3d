import type { ReadPage } from '../../website/read-pages.ts';

/** Whether none of these pictures or links, by their addresses, stands in a page as served: what is missing is to be written by a script. */
export function areWrittenByScripts(pages: readonly ReadPage[], addresses: readonly string[]): boolean {
  const served = new Set(
    pages.flatMap(({ plain: { view } }) => [
      ...view.images.map(({ src }) => src),
      ...view.links.flatMap(({ url, href }) => [url, href]),
    ]),
  );
  return addresses.length > 0 && addresses.every((address) => address !== '' && !served.has(address));
}

import type { PageView } from '../page/page-view.ts';

/** What templates call the layer that lies over a page until it has loaded. */
const COVER = /^(?:pre-?)?loader$/i;
/** The same by its class, right in the body: deeper ones wait for a part of the page. */
const COVER_CLASS = /^(?:html > )?body(?:[.#][^ >]*)? > [a-z]+[^ >]*\.(?:pre-?)?loader(?=[.\s]|$)/i;

/** Whether a layer may lie over the page while it loads: what is painted behind it counts as shown, and nobody sees it. */
export const mayBeCovered = ({ ids, paths }: Pick<PageView, 'ids' | 'paths'>): boolean =>
  ids.some((id) => COVER.test(id)) || paths.some((path) => COVER_CLASS.test(path));

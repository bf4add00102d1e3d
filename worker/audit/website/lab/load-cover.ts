import type { PageView } from '../page/page-view.ts';

/** What templates call the layer that lies over a page until it has loaded. */
const COVER = /^(?:pre-?)?loader$/i;

/** Whether a layer may lie over the page while it loads: what is painted behind it counts as shown, and nobody sees it. */
export const mayBeCovered = ({ ids }: Pick<PageView, 'ids'>): boolean => ids.some((id) => COVER.test(id));

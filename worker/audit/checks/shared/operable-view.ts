import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';

/** What assistants that operate a browser meet: the page as rendered, or as served where no browser read it. */
export const operableView = ({ plain, rendered }: ReadPage): PageView => rendered?.view ?? plain.view;

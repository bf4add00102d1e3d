import type { PageImage } from '../website/page/page-view.ts';
import { readablePath } from './words.ts';

const MAX_CHARS = 80;

/** A picture as its address ends, as people write it; the whole address here is resolved, and so no quotation. */
export function pictureFile({ src }: Pick<PageImage, 'src'>): string {
  if (src === null || src.startsWith('data:')) return 'a picture without a file of its own';
  const file = src
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast((part) => part !== '');
  return readablePath(file ?? src).slice(0, MAX_CHARS);
}

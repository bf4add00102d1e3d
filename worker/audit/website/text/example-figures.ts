import type { PageView } from '../page/page-view.ts';
import { callsItSample } from './sample-words.ts';

/** With fewer it is a picture and what it shows: "Example: a kitchen in oak". */
const MIN_TEXTS = 3;
/** Up to the figure, whatever stands inside it. */
const FIGURE = /^.*(?:^|> )figure(?=[.# ]|$)[^ ]*/;
const CAPTION = /(?:^|> )figcaption(?=[.# ]|$)/;

/** Blocks of figures whose caption calls them an example. What stands there is said of nobody. */
export function exampleBlocks({ blocks, paths }: PageView): ReadonlySet<number> {
  const found = new Set<number>();
  const pathOf = (index: number) => paths[blocks[index]?.path ?? -1] ?? '';
  const isCaption = (index: number) => CAPTION.test(pathOf(index));
  for (const figure of figuresOf(blocks.length, pathOf, isCaption)) {
    const captions = figure.filter(isCaption);
    const isExample = captions.some((index) => callsItSample(blocks[index]?.text ?? ''));
    if (isExample && figure.length - captions.length >= MIN_TEXTS) for (const index of figure) found.add(index);
  }
  return found;
}

/** Neighbours with the same place are told apart by the captions they begin with. */
function figuresOf(
  count: number,
  pathOf: (index: number) => string,
  isCaption: (index: number) => boolean,
): number[][] {
  const figures: number[][] = [];
  let place: string | undefined;
  for (let index = 0; index < count; index++) {
    const here = FIGURE.exec(pathOf(index))?.[0];
    const begins = here !== place || (isCaption(index) && !isCaption(index - 1));
    if (here !== undefined && begins) figures.push([]);
    if (here !== undefined) figures.at(-1)?.push(index);
    place = here;
  }
  return figures;
}

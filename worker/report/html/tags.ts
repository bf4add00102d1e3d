import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** One under the other. */
export const lines = (parts: readonly Html[]): Html[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [raw('\n'), part]));

/** One link for one source or several: "[3]", "[3, 4]". */
export const cited = (numbers: readonly number[]): Html | '' =>
  numbers.length === 0
    ? ''
    : html` <span class="cite">[${numbers.flatMap((number, index) => [index === 0 ? '' : ', ', html`<a href="#source-${number}">${number}</a>`])}]</span>`;

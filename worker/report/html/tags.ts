import { html, raw } from 'hono/html';
import { sourceMarks } from '../source-marks.ts';
import type { Spoken, Voice } from '../view/voice.ts';

export type Html = ReturnType<typeof html>;

/** One under the other. */
export const lines = (parts: readonly Html[]): Html[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [raw('\n'), part]));

/** Links to what a line rests on: "[3]", "[3, 4]". */
export function cited(citations: readonly number[]): Html | '' {
  const shown = sourceMarks(citations);
  if (shown.length === 0) return '';
  const links = shown.map((number, index) => html`${index === 0 ? '' : ', '}<a href="#source-${number}">${number}</a>`);
  return html` <span class="cite">[${links}]</span>`;
}

/** A line in the language it is read in; the document is in English. */
export const spoken = (line: string, voice: Voice): Html | string => inLanguage(voice(line));

export function inLanguage({ text, prose }: Spoken): Html | string {
  return prose ? html`<span lang="${prose.lang}" dir="${prose.dir}">${text}</span>` : text;
}

import { isWrittenByScripts } from '../advice/rendering.ts';
import type { Improvement } from '../score/improvements.ts';

/** A page that shows less says too little, however it is sent. */
const ENOUGH_CHARS = 300;
const DRAWN = /([\d,]+) characters? in a browser$/;

/** Whether scripts write the page and write next to nothing: sent whole, it would still say too little. */
export const isLittleDrawn = ({ advice, results }: Pick<Improvement, 'advice' | 'results'>): boolean =>
  isWrittenByScripts(advice) &&
  results.some(
    ({ check, outcome }) =>
      check.id === 'little-plain-text' &&
      outcome.evidence.some(
        ({ seen }) => Number(DRAWN.exec(seen)?.[1]?.replace(',', '') ?? ENOUGH_CHARS) < ENOUGH_CHARS,
      ),
  );

/** Where no other task asks for it. */
export const WRITE_MORE = 'A browser, too, shows little: write more there on what you do, where and for whom.';

import type { Check } from '../../check.ts';
import { essentialsLostWithoutJavascript } from './essentials-lost-without-javascript.ts';
import { fewLinksWithoutJavascript } from './few-links-without-javascript.ts';
import { littlePlainText } from './little-plain-text.ts';
import { textLostWithoutJavascript } from './text-lost-without-javascript.ts';
import { wallBeforeContent } from './wall-before-content.ts';

export const renderingChecks: readonly Check[] = [
  littlePlainText,
  textLostWithoutJavascript,
  essentialsLostWithoutJavascript,
  fewLinksWithoutJavascript,
  wallBeforeContent,
];

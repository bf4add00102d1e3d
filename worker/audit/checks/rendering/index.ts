import type { Check } from '../check.ts';
import { contentBehindClicks } from './content-behind-clicks.ts';
import { essentialsLostWithoutJavascript } from './essentials-lost-without-javascript.ts';
import { fewLinksWithoutJavascript } from './few-links-without-javascript.ts';
import { heavyHtml } from './heavy-html.ts';
import { littlePlainText } from './little-plain-text.ts';
import { markdownVersion } from './markdown-version.ts';
import { scriptsOutweighText } from './scripts-outweigh-text.ts';
import { textInPictures } from './text-in-pictures.ts';
import { textLostWithoutJavascript } from './text-lost-without-javascript.ts';
import { wallBeforeContent } from './wall-before-content.ts';

export const renderingChecks = [
  littlePlainText,
  textLostWithoutJavascript,
  essentialsLostWithoutJavascript,
  fewLinksWithoutJavascript,
  wallBeforeContent,
  scriptsOutweighText,
  textInPictures,
  contentBehindClicks,
  heavyHtml,
  markdownVersion,
] as const satisfies readonly Check[];

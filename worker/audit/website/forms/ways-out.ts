import type { FormTrial } from '../page/page-view.ts';
import { parsedUrl } from '../parsed-url.ts';

/** Pictures, letters and films that the page loads late, whoever presses what. */
const LOADED_LATE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|css|mp4|webm|mp3)$/i;

/** Where a form tried to send or open something as it was sent off: what carries no message and only belongs to the look of the page is none of it. */
export const waysOut = ({ tried, carried }: FormTrial): string[] =>
  carried ? tried : tried.filter((url) => !LOADED_LATE.test(parsedUrl(url)?.pathname ?? ''));

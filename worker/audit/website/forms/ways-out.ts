import type { FormTrial, PageView } from '../page/page-view.ts';
import { parsedUrl } from '../parsed-url.ts';

/** Pictures, letters and films that the page loads late, whoever presses what. */
const LOADED_LATE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|css|mp4|webm|mp3)$/i;

/**
 * Where a form tried to send or open something as it was sent off: what carries no message and only belongs to the look of the page is none
 * of it, such as a map in a frame of the page's own that loads late.
 */
export const waysOut = ({ tried, carried }: FormTrial, { frames }: Pick<PageView, 'frames'>): string[] =>
  carried
    ? tried
    : tried.filter(
        (url) => !LOADED_LATE.test(parsedUrl(url)?.pathname ?? '') && !frames.some(({ src }) => src?.startsWith(url)),
      );

/** A chat, a mail program or a call with what was entered: https://faq.whatsapp.com/5913398998672934. */
const HANDS_OVER =
  /^(?:mailto|tel|sms|whatsapp|tg|viber|sgnl):|^(?:https?:)?\/\/(?:wa\.me|(?:api|web|www)\.whatsapp\.com|t\.me|m\.me|signal\.me)(?:[/?]|$)/i;

/** Where a form leaves it to another program of the visitor's to send; null where it was not seen to. */
export const handedTo = ({ tried }: FormTrial): string | null => tried.find((url) => HANDS_OVER.test(url)) ?? null;

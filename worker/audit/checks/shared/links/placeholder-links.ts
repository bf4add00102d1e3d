import { whatsAppNumber } from '../../../facts/phones/chat-number.ts';
import { hasMadeUpNumber } from '../../../facts/phones/made-up-number.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';
import { leftLinks } from './left-links.ts';

/** A text with so many digits shows a number of its own, which is compared with the link's. */
const MIN_NUMBER_DIGITS = 6;

/** Buttons and pictures that dial, or open a chat with, a number that a template left: "Call now" over tel:+44 7000 000000. The first of a page. */
export const placeholderLinks = (pages: readonly ReadPage[]): Evidence[] =>
  pages.flatMap((page) => {
    const left = leftLinks(page).find(
      ({ href, text }) => text.replace(/\D/g, '').length < MIN_NUMBER_DIGITS && hasMadeUpNumber(dialled(href)),
    );
    if (!left) return [];
    const { href, text } = left;
    return [
      {
        pageUrl: page.url,
        place: `a[href="${href}"], made-up number`,
        seen: text === '' ? href : `${text} → ${href}`,
      },
    ];
  });

function dialled(href: string): string {
  // Crossed out, a number shows itself for what it is where it stands as text.
  if (/^tel:/i.test(href)) return /x/i.test(href) ? '' : href.slice('tel:'.length);
  const chat = whatsAppNumber(href);
  return chat === null ? '' : `+${chat}`;
}

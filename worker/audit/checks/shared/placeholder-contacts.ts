import { isPlaceholderEmail } from '../../facts/emails/email-texts.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { remembered } from '../../website/text/remembered.ts';
import type { Evidence } from '../check.ts';
import { placeholderPhones } from './placeholder-phones.ts';

const ADDRESS = '[\\w.+-]{1,64}@[\\w.-]{2,80}\\.[a-z]{2,24}';
/** A line that is an address, or an address behind a label: "E-mail: info@example.com". */
const ADDRESS_LINE = lightLetters(`^(?:[\\p{L}\\s-]{1,20}:)?\\s*(${ADDRESS})$`, 'iu');
/** What a form shows is how to fill it in. */
const IN_FORM = /(?:^|> )(?:form|label|option|button)(?=[.#\s]|$)/;

/** Telephone numbers and e-mail addresses in the visible text that a template left there. */
export const placeholderContacts = (pages: readonly ReadPage[]): Evidence[] => [
  ...placeholderPhones(pages),
  ...pages.flatMap(placeholderMails),
];

function placeholderMails(page: ReadPage): Evidence[] {
  const view = contentView(page);
  const shown = view.blocks.flatMap(({ text, path, hidden }) => {
    const place = placeOf(view, path);
    if (hidden || IN_FORM.test(place)) return [];
    const madeUp = madeUpLine(text);
    return madeUp === null ? [] : [{ pageUrl: page.url, place: `${place}, made-up address`, seen: madeUp }];
  });
  return shown.length > 0 ? shown : unseenMails(page);
}

/** What a link or a form writes to, behind whatever words it shows. */
function unseenMails(page: ReadPage): Evidence[] {
  const { links, forms } = contentView(page);
  const written = [
    ...links.map(({ href, text }) => ({
      href,
      place: `a[href="${href}"]`,
      seen: text === '' ? href : `${text} → ${href}`,
    })),
    ...forms.map(({ action }) => ({ href: action ?? '', place: `form[action="${action}"]`, seen: action ?? '' })),
  ];
  const madeUp = written.find(({ href }) => isPlaceholderEmail(mailboxIn(href)));
  return madeUp ? [{ pageUrl: page.url, place: `${madeUp.place}, made-up address`, seen: madeUp.seen }] : [];
}

const mailboxIn = (href: string): string => /^\s*mailto:([^?]*)/i.exec(href)?.[1]?.trim().toLowerCase() ?? '';

/** The address alone: a number beside it may be a real one. */
const madeUpLine = remembered((text): string | null => {
  const addresses = text.split('\n').flatMap((line) => ADDRESS_LINE.exec(line.trim())?.[1] ?? []);
  return addresses.find((address) => isPlaceholderEmail(address.toLowerCase())) ?? null;
});

import { isPlaceholderEmail } from '../../facts/emails/email-texts.ts';
import { bookingLink } from '../../website/booking-links.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isInBrackets } from '../../website/text/brackets/bracketed.ts';
import type { Evidence } from '../check.ts';
import { contactForm } from './contact-form.ts';

/** Conversations a link opens. */
export const MESSENGER =
  /^(?:https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send|chat\.whatsapp\.com|m\.me|t\.me|line\.me\/R\/ti)\/?|whatsapp:\/\/send|sms:)/i;

/** Ways to get in touch that a page offers as links and forms, one of each kind. What a frame holds cannot be read, and may be a form. */
export function contactWays(page: ReadPage): Evidence[] {
  const { view } = page.plain;
  const link = (opens: RegExp): Evidence[] => {
    const found = view.links.find(({ url, href, text }) => opens.test(url ?? href) && !isLeft(href, text));
    return found ? [linkEvidence(page.url, view, found)] : [];
  };
  const form = contactForm(page) ?? framedForm(page);
  const booking = bookingLink(page);
  return [
    ...link(/^tel:/i),
    ...link(/^mailto:/i),
    ...link(MESSENGER),
    ...(form ? [form] : []),
    ...(booking ? [booking] : []),
  ];
}

/** By a template: nobody is reached. */
const isLeft = (href: string, text: string): boolean =>
  isInBrackets(text) || isPlaceholderEmail(/^\s*mailto:([^?]*)/i.exec(href)?.[1]?.trim().toLowerCase() ?? '');

const linkEvidence = (pageUrl: string, { paths }: PageView, { path, href }: PageView['links'][number]): Evidence => ({
  pageUrl,
  place: paths[path] ?? 'a[href]',
  seen: href,
});

/** Maps and films are no way to get in touch. */
const SHOWN_ONLY =
  /(?:google\.[a-z.]+\/maps|maps\.google|openstreetmap|youtube|youtu\.be|vimeo|spotify|soundcloud|googletagmanager)/i;

function framedForm({ url: pageUrl, role, plain: { view } }: ReadPage): Evidence | null {
  const frame = role === 'contact' ? view.frames.find(({ src }) => src !== null && !SHOWN_ONLY.test(src)) : undefined;
  return frame ? { pageUrl, place: 'iframe', seen: (frame.title ?? frame.src ?? '').slice(0, 300) } : null;
}

/** The first form or link to get in touch in any reading of a page, shown or not: enough to call none missing. */
export function anyWay({ url: pageUrl, plain, rendered }: ReadPage): Evidence[] {
  return [plain.view, ...(rendered ? [rendered.view] : [])]
    .flatMap((view): Evidence[] => {
      const link = view.links.find(
        ({ url, href, text }) => (/^(?:tel|mailto):/i.test(href) || MESSENGER.test(url ?? href)) && !isLeft(href, text),
      );
      const form = view.forms.find(({ fields }) => fields.some(isForMessages));
      return [
        ...(link ? [linkEvidence(pageUrl, view, link)] : []),
        ...(form ? [{ pageUrl, place: 'form', seen: form.fields.flatMap(({ label }) => label ?? []).join(', ') }] : []),
      ];
    })
    .slice(0, 1);
}

/** A hidden field for an address alone may be a trap for robots. */
const isForMessages = ({ tag, type, hidden }: { tag: string; type: string; hidden?: boolean }): boolean =>
  tag === 'textarea' || (!hidden && (type === 'email' || type === 'tel'));

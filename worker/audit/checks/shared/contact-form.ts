import type { ReadPage } from '../../website/read-pages.ts';
import type { Evidence } from '../check.ts';

/** Forms of these services stand in frames. */
const FORM_FRAME =
  /docs\.google\.com\/forms|forms\.gle|typeform\.com|jotform\.|tally\.so|calendly\.com|hsforms\.|formstack\.com|wufoo\.com|doctolib\.|cognitoforms\.com/i;

/** A form a customer can write through, in the page or in a frame of a service that makes forms; null when there is none. */
export function contactForm(page: ReadPage): Evidence | null {
  const { forms, frames } = page.plain.view;
  const form = forms.find(({ fields }) =>
    fields.some(({ tag, type, hidden }) => !hidden && (tag === 'textarea' || type === 'email' || type === 'tel')),
  );
  const labels = form?.fields
    .map(({ label, name }) => label ?? name)
    .filter(Boolean)
    .join(', ');
  if (form) return { pageUrl: page.url, place: 'form', seen: labels?.slice(0, 300) || 'a form' };
  const frame = frames.find(({ src }) => src !== null && FORM_FRAME.test(src));
  return frame ? { pageUrl: page.url, place: 'iframe', seen: (frame.src ?? '').slice(0, 300) } : null;
}

import { waysOut } from '../../website/forms/ways-out.ts';
import type { PageField, PageForm, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { Evidence } from '../check.ts';

/** Forms of these services stand in frames. */
const FORM_FRAME =
  /docs\.google\.com\/forms|forms\.gle|typeform\.com|jotform\.|tally\.so|calendly\.com|hsforms\.|formstack\.com|wufoo\.com|doctolib\.|cognitoforms\.com/i;

/** A form a customer can write through, in the page or in a frame of a service that makes forms; null when there is none. */
export function contactForm(page: ReadPage): Evidence | null {
  const { forms, frames } = page.plain.view;
  const form = forms.find(takesMessage);
  const labels = form?.fields
    .map(({ label, name }) => label ?? name)
    .filter(Boolean)
    .join(', ');
  if (form) return { pageUrl: page.url, place: 'form', seen: labels?.slice(0, 300) || 'a form' };
  const frame = frames.find(({ src }) => src !== null && FORM_FRAME.test(src));
  return frame ? { pageUrl: page.url, place: 'iframe', seen: (frame.src ?? '').slice(0, 300) } : null;
}

const takesMessage = ({ fields }: PageForm): boolean =>
  fields.some(({ tag, type, hidden }) => !hidden && (tag === 'textarea' || type === 'email' || type === 'tel'));

/** Left out of what a browser sends. */
const isNameless = ({ tag, type, name, hidden }: PageField): boolean =>
  !hidden && !name?.trim() && (tag === 'textarea' || (tag === 'input' && /^(?:text|email|tel)?$/.test(type)));

/**
 * Whether no form for a message on a page was seen to send it: left to the browser, it has no address to go to, or a script kept it from being
 * sent and tried no way out. What is posted to the page itself under names its server may take. Nor does a form without an address that waits
 * for a script which did not arrive: nobody saw it sent.
 */
export function formsSendNothing({ rendered }: ReadPage): boolean {
  if (!rendered) return false;
  const forms = rendered.view.forms.filter(takesMessage);
  return forms.length > 0 && forms.every((form) => isWithoutTarget(form) && isIdle(form, rendered));
}

/** Whether nobody saw where any form for a message on a page is sent: it has no address, is not posted to the page, and was not seen to send. */
export const formsOfUnknownTarget = ({ plain, rendered }: ReadPage): boolean =>
  (rendered ?? plain).view.forms
    .filter(takesMessage)
    .every((form) => isWithoutTarget(form) && form.method !== 'post' && !form.trial?.tried.length);

const isWithoutTarget = ({ action }: PageForm): boolean => /^\s*(?:#.*)?$/.test(action ?? '');

const isIdle = (
  { method, handled, fields, trial }: PageForm,
  { view, missesCode }: { view: PageView; missesCode?: boolean },
): boolean =>
  trial === undefined
    ? handled === false && (method !== 'post' || missesCode === true || fields.some(isNameless))
    : trial.prevented && trial.complete && waysOut(trial, view).length === 0;

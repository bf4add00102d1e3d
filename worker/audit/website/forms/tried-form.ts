import type { PageForm } from '../page/page-view.ts';

/** A form for a message that a script sends: what becomes of the message only trying it tells. */
export const isTried = (form: PageForm): boolean => form.handled === true && isMessage(form);

/** To somebody who answers by mail; a password belongs to somebody known, and a file is not made up. */
const isMessage = ({ fields, action }: PageForm): boolean =>
  !/^\s*mailto:/i.test(action ?? '') &&
  fields.some(({ tag, type, hidden }) => (tag === 'textarea' || type === 'email') && !hidden) &&
  fields.every(({ type, required }) => type !== 'password' && !(type === 'file' && required));

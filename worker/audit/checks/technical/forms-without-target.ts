import { placeOf } from '../../website/page/page-text.ts';
import type { PageField, PageForm, PageView } from '../../website/page/page-view.ts';
import { isRendered, type RenderedPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, pass } from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';

/**
 * Forms for a message whose words reach nobody: no address to send them to and no script that waits for them, or fields without a name,
 * which browsers leave out. Only where a browser was asked for scripts; a form that a script may send is left alone.
 */
export const formsWithoutTarget = defineCheck({
  id: 'forms-without-target',
  revision: 2,
  category: 'technical',
  strength: 'B',
  catalogue: ['form-target'],
  title: {
    pass: 'The forms that a browser sends by itself name an address to send to',
    fail: 'What customers write into a form reaches nobody',
  },
  why: 'A form looks the same to a visitor whether anybody gets what is written into it or not.',
  sources: [
    'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm',
    'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set',
  ],
  needs: ['pages'],
  causes: ['nameless-fields'],
  run({ pages }) {
    const forms = pages
      .filter(isRendered)
      .flatMap((page) => page.rendered.view.forms.filter(isMessage).map((form) => ({ page, form })));
    // An address of mail opens a program that many visitors do not have: neither sent nor lost for sure.
    const known = forms.filter(({ form }) => (form.handled === false || hasTarget(form)) && !writesMail(form));
    if (known.length === 0) return notApplicable(UNTOLD);
    const lost = known.flatMap(({ page, form }) => faultOf(page, form) ?? []);
    const evidence = onEveryPage(lost.map(({ one }): Repeated => [`${one.place} ${one.seen}`, one])).evidence;
    // What a script does with the words, and whether a server takes what is sent to the page itself, nobody sees from outside.
    const sent = known.filter(({ form }) => form.handled === false && hasTarget(form));
    if (lost.length === 0)
      return sent.length === 0
        ? notApplicable(UNTOLD)
        : pass(sent.slice(0, 3).map(({ page, form }) => quoteOf(page, form, form.action ?? '')));
    return dueTo(lost.every(({ isNameless }) => isNameless) ? 'nameless-fields' : null, fail(evidence));
  },
});

const UNTOLD = 'No form for a message was read of which a browser can tell where it goes.';

const WRITTEN = new Set(['email', 'tel', 'text', '']);
const isWritten = ({ tag, type, hidden }: PageField): boolean =>
  !hidden && (tag === 'textarea' || (tag === 'input' && WRITTEN.has(type)));

/** A search asks for neither. */
const isMessage = ({ fields }: PageForm): boolean =>
  fields.some(({ tag, type, hidden }) => (tag === 'textarea' || type === 'email') && !hidden);

const hasTarget = ({ action }: PageForm): boolean => !/^\s*(?:#.*)?$/.test(action ?? '');

/** To somebody. */
const writesMail = ({ action }: PageForm): boolean => /^\s*mailto:\s*[^?\s]/i.test(action ?? '');

/** Brackets stand in no address, and no key is made of capital words; in templates they say what belongs there. */
const BLANK = /[[{<][^\]}>]*[\]}>]|%7B[^%]*%7D|\/[A-Z]{2,}(?:[-_][A-Z]{2,})+(?=[/?#]|$)/;

function faultOf(page: RenderedPage, form: PageForm): { one: Evidence; isNameless: boolean } | null {
  if (/^\s*mailto:\s*(?:\?|$)/i.test(form.action ?? ''))
    return { one: quoteOf(page, form, 'it writes an e-mail to no address'), isNameless: false };
  if (BLANK.test(form.action ?? ''))
    return { one: quoteOf(page, form, `an address that nobody filled in: ${form.action}`), isNameless: false };
  if (form.handled !== false) return null;
  // What is posted to the page itself its server may take.
  if (!hasTarget(form))
    return form.method === 'get'
      ? { one: quoteOf(page, form, 'no address to send to, and no script that sends it'), isNameless: false }
      : null;
  const nameless = form.fields.filter((field) => isWritten(field) && !field.name?.trim());
  if (nameless.length === 0) return null;
  const names = nameless.map(({ label, placeholder, tag }) => label ?? placeholder ?? tag).join(', ');
  return { one: quoteOf(page, form, `fields without a name, which are never sent: ${names}`), isNameless: true };
}

const quoteOf = ({ url, rendered: { view } }: RenderedPage, form: PageForm, seen: string): Evidence => ({
  pageUrl: url,
  place: placeIn(view, form),
  seen,
});

const placeIn = (view: PageView, { path }: PageForm): string => placeOf(view, path);

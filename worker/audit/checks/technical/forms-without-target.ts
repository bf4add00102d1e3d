import { handedTo, waysOut } from '../../website/forms/ways-out.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { FormTrial, PageField, PageForm, PageView } from '../../website/page/page-view.ts';
import { urlParts } from '../../website/parsed-url.ts';
import { inAppPagesOf, isRendered, type ReadPage, type RenderedPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';
import { unfilledTarget } from '../shared/links/unfilled-address.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';

/**
 * Forms for a message whose words reach nobody: no address to send them to and no script that waits for them, a script that thanks for
 * them and does nothing else, an address nobody filled in, or fields without a name, which browsers leave out. What a script does with a
 * form is tried in a page that lets nothing out; where that tells nothing, the form is not measured.
 */
export const formsWithoutTarget = defineCheck({
  id: 'forms-without-target',
  revision: 14,
  category: 'technical',
  strength: 'B',
  catalogue: ['form-target'],
  title: {
    pass: 'The forms we could follow are sent to an address',
    partial: 'A form leaves it to the visitor’s mail program to send',
    fail: 'What people write into a form reaches nobody',
    causes: { 'nameless-fields': 'Fields of a form have no name, so what people write there is not sent' },
  },
  why: 'A form looks the same to a visitor whether anybody gets what is written into it or not.',
  sources: [
    'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm',
    'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set',
  ],
  needs: ['pages', 'attempts'],
  causes: ['nameless-fields', 'thanked-and-lost', 'address-not-filled-in', 'key-not-filled-in', 'mail-program'],
  run({ pages, attempts }) {
    // Those that only a click in an app shows take messages, too.
    const shown = [...pages, ...inAppPagesOf(shownInApp(attempts))].filter(isRendered);
    const forms = shown.flatMap((page) => page.rendered.view.forms.filter(isMessage).map((form) => ({ page, form })));
    if (forms.length === 0)
      return pages.some(({ plain }) => plain.view.forms.some(isMessage))
        ? inconclusive('Our browser did not show us the forms that take a message.')
        : notApplicable('We made out no form for a message.');
    const seenLost = forms.flatMap(({ page, form }) => {
      const fault = faultOf(page, form);
      return fault === null ? [] : [{ ...fault, form }];
    });
    const lost = [...seenLost, ...onUnshownPages(pages, seenLost)];
    if (lost.length > 0) {
      const causes = new Set(lost.map(({ cause }) => cause));
      const evidence = onEveryPage(lost.map(({ one }): Repeated => [`${one.place} ${one.seen}`, one])).evidence;
      return dueTo(causes.size === 1 ? (lost[0]?.cause ?? null) : null, fail(evidence));
    }
    const byMail = forms.filter(({ page, form }) => isLeftToBrowser(form, page) && writesMail(form));
    if (byMail.length > 0) {
      const all = byMail.map(({ page, form }) => quoteOf(page, form, form.action ?? ''));
      return dueTo(
        'mail-program',
        partial(onEveryPage(all.map((one): Repeated => [`${one.place} ${one.seen}`, one])).evidence),
      );
    }
    const followed = forms.flatMap(({ page, form }) => {
      const target = targetOf(form);
      return target === null ? [] : [quoteOf(page, form, target)];
    });
    // What a script hands to a chat or a mail program the visitor sends there.
    const handed = forms.filter(({ form }) => form.trial !== undefined && handedTo(form.trial) !== null).length;
    if (followed.length === 0) return handed === forms.length ? notApplicable(HANDED) : inconclusive(UNSEEN);
    // Beside one that is sent, one that may be lost is not in order.
    return followed.length + handed < forms.length
      ? inconclusive(SOME_UNSEEN, followed.slice(0, 3))
      : pass(followed.slice(0, 3));
  },
});

const HANDED = 'The forms for a message open another program, such as WhatsApp, in which visitors send it.';
const UNSEEN = 'Where the forms on the pages read are sent we did not see.';
const SOME_UNSEEN = 'Of the forms on the pages read some are sent to an address, and of others we did not see it.';

/** Where it was seen to send; null where only its server or a mail program knows. */
function targetOf(form: PageForm): string | null {
  if (form.trial !== undefined && handedTo(form.trial) !== null) return null;
  const [to] = form.trial?.carried ? form.trial.tried : [];
  if (to !== undefined) return /^https?:/i.test(to) ? to.replace(/[?#].*$/s, '') : null;
  // An address of mail opens a program that many visitors do not have: neither sent nor lost for sure.
  const isSent = form.handled === false || form.trial?.prevented === false;
  return isSent && hasTarget(form) && !writesMail(form) ? form.action : null;
}

/** Types that hold no words of the visitor's own, or words with a name everywhere. Whatever else stands there browsers take for text. */
const NOT_WRITTEN = new Set(
  'button checkbox color date datetime-local file hidden image month number password radio range reset search submit time url week'.split(
    ' ',
  ),
);
const isWritten = ({ tag, type, hidden }: PageField): boolean =>
  !hidden && (tag === 'textarea' || (tag === 'input' && !NOT_WRITTEN.has(type.toLowerCase())));

/** A search asks for neither. */
const isMessage = ({ fields }: PageForm): boolean =>
  fields.some(({ tag, type, hidden }) => (tag === 'textarea' || type === 'email') && !hidden);

/** `action="post"` is a slip for the method: there is no such page. */
const hasTarget = ({ action }: PageForm): boolean => !/^\s*(?:#.*|get|post)?\s*$/i.test(action ?? '');

/** To somebody. */
const writesMail = ({ action }: PageForm): boolean => /^\s*mailto:\s*[^?\s]/i.test(action ?? '');

type Cause = 'nameless-fields' | 'thanked-and-lost' | 'address-not-filled-in' | 'key-not-filled-in';

interface Fault {
  one: Evidence;
  cause: Cause | null;
}

type Lost = Fault & { form: PageForm };

function faultOf(page: RenderedPage, form: PageForm): Fault | null {
  const lost = (seen: string, cause: Cause | null = null) => ({ one: quoteOf(page, form, seen), cause });
  if (/^\s*mailto:\s*(?:\?|$)/i.test(form.action ?? '')) return lost('it writes an e-mail to no address');
  const blank = [form.action ?? '', ...(form.trial?.tried ?? [])].find(
    (address) => unfilledTarget(address, page.url) !== null,
  );
  if (blank !== undefined) return lost(`an address that nobody filled in: ${blank}`, 'address-not-filled-in');
  if (form.blank !== undefined && isSentElsewhere(page, form))
    return lost(`a key that nobody filled in: ${form.blank}`, 'key-not-filled-in');
  if (isThankedAndLost(form.trial, page))
    return lost(
      `filled in and sent off in a browser that lets nothing out: the page says “${form.trial?.said}”, and nothing tries to send it`,
      'thanked-and-lost',
    );
  if (isUnanswered(form, page) && !page.rendered.missesCode)
    return lost('filled in and sent off in a browser that lets nothing out: nothing tried to leave it');
  if (!isLeftToBrowser(form, page)) return null;
  // What is posted to the page itself its server may take, and the rest a script that waited here for code which never arrived.
  if (!hasTarget(form))
    return form.method === 'get' && !page.rendered.missesCode
      ? lost('no address to send to, and no script that sends it')
      : null;
  const nameless = form.fields.filter((field) => isWritten(field) && !field.name?.trim());
  if (nameless.length === 0) return null;
  const names = nameless.map(calledAs).join(', ');
  return lost(`fields without a name, which are never sent: ${names}`, 'nameless-fields');
}

const calledAs = ({ label, looseLabel, placeholder, tag }: PageField): string =>
  label ?? looseLabel ?? placeholder ?? (tag === 'textarea' ? 'the field for the message' : 'a field without a label');

/** The same form on a page that no browser showed, as served there: its nameless fields are nameless, too. */
const onUnshownPages = (pages: readonly ReadPage[], faults: readonly Lost[]): Lost[] =>
  pages
    .filter((page) => !isRendered(page))
    .flatMap(({ url, plain: { view } }) =>
      view.forms.flatMap((form): Lost[] => {
        const same = faults.find((one) => one.cause === 'nameless-fields' && isSameForm(one.form, form));
        return same ? [{ ...same, form, one: { ...same.one, pageUrl: url, place: placeIn(view, form) } }] : [];
      }),
    );

const isSameForm = (one: PageForm, other: PageForm): boolean =>
  one.action === other.action && writtenFields(one.fields) === writtenFields(other.fields);

const writtenFields = (fields: readonly PageField[]): string =>
  JSON.stringify(fields.filter(isWritten).map(({ tag, type, name }) => [tag, type, name ?? '']));

/** To a form service, which knows by its key whose message it is. */
function isSentElsewhere({ url }: RenderedPage, { action, trial }: PageForm): boolean {
  const to = trial?.tried[0] ?? action ?? '';
  return /^https?:/i.test(to) && urlParts(to).hostname !== urlParts(url).hostname;
}

/** The script took the message from the browser, tried no way out of the page, and acts as if all were done. */
const isThankedAndLost = (trial: FormTrial | undefined, page: RenderedPage): boolean =>
  isKept(trial, page) && trial.said !== null && trial.end !== 'unclear';

/** A handler keeps the browser from sending it, and does nothing else, as `onsubmit="return false"` in a draft. */
const isUnanswered = (form: PageForm, page: RenderedPage): boolean => {
  const { trial } = form;
  return !hasTarget(form) && isKept(trial, page) && trial.said === null && trial.end === 'unclear';
};

/** A script kept the browser from sending it, and nothing was to be sent in its place. */
const isKept = (trial: FormTrial | undefined, { rendered: { view } }: RenderedPage): trial is FormTrial =>
  trial?.prevented === true && waysOut(trial, view).length === 0 && trial.complete;

/** No script takes it: the browser does with it what the markup says. */
const isLeftToBrowser = ({ handled, trial }: PageForm, { rendered: { view } }: RenderedPage): boolean =>
  handled === false ||
  (trial?.complete === true && !trial.prevented && waysOut(trial, view).length === 0 && trial.said === null);

const quoteOf = ({ url, rendered: { view } }: RenderedPage, form: PageForm, seen: string): Evidence => ({
  pageUrl: url,
  place: placeIn(view, form),
  seen,
});

const placeIn = (view: PageView, { path }: PageForm): string => placeOf(view, path);

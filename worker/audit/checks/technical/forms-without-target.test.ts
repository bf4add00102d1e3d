import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FormTrial } from '../../website/page/page-view.ts';
import { formsWithoutTarget } from './forms-without-target.ts';

const FIELDS =
  '<label>Mail <input type=email name=mail></label><textarea name=message></textarea><button>Send</button>';

/** `handled`: what a browser answered. */
function outcome(form: string, handled?: boolean, trial?: Partial<FormTrial>) {
  const one = page(form, { rendered: form });
  for (const shown of one.rendered?.view.forms ?? []) {
    if (handled !== undefined) shown.handled = handled;
    if (trial)
      shown.trial = {
        prevented: true,
        tried: [],
        carried: false,
        said: null,
        end: 'unclear',
        complete: true,
        ...trial,
      };
  }
  return runCheck(formsWithoutTarget, inputs({ pages: [one] }));
}

describe('forms-without-target', () => {
  it('fails a message that has nowhere to go', () => {
    expect(outcome(`<form>${FIELDS}</form>`, false)).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'no address to send to, and no script that sends it' }],
    });
    expect(outcome(`<form action="https://forms.test/f/[FORM-ID]" method=post>${FIELDS}</form>`, true).outcome).toBe(
      'fail',
    );
    expect(outcome(`<form action="https://forms.test/f/OUR_FORM_ID" method=post>${FIELDS}</form>`).outcome).toBe(
      'fail',
    );
    const keyed = `<form action="https://forms.test/f/Xa9_BCDE" method=post>${FIELDS}</form>`;
    expect(outcome(keyed, false).outcome).toBe('pass');
    // A script may send it elsewhere, or nowhere.
    expect([outcome(keyed).outcome, outcome(keyed, true).outcome]).toEqual(['inconclusive', 'inconclusive']);
    expect(outcome(keyed, true, { prevented: false }).outcome).toBe('pass');
    const slip = `<form action=post><label>Words</label><textarea></textarea>${FIELDS}</form>`;
    expect(outcome(slip, false)).toMatchObject({ evidence: [{ seen: expect.stringContaining('no address to send') }] });
    expect(outcome('<form><input type=email name=e><button>Join</button></form>', false).outcome).toBe('fail');
    expect(outcome(`<form action="mailto:?subject=Hi">${FIELDS}</form>`).outcome).toBe('fail');
    const mail = `<form action="mailto:a@b.test" method=post>${FIELDS}</form>`;
    expect(outcome(mail, false)).toMatchObject({
      outcome: 'partial',
      cause: 'mail-program',
      evidence: [{ seen: 'mailto:a@b.test' }],
    });
  });

  it('tells nothing of a form on a page whose scripts did not all arrive', () => {
    const form = `<form>${FIELDS}</form>`;
    const one = page(form, { rendered: form });
    if (one.rendered) one.rendered.missesCode = true;
    for (const shown of one.rendered?.view.forms ?? []) shown.handled = false;
    expect(runCheck(formsWithoutTarget, inputs({ pages: [one] })).outcome).toBe('inconclusive');
  });

  it('fails a message sent under a key that nobody filled in', () => {
    const keyed = (key: string, action = 'https://forms.test/submit') =>
      outcome(`<form action="${action}" method=post><input type=hidden ${key}>${FIELDS}</form>`, true);
    expect(keyed('name=token value=YOUR_FORM_TOKEN_HERE')).toMatchObject({
      outcome: 'fail',
      cause: 'key-not-filled-in',
      evidence: [{ seen: 'a key that nobody filled in: token: YOUR_FORM_TOKEN_HERE' }],
    });
    expect(keyed('name=token value=INSERT_YOUR_TOKEN').outcome).toBe('fail');
    for (const filled of [
      'name=token value=A1_YOURS_77',
      'name=kind value=CONTACT_FORM',
      'name=_subject value=YOUR_NEWS',
    ])
      expect(keyed(filled).outcome).toBe('inconclusive');
    expect(keyed('name=token value=YOUR_TOKEN', '/send').outcome).toBe('inconclusive');
  });

  it('leaves alone what a script or the server may take', () => {
    expect(outcome(`<form>${FIELDS}</form>`, true).outcome).toBe('inconclusive');
    expect(outcome(`<form>${FIELDS}</form>`).outcome).toBe('inconclusive');
    expect(outcome(`<form method=post>${FIELDS}</form>`, false).outcome).toBe('inconclusive');
    expect(outcome('<form><input type=search name=q></form>', false).outcome).toBe('not_applicable');
    expect(outcome(`<form action=/send method=post>${FIELDS}</form>`, false).outcome).toBe('pass');
  });

  it('fails a form whose script thanks and sends nothing', () => {
    const thanked = { said: 'Thank you!', end: 'cleared' } as const;
    expect(outcome(`<form action="#" method=post>${FIELDS}</form>`, true, thanked)).toMatchObject({
      outcome: 'fail',
      cause: 'thanked-and-lost',
      evidence: [{ seen: expect.stringContaining('“Thank you!”') }],
    });
    const pictures = [`${HOME}img/oak.webp`, `${HOME}img/elm.avif`];
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...thanked, tried: pictures }).outcome).toBe('fail');
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...thanked, prevented: false }).outcome).toBe('inconclusive');
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...thanked, complete: false }).outcome).toBe('inconclusive');
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...thanked, end: 'unclear' }).outcome).toBe('inconclusive');
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...thanked, said: null }).outcome).toBe('inconclusive');
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...thanked, tried: ['mailto:a@b.test'] }).outcome).toBe(
      'not_applicable',
    );
    expect(outcome(`<form action=/send method=post>${FIELDS}</form>`, true, {}).outcome).toBe('inconclusive');
  });

  it('fails the same on a page that only a click in an app shows', () => {
    const form = `<h1>Write to us</h1><form>${FIELDS}</form>`;
    const seen = attemptOf(page('', { url: `${HOME}contact`, role: 'contact', status: 404, rendered: form }));
    const trial = {
      prevented: true,
      tried: [],
      carried: false,
      said: 'Thanks',
      end: 'cleared',
      complete: true,
    } as const;
    for (const one of seen.rendered?.view?.forms ?? []) Object.assign(one, { handled: true, trial });
    const contact = { ...seen, plain: { ...seen.plain, view: null } };
    const given = inputs({ pages: [page('<h1>Weft</h1>', { rendered: '<h1>Weft</h1>' })], attempts: [contact] });
    expect(runCheck(formsWithoutTarget, given)).toMatchObject({
      outcome: 'fail',
      evidence: [{ pageUrl: `${HOME}contact` }],
    });
  });

  it('fails a form that scripts hear of and leave to the browser', () => {
    const left = { prevented: false };
    expect(outcome(`<form>${FIELDS}</form>`, true, left)).toMatchObject({
      evidence: [{ seen: 'no address to send to, and no script that sends it' }],
    });
    expect(outcome(`<form>${FIELDS}</form>`, true, { ...left, complete: false }).outcome).toBe('inconclusive');
  });

  it('fails a form whose script keeps it from being sent, and no more', () => {
    const stopped = (action: string) => outcome(`<form action="${action}" method=post>${FIELDS}</form>`, true, {});
    for (const nowhere of ['', '#'])
      expect(stopped(nowhere)).toMatchObject({
        outcome: 'fail',
        evidence: [{ seen: expect.stringContaining('nothing tried to leave it') }],
      });
    expect(stopped('/send').outcome).toBe('inconclusive');
    expect(outcome(`<form action="#">${FIELDS}</form>`, false).outcome).toBe('fail');
  });

  it('follows what a script sends', () => {
    const sent = { tried: ['https://forms.test/f/a1'], carried: true };
    expect(outcome(`<form>${FIELDS}</form>`, true, sent)).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: 'https://forms.test/f/a1' }],
    });
    expect(outcome(`<form>${FIELDS}</form>`, true, { tried: ['https://forms.test/f/OUR_FORM_ID'] })).toMatchObject({
      outcome: 'fail',
      cause: 'address-not-filled-in',
    });
    expect(outcome(`<form action="/send?form[action]=go" method=post>${FIELDS}</form>`, false).outcome).toBe('pass');
    expect(outcome(`<form action="https://forms.test/f/xxxxxxx" method=post>${FIELDS}</form>`).outcome).toBe('fail');
    const sentTo = (action: string) => outcome(`<form action="${action}" method=post>${FIELDS}</form>`).cause;
    for (const sample of ['your@email.com', 'f/your-form-id', 'f/yourFormId', 'send?key=your_access_key'])
      expect(sentTo(`https://forms.test/${sample}`)).toBe('address-not-filled-in');
    for (const real of ['https://forms.test/ida@larch.test', 'https://forms.test/f/yourte', '/your-visit'])
      expect(sentTo(real)).not.toBe('address-not-filled-in');
  });

  it('names fields that are never sent', () => {
    const nameless = `<form action=/send method=post><label>First name <input></label>${FIELDS}</form>`;
    expect(outcome(nameless, false)).toMatchObject({
      outcome: 'fail',
      cause: 'nameless-fields',
      evidence: [{ seen: 'fields without a name, which are never sent: First name' }],
    });
    expect(outcome(nameless, true).outcome).toBe('inconclusive');
    const loose = `<form action=/send method=post><label>Your wish</label><textarea></textarea>${FIELDS}</form>`;
    expect(outcome(loose, false).evidence[0]?.seen).toContain('never sent: Your wish');
    // Browsers take a type they do not know for text.
    const odd = `<form action=/send method=post><label>Your name <input type=name name=""></label>${FIELDS}</form>`;
    expect(outcome(odd, false).evidence[0]?.seen).toContain('never sent: Your name');
  });

  it('does not praise one that is sent beside another of which that was not seen', () => {
    const of = (second: boolean) => {
      const form = (to: string) => `<form action="https://forms.test/f/${to}" method=post>${FIELDS}</form>`;
      const one = page(form('Xa9_BCDE') + form('Yb8_CDEF'), { rendered: form('Xa9_BCDE') + form('Yb8_CDEF') });
      one.rendered?.view.forms.forEach((shown, at) => {
        shown.handled = at === 1 && second;
      });
      return runCheck(formsWithoutTarget, inputs({ pages: [one] })).outcome;
    };
    expect([of(false), of(true)]).toEqual(['pass', 'inconclusive']);
  });

  it('tells a form that hands its words to a chat from one that is sent where nobody saw', () => {
    const tried = ['https://wa.me/441632960961?text=Test%20of%20this%20form'];
    const form = `<form>${FIELDS}</form>`;
    expect(outcome(form, true, { tried }).outcome).toBe('not_applicable');
    expect(outcome(form, true, { tried, carried: true }).outcome).toBe('not_applicable');
    expect(outcome(form, true, { tried: ['https://wa.menu.test/a'] }).outcome).toBe('inconclusive');
  });

  it('counts a map of the page’s own that loads late for no way out', () => {
    const map = 'https://maps.test/embed?pb=!1m18';
    const trial = { tried: [map], said: 'Thank you!', end: 'cleared' as const };
    const framed = (src: string) => outcome(`<form>${FIELDS}</form><iframe src="${src}"></iframe>`, true, trial);
    expect(framed(`${map}!2d5`).cause).toBe('thanked-and-lost');
    expect(framed('https://maps.test/other').outcome).toBe('inconclusive');
  });

  it('fails one that a handler keeps from being sent, and nothing more', () => {
    expect(outcome(`<form onsubmit="return false">${FIELDS}</form>`, true, {})).toMatchObject({ outcome: 'fail' });
    const open = [{ said: 'Please tick the box' }, { complete: false }, { tried: ['https://forms.test/send'] }];
    for (const trial of open)
      expect(outcome(`<form onsubmit="return false">${FIELDS}</form>`, true, trial).outcome).toBe('inconclusive');
  });
});

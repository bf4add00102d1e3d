import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { READ_WHOLE } from '../../facts/claims/coverage.ts';
import type { FactSource } from '../../facts/facts.ts';
import { essentialsLostWithoutJavascript } from './essentials-lost-without-javascript.ts';

const source = (view: FactSource['view']): FactSource => ({ pageUrl: HOME, view, place: 'footer', seen: '030 123456' });
const phone = (...views: FactSource['view'][]) => ({
  phones: [{ value: '+4930123456', asShown: '030 123456', kind: null, sources: views.map(source) }],
});
const HEAD = '<title>Baker</title><h1>Bread</h1>';
const run = (html: string, rendered: string | null, found = {}) =>
  essentialsLostWithoutJavascript.run(
    inputs({ pages: [page(html, rendered === null ? {} : { rendered })], facts: facts(found) }),
  );

describe('essentials-lost-without-javascript', () => {
  it('passes when everything the website has is in the HTML', () => {
    expect(run(HEAD, HEAD, phone('rendered', 'plain'))).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: 'Baker' }, {}, {}],
    });
  });

  it('praises nothing where a click brings more', () => {
    const coverage = { ...READ_WHOLE, behindClick: 'Contact' };
    expect(
      essentialsLostWithoutJavascript.run(inputs({ pages: [page(HEAD, { rendered: HEAD })], coverage })),
    ).toMatchObject({
      outcome: 'inconclusive',
    });
  });

  it('quotes of a line with two numbers the one that is lost', () => {
    const late: FactSource = { ...source('rendered'), seen: '030 777888 / 030 123456' };
    const found = { phones: [{ value: '+4930123456', asShown: '030 123456', kind: null, sources: [late] }] };
    expect(run(HEAD, HEAD, found)).toMatchObject({ evidence: [{ seen: '030 123456' }] });
  });

  it('is partial by the share that is there, and names what is lost', () => {
    expect(run(HEAD, HEAD, phone('rendered'))).toMatchObject({
      outcome: 'partial',
      credit: 2 / 3,
      evidence: [{ place: 'phone, only after JavaScript: footer', seen: '030 123456' }],
    });
  });

  it('names each price that only scripts bring, whatever others are served', () => {
    const priced = (...views: FactSource['view'][]) => ({
      prices: views.map((view, at) => ({
        value: { what: `No. ${at}`, amount: at, currency: 'EUR', asShown: `${at} €` },
        sources: [source(view)],
      })),
    });
    expect(run(HEAD, HEAD, priced('plain', 'plain'))).toMatchObject({ outcome: 'pass' });
    // What a calculator makes of the fields it is served with is no price of the business.
    const calculator = `${HEAD}<input type="number" value="1500"><p id="sum"></p>`;
    expect(run(calculator, calculator, priced('rendered'))).toMatchObject({ outcome: 'pass' });
    expect(run(HEAD, HEAD, priced('plain', 'rendered', 'rendered'))).toMatchObject({
      outcome: 'partial',
      evidence: [
        { place: 'prices, only after JavaScript: footer' },
        { place: 'prices, only after JavaScript: footer' },
      ],
    });
  });

  it('tells of a list of offers of which nothing is served', () => {
    const offers = (...views: FactSource['view'][]) => ({
      services: views.map((view, at) => {
        const value = `Kite ${'NSWE'[at]}`;
        return { value, certainty: 'certain', sources: [{ ...source(view), seen: value }] };
      }),
    });
    expect(run(HEAD, HEAD, offers('rendered', 'rendered', 'rendered'))).toMatchObject({
      outcome: 'partial',
      cause: 'only-after-javascript',
      evidence: [{ place: 'offer, only after JavaScript: footer', seen: 'Kite N' }, {}, {}],
    });
    expect(run(HEAD, HEAD, offers('rendered', 'rendered', 'plain'))).toMatchObject({ outcome: 'pass' });
    expect(run(HEAD, HEAD, offers('rendered', 'rendered'))).toMatchObject({ outcome: 'pass' });
  });

  it('tells of an e-mail address that only a script writes', () => {
    const mail = (view: FactSource['view'], certainty = 'certain') => ({
      emails: [{ value: 'post@larch.test', certainty, sources: [{ ...source(view), seen: 'post@larch.test' }] }],
    });
    expect(run(HEAD, HEAD, mail('plain'))).toMatchObject({ outcome: 'pass' });
    expect(run(HEAD, HEAD, mail('rendered', 'seen'))).toMatchObject({ outcome: 'pass' });
    expect(run(HEAD, HEAD, mail('rendered'))).toMatchObject({
      outcome: 'partial',
      cause: 'only-a-mailbox',
      evidence: [{ place: 'e-mail address, only after JavaScript: footer' }],
    });
    expect(run(HEAD, HEAD, { ...mail('rendered'), ...phone('rendered') })).toMatchObject({
      cause: 'only-after-javascript',
    });
  });

  it('takes no address without a number for one', () => {
    const place = (text: string) => ({ addresses: [{ value: { text }, sources: [source('rendered')] }] });
    expect(run(HEAD, HEAD, place('4 Mill Lane, Larchford'))).toMatchObject({ outcome: 'partial' });
    expect(run(HEAD, HEAD, place('Where to meet us, Larchford'))).toMatchObject({ outcome: 'pass' });
  });

  it('fails when nothing is there before JavaScript', () => {
    const rendered = `${HEAD}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery"}</script>`;
    expect(run('<div></div>', rendered)).toMatchObject({ outcome: 'fail', evidence: [{}, {}, { seen: 'Bakery' }] });
  });

  it('cannot tell what is missing without a browser', () => {
    expect(run(HEAD, null, phone('plain'))).toMatchObject({ outcome: 'inconclusive' });
  });

  it('does not count what the website has nowhere', () => {
    expect(run('<p>x</p>', '<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
  });
});

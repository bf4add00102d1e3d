import { expect, it } from 'vitest';
import { facts, HOME, inputs, page, website } from '../../../testing/audit-builders.ts';
import { phone, source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { readEmails } from '../../facts/emails/emails.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';
import { contradictoryContactData } from './contradictory-contact-data.ts';

const judged = (html: string) => runCheck(contradictoryContactData, inputs({ pages: [page(html)], facts: facts({}) }));

it('is an address whose ending does not exist, and no fact', () => {
  expect(judged('<p>contact@larch.vee</p>')).toMatchObject({
    outcome: 'fail',
    cause: 'mail-of-nobody',
    seen: ['contact@larch.vee'],
  });
  expect(judged('<p>contact@larch.shop</p>').outcome).toBe('not_applicable');
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const read = (html: string) => readEmails(website({ target, pages: [page(html)] })).emails.map(({ value }) => value);
  expect(read('<p>contact@larch.vee</p><p>ida@larch.shop</p>')).toEqual(['ida@larch.shop']);
});

it('is none to which the words of the next element are joined', () => {
  for (const shown of [
    '<div><a href="mailto:ida@larch.shop">ida@larch.shop</a><span>daily</span></div>',
    '<div><b>ida@larch.shop</b><span>Exampleton</span></div>',
  ])
    expect(judged(shown).outcome, shown).toBe('not_applicable');
});

it('is an address shown without its sign over a link that has it', () => {
  const link = (text: string) => `<footer><a href="mailto:info@larchleeds.com">${text}</a></footer>`;
  expect(judged(link('infolarchleeds.com'))).toMatchObject({
    cause: 'mail-of-nobody',
    seen: ['infolarchleeds.com → mailto:info@larchleeds.com (the link is right)'],
  });
  for (const text of ['info@larchleeds.com', 'larchleeds.com', 'Write to us'])
    expect(judged(link(text)).outcome).toBe('not_applicable');
});

it('earns no praise with a number that no plan assigns', () => {
  const outcome = (value: string) => {
    const found = {
      businessName: { value: 'Larch', sources: [source('Larch')] },
      phones: [phone(value, [source(value)])],
    };
    return runCheck(contactDataNotInText, inputs({ pages: [page('<p>Larch</p>')], facts: facts(found) })).outcome;
  };
  expect(outcome('+41446681800')).toBe('pass');
  expect(outcome('+41121232323')).toBe('inconclusive');
});

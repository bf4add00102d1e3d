import { expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import { address, phone, source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource } from '../../facts/facts.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';

const drawn = (seen: string): FactSource => ({ ...source(seen), view: 'rendered' });
const all = {
  businessName: { value: 'Café Larch', sources: [source('Café Larch')] },
  phones: [phone('+492284471820', [source('0228 4471820')])],
  addresses: [address('Am Markt 3')],
  trade: { value: { id: 'cafe' as const, label: 'Café', confidence: 0.9 }, sources: [] },
};
const run = (found: object, html: string, rendered = html) =>
  runCheck(contactDataNotInText, inputs({ pages: [page(html, { rendered })], facts: facts({ ...all, ...found }) }));

it('says of no details that they are text while another is there after scripts only', () => {
  const mail = (one: FactSource) => ({ emails: [{ value: 'info@larch.test', sources: [one] }] });
  expect(run(mail(source('info@larch.test')), '<p>Café Larch</p>').outcome).toBe('pass');
  expect(run(mail(drawn('info@larch.test')), '<p>Café Larch</p>').outcome).toBe('inconclusive');
});

it('reads a name that scripts write in the title as sent', () => {
  const of = (title: string) => run({}, `<title>${title}</title>`, `<title>${title}</title><p>Café Larch</p>`).outcome;
  expect(of('Café Larch')).toBe('pass');
  expect(of('Welcome')).not.toBe('pass');
});

it('offers no entry of a list of places as the address', () => {
  const lines = ['P.O. Box 417, Dumasua', 'P.O. Box 18, Dumasua', 'P.O. Box 9, Dumasua'];
  const of = (entries: string[]) =>
    run({ addresses: [] }, `<p>Café Larch</p><ul>${entries.map((one) => `<li>${one}</li>`).join('')}</ul>`);
  expect(of(lines.slice(0, 1))).toMatchObject({ outcome: 'inconclusive', seen: [lines[0]] });
  expect(of(lines)).toMatchObject({ outcome: 'inconclusive', seen: [] });
});

it('names the number that stands in a link alone, where nothing else is missing', () => {
  const inLink = { ...source('tel:+492284471820'), place: 'main > a.call[href^="tel:"]' };
  const html = '<p>Café Larch, Am Markt 3</p><a class="call" href="tel:+492284471820">Call</a>';
  const { outcome, cause } = run({ phones: [phone('+492284471820', [inLink])] }, html);
  expect([outcome, cause]).toEqual(['partial', 'phone-not-as-text']);
});

import { describe, expect, it } from 'vitest';
import { confirmedFactsSchema } from '../../../contract/confirmed-facts.ts';
import { facts } from '../../../testing/audit-builders.ts';
import type { FactSource } from '../facts.ts';
import { applyConfirmed } from './apply-confirmed.ts';
import { ownerDifferences } from './owner-differences.ts';

const source: FactSource = {
  pageUrl: 'https://example.test/',
  view: 'plain',
  place: 'footer > p',
  seen: 'Tel 020 7946 0123',
};
const phone = (value: string, conflictsWith?: number[]) => ({
  value,
  asShown: value,
  kind: null,
  certainty: 'likely' as const,
  sources: [source],
  ...(conflictsWith ? { conflictsWith } : {}),
});
const read = facts({
  businessName: { value: 'Larch Dental', certainty: 'likely', sources: [source] } as never,
  phones: [phone('+442079460123', [1]), phone('+442079460999', [0])],
  services: [{ value: 'Teeth whitening', sources: [source] }],
});

describe('the facts by the word of their owner', () => {
  it('are the read ones where nothing was said', () => {
    expect(applyConfirmed(read, [])).toBe(read);
  });

  it('are certain where confirmed, and contradict nothing any more', () => {
    const { phones } = applyConfirmed(read, [
      { kind: 'phones', said: 'yes', read: '+442079460123', value: '+442079460123' },
    ]);
    expect(phones[0]).toMatchObject({
      value: '+442079460123',
      certainty: 'certain',
      confirmed: 'yes',
      sources: [source],
    });
    expect(phones[0]).not.toHaveProperty('conflictsWith');
    expect(phones[1]).toMatchObject({ certainty: 'likely', conflictsWith: [0] });
  });

  it('go to others where they are not the owner’s', () => {
    const known = applyConfirmed(read, [{ kind: 'phones', said: 'not-ours', read: '+442079460123' }]);
    expect(known.phones.map(({ value }) => value)).toEqual(['+442079460999']);
    expect(known.phones[0]).not.toHaveProperty('conflictsWith');
    expect(known.otherPhones.map(({ value }) => value)).toEqual(['+442079460123']);
  });

  it('hold the owner’s value beside the lines that say otherwise', () => {
    const known = applyConfirmed(read, [
      { kind: 'businessName', said: 'corrected', read: 'Larch Dental', value: 'Larch Dental Ltd' },
    ]);
    expect(known.businessName).toEqual({
      value: 'Larch Dental Ltd',
      certainty: 'certain',
      confirmed: 'corrected',
      sources: [source],
    });
  });

  it('hold what was added, once, and without a source', () => {
    const { services } = applyConfirmed(read, [
      { kind: 'services', said: 'added', value: 'Implants' },
      { kind: 'services', said: 'added', value: 'Implants' },
      { kind: 'services', said: 'added', value: 'Teeth whitening' },
    ]);
    expect(services.map(({ value, confirmed }) => [value, confirmed])).toEqual([
      ['Teeth whitening', 'yes'],
      ['Implants', 'added'],
    ]);
    expect(services[1]?.sources).toEqual([]);
  });

  it('hold what was confirmed and is no longer on any page', () => {
    const { emails } = applyConfirmed(read, [
      { kind: 'emails', said: 'yes', read: 'hello@larch.test', value: 'hello@larch.test' },
    ]);
    expect(emails[0]).toMatchObject({ value: 'hello@larch.test', confirmed: 'added', sources: [] });
  });

  it('take the trade from the owner', () => {
    const known = applyConfirmed(read, [{ kind: 'trade', said: 'added', value: 'dentist' }]);
    expect(known.trade).toMatchObject({ value: { id: 'dentist', confidence: 1 }, certainty: 'certain' });
  });
});

describe('where owner and pages differ', () => {
  const differences = (confirmed: Parameters<typeof applyConfirmed>[1]) =>
    ownerDifferences(read, applyConfirmed(read, confirmed), confirmed);

  it('the line that misleads is named, and what assistants read', () => {
    const [one, ...more] = differences([
      { kind: 'businessName', said: 'corrected', read: 'Larch Dental', value: 'Larch & Daughters' },
    ]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ kind: 'businessName', owner: 'Larch & Daughters', page: 'Larch Dental', source });
    expect(one?.reads).toContain('What assistants read is Larch Dental');
  });

  it('what no page says is named, and what is not the owner’s', () => {
    expect(
      differences([
        { kind: 'services', said: 'added', value: 'Implants' },
        { kind: 'phones', said: 'not-ours', read: '+442079460999' },
      ]),
    ).toMatchObject([
      { kind: 'phones', owner: null, page: '+442079460999' },
      { kind: 'services', owner: 'Implants', page: null, source: null },
    ]);
  });

  it('nothing is said of what both say', () => {
    expect(differences([{ kind: 'services', said: 'yes', read: 'Teeth whitening', value: 'Teeth whitening' }])).toEqual(
      [],
    );
  });
});

describe('what an owner may say', () => {
  const isValid = (value: unknown) => confirmedFactsSchema.safeParse(value).success;

  it('is checked kind by kind', () => {
    expect(isValid([{ kind: 'emails', said: 'added', value: 'hello@larch-dental.co.uk' }])).toBe(true);
    expect(isValid([{ kind: 'emails', said: 'added', value: 'hello' }])).toBe(false);
    expect(isValid([{ kind: 'trade', said: 'added', value: 'Wizard, of sorts' }])).toBe(false);
    expect(isValid([{ kind: 'socialProfiles', said: 'added', value: 'javascript:alert(1)' }])).toBe(false);
    expect(isValid([{ kind: 'services', said: 'added', value: 'A\u202eb' }])).toBe(false);
    expect(isValid([{ kind: 'services', said: 'yes', value: 'Implants' }])).toBe(false);
    expect(isValid([{ kind: 'services', said: 'added', value: 'Implants', price: 1 }])).toBe(false);
    expect(isValid([{ kind: 'prices', said: 'added', value: { what: 'Crown', amount: -1, currency: 'GBP' } }])).toBe(
      false,
    );
  });
});

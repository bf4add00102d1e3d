import { describe, expect, it } from 'vitest';
import type { Facts, PhoneFact } from '../../worker/audit/facts/facts.ts';
import { facts } from '../../worker/testing/audit-builders.ts';
import { compareContact } from './compare-contact.ts';
import type { StrictLabels } from './labels.ts';
import { madeUpSite } from './made-up-site.ts';

const score = (fact: string, strict: Partial<StrictLabels>, seen: Partial<Facts>): string | null => {
  const found = compareContact(madeUpSite(strict), facts(seen)).find((one) => one.fact === fact);
  return found ? `${found.right}/${found.of}` : null;
};
const phone = (value: string, kind: PhoneFact['kind'] = 'landline'): PhoneFact => ({
  value,
  asShown: value,
  kind,
  sources: [],
});
const listed = <T>(value: T) => ({ value, sources: [] });
const address = { street: 'Hobelweg 3', postalCode: '12435', locality: 'Berlin', region: null, country: 'DE' };

describe('compareContact', () => {
  it('accepts any of the labelled names, with or without a legal form', () => {
    expect(score('business name', {}, { businessName: listed('Span Holzbau GmbH') })).toBe('1/1');
    expect(score('business name', {}, { businessName: listed('Möbel aus Berlin') })).toBe('0/1');
    expect(score('business name', {}, { businessName: null })).toBe('0/1');
  });

  it('wants every number and no other, the main one first', () => {
    const phones = [
      { e164: '+493023125014', kind: 'landline' },
      { e164: '+491701234567', kind: 'mobile' },
    ];
    const right = [phone('+493023125014'), phone('+491701234567', 'mobile')];
    expect(score('phones', { phones }, { phones: right })).toBe('1/1');
    expect(score('phones', { phones }, { phones: [phone('+493023125014')] })).toBe('0/1');
    expect(score('phones', {}, { phones: [phone('+493023125014')] })).toBe('0/1');
    expect(score('main phone', { phones }, { phones: right.toReversed() })).toBe('0/1');
    expect(score('main phone', {}, { phones: right })).toBeNull();
    expect(score('phone kind', { phones }, { phones: [phone('+493023125014'), phone('+491701234567')] })).toBe('1/2');
  });

  it('counts a fax that is taken for a phone', () => {
    const fax = ['+493023125015'];
    expect(score('fax is no phone', { fax }, { phones: [phone('+493023125015')] })).toBe('0/1');
    expect(score('fax is no phone', { fax }, { otherPhones: [phone('+493023125015', 'fax')] })).toBe('1/1');
  });

  it('compares e-mail addresses without case', () => {
    expect(score('e-mails', { emails: ['Post@Span.test'] }, { emails: [listed('post@span.test')] })).toBe('1/1');
    expect(score('e-mails', {}, { emails: [listed('post@span.test')] })).toBe('0/1');
  });

  it('compares the parts of the main address', () => {
    const seen = {
      addresses: [listed({ ...address, street: 'Hobelweg 3, Hinterhof', locality: 'Potsdam', text: '' })],
    };
    expect(score('street', { address }, seen)).toBe('1/1');
    expect(score('postal code', { address }, seen)).toBe('1/1');
    expect(score('locality', { address }, seen)).toBe('0/1');
    expect(score('street', { address }, { addresses: [] })).toBe('0/1');
  });

  it('wants no address that is not labelled as the business’s own', () => {
    const chamber = { ...address, street: 'Kammerplatz 1', postalCode: '10115' };
    const addresses = [listed({ ...address, text: '' }), listed({ ...chamber, text: 'Kammerplatz 1' })];
    expect(score('no stray address', { address, otherAddresses: [{ ...chamber, foreign: true }] }, { addresses })).toBe(
      '0/1',
    );
    expect(score('no stray address', { address, otherAddresses: [chamber] }, { addresses })).toBe('1/1');
  });

  it('compares profiles by host and path and lets own directory entries pass', () => {
    const socialProfiles = ['https://www.instagram.com/spanholz/'];
    const seen = [listed('https://instagram.com/spanholz'), listed('https://www.werkliste.test/span/')];
    const directoryProfiles = ['https://werkliste.test/span'];
    expect(score('social profiles', { socialProfiles, directoryProfiles }, { socialProfiles: seen })).toBe('1/1');
    expect(score('social profiles', { socialProfiles }, { socialProfiles: seen })).toBe('0/1');
    expect(score('social profiles', { socialProfiles }, { socialProfiles: [] })).toBe('0/1');
  });
});

import { describe, expect, it } from 'vitest';
import { facts, page } from '../../../../testing/audit-builders.ts';
import { address, phone, source } from '../../../../testing/found-contacts.ts';
import { withoutLeftContacts } from './left-contacts.ts';

describe('withoutLeftContacts', () => {
  const run = (street: string, number: string | null, html = '<p>Hello.</p>') => {
    const phones = number === null ? [] : [phone(number, [source(number)])];
    const read = facts({ phones, addresses: [address(street, { street })] });
    const addresses = read.addresses.map((one) => ({ ...one, certainty: 'likely' as const }));
    return withoutLeftContacts({ ...read, addresses }, [page(html)]).left.map(({ seen }) => seen);
  };

  it('takes a counted-up house beside a number no plan assigns for what a template left', () => {
    expect(run('Blastrasse 123', '+41121232323')).toEqual(['+41121232323', 'Blastrasse 123']);
  });
  it('takes it for such beside a made-up mailbox, too', () => {
    expect(run('123 Mill Lane', null, '<p>info@example.com</p>')).toEqual(['123 Mill Lane']);
  });
  it('leaves either alone', () => {
    expect(run('Blastrasse 123', '+41446681800')).toEqual([]);
    expect(run('7 Mill Lane', null, '<p>info@example.com</p>')).toEqual([]);
    expect(run('Blastrasse 7', '+41121232323')).toEqual([]);
    expect(run('Blastrasse 123', null)).toEqual([]);
  });
});

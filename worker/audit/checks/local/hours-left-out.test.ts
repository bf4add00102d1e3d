import { expect, it } from 'vitest';
import { address, marked, name, source, week } from '../../../testing/checks/local-checks.ts';

it('praises no markup that leaves out a day of the text', () => {
  const value = { ...week(), sa: [['09:00', '12:00'] as [string, string]] };
  const of = (days: string) => {
    const data = `{"@context":"https://schema.org","@type":"Store","openingHours":"${days} 09:00-17:00"}`;
    const html = `<script type="application/ld+json">${data}</script>`;
    return name('missing-opening-hours', html, { openingHours: { value, sources: [source(), marked] } });
  };
  expect(of('Mo')).toBe('inconclusive');
  expect(of('Mo,Sa')).toBe('pass');
});

it('takes one house spelled in two ways for one place, whose hours contradict each other', () => {
  const openingHours = {
    value: week(),
    sources: [source(), marked],
    alternatives: [{ value: week('18:00'), sources: [source({ place: 'main > p' })] }],
  };
  const at = (street: string, postalCode: string) => {
    const one = address('Leeds', street);
    return { ...one, value: { ...one.value, postalCode } };
  };
  const of = (...addresses: ReturnType<typeof at>[]) => name('missing-opening-hours', '', { openingHours, addresses });
  expect(of(at('High Street 1', 'LS1 4AB'), at('High St. 1', 'LS1 4AB'))).toBe('fail');
  expect(of(at('High Street 1', 'LS1 4AB'), at('High Street 9', 'LS1 4AB'))).toBe('pass');
});

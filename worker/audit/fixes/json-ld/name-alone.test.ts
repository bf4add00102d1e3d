import { expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { solicitors } from '../../../testing/two-businesses.ts';

const node = { '@context': 'https://schema.org', '@type': 'LegalService', name: 'Harwood Lane Solicitors' };
const site = (more: object, text: string) => {
  const markup = `<script type="application/ld+json">${JSON.stringify({ ...node, ...more })}</script>`;
  return solicitors({ home: { main: `${markup}<p>${text}</p>` } });
};

it('no text holds a website’s name alone, without the address that tells which website it is', () => {
  const disputed = site(
    { openingHours: 'Su 09:00-11:00' },
    'Open days: first Sunday of each month, 9:00 AM - 11:00 AM',
  );
  const written = (isPrivate: boolean) =>
    premiumInputOf(disputed, (seen) => {
      seen.target = { ...seen.target, isPrivate };
    }).fixes.map(({ fix }) => fix.content);
  expect(written(false).join()).toContain('"WebSite"');
  expect(written(true).join()).not.toContain('"WebSite"');
});

it('no text says once more what a wrong encoding broke', () => {
  const written = (description: string) =>
    premiumInputOf(site({ description }, 'We advise families on wills.')).fixes.map(({ fix }) => fix.content);
  expect(written('Wills — and more').join()).toContain('Wills — and more');
  expect(written('Wills â€” and more').join()).not.toContain('Wills');
});

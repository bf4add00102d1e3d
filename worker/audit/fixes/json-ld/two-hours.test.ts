import { expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

it('writes no block anew whose hours the text contradicts, though the text gives no week', () => {
  const node = {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: 'Harwood Lane Solicitors',
    openingHours: 'Su 09:00-11:00',
  };
  const markup = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  const contents = (text: string) =>
    fixesOf(jsonLdFixes, solicitors({ home: { main: `${markup}<p>${text}</p>` } })).contents.join();
  expect(contents('Open days: first Sunday of each month, 9:00 AM - 11:00 AM')).not.toContain('Su 09:00');
  expect(contents('Open days: Sunday, 9:00 AM - 11:00 AM')).toContain('Su 09:00');
});

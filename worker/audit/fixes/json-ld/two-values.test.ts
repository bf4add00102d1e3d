import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

const contents = (more: object, text: string) => {
  const node = { '@context': 'https://schema.org', '@type': 'LegalService', name: 'Harwood Lane Solicitors', ...more };
  const markup = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  return fixesOf(jsonLdFixes, solicitors({ home: { main: `${markup}<p>${text}</p>` } })).contents.join();
};

describe('a block that holds one of two values is not written anew', () => {
  it('where a phone link calls another number than it shows', () => {
    const more = { telephone: '+44 1522 960999' };
    const rest = '<a href="https://wa.me/441522960999">WhatsApp</a><p>Telephone: 01522 960999</p>';
    const link = (shown: string) => `<a href="tel:+441522960999">${shown}</a>${rest}`;
    expect(contents(more, link('01522 960998'))).not.toContain('960999');
    expect(contents(more, link('01522 960999'))).toContain('960999');
  });

  it('where the pages link to another profile of the network than it names', () => {
    const more = { sameAs: ['https://www.instagram.com/harwoodlane'] };
    const link = (name: string) => `<a href="https://www.instagram.com/${name}">Instagram</a>`;
    expect(contents(more, link('harwoodlanee'))).not.toContain('instagram.com/harwoodlane');
    expect(contents(more, link('harwoodlane'))).toContain('instagram.com/harwoodlane');
  });
});

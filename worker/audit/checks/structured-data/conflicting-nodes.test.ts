import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { conflictingNodes } from './conflicting-nodes.ts';

const run = (...nodes: object[]) =>
  conflictingNodes.run(
    inputs({
      pages: [
        page(
          nodes
            .map(
              (node) =>
                `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`,
            )
            .join(''),
        ),
      ],
    }),
  );
const business = (name: string, more: object) => ({ '@type': 'LocalBusiness', name, ...more });
const street = (streetAddress: string) => ({ address: { '@type': 'PostalAddress', streetAddress } });

describe('conflicting-nodes', () => {
  it('passes one business, its short name and its branches', () => {
    expect(
      run(business('Rosa Bakery', { telephone: '1' }), business('Rosa Bakery Ltd', { telephone: '1' })),
    ).toMatchObject({ outcome: 'pass' });
    const url = 'https://x.test/';
    expect(run(business('Nord', { url, ...street('A 1') }), business('Süd', { url, ...street('B 2') }))).toMatchObject({
      outcome: 'pass',
    });
  });

  it('takes a hotel and the restaurant in it for two', () => {
    const url = 'https://x.test/';
    const of = (type: string, name: string) => ({ '@type': type, name, url, ...street('A 1') });
    expect(run(of('Hotel', 'Rose'), of('Restaurant', 'Adler'))).toMatchObject({ outcome: 'pass' });
    expect(run(of('Hotel', 'Rose'), of('LocalBusiness', 'Adler'))).toMatchObject({ outcome: 'fail' });
  });

  it('fails two numbers of one node on two pages, and none that are one number', () => {
    const onTwoPages = (first: string, second: string) =>
      conflictingNodes.run(
        inputs({
          pages: [first, second].map((telephone, at) => {
            const node = { '@id': 'https://x.test/#us', ...business('Rosa Bakery', { telephone }) };
            const json = JSON.stringify({ '@context': 'https://schema.org', ...node });
            return page(`<script type="application/ld+json">${json}</script>`, { url: `https://x.test/${at}` });
          }),
        }),
      );
    expect(onTwoPages('+44 20 7946 0018', '020 7946 0018')).toMatchObject({ outcome: 'pass' });
    expect(onTwoPages('+44 20 7946 0018', '+44 20 7946 0999')).toMatchObject({
      outcome: 'fail',
      cause: 'told-two-ways',
    });
  });

  it('tells a number that a template left from the one that is real', () => {
    const pages = ['+39 0173 88153', '+39 000 0000000'].map((telephone, at) => {
      const node = { '@id': 'https://x.test/#us', ...business('Larch', { telephone }) };
      const json = JSON.stringify({ '@context': 'https://schema.org', ...node });
      return page(`<script type="application/ld+json">${json}</script>`, { url: `https://x.test/${at}` });
    });
    const evidence = [{ seen: '+39 000 0000000' }, { seen: '+39 0173 88153' }];
    expect(conflictingNodes.run(inputs({ pages }))).toMatchObject({ cause: 'left-number', evidence });
  });

  it('fails two sets of hours of one business on two pages, and none that complete each other', () => {
    const onTwoPages = (first: object, second: object) =>
      conflictingNodes.run(
        inputs({
          pages: [first, second].map((more, at) => {
            const node = business('Rosa Bakery', { telephone: '+44 20 7946 0018', ...more });
            const json = JSON.stringify({ '@context': 'https://schema.org', ...node });
            return page(`<script type="application/ld+json">${json}</script>`, { url: `https://x.test/${at}` });
          }),
        }),
      );
    const hours = (openingHours: string[], more = {}) => ({ openingHours, ...more });
    expect(onTwoPages(hours(['Mo-Su 08:00-20:00']), hours(['Sa-Su 09:00-19:00']))).toMatchObject({
      outcome: 'fail',
      cause: 'two-sets-of-hours',
      evidence: [{ pageUrl: 'https://x.test/0' }, { pageUrl: 'https://x.test/1' }],
    });
    expect(onTwoPages(hours(['Mo-Fr 08:00-20:00']), hours(['Sa-Su 09:00-19:00']))).toMatchObject({ outcome: 'pass' });
    expect(
      onTwoPages(hours(['Mo-Su 08:00-20:00'], street('A 1')), hours(['Sa-Su 09:00-19:00'], street('B 2'))),
    ).toMatchObject({ outcome: 'pass' });
  });

  it('fails two names for one business', () => {
    expect(
      run(business('Rosa Bakery', { telephone: '+44 1' }), business('Theme Demo', { telephone: '441' })),
    ).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'Rosa Bakery' }, { seen: 'Theme Demo' }],
    });
  });

  it('fails questions split over two FAQ pages, but not one written twice', () => {
    const faq = (name: string) => ({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name, acceptedAnswer: 'x' }],
    });
    expect(run(faq('A?'), faq('B?'))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'FAQPage: A?' }, { seen: 'FAQPage: B?' }],
    });
  });

  it('does not apply without structured data', () => {
    expect(run()).toMatchObject({ outcome: 'not_applicable' });
  });
});

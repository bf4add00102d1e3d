import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { retiredMarkup } from './retired-markup.ts';

const run = (html: string) => retiredMarkup.run(inputs({ pages: [page(html)] }));
const typed = (type: string) => `<div itemscope itemtype="${type}"><b itemprop=name>x</b></div>`;

describe('retired-markup', () => {
  it('passes types in use', () => {
    expect(run(typed('https://schema.org/Dentist') + typed('https://schema.org/FAQPage'))).toMatchObject({
      outcome: 'pass',
    });
  });

  it('is partial for retired types and the vocabulary before schema.org, each named once a page', () => {
    const old = typed('http://data-vocabulary.org/Breadcrumb');
    expect(run(typed('https://schema.org/HowTo') + old + old)).toMatchObject({
      outcome: 'partial',
      evidence: [{ pageUrl: HOME, seen: 'HowTo' }, { seen: 'http://data-vocabulary.org/Breadcrumb' }],
    });
  });

  it('does not apply without structured data', () => {
    expect(run('<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
  });
});

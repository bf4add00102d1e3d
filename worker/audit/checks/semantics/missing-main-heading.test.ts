import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { missingMainHeading } from './missing-main-heading.ts';

const run = (html: string, rendered?: string) =>
  missingMainHeading.run(inputs({ pages: [page(html, rendered === undefined ? {} : { rendered })] }));

describe('missing-main-heading', () => {
  it('passes one main heading, an image with a text too', () => {
    expect(run('<h1>Rosa Bakery</h1>')).toMatchObject({
      outcome: 'pass',
      evidence: [{ place: 'h1', seen: 'Rosa Bakery' }],
    });
    expect(run('<h1><img alt="Rosa Bakery"></h1>')).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for several', () => {
    expect(run('<h1>A</h1><h1>B</h1>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: '2 h1', seen: 'A · B' }],
    });
  });

  it('fails when there is none or an empty one', () => {
    expect(run('<h2>Bread</h2>')).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'the first heading is h2: Bread' }],
    });
    expect(run('<h1> </h1>')).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'no heading at all' }] });
  });

  it('is partial when only JavaScript adds it', () => {
    expect(run('<div></div>', '<h1>Rosa</h1>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'h1, only after JavaScript' }],
    });
  });
});

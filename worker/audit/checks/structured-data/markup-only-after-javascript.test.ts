import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { markupOnlyAfterJavascript } from './markup-only-after-javascript.ts';

const ld = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"x"}</script>`;
const run = (html: string, rendered?: string) =>
  markupOnlyAfterJavascript.run(inputs({ pages: [page(html, rendered === undefined ? {} : { rendered })] }));

describe('markup-only-after-javascript', () => {
  it('passes markup that is served, with or without a browser', () => {
    expect(run(ld('Hotel'), ld('Hotel'))).toMatchObject({ outcome: 'pass', evidence: [{ seen: 'Hotel' }] });
    expect(run(ld('Hotel'))).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for types that only rendering shows', () => {
    expect(run(ld('Hotel'), ld('Hotel') + ld('Event'))).toEqual({
      outcome: 'partial',
      cause: 'only-the-frame',
      evidence: [{ pageUrl: HOME, place: 'structured data only after JavaScript', seen: 'Event' }],
    });
  });

  it('takes little for a path that a script adds', () => {
    expect(run(ld('Hotel'), ld('Hotel') + ld('BreadcrumbList'))).toMatchObject({ outcome: 'partial', credit: 0.9 });
    expect(run(ld('Hotel'), ld('Hotel') + ld('BreadcrumbList') + ld('Product'))).not.toHaveProperty('credit');
  });

  it('does not apply where there is none at all', () => {
    expect(run('<p>x</p>', '<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
    expect(run('<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('cannot tell without a browser where scripts run', () => {
    expect(run('<script src=app.js></script>')).toMatchObject({ outcome: 'inconclusive' });
  });
});

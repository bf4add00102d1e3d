import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { brokenJsonLd } from './broken-json-ld.ts';

const run = (html: string) => brokenJsonLd.run(inputs({ pages: [page(html)] }));
const block = (text: string) => `<script type="application/ld+json">${text}</script>`;

describe('broken-json-ld', () => {
  it('passes blocks that parse, an empty one too', () => {
    expect(run(block('{"@type":"Hotel"}') + block(' '))).toMatchObject({ outcome: 'pass' });
  });

  it('fails one that does not, and says where', () => {
    const html = block('{"@type":"Hotel"}') + block('\n{\n"name":"x",\n}');
    expect(run(html)).toEqual({
      outcome: 'fail',
      evidence: [
        {
          pageUrl: HOME,
          place: 'JSON-LD block 2, line 3',
          seen: 'JSON-LD block 2, line 3, the parser stops there',
        },
      ],
    });
  });

  it('does not apply without JSON-LD', () => {
    expect(run('<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('does not blame a block longer than we keep', () => {
    expect(run(block(`{"a":"${'x'.repeat(120_000)}"}`))).toMatchObject({ outcome: 'pass' });
  });
});

import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfPrinter } from '../adapters/print-pdf.ts';
import { call, type Person, signIn } from '../testing/api-client.ts';
import { finishedAnalysis } from '../testing/finished-analysis.ts';

let ada: Person;
let eve: Person;
let id: number;

beforeAll(async () => {
  ada = await signIn();
  eve = await signIn();
  ({ id } = await finishedAnalysis(ada));
});

describe('a report as a file', () => {
  it('is its owner’s, as Markdown and JSON, without what is paid for', async () => {
    const markdown = await ada.get(`/api/analysis/${id}/export.md`);
    expect(markdown.status).toBe(200);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.get('content-disposition')).toMatch(
      /^attachment; filename="answerable-rye-salt-\d{4}-\d\d-\d\d\.md"$/,
    );
    const text = await markdown.text();
    expect(text).toContain('# Rye \\& Salt');
    expect(text).toContain('## The full report');

    const json = await ada.get(`/api/analysis/${id}/export.json`);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { isPaid, results } = (await json.json()) as { isPaid: boolean; results: Record<string, unknown> };
    expect(isPaid).toBe(false);
    expect(results['premiumResults']).toBeNull();
    expect(results).not.toHaveProperty('plan');
    expect(JSON.stringify(results['checks'])).not.toContain('"evidence"');
  });

  it('is not there for anybody else, for nobody, or in another format', async () => {
    const answers = await Promise.all(
      ['json', 'md', 'pdf'].flatMap((format) => [
        eve.get(`/api/analysis/${id}/export.${format}`),
        call(`/api/analysis/${id}/export.${format}`),
        ada.get(`/api/analysis/999999/export.${format}`),
      ]),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-disposition')).toBeNull();
    }
    expect((await ada.get(`/api/analysis/${id}/export.exe`)).status).toBe(404);
  });
});

describe('the report to be printed', () => {
  it('is shown to our own pages alone, runs nothing and loads nothing', async () => {
    const shown = await call('/api/analysis/sample/export.html?print');
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-disposition')).toBe('inline');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
    expect(policy).not.toMatch(/script-src|allow-scripts/);
    const html = await shown.text();
    expect(html).toContain('size: A4');
    expect(html).toContain('font/woff2;base64,');
    expect(html).toContain('<img src="data:image/webp;base64,');
    expect(html).not.toContain('<pre>');
  });

  it('is a file with the code otherwise, on the paper asked for', async () => {
    const file = await call('/api/analysis/sample/export.html?paper=letter');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="answerable-alder-street-dental-.*\.html"$/,
    );
    const html = await file.text();
    expect(html).toContain('size: Letter');
    expect(html).toContain('<pre>');
  });
});

describe('the sample', () => {
  it('is whole and for everybody', async () => {
    const view = (await (await call('/api/analysis/sample')).json()) as Record<string, unknown>;
    expect(view).toMatchObject({ analysisId: 0, isPaid: true, status: 'completed' });
    expect(view['results']).not.toHaveProperty('locked');
    const markdown = await call('/api/analysis/sample/export.md');
    expect(markdown.status).toBe(200);
    expect(await markdown.text()).toContain('Alder Street Dental');
    expect((await call('/api/analysis/sample/export.json')).status).toBe(200);
  });
});

describe('printing', () => {
  it('asks for a turn, gives up politely, and leaves no place taken', async () => {
    const asked: string[] = [];
    const released: string[] = [];
    const printer = createPdfPrinter(env.BROWSER, {
      acquire: async (holder) => {
        asked.push(holder);
        return { granted: false, retryAfterMs: 1 };
      },
      release: async (holder) => {
        released.push(holder);
      },
    });
    expect(await printer.print('<p>Hello</p>')).toMatchObject({ ok: false, reason: 'busy' });
    expect(asked).toHaveLength(3);
    expect(released).toEqual([asked[0]]);
  });
});

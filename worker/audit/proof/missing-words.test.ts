import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../judge.ts';
import type { PageRole } from '../observations.ts';
import { observeWebsite } from './fixtures/observe-website.ts';
import { WEBSITES } from './fixtures/websites.ts';
import type { InventedSite } from './invented-sites/invented-site.ts';
import { INVENTED_SITES } from './invented-sites/invented-sites.ts';
import { falselyMissing } from './missing-words.ts';

/** Observations stored elsewhere, a file of JSON each. */
const { OBSERVATIONS_DIR = '' } = process.env;

const website = (
  paths: Record<string, string>,
  url = 'https://example.test/',
  rendered: InventedSite['rendered'] = {},
) =>
  observeWebsite({
    home: url,
    robots: { status: 404, text: null },
    sitemap: null,
    llmsTxt: null,
    controlStatus: 404,
    refusedNames: {},
    pages: Object.entries(paths).map(([path, html], at) => ({
      path,
      role: at === 0 ? 'home' : roleOf(path),
      html,
      rendered: rendered[path] ?? null,
      status: 200,
      headers: {},
    })),
  });

const roleOf = (path: string): PageRole =>
  /kontakt|contact|contatti/.test(path) ? 'contact' : /impressum|legal|privac/.test(path) ? 'legal' : 'other';

describe('what may be there is called missing nowhere', () => {
  it.each(Object.entries(WEBSITES))('in the report on %s', (_, site) => {
    expect(falselyMissing(observeWebsite(site))).toEqual([]);
  });

  it.each(INVENTED_SITES.map((site) => [site.name, site] as const))('in the report on %s', (_, site) => {
    expect(falselyMissing(website(site.pages, site.url, site.rendered))).toEqual([]);
  });

  it('where sums have no items, days no label and digits no country', () => {
    const html = `<title>Larch Dental</title><h1>Larch Dental, dentists in Leeds</h1>
      <p>We look after teeth of all ages and have done so since 1987, with patience and good light.</p>
      <p>A crown is yours from only £480, and whatever else we quote is yours to keep.</p>
      <p>Whenever the light is on, Tuesdays 10:00 to about 17:00</p><p>Phone: 63 63 52 18</p><p>12 Larch Avenue, behind the mill</p>
      <h2>What our customers say</h2><p>They came in the snow and the heating was on by noon</p>`;
    expect(falselyMissing(website({ '/': html }))).toEqual([]);
  });

  it('but what is not there is', () => {
    const html = `<title>Larch Dental</title><h1>Larch Dental, dentists in Leeds</h1><p>${'We look after teeth of all ages. '.repeat(9)}</p>`;
    const { seen } = judge(website({ '/': html })).freeResults.businessVisibility;
    expect(seen?.contactInfo).toBe('No phone, e-mail or address of the business was found.');
  });

  it.skipIf(OBSERVATIONS_DIR === '').each(OBSERVATIONS_DIR === '' ? [] : readdirSync(OBSERVATIONS_DIR))(
    'in the report on %s',
    (file) => {
      expect(falselyMissing(JSON.parse(readFileSync(join(OBSERVATIONS_DIR, file), 'utf8')))).toEqual([]);
    },
  );
});

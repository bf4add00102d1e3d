import { describe, expect, it } from 'vitest';
import { cutToFree } from '../../contract/free-view.ts';
import type { Results } from '../../contract/results.ts';
import { mayClaimMissing, stateOf } from '../facts/claims/claims.ts';
import { judge, prepare } from '../judge.ts';
import { type InventedWebsite, observeWebsite } from '../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../proof/fixtures/websites.ts';

const reports: [string, InventedWebsite, Results][] = Object.entries(WEBSITES).map(([name, website]) => [
  name,
  website,
  judge(observeWebsite(website)),
]);

const saidOf = ({ summary }: Results): string =>
  [summary?.headline, ...(summary?.sentences ?? []), ...(summary?.strengths ?? [])].join(' ');

const TEXT =
  '<p>We look after the teeth of old and young people, and tell all of them how to keep them well.</p>'.repeat(6);

describe('the summary', () => {
  it.each(reports)('of %s says three things at most, and where to begin', (_name, _website, results) => {
    const { summary, premiumResults } = results;
    expect([1, 2, 3]).toContain(summary?.sentences.length);
    const weighty =
      premiumResults?.recommendations.filter(
        ({ urgency = 'polishes', priority }) => urgency !== 'polishes' && priority !== 'low',
      ) ?? [];
    expect(summary?.firstThings).toEqual(weighty.map(({ id }) => id).slice(0, 5));
    // What is small stands behind all of them.
    expect(premiumResults?.recommendations.slice(0, weighty.length)).toEqual(weighty);
    expect(saidOf(results)).not.toMatch(/undefined|null|NaN|\.\./);
  });

  it.each(reports)('of %s never says open above a shut gate', (_name, _website, results) => {
    const { score } = results;
    if (score.gates.length === 0) return;
    expect(saidOf(results)).not.toMatch(/can all open|can open your website|is turned away from your/);
    expect(results.summary?.sentences[0]).toBe(score.gates[0]?.reason);
  });

  it.each(reports)('of %s says "they" of nobody but the assistants it has named', (_name, _website, results) => {
    const [first, ...rest] = results.summary?.sentences ?? [];
    if (!first?.includes('can all open')) expect(rest.join(' ')).not.toMatch(/they (?:can|do not)/);
  });

  it('speaks of one page where one was read', () => {
    const dentist = WEBSITES['german-dentist'] as InventedWebsite;
    const node = {
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Larch Plumbing',
      telephone: '+44 20 7183 8750',
    };
    const top = `<html lang="en"><title>Larch Plumbing | Plumber in Leeds</title><h1>Larch Plumbing, plumber in Leeds</h1>${TEXT}`;
    const list = '<h2>Our services</h2><ul><li>Boiler repair</li><li>New bathrooms</li><li>Blocked drains</li></ul>';
    const data = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    const html = `${top}<p>12 High Street, Leeds LS1 4AP. Phone: 020 7183 8750</p>${list}${data}</html>`;
    const home = { path: '/', role: 'home' as const, html, rendered: html, status: 200, headers: {} };
    const said = saidOf(judge(observeWebsite({ ...dentist, pages: [home], sitemap: null })));
    expect(said).toContain('On the page we read');
    expect(said).not.toContain('On the pages we read');
  });

  it('calls no number known that llms.txt contradicts', () => {
    const website = structuredClone(WEBSITES['german-dentist'] as InventedWebsite);
    const llmsTxt = (number: string) => `# Praxis\n\n> Zahnarzt\n\n## Kontakt\n\n- Telefon: ${number}\n`;
    const saidWith = (number: string) => saidOf(judge(observeWebsite({ ...website, llmsTxt: llmsTxt(number) })));
    expect(saidWith('+49 30 23125014')).toContain('your phone number');
    expect(saidWith('+49 30 23125099')).not.toContain('your phone number');
  });

  it.each(reports)('of %s calls nothing missing that is in doubt', (_name, website, results) => {
    const { inputs } = prepare(observeWebsite(website));
    const cannot =
      results.summary?.sentences.find((one) => /^On the pages? we read/.test(one) && one.includes('do not find')) ?? '';
    const outcome = (id: string) => results.checks.find((check) => check.id === id)?.outcome;
    const words = { prices: 'a price in figures', openingHours: 'opening hours' } as const;
    for (const [kind, checkId] of [
      ['prices', 'missing-prices'],
      ['openingHours', 'missing-opening-hours'],
    ] as const) {
      const isSaid = cannot.includes(words[kind]);
      expect(isSaid && !mayClaimMissing(kind, inputs)).toBe(false);
      expect(isSaid && outcome(checkId) !== 'fail').toBe(false);
    }
  });

  it('speaks of a gate where there is one', () => {
    const shut = reports.filter(([, , { score }]) => score.gates.length > 0);
    expect(shut.map(([name]) => name)).toContain('script-only-bakery');
    for (const [, , { summary }] of shut) expect(summary?.headline).toContain('ssistants');
  });

  it('tells as known what was read, and nothing that was not', () => {
    for (const [, website, { summary }] of reports) {
      const { inputs } = prepare(observeWebsite(website));
      const known = summary?.sentences.find((one) => one.startsWith('For certain we read')) ?? '';
      for (const [kind, words] of [
        ['prices', 'some of your prices'],
        ['openingHours', 'your opening hours'],
      ] as const)
        if (known.includes(words)) expect(stateOf(kind, inputs)).toMatch(/^(?:stated|likely)$/);
    }
  });

  it('finds the essentials only where they are certain', () => {
    for (const [, website, { summary }] of reports) {
      if (!/some of your offers (?:there|,)/.test(saidOf({ summary } as Results))) continue;
      const { inputs } = prepare(observeWebsite(website));
      for (const kind of ['businessName', 'services'] as const) expect(stateOf(kind, inputs)).toBe('stated');
    }
  });

  it('tells no hours where visits are by appointment and nothing says when', () => {
    const dentist = WEBSITES['german-dentist'] as InventedWebsite;
    const home = (more: string): InventedWebsite => {
      const html = `<html lang="en"><title>Larch Dental</title><h1>Larch Dental</h1>${TEXT}<p>Phone: 020 7946 0123</p>${more}</html>`;
      return { ...dentist, pages: [{ path: '/', role: 'home', html, rendered: null, status: 200, headers: {} }] };
    };
    const hours = '<h2>Opening hours</h2>';
    const told = (more: string) => saidOf(judge(observeWebsite(home(more))));
    expect(told(`${hours}<p>Monday to Friday 9:00 to 17:00</p>`)).toContain('your opening hours');
    expect(told(`${hours}<p>By appointment</p>`)).not.toContain('your opening hours');
  });

  it('names facts, and makes no more of them than they are', () => {
    const dentist = WEBSITES['german-dentist'] as InventedWebsite;
    const list = ['Check-up', 'White filling', 'Root canal'].map((what) => `<li><h3>${what}</h3><p>£60.00</p></li>`);
    const top = `<html lang="en"><title>Larch Dental</title><h1>Larch Dental</h1>${TEXT}`;
    const html = `${top}<h2>Our services</h2><ul>${list.join('')}</ul><p>Phone: 020 7946 0123 </p>`;
    const home = { path: '/', role: 'home' as const, html, rendered: null, status: 200, headers: {} };
    const { summary } = judge(observeWebsite({ ...dentist, pages: [home] }));
    const told = summary?.sentences.find((one) => one.startsWith('For certain')) ?? '';
    expect(told).toContain('the name “Larch Dental”');
    // What stands beside a sum is for its owner to confirm.
    expect(told).not.toContain('some of your prices');
    expect(told).not.toMatch(/beyond doubt|who you are|what it costs|what you offer|how to call you/);
  });

  it('says of offers that scripts list that they are listed, not that nothing is offered before', () => {
    const dentist = WEBSITES['german-dentist'] as InventedWebsite;
    const html = `<html lang="en"><title>Larch Dental</title><h1>Larch Dental</h1>${TEXT}<p>Phone: 020 7946 0123</p>`;
    const names = ['Check-up', 'Hygienist visit', 'White filling', 'Root canal'];
    const cards = names.map((what, at) => `<li><h3>${what}</h3><p>£${60 + at * 35}.00</p></li>`);
    const nodes = names.map((name) => ({ '@type': 'Service', name }));
    const marked = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
    const rendered = `${html}<script type="application/ld+json">${marked}</script><h2>Our services</h2><ul>${cards.join('')}</ul>`;
    const pages = [{ path: '/', role: 'home' as const, html, rendered, status: 200, headers: {} }];
    const said = saidOf(judge(observeWebsite({ ...dentist, pages })));
    expect(said).toContain('Most assistants run no JavaScript and do not learn what scripts list as your offers');
    expect(said).not.toContain('those that run JavaScript');
    expect(said).not.toContain('some of your offers');
  });

  it('is free', () => {
    for (const [, , results] of reports) expect(cutToFree(results).summary).toEqual(results.summary);
  });
});

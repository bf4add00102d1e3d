import { describe, expect, it } from 'vitest';
import { compareSite } from '../proof/invented-sites/compare-site.ts';
import { INVENTED_SITES } from '../proof/invented-sites/invented-sites.ts';
import { asScriptSite, REWRITES, rewriteSite } from '../proof/invented-sites/rewrite-markup.ts';

/** Small business websites as messy as real ones, each labelled by a reader before the engine saw it. */
describe('facts of invented websites', () => {
  const all = INVENTED_SITES.flatMap(compareSite);

  it('agree with what a careful reader takes from them', () => {
    const agreement = new Map<string, { agree: number; of: number }>();
    for (const { fact, agrees } of all) {
      const entry = agreement.get(fact) ?? { agree: 0, of: 0 };
      agreement.set(fact, { agree: entry.agree + (agrees ? 1 : 0), of: entry.of + 1 });
    }
    console.log([...agreement].map(([fact, { agree, of }]) => `${fact.padEnd(20)} ${agree}/${of}`).join('\n'));
    const differences = all.filter(({ agrees }) => !agrees);
    console.log(`${all.length - differences.length} of ${all.length} facts agree`);
    expect(differences).toEqual([]);
  });

  it.each(INVENTED_SITES.map((site) => [site.name, site] as const))('%s has labels', (name, site) => {
    expect(Object.keys(site.pages).length).toBeGreaterThan(0);
    expect(all.filter((one) => one.site === name).length).toBeGreaterThan(15);
  });

  it.each(REWRITES)('agree with it %s', (_, rewrite) => {
    const differences = INVENTED_SITES.flatMap((site) => compareSite(rewriteSite(site, rewrite)));
    expect(differences.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it('agree with it when a script builds the pages', () => {
    // Headings and images are counted in the plain HTML, where there are none then.
    const differences = INVENTED_SITES.flatMap((site) => compareSite(asScriptSite(site))).filter(
      ({ agrees, fact }) => !agrees && fact !== 'h1 count' && fact !== 'images without alt',
    );
    expect(differences).toEqual([]);
  });
});

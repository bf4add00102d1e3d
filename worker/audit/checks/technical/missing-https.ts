import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../../check.ts';

export const missingHttps = defineCheck({
  id: 'missing-https',
  revision: 1,
  category: 'technical',
  strength: 'B',
  catalogue: ['https'],
  title: {
    pass: 'The website uses https, and http leads to it',
    partial: 'The website uses https, but also answers without it',
    fail: 'The website does not answer securely',
  },
  why: 'A valid certificate is the floor of trust for every engine; browsers warn of pages without it.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
  needs: ['target', 'hostVariants'],
  run({ target, hostVariants }) {
    if (target.isPrivate) return notApplicable('A private address needs no certificate.');
    const isSecure = target.homeUrl.startsWith('https://');
    const cite = (variant: (typeof hostVariants)[number]): Evidence => ({
      pageUrl: variant.url,
      place: variant.failure === null ? `status ${variant.status}` : 'no connection',
      seen: variant.failure === null ? `ends at ${variant.finalUrl}` : variant.failure,
    });
    if (!isSecure) {
      const broken = hostVariants.filter(({ url }) => url.startsWith('https://'));
      return fail([
        { pageUrl: target.homeUrl, place: 'address', seen: 'http, without encryption' },
        ...broken.map(cite),
      ]);
    }
    const plain = hostVariants.filter(({ url, failure }) => url.startsWith('http://') && failure === null);
    if (plain.length === 0) return inconclusive('The address without https did not answer.');
    const insecure = plain.filter(({ finalUrl, status }) => status < 400 && finalUrl.startsWith('http://'));
    return insecure.length > 0 ? partial(insecure.map(cite)) : pass(plain.map(cite));
  },
});

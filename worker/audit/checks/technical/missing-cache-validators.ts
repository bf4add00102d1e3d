import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';

/** A Last-Modified this close to the request is the time of the request, not of a change. */
const JUST_NOW_MS = 5_000;

/** ETag or an honest Last-Modified, without which unchanged pages are fetched whole again. Fails only when dates are made up. */
export const missingCacheValidators = defineCheck({
  id: 'missing-cache-validators',
  revision: 2,
  category: 'technical',
  strength: 'C',
  catalogue: ['cache-validators'],
  title: {
    pass: 'The pages read come with an ETag or date of change',
    partial: 'At least one page does not say whether it changed',
    fail: 'Pages claim to have changed at the moment we asked',
  },
  why: 'A validator lets a crawler skip a page that has not changed. The effect on answers is not proven.',
  sources: ['https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers#http-caching'],
  needs: ['pages'],
  causes: ['always-now'],
  run({ pages }) {
    const answers = pages.map(({ url, plain }) => {
      const modified = plain.headers['last-modified'];
      // By the server's own clock, which may differ from ours.
      const sentAt = Date.parse(plain.headers['date'] ?? '') || plain.fetchedAt;
      const ageMs = sentAt - Date.parse(modified ?? '');
      const hasEtag = plain.headers['etag'] !== undefined;
      return { url, modified, isGood: hasEtag || ageMs > JUST_NOW_MS, isFalse: !hasEtag && ageMs <= JUST_NOW_MS };
    });
    const bad = answers.filter(({ isGood }) => !isGood);
    const evidence = bad.map(({ url, modified, isFalse }) => ({
      pageUrl: url,
      place: 'response headers',
      seen:
        modified === undefined
          ? 'neither ETag nor Last-Modified'
          : isFalse
            ? `Last-Modified: ${modified}, the time of our request`
            : `Last-Modified: ${modified}, which is no date`,
    }));
    if (bad.length === 0) return pass();
    // One page may well have been saved while we looked.
    if (bad.length > 1 && bad.every(({ isFalse }) => isFalse)) return dueTo('always-now', fail(evidence));
    if (bad.every(({ isFalse }) => isFalse))
      return inconclusive('The only page without an ETag says that it changed at the moment of our request.');
    return partial(evidence);
  },
});

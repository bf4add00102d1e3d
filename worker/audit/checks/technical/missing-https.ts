import type { PageObservation } from '../../observations.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

const DAY_MS = 86_400_000;
/** Certificates are renewed a month, or a third of a short life, before their end. One this near its end was forgotten... */
const SOON_DAYS = 14;
/** ...unless it lives for days only: https://letsencrypt.org/2025/02/20/first-short-lived-cert-issued */
const LAST_SHARE = 0.2;

export const missingHttps = defineCheck({
  id: 'missing-https',
  revision: 2,
  category: 'technical',
  strength: 'B',
  catalogue: ['https'],
  title: {
    pass: 'The website uses https, and http leads to it',
    partial: 'The website uses https, but not everywhere or not for long',
    fail: 'The website does not answer securely',
  },
  why: 'Browsers warn of pages that are not served securely.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
  needs: ['target', 'hostVariants', 'attempts'],
  causes: ['no-redirect', 'certificate-ends'],
  run({ target, hostVariants, attempts }) {
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
    const certificate = certificateIn(attempts);
    const plain = hostVariants.filter(({ url, failure }) => url.startsWith('http://') && failure === null);
    const insecure = plain.filter(({ finalUrl, status }) => status < 400 && finalUrl.startsWith('http://'));
    if (insecure.length > 0 || certificate?.endsSoon) {
      return dueTo(
        insecure.length > 0 ? 'no-redirect' : 'certificate-ends',
        partial([...insecure.map(cite), ...(certificate?.endsSoon ? [certificate.evidence] : [])]),
      );
    }
    if (plain.length === 0) return inconclusive('The address without https did not answer.');
    return pass([...plain.map(cite), ...(certificate ? [certificate.evidence] : [])]);
  },
});

/** As the browser was shown it with the home page; null where none was, or none was used. */
function certificateIn(attempts: readonly PageObservation[]): { endsSoon: boolean; evidence: Evidence } | null {
  const home = attempts.find(({ role }) => role === 'home');
  const certificate = home?.rendered?.certificate;
  if (!home?.rendered || !certificate) return null;
  const { issuer, validFromAt, validToAt } = certificate;
  const leftMs = validToAt - home.rendered.fetchedAt;
  const days = Math.floor(leftMs / DAY_MS);
  return {
    endsSoon: days < SOON_DAYS && leftMs < LAST_SHARE * (validToAt - validFromAt),
    evidence: {
      pageUrl: home.url,
      place: 'certificate',
      seen: `of ${issuer}, valid until ${new Date(validToAt).toISOString().slice(0, 10)}, ${days} days left`,
    },
  };
}

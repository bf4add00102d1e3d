import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

export const mixedContent = defineCheck({
  id: 'mixed-content',
  revision: 2,
  category: 'technical',
  strength: 'C',
  catalogue: ['mixed-content'],
  title: {
    pass: 'We saw no insecure part on secure pages',
    partial: 'A secure page asks for pictures, video or sound at an insecure address',
    fail: 'A secure page asks for scripts, styles or frames at an insecure address',
  },
  why: 'Browsers, and agents that use one, block insecure parts of a secure page or ask for them at https.',
  sources: ['https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content'],
  needs: ['pages'],
  run({ pages }) {
    const overHttps = pages.filter(({ plain }) => plain.finalUrl.startsWith('https://'));
    if (overHttps.length === 0) return notApplicable('The pages are not served over https.');
    const secure = overHttps.filter((page) => !isUpgraded(page));
    const active = secure.flatMap(activeParts);
    const passive = secure.flatMap(passiveParts);
    if (active.length > 0) return fail([...active, ...passive]);
    return passive.length > 0 ? partial(passive) : pass();
  },
});

/** The page asks browsers to load its insecure parts over https: https://www.w3.org/TR/upgrade-insecure-requests/ */
function isUpgraded({ plain }: ReadPage): boolean {
  const written = plain.view.metas
    .filter(({ name }) => name === 'content-security-policy')
    .map(({ content }) => content);
  const policies = [plain.headers['content-security-policy'] ?? '', ...written];
  return policies.some((policy) => /(^|;|,)\s*upgrade-insecure-requests\b/i.test(policy));
}

const isInsecure = (address: string | null): address is string => address !== null && /^\s*http:\/\//i.test(address);

function activeParts({ url, plain }: ReadPage): Evidence[] {
  const { scripts, frames, headLinks } = plain.view;
  const styles = headLinks.filter(({ rel }) => rel.split(/\s+/).includes('stylesheet')).map(({ href }) => href);
  const cite = (place: string) => (seen: string) => ({ pageUrl: url, place, seen });
  return [
    ...scripts.external.filter(isInsecure).map(cite('script[src]')),
    ...frames
      .map(({ src }) => src)
      .filter(isInsecure)
      .map(cite('iframe[src]')),
    ...styles.filter(isInsecure).map(cite('link[rel="stylesheet"]')),
  ];
}

function passiveParts({ url, plain }: ReadPage): Evidence[] {
  const { images, media } = plain.view;
  const sources = [...images, ...media].map(({ src }) => src);
  return sources.filter(isInsecure).map((seen) => ({ pageUrl: url, place: '[src]', seen }));
}

import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../../check.ts';
import type { ReadPage } from '../../inputs.ts';

const MAX_QUOTED = 12;

export const mixedContent = defineCheck({
  id: 'mixed-content',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['mixed-content'],
  title: {
    pass: 'Secure pages load everything securely',
    partial: 'Secure pages load pictures insecurely',
    fail: 'Secure pages load scripts or frames insecurely',
  },
  why: 'Browsers, and agents that use one, block insecure parts of a secure page.',
  sources: ['https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content'],
  needs: ['pages'],
  run({ pages }) {
    const secure = pages.filter(({ plain }) => plain.finalUrl.startsWith('https://'));
    if (secure.length === 0) return notApplicable('The pages are not served over https.');
    const active = secure.flatMap(activeParts);
    const passive = secure.flatMap(passiveParts);
    if (active.length > 0) return fail([...active, ...passive].slice(0, MAX_QUOTED));
    return passive.length > 0 ? partial(passive.slice(0, MAX_QUOTED)) : pass();
  },
});

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

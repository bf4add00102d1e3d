import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes, firstText, nestedNodes, placeInData } from '../../website/structured-data/business-nodes.ts';
import { defineCheck, dueTo, type Evidence, fail, partial, pass } from '../check.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';

/** So many outside the head of the page are those of others. */
const MANY_LOGOS = 3;

/** Smallest logo that Google takes. */
const MIN_PX = 112;

/** A logo that machines can find: named in structured data, or a picture of the page that calls itself one. */
export const missingLogo = defineCheck({
  id: 'missing-logo',
  revision: 2,
  category: 'identity',
  strength: 'C',
  catalogue: ['logo'],
  title: {
    pass: 'Machines can find your logo',
    partial: 'Your logo is small or not named in your structured data',
    fail: 'No logo can be found by machines',
  },
  why: 'Answers and panels show it beside your name. It helps recognition, hardly the answer itself.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/organization'],
  needs: ['home', 'pages', 'facts'],
  causes: ['no-business-markup'],
  run({ home, pages, facts }) {
    const marked = markedLogo(home);
    const shown = shownLogo(home, facts.businessName?.value ?? null);
    if (marked) return pass([marked]);
    const cause = identitiesOn(pages).length === 0 ? 'no-business-markup' : null;
    if (shown) {
      const { evidence, isSmall } = shown;
      const seen = `not named as your logo${isSmall ? `, and smaller than ${MIN_PX} pixels` : ''}: ${evidence.seen}`;
      return dueTo(cause, partial([{ ...evidence, seen }]));
    }
    const place = 'structured data and pictures';
    return dueTo(cause, fail([{ pageUrl: home.url, place, seen: 'no logo property and no picture called a logo' }]));
  },
});

function markedLogo(home: ReadPage): Evidence | null {
  for (const { node } of businessNodes(home.structured)) {
    const [image] = nestedNodes(home.structured, node, 'logo');
    const seen =
      firstText(node, 'logo') ??
      (image ? (firstText(image, 'url') ?? firstText(image, 'contentUrl') ?? image.id) : null);
    if (seen) return { pageUrl: home.url, place: placeInData(node, 'logo'), seen };
  }
  return null;
}

/** A sentence about a picture may mention the logo in it. */
const isCaption = (alt: string | null): boolean => (alt ?? '').split(/\s+/).length > MAX_LOGO_WORDS;
const MAX_LOGO_WORDS = 5;
/** Shorter words stand in many addresses. */
const MIN_NAME_WORD = 4;

function shownLogo(home: ReadPage, name: string | null): { evidence: Evidence; isSmall: boolean } | null {
  // A logo that scripts draw is one, too.
  return logoIn(home.plain.view, home.url, name) ?? (home.rendered ? logoIn(home.rendered.view, home.url, name) : null);
}

function logoIn(
  { images, paths }: ReadPage['plain']['view'],
  pageUrl: string,
  name: string | null,
): { evidence: Evidence; isSmall: boolean } | null {
  const logos = images.filter(({ src, alt, path }) =>
    /logo|brand/i.test(`${src ?? ''} ${isCaption(alt) ? '' : alt} ${paths[path] ?? ''}`),
  );
  const inHead = logos.find(({ path }) => /(?:^|> )(?:header|nav)(?=[.#\s]|$)|> a[.#\s>]/.test(paths[path] ?? ''));
  // A row of logos belongs to partners and makers.
  const words = nameKey(name ?? '')
    .split(' ')
    .filter((word) => word.length >= MIN_NAME_WORD);
  const named = logos.find(({ src, alt }) =>
    words.some((word) => squeeze(nameKey(`${src ?? ''} ${alt ?? ''}`)).includes(word)),
  );
  const image = inHead ?? named ?? (logos.length < MANY_LOGOS ? logos[0] : undefined);
  if (!image) return null;
  const isSmall = image.width !== null && image.height !== null && image.width < MIN_PX && image.height < MIN_PX;
  const seen = image.src?.startsWith('data:')
    ? `an embedded picture, "${image.alt ?? ''}"`
    : (image.src ?? image.alt ?? '');
  return { evidence: { pageUrl, place: paths[image.path] ?? 'img', seen: seen.slice(0, 300) }, isSmall };
}

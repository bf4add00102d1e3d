import { defineCheck, fail, inconclusive, partial, pass } from '../../check.ts';
import { nameStatements } from './name-statements.ts';

/** Fewer places that hold the name cannot show that they agree. */
const MIN_PLACES = 2;

/**
 * The name as title, main heading, og:site_name, structured data and copyright line of the home page state it. Headings and
 * titles that speak of something else do not contradict; a place made for the name that states another one does.
 */
export const inconsistentBusinessName = defineCheck({
  id: 'inconsistent-business-name',
  revision: 2,
  category: 'identity',
  strength: 'B',
  catalogue: ['name-consistency'],
  title: {
    pass: 'Your business has one name everywhere on your home page',
    partial: 'Your name is written in different ways, or stands in one place only',
    fail: 'Places that state your business name name different businesses',
  },
  why: 'Assistants join what they read about you by your name. Logic and practice support this; no engine has documented it.',
  sources: [
    'https://developers.google.com/search/docs/appearance/site-names',
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
  ],
  needs: ['home', 'facts'],
  run({ home, facts }) {
    const name = facts.businessName?.value;
    if (!name) return inconclusive('We could not make out the name of the business.');
    const plain = nameStatements(home, home.plain.view, home.structured, name);
    const rendered =
      home.rendered && home.renderedStructured
        ? nameStatements(home, home.rendered.view, home.renderedStructured, name)
        : [];
    const contradicting = plain.filter(({ match, dedicated }) => match === 'other' && dedicated);
    if (contradicting.length > 0)
      return fail([...contradicting, ...plain.filter(({ match }) => match === 'same')].map(quoted));
    const same = plain.filter(({ match }) => match === 'same');
    const variants = plain.filter(({ match, dedicated }) => match === 'variant' && dedicated);
    if (same.length >= MIN_PLACES && variants.length === 0) return pass(same.map(quoted));
    const seen = [...same, ...plain.filter(({ match }) => match === 'variant')].map(quoted);
    if (seen.length > 0) return partial(seen);
    const late = rendered.filter(({ match }) => match !== 'other').map(quoted);
    if (late.length > 0) return partial(late.map((one) => ({ ...one, place: `${one.place}, only after JavaScript` })));
    return partial([
      { pageUrl: home.url, place: 'title, h1, copyright line', seen: plain[0]?.seen ?? 'no place states the name' },
    ]);
  },
});

const quoted = ({ pageUrl, place, seen }: { pageUrl: string; place: string; seen: string }) => ({
  pageUrl,
  place,
  seen,
});

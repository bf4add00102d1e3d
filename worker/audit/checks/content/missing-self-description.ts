import { absentStatements, type Statement } from '../../facts/claims/absent-statements.ts';
import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { ownTown } from '../../facts/trade/own-town.ts';
import { isTown } from '../../towns/towns.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textsOf } from '../../website/structured-data/business-nodes.ts';
import { BETWEEN_WORDS, STARTS_LOWER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, quoteFrom } from '../../website/text/page-prose.ts';
import { saysTrade } from '../../words/trade-words.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { OTHER_LANGUAGE } from '../shared/content-words.ts';
import { markedAreas, namedAreas, namesPlace } from '../shared/local-words.ts';

/** Shorter words of a name are "the" and "Dr". */
const MIN_OWN_WORD = 4;

const TOO_LITTLE = 'The home page has too little text to tell.';

/** Whose website it is and what it offers, said at all; then name and town in one line of the home page, where both are certain. */
export const missingSelfDescription = defineCheck({
  id: 'missing-self-description',
  revision: 12,
  category: 'content',
  strength: 'B',
  catalogue: ['what-you-are'],
  title: {
    pass: 'Title, description or a line names you together with your town or area',
    partial: 'No line of your home page names both you and your town',
    fail: 'Your website does not say whose it is, or what it offers',
  },
  why: 'In a study of 18,012 citations the beginning of a page was quoted most. That is a correlation.',
  sources: ['https://arxiv.org/abs/2604.25707'],
  needs: ['home', 'pages', 'facts', 'attempts', 'notRead', 'coverage'],
  causes: ['name-and-town-apart'],
  run({ home, pages, facts, attempts, notRead, coverage }) {
    if (contentPages([home]).length === 0) return inconclusive(TOO_LITTLE);
    const prose = home.prose;
    if (prose.language === null) return inconclusive(OTHER_LANGUAGE);
    const absent = absentStatements({ pages, facts, attempts, notRead, coverage });
    if (absent.includes('name') || absent.includes('offer')) return fail([opening(home, absent)]);
    const name = facts.businessName;
    const own = ownTown(facts, pages);
    if (name?.certainty !== 'certain' || own === null)
      return inconclusive('We are not sure enough of your name, or of one town in which customers come to you.');
    const { town, country } = own;
    const saysName = nameTest(name.value, [town]);
    const places = placesOf(town, pages);
    const saysPlace = (text: string) =>
      places.some((place) => namesPlace(text, place)) || namedAreas([home]).some((area) => text.includes(area));
    const line = linesOf(home).find(({ seen }) => saysName(seen) && saysPlace(seen));
    if (line) return pass([line]);
    const elsewhere = linesOf(home).find(({ seen }) => saysName(seen) && namesTown(seen, name.value, country));
    if (elsewhere)
      return inconclusive('A line names you with a place that may be yours, if not that of your address.', [elsewhere]);
    const seen = `no line names both “${name.value}” and ${town}`;
    return dueTo('name-and-town-apart', partial([{ pageUrl: home.url, place: 'text, title and description', seen }]));
  },
});

/** "Larch Bakery (Upperville)", "… in Upperville": people know a village by its name, whatever town the post gives it to. */
const AT_PLACE = lightLetters(/(?:\(|\s(?:in|te|à|a|en|em|im|zu)\s)(\p{Lu}[\p{L}'’-]{2,40})/gu);

const namesTown = (text: string, name: string, country: string | null): boolean =>
  [...AT_PLACE.matchAll(text)].some(([, place = '']) => !name.includes(place) && isTown(place, country));

/** Shorter first words are "St" and "Bad". */
const MIN_TOWN_WORD = 4;

/** The town in every form it is written in, its own word alone too: "Hofheim a. Ts.", "Hofheim am Taunus", "Hofheim". */
function placesOf(town: string, pages: readonly ReadPage[]): string[] {
  const marked = pages.flatMap(({ structured }) =>
    structured.nodes.flatMap((node) => textsOf(node, 'addressLocality')),
  );
  const forms = [town, ...marked, ...markedAreas(pages).map(({ name }) => name)];
  const own = forms.map((form) => form.split(/[\s,(/-]/)[0] ?? '').filter((word) => word.length >= MIN_TOWN_WORD);
  return [...new Set([...forms, ...own])];
}

/** Every line shown on the page, in both views, and what its head says of it. */
function linesOf({ url: pageUrl, plain, rendered }: ReadPage): Evidence[] {
  return [plain.view, ...(rendered ? [rendered.view] : [])].flatMap((view) => [
    ...view.titles.map((seen) => ({ pageUrl, place: 'title', seen })),
    ...view.metas
      .filter(({ name }) => name === 'description')
      .map(({ content }) => ({ pageUrl, place: 'description', seen: content })),
    ...view.blocks
      .filter(({ hidden }) => !hidden)
      .map(({ text, path }) => ({ pageUrl, place: placeOf(view, path), seen: text })),
  ]);
}

const NOWHERE: Record<Statement, string> = { name: 'your name', offer: 'what you offer', contact: 'how to reach you' };

/** What stands first on the home page of a website that says the rest nowhere. */
function opening(home: ReadPage, absent: readonly Statement[]): Evidence {
  const first = home.prose.paragraphs[0];
  const missing = absent.map((one) => NOWHERE[one]).join(', ');
  return quoteFrom(
    home.prose,
    first?.place ?? 'text',
    `${first?.text.slice(0, 200) ?? ''} (missing here: ${missing})`.trim(),
  );
}

/** The name as one, or the words in it that are its own: "Blue Larch" stands for "Blue Larch Plumbing". */
function nameTest(name: string, towns: readonly string[]): (text: string) => boolean {
  const whole = squeeze(nameKey(name));
  const own = nameKey(name)
    .split(' ')
    // "Osteopath" in a name is what somebody is, whatever trade the business was taken for.
    .filter((word) => word.length >= MIN_OWN_WORD && !saysTrade(word))
    .filter((word) => !towns.some((town) => nameKey(town).split(' ').includes(word)));
  return (text) => {
    if (squeeze(nameKey(text)).includes(whole)) return true;
    const capitalised = text.split(BETWEEN_WORDS).filter((word) => !STARTS_LOWER.test(word));
    const said = new Set(capitalised.map(nameKey));
    return own.some((word) => said.has(word));
  };
}

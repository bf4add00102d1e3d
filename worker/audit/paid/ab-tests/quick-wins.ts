import type { PremiumResults } from '../../../contract/premium.ts';
import { isQuestion } from '../../facts/faq/faq-words.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { hasAmount } from '../../questions/signs/has-price.ts';
import { countWords } from '../../website/page/words.ts';
import { variant } from '../../wording/variants.ts';
import { pageWords, quoted } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, sellsDishes } from '../shared/business-words.ts';
import { fixedTitle, titleOf } from '../shared/page-titles.ts';
import { derived, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';

type QuickWin = PremiumResults['abTestingRecommendations']['quickWins'][number];

const MAX_OF_A_KIND = 3;
const MAX_LINE = 160;
const MAX_HOURS = 140;
/** Longer headings say something of their own. */
const MAX_LABEL_WORDS = 3;
/** Offers a heading can name, all of them. */
const MAX_HEADED = 3;

/** Single lines of the website, as found and as they could read: no test needed. */
export function quickWins(input: PremiumInput, words: BusinessWords): Draft<QuickWin>[] {
  return [
    ...priceHeadings(input, words),
    ...mainHeadings(input, words),
    ...pageTitles(input, words),
    ...hoursLine(input, words),
    ...roles(input, words),
    ...reviewDates(input),
  ];
}

/** A label above a price becomes the question it answers. */
function priceHeadings(input: PremiumInput, { offers, phrases, sections }: BusinessWords): Draft<QuickWin>[] {
  if (!phrases) return [];
  const labelled = offers.flatMap((offer) => {
    const { section, amount } = offer;
    if (!section?.heading || section.level < 2 || isQuestion(section.heading) || hasAmount(section.heading) || !amount)
      return [];
    const holds = sections.some(
      ({ heading, sentences }) => heading === section.heading && sentences.includes(amount.text),
    );
    return holds ? [{ heading: section.heading, amount }] : [];
  });
  const distinct = labelled.filter((one, at) => labelled.findIndex((other) => other.heading === one.heading) === at);
  return distinct.slice(0, MAX_OF_A_KIND).map(({ heading, amount }, index) =>
    say(
      {
        element: `Heading on ${pageWords(amount.pageUrl, input.inputs.target.homeUrl)}`,
        currentVersion: heading,
        suggestedVersion: phrases.howMuch(heading),
        rationale: variant(index, [
          `The text below answers just this: ${quoted(amount.text, 90)}`,
          `A price stands right under it, so the heading may ask for one: ${quoted(amount.text, 90)}`,
          `People ask what it costs, and you say it there: ${quoted(amount.text, 90)}`,
        ]),
      },
      derived('A heading without a question, above a sentence with an amount.', [
        quoteOf(amount.pageUrl, `under “${heading}”`, amount.text),
      ]),
    ),
  );
}

/** A main heading that names none of the offers its page is about. */
function mainHeadings(
  input: PremiumInput,
  { offers, phrases, place, noun, sections, trade }: BusinessWords,
): Draft<QuickWin>[] {
  if (!phrases || sellsDishes(trade)) return [];
  const isOwn = (heading: string) => [place, noun].some((word) => word !== null && mentions(heading, word));
  const pages = (input.inputs.pages ?? []).filter(
    ({ role }) => role === 'services' || role === 'prices' || role === 'products',
  );
  return pages.flatMap((page) => {
    const heading = sections.find(({ pageUrl, level }) => pageUrl === page.url && level === 1)?.heading;
    const own = offers.filter(({ section }) => section?.pageUrl === page.url && section.level > 1);
    // Nor is a heading made of what may be none.
    if (own.some(({ isCertain }) => !isCertain)) return [];
    // A heading that names some of many leaves the others out.
    if (own.length > MAX_HEADED) return [];
    const names = own.map(({ name }, at) => (at === 0 ? name : phrases.small(name)));
    if (
      !heading ||
      countWords(heading) > MAX_LABEL_WORDS ||
      names.length < 2 ||
      isOwn(heading) ||
      own.some(({ name }) => mentions(heading, name))
    )
      return [];
    const list = `${names.slice(0, -1).join(', ')} ${phrases.and} ${names.at(-1)}`;
    return [
      say(
        {
          element: `Main heading of ${pageWords(page.url, input.inputs.target.homeUrl)}`,
          currentVersion: heading,
          suggestedVersion: place ? phrases.inPlace(list, place) : list,
          rationale: `${quoted(heading)} could stand on any website. What the page is about begins one heading lower.`,
        },
        derived('A main heading with neither trade, town nor any of the offers in the headings below it.', [
          quoteOf(page.url, 'h1', heading),
        ]),
      ),
    ];
  });
}

/** Titles of inner pages that name neither the business nor the place. */
function pageTitles(input: PremiumInput, words: BusinessWords): Draft<QuickWin>[] {
  const { name, place, placeBeside } = words;
  if (!name) return [];
  const own = name.split(/\s+/).filter((word) => word.length > 3 && !(place !== null && mentions(place, word)));
  const namesUs = (title: string) => own.some((word) => mentions(title, word));
  const bare = (input.inputs.pages ?? []).flatMap((page) => {
    const title = titleOf(page);
    if (page.role === 'home' || page.role === 'legal' || !title || fixedTitle(input, page.url) !== null) return [];
    if (mentions(title, name) || namesUs(title) || (place !== null && mentions(title, place))) return [];
    const proposed = `${title} | ${name}${placeBeside ? `, ${placeBeside}` : ''}`;
    return [{ page, title, proposed }];
  });
  return bare.slice(0, MAX_OF_A_KIND).map(({ page, title, proposed }, index) => {
    const where = pageWords(page.url, input.inputs.target.homeUrl);
    return say(
      {
        element: `Title of ${where}`,
        currentVersion: title,
        suggestedVersion: proposed,
        rationale: variant(index, [
          `In a list of results ${quoted(title)} does not say whose page it is.`,
          `An assistant that cites ${where} shows its title; this one names nobody.`,
          `Bookmarked or quoted, ${quoted(title)} means nothing to the reader.`,
        ]),
      },
      derived('A title of an inner page with neither the name nor the town.', [quoteOf(page.url, 'title', title)]),
    );
  });
}

/** Hours that stand without the name they belong to. */
function hoursLine(input: PremiumInput, { name }: BusinessWords): Draft<QuickWin>[] {
  const { openingHours } = input.facts;
  if (openingHours === null || !statesDays(openingHours.value)) return [];
  const source = openingHours.sources.find(({ place }) => !/JSON-LD|microdata|RDFa/i.test(place));
  if (!source || !name || mentions(source.seen, name) || source.seen.length > MAX_HOURS) return [];
  // A table read as one line is not how it stands on the page.
  if (source.seen.includes(' / ')) return [];
  return [
    say(
      {
        element: `Opening hours on ${pageWords(source.pageUrl, input.inputs.target.homeUrl)}`,
        currentVersion: source.seen,
        suggestedVersion: `${name} – ${source.seen}`,
        rationale: 'Quoted alone, the hours do not say whose they are. The name in front settles it.',
      },
      derived('Opening hours in a line without the name of the business.', [seenAs(source)]),
    ),
  ];
}

function roles({ inputs: { facts, target } }: PremiumInput, { sections }: BusinessWords): Draft<QuickWin>[] {
  const speaking = new Set(sections.map(({ pageUrl }) => pageUrl));
  const unknown = facts.people.find(
    ({ value, sources: [first] }) =>
      value.role === null && value.name !== facts.businessName?.value && first && speaking.has(first.pageUrl),
  );
  const [source] = unknown?.sources ?? [];
  if (!unknown || !source || !unknown.value.name.includes(' ')) return [];
  return [
    say(
      {
        element: `Name on ${pageWords(source.pageUrl, target.homeUrl)}`,
        currentVersion: unknown.value.name,
        suggestedVersion: `${unknown.value.name}, TODO: role and training`,
        rationale: 'A name answers “who does it” only together with what the person does.',
      },
      derived('A person named without a role.', [seenAs(source)]),
    ),
  ];
}

function reviewDates({ inputs: { facts, target } }: PremiumInput): Draft<QuickWin>[] {
  const undated = facts.reviews.find(({ value }) => value.date === null && value.author !== null);
  const [source] = undated?.sources ?? [];
  if (!undated || !source || /\b20\d\d\b/.test(source.seen)) return [];
  return [
    say(
      {
        element: `Customer’s words on ${pageWords(source.pageUrl, target.homeUrl)}`,
        currentVersion: `${quoted(undated.value.text, MAX_LINE)} – ${undated.value.author}`,
        suggestedVersion: `${quoted(undated.value.text, MAX_LINE)} – ${undated.value.author}, TODO: month and year`,
        rationale: 'Praise without a date may be ten years old. A month makes it worth repeating.',
      },
      derived('A customer’s words with a name and without a date.', [seenAs(source)]),
    ),
  ];
}

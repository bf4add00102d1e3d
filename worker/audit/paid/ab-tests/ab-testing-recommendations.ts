import type { Ground } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { hasDuration } from '../../questions/signs/has-duration.ts';
import { hasAmount } from '../../questions/signs/has-price.ts';
import { hasNumber, hasProof } from '../../questions/signs/has-proof.ts';
import { countWords } from '../../website/page/words.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import { spokenOpenDays } from '../../week/spoken-week.ts';
import { capital, listed, pageWords, quoted } from '../../wording/words.ts';
import { isWeak } from '../content/question-words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { composedTitle, fixedTitle, titleOf } from '../shared/page-titles.ts';
import { quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';
import { SAMPLE_RULE, sampleSize } from '../shared/sample-size.ts';
import { quickWins } from './quick-wins.ts';

type Tests = PremiumResults['abTestingRecommendations'];
type Test = Tests['highImpactTests'][number];

/** Rates assumed because nobody outside can see them: low ones, as small websites have, and a change worth the work. */
const CLICKS = { baseline: 0.03, target: 0.04 };
const READ_ON = { baseline: 0.2, target: 0.26 };
const CALLS = { baseline: 0.04, target: 0.06 };
const MENTIONS = { baseline: 0.1, target: 0.3 };
const PROMPTS = 3;
/** A longer sentence is no opening. */
const MAX_FACT_CHARS = 160;
/** Fewer words are a label with a figure. */
const MIN_FACT_WORDS = 6;
/** Amounts elsewhere may be other people's. */
const SELLING: readonly string[] = ['home', 'services', 'prices', 'products'];
/** Hours longer than this make no link. */
const MAX_HOURS_CHARS = 100;

/** Comparisons worth making, each with the website's own words. */
export function abTestingRecommendations(input: PremiumInput): Draft<Tests> {
  const words = input.words;
  const tests = [titleTest(input, words), openingTest(input, words), callTest(input, words), answersTest(input, words)];
  return { highImpactTests: tests.flatMap((test) => test ?? []), quickWins: quickWins(input, words) };
}

type Evidenced = { pageUrl: string; place: string; seen: string } | null;

const byFormula = (what: string, ...evidence: Evidenced[]): Ground => ({
  kind: 'derived',
  rule: `${what} ${SAMPLE_RULE}`,
  evidence: evidence.flatMap((one) => one ?? []),
});

const number = (count: number): string => count.toLocaleString('en-US');
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const noLift = (how: string): Pick<Test, 'estimatedLift' | 'estimatedLiftBasis'> => ({
  estimatedLift: null,
  estimatedLiftBasis: { kind: 'not_measured', how },
});

function titleTest(input: PremiumInput, words: BusinessWords): Draft<Test> | null {
  const { home } = input.inputs;
  const current = home && titleOf(home);
  if (!home || !current) return null;
  const proposed = fixedTitle(input, home.url) ?? composedTitle(words, current);
  if (proposed === null || proposed === current) return null;
  const n = number(sampleSize(CLICKS.baseline, CLICKS.target));
  return say(
    {
      testName: 'Title of the home page, this month against last',
      ...noLift('Search Console, Performance, the home page alone: clicks divided by impressions, before and after.'),
      implementationTime: 'Ten minutes, then four weeks of waiting',
      hypothesis: `More of the people who see it click on ${quoted(proposed, 80)} than on the title of today.`,
      variants: [
        {
          name: 'A: the title as it stands',
          description: current,
          expectedImpact: 'None; it gives the rate to compare with.',
        },
        {
          name: 'B: the title proposed',
          description: proposed,
          expectedImpact: 'Open. It is closer to what people type; whether they click is what you find out.',
        },
      ],
      successMetrics: ['Clicks per 100 impressions of the home page', 'Impressions for phrases without your name'],
      sampleSize: `${n} impressions under each title. It tells a rise from ${percent(CLICKS.baseline)} to ${percent(CLICKS.target)}; the ${percent(CLICKS.baseline)} is assumed, so take your own rate from Search Console.`,
      stopRule: `Search shows one title at a time: compare whole weeks, at least four with each. Stop at ${n} impressions under B; if three months do not bring them, keep B for what it says.`,
    },
    byFormula('Title as read, against one of trade, town, offers and name.', quoteOf(home.url, 'title', current)),
  );
}

function openingTest(input: PremiumInput, words: BusinessWords): Draft<Test> | null {
  const { home, facts, target } = input.inputs;
  const opening = home && words.sections.find(({ pageUrl, sentences }) => pageUrl === home.url && sentences.length > 0);
  const first = opening?.sentences[0];
  const added =
    words.offers.find(({ amount, from }) => amount !== null && from === 'services')?.amount ??
    words.offers.find(({ amount }) => amount)?.amount;
  const selling = (input.inputs.pages ?? []).filter(({ role }) => SELLING.includes(role)).map(({ url }) => url);
  const priced = words.sections
    .filter(({ pageUrl }) => selling.includes(pageUrl))
    .flatMap(({ sentences, pageUrl }) => sentences.filter(hasAmount).map((text) => ({ text, pageUrl })));
  const others = words.sections.flatMap(({ sentences, pageUrl }) =>
    sentences
      .filter((text) => text !== first && (hasDuration(text) || (hasNumber(text) && hasProof(text))))
      .map((text) => ({ text, pageUrl })),
  );
  const self = facts.description?.value ? sentencesOf(facts.description.value, input.language)[0] : undefined;
  const lead = self && words.name && mentions(self, words.name) ? self : (first ?? '');
  const numbers = lead.match(/\d+/g) ?? [];
  // A figure of nobody's and of nothing on offer, such as a time of delivery, opens no page.
  const isOurs = (text: string) =>
    [words.name ?? '', ...words.offers.map((one) => one.name)].some((one) => one !== '' && mentions(text, one));
  const proof = [...(added ? [added] : []), ...priced, ...others].find(
    ({ text }) =>
      text.length <= MAX_FACT_CHARS &&
      isOurs(text) &&
      countWords(text) >= MIN_FACT_WORDS &&
      endsAsSentence(text) &&
      !numbers.some((figure) => text.includes(figure)),
  );
  if (!home || !first || !proof || first.includes(proof.text)) return null;
  const where = proof.pageUrl === home.url ? 'further down' : `on ${pageWords(proof.pageUrl, target.homeUrl)}`;
  const n = number(sampleSize(READ_ON.baseline, READ_ON.target));
  return say(
    {
      testName: 'First lines of the home page: with a figure or without',
      ...noLift('Count visitors of the home page who open a second page, with any visitor counter that shows paths.'),
      implementationTime: 'Half an hour to write, an hour to set up the split',
      hypothesis: `Visitors read on more often when the first lines hold a fact such as ${quoted(proof.text, 90)}, which now stands ${where}.`,
      variants: [
        { name: 'A: the opening you have', description: first, expectedImpact: 'No change; it is the yardstick.' },
        {
          name: 'B: who you are, then the fact',
          description: `${lead} ${proof.text}`,
          expectedImpact: 'More visitors who stay, if the fact is what they came for. Not known before the test.',
        },
      ],
      successMetrics: ['Share of visitors who open a second page', 'Share who reach your contact page'],
      sampleSize: `${n} visitors for each opening. That tells ${percent(READ_ON.baseline)} from ${percent(READ_ON.target)} who read on; both rates are assumed.`,
      stopRule: `Look once, when both have ${n} visitors and two full weeks are over. After eight weeks without that number, stop and choose by reading both aloud to a customer.`,
    },
    byFormula(
      'First sentence of the home page, against the same with a fact from another passage.',
      quoteOf(home.url, 'first sentence', first),
      quoteOf(proof.pageUrl, 'text', proof.text),
    ),
  );
}

function callTest(input: PremiumInput, { phrases }: BusinessWords): Draft<Test> | null {
  const { facts } = input;
  const { home } = input.inputs;
  const [phone, ...others] = facts.phones;
  const source = phone?.sources.find(({ place }) => !/JSON-LD|microdata|RDFa/i.test(place));
  const week = facts.openingHours;
  const open = week && phrases ? spokenOpenDays(week.value, phrases) : null;
  // Which of several numbers goes with the hours only the owner knows.
  if (others.length > 0 || input.inputs.facts.phones.length > 1) return null;
  if (!home || !phone || !source || !phrases || !open || open.length > MAX_HOURS_CHARS || input.inputs.isLocal !== true)
    return null;
  const link = home.plain.view.links.find(
    ({ url, text }) => url?.startsWith('tel:') === true && /\d{3}/.test(text.replace(/\W/g, '')),
  );
  const shown = link?.text.trim() || phone.asShown;
  const n = number(sampleSize(CALLS.baseline, CALLS.target));
  return say(
    {
      testName: link
        ? 'Telephone link: the number alone or with your hours'
        : 'Telephone number: as text or as a link that names your hours',
      ...noLift(
        'Count taps on the telephone link as an event of your visitor counter, or calls in your telephone’s list.',
      ),
      implementationTime: 'An hour, most of it for counting taps',
      hypothesis: 'People call more readily when the link itself says that somebody answers now.',
      variants: [
        {
          name: 'A: as it reads today',
          description: shown,
          expectedImpact: 'None; the share of callers you have now.',
        },
        {
          name: 'B: the number with the hours',
          description: `${phrases.call(phone.asShown)} (${open})`,
          expectedImpact: 'Fewer calls outside hours, perhaps more in all. The test decides.',
        },
      ],
      successMetrics: ['Taps on the link per 100 visitors on a phone', 'Calls that reach somebody'],
      sampleSize: `${n} visitors on phones for each wording, for a rise from an assumed ${percent(CALLS.baseline)} to ${percent(CALLS.target)} who call.`,
      stopRule: `End it at ${n} for each, never in the middle of a week. With fewer than 100 visitors a week leave the split out and use B.`,
    },
    byFormula(
      'Words of the telephone link, against the number with the opening hours read.',
      seenAs(source),
      week?.sources[0] ? seenAs(week.sources[0]) : null,
    ),
  );
}

function answersTest(input: PremiumInput, { phrases, noun, place, name }: BusinessWords): Draft<Test> | null {
  const open = input.questions.filter(isWeak).slice(0, PROMPTS);
  const [home] = input.inputs.pages ?? [];
  if (!home || !name || !phrases || open.length === 0) return null;
  const n = sampleSize(MENTIONS.baseline, MENTIONS.target);
  const prompts = [
    ...(noun && place ? [capital(phrases.recommend(noun, place))] : []),
    ...open.map(({ question }) => (place ? `${question} (${place})` : question)),
  ].slice(0, PROMPTS);
  return say(
    {
      testName: 'Named by assistants: before and after the missing answers',
      ...noLift(`Ask the same prompts by hand in a fresh conversation each time and note whether ${name} is named.`),
      implementationTime: 'Two afternoons of asking, one before and one six weeks after the answers are online',
      hypothesis: `Once ${open.length === 1 ? 'the missing answer is' : `the ${open.length} heaviest missing answers are`} on your pages, assistants name ${name} in more of their answers to these prompts: ${listed(prompts.map((prompt) => quoted(prompt, 110)))}.`,
      variants: [
        {
          name: 'A: the website of today',
          description: `None of the pages read answers ${quoted(open[0]?.question ?? '', 110)} in full.`,
          expectedImpact: 'The share of answers that name you now. It may be zero.',
        },
        {
          name: 'B: the answers added',
          description:
            open.length === 1
              ? 'An answer to it, under a heading of its own.'
              : `${listed(open.map(({ question }) => quoted(question, 90)))} answered, each under its own heading.`,
          expectedImpact: 'Unknown. Nobody can promise a place in an answer, so count.',
        },
      ],
      successMetrics: [`Answers that name ${name}, out of all you asked`, 'Answers that link to one of your pages'],
      sampleSize: `${n} answers before and ${n} after, spread evenly over the prompts: enough to tell ${percent(MENTIONS.baseline)} from ${percent(MENTIONS.target)}. Fewer tell nothing, for answers change from one time to the next.`,
      stopRule: `Ask all ${n}, whatever the first ones say, on at least three days. Count how often you are named, not in which place.`,
    },
    byFormula(
      'Open questions of the trade as prompts. Answers vary from run to run (SparkToro and Gumshoe, January 2026: 2,961 runs), so frequencies are compared.',
      quoteOf(home.url, 'title', titleOf(home) ?? 'no title'),
    ),
  );
}

import type { Ground, PremiumResults } from '../../../contract/premium.ts';
import { type AskedQuestion, askedQuestions } from '../../checks/voice/asked-questions.ts';
import { countWords } from '../../page/words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { variant } from '../../wording/variants.ts';
import { capital, counted, listed, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, businessWords } from './business-words.ts';
import { derived, homeEvidence, measured, quoteOf, seenAs } from './premium-grounds.ts';
import { isInMarkup, isInText, type SpokenFact, spokenFacts } from './spoken-fact-places.ts';
import { hoursSentence } from './spoken-facts.ts';
import { lacksItsQuestion, voiceQueries } from './voice-queries.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

const VOICE_CHECKS = ['few-short-answers', 'few-natural-questions', 'hard-spoken-answers', 'facts-hard-to-read-out'];
/** Answers of voice assistants averaged 29 words; longer ones are cut or reworded. Source: the check `few-short-answers`. */
const MAX_SPOKEN_WORDS = 40;
const MAX_LINES = 4;

/** What a speaking assistant can say of the business, and what it would have to make up. */
export function voiceSearchOptimization(input: PremiumInput): Draft<Voice> {
  const words = businessWords(input);
  const asked = askedQuestions(input.inputs.pages ?? [], input.inputs.facts);
  return {
    currentReadiness: readiness(input, asked),
    voiceQueries: voiceQueries(input, words),
    conversationalContent: {
      faqOptimization: faqOptimization(input, asked),
      naturalLanguageContent: spokenSentences(input, words),
    },
    technicalImplementation: { structuredData: structuredData(input), mobileOptimizations: mobileOptimizations(input) },
  };
}

function readiness(input: PremiumInput, asked: readonly AskedQuestion[]): Draft<Voice['currentReadiness']> {
  const score = input.score.categories.find(({ id }) => id === 'voice')?.score ?? null;
  const facts = spokenFacts(input);
  const sayable = facts.filter(({ sources }) => sources.some(isInText));
  const short = asked.filter(isShort);
  return say(
    {
      score,
      scoreBasis:
        score === null
          ? { kind: 'not_measured', how: 'Read the questions and answers of your website aloud and time them.' }
          : {
              kind: 'derived',
              how: 'The share of the weight of the voice checks that passed, half for those that passed in part.',
            },
      assessment: `Of ${listed(facts.map(({ what }) => what))}, an assistant finds ${sayable.length === facts.length ? 'all' : sayable.length === 0 ? 'none' : counted(sayable.length, 'of them', 'of them')} as text to read out. ${asked.length === 0 ? 'No page puts a question and answers it below.' : `Of ${counted(asked.length, 'question')} on your pages, ${short.length} ${short.length === 1 ? 'has' : 'have'} an answer of ${MAX_SPOKEN_WORDS} words or fewer.`}`,
      keyFindings: findings(input, asked),
    },
    measured(input, ...VOICE_CHECKS),
  );
}

const isShort = ({ answer }: AskedQuestion): boolean => {
  const words = countWords(answer);
  return words > 0 && words <= MAX_SPOKEN_WORDS;
};

function findings(input: PremiumInput, asked: readonly AskedQuestion[]): Grounded<string>[] {
  const { homeUrl } = input.inputs.target;
  const lines: Grounded<string>[] = [];
  const told = [...asked]
    .filter(({ answer }) => answer !== '')
    .sort((a, b) => countWords(b.answer) - countWords(a.answer));
  const [longest, best] = [told[0], told.find(isShort)];
  if (best)
    lines.push(
      say(
        `Ready to be spoken: ${quoted(best.question, 90)} has an answer of ${counted(countWords(best.answer), 'word')} on ${pageWords(best.pageUrl, homeUrl)}.`,
        measuredAt('few-short-answers', best),
      ),
    );
  if (longest && !isShort(longest))
    lines.push(
      say(
        `The longest answer has ${countWords(longest.answer)} words, too many to listen to: ${quoted(longest.question, 90)} on ${pageWords(longest.pageUrl, homeUrl)}.`,
        measuredAt('few-short-answers', longest),
      ),
    );
  if (asked.length === 0 && (input.inputs.pages ?? []).length > 0)
    lines.push(
      say(
        'Not one heading or list on the pages read asks a question, so no spoken question meets its own words there.',
        measured(input, 'few-natural-questions'),
      ),
    );
  const silent = spokenFacts(input).filter(({ sources }) => !sources.some(isInText));
  const [inMarkup, absent] = [
    silent.filter(({ sources }) => sources.length > 0),
    silent.filter(({ sources }) => sources.length === 0),
  ];
  if (inMarkup.length > 0)
    lines.push(
      say(
        `${capital(listed(inMarkup.map(({ what }) => what)))}: machines read ${inMarkup.length === 1 ? 'it' : 'them'} in your markup, and no text says ${inMarkup.length === 1 ? 'it' : 'them'}.`,
        derived(
          'Facts that only structured data states.',
          inMarkup.flatMap(({ sources: [source] }) => (source ? [seenAs(source)] : [])),
        ),
      ),
    );
  lines.push(...absent.map(({ missing }) => say(missing, measured(input, 'facts-hard-to-read-out'))));
  const hard = input.results.find(({ check }) => check.id === 'hard-spoken-answers')?.outcome;
  if (hard && (hard.outcome === 'fail' || hard.outcome === 'partial') && hard.evidence[0])
    lines.push(
      say(`Hard to follow by ear: ${quoted(hard.evidence[0].seen, 160)}`, measured(input, 'hard-spoken-answers')),
    );
  return lines;
}

const measuredAt = (checkId: string, { pageUrl, place, question, answer }: AskedQuestion): Ground => ({
  kind: 'measured',
  checkIds: [checkId],
  evidence: [quoteOf(pageUrl, place, `${question} ${answer}`)],
});

/** Answers too long to be heard, with their own first sentence; and good passages no question stands above. */
function faqOptimization(input: PremiumInput, asked: readonly AskedQuestion[]): Grounded<string>[] {
  const { homeUrl } = input.inputs.target;
  const long = asked.filter(({ answer }) => countWords(answer) > MAX_SPOKEN_WORDS).slice(0, MAX_LINES);
  const cut = long.map((one, index) => {
    const [first = ''] = sentencesOf(one.answer, input.language);
    const words = countWords(first);
    return say(
      /[:：]$/.test(first)
        ? variant(index, [
            `${quoted(one.question, 90)} is answered by a list after ${quoted(first, 90)} Say the answer in one sentence first, then list.`,
            `A listener hears ${quoted(first, 90)} and then single lines. Give ${quoted(one.question, 90)} a sentence before them.`,
            `The steps under ${quoted(one.question, 90)} need a sentence above them that tells how it ends.`,
          ])
        : words <= MAX_SPOKEN_WORDS
          ? variant(index, [
              `${quoted(one.question, 90)}: let ${quoted(first, 160)} stand alone as the first paragraph; the other ${countWords(one.answer) - words} words come after it.`,
              `Part the answer to ${quoted(one.question, 90)} behind ${quoted(first, 160)} What follows is for readers, not for listeners.`,
              `Of ${countWords(one.answer)} words under ${quoted(one.question, 90)}, these are enough to hear: ${quoted(first, 160)}`,
            ])
          : `${quoted(one.question, 90)} opens with a sentence of ${words} words. Split it, so that its first half answers: ${quoted(first, 160)}`,
      derived(`Answers of more than ${MAX_SPOKEN_WORDS} words, by their first sentence.`, [
        quoteOf(one.pageUrl, one.place, one.answer),
      ]),
    );
  });
  return [...cut, ...untitled(input, homeUrl).slice(0, MAX_LINES - cut.length)];
}

/** Passages that answer a question of the trade under a heading that does not ask it. Prices are told elsewhere. */
function untitled({ questions }: PremiumInput, homeUrl: string): Grounded<string>[] {
  const found = questions.filter(lacksItsQuestion);
  const distinct = found.filter((one, at) => found.findIndex(({ passage }) => passage === one.passage) === at);
  return distinct.map(({ question, heading = '', pageUrl, passage }, index) =>
    say(
      variant(index, [
        `On ${pageWords(pageUrl ?? '', homeUrl)}, under ${quoted(heading, 60)}, you answer a question that is not written there. Put it above the passage: ${quoted(question, 130)}`,
        `${quoted(question, 130)} is answered under ${quoted(heading, 60)}. With the question as a heading, spoken words and written ones meet.`,
        `The text under ${quoted(heading, 60)} on ${pageWords(pageUrl ?? '', homeUrl)} deserves its question as a heading: ${quoted(question, 130)}`,
      ]),
      derived('A full answer in running text, under a heading that asks nothing.', [
        quoteOf(pageUrl ?? '', `under “${heading}”`, passage ?? ''),
      ]),
    ),
  );
}

/** Facts as sentences for the ear, in the website's language. */
function spokenSentences(
  { inputs: { facts, isLocal } }: PremiumInput,
  { name, phrases }: BusinessWords,
): Grounded<string>[] {
  if (!name || !phrases) return [];
  const rule = 'The fact as found on the website, put as one sentence with the name in it.';
  const lines: Grounded<string>[] = [];
  const [phone, week] = [facts.phones[0], facts.openingHours];
  const address = facts.addresses.find(({ value }) => value.street !== null && value.locality !== null);
  const hours = week && hoursSentence(name, week.value, phrases);
  if (hours && week.sources[0]) lines.push(say(hours, derived(rule, [seenAs(week.sources[0])])));
  if (phone?.sources[0]) lines.push(say(phrases.phone(name, phone.asShown), derived(rule, [seenAs(phone.sources[0])])));
  if (isLocal === true && address?.sources[0]) {
    const { street, locality, country, text } = address.value;
    // Nobody says a postal code; in Japan the larger comes first, as printed.
    const spoken = country === 'JP' ? text : `${street}, ${locality}`;
    lines.push(say(phrases.address(name, spoken), derived(rule, [seenAs(address.sources[0])])));
  }
  return lines;
}

/** Whether the facts people ask for aloud stand in markup, in text or in both. */
function structuredData(input: PremiumInput): Grounded<string>[] {
  const { homeUrl } = input.inputs.target;
  const facts = spokenFacts(input);
  const both = facts.filter(({ sources }) => sources.some(isInText) && sources.some(isInMarkup));
  const textOnly = facts.filter(({ sources }) => sources.some(isInText) && !sources.some(isInMarkup));
  const markupOnly = facts.filter(({ sources }) => sources.length > 0 && !sources.some(isInText));
  const nowhere = facts.filter(({ sources }) => sources.length === 0);
  const rule = 'Where each fact stands: in the text, in structured data, or in both.';
  const ground = (some: readonly SpokenFact[]) =>
    derived(
      rule,
      some.flatMap(({ sources }) => sources.slice(0, 1).map(seenAs)),
    );
  const properties = (some: readonly SpokenFact[]) => listed(some.map(({ property }) => property));
  const lines: Grounded<string>[] = [];
  if (both.length > 0)
    lines.push(
      say(`In your markup and in your text alike: ${properties(both)}. What is heard can be checked.`, ground(both)),
    );
  if (textOnly.length > 0) {
    const places = textOnly.flatMap(({ sources }) => sources.find(isInText)?.pageUrl ?? []);
    const pages = [...new Set(places)].map((pageUrl) => pageWords(pageUrl, homeUrl));
    lines.push(
      say(
        `In your text, and missing from your markup: ${properties(textOnly)}. Take the words as they stand on ${listed(pages)}.`,
        ground(textOnly),
      ),
    );
  }
  if (markupOnly.length > 0)
    lines.push(
      say(
        `In your markup alone: ${properties(markupOnly)}. Show the same as text, or machines have only your word for it.`,
        ground(markupOnly),
      ),
    );
  if (nowhere.length > 0)
    lines.push(
      say(
        `Leave ${properties(nowhere)} out of your markup until a page shows ${nowhere.length === 1 ? 'it' : 'them'}.`,
        derived('Looked for in the text and structured data of all pages read.', [homeEvidence(input)]),
      ),
    );
  const speakable = input.results.find(({ check }) => check.id === 'speakable-markup')?.outcome;
  if (speakable?.outcome === 'info')
    lines.push(
      say(
        'speakable: you mark passages with it. Google reads it for news only, so it may stay and needs no care.',
        measured(input, 'speakable-markup'),
      ),
    );
  return lines;
}

/** People who speak to a phone hold one: what happens when they tap. */
function mobileOptimizations(input: PremiumInput): Grounded<string>[] {
  const { pages, facts, target } = input.inputs;
  const lines: Grounded<string>[] = [];
  const [home] = pages ?? [];
  if (!pages || !home) return lines;
  const viewport = home.plain.view.metas.find(({ by, name }) => by === 'name' && name === 'viewport');
  if (viewport && /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?(?!\d)/i.test(viewport.content))
    lines.push(
      say(
        `The viewport tag of the home page forbids enlarging: ${quoted(viewport.content)}. Take that part out, so that a caller can read the number.`,
        measured(input, 'missing-viewport'),
      ),
    );
  if (facts.phones.length > 0) {
    const tappable = pages.filter(({ plain }) => plain.view.links.some(({ url }) => url?.startsWith('tel:') === true));
    const [source] = facts.phones[0]?.sources ?? [];
    lines.push(
      say(
        tappable.length === pages.length
          ? `A tap calls you from ${pages.length === 1 ? 'the page' : `all ${pages.length} pages`} we read.`
          : tappable.length === 0
            ? `No page lets a phone call ${facts.phones[0]?.asShown} with one tap.`
            : `A tap calls you from ${tappable.length} of ${pages.length} pages. The rest: ${listed(
                pages
                  .filter((page) => !tappable.includes(page))
                  .slice(0, 4)
                  .map(({ url }) => pageWords(url, target.homeUrl)),
              )}.`,
        derived('Links that begin with tel:, counted over the pages read.', [source ? seenAs(source) : null]),
      ),
    );
  }
  const form = pages
    .flatMap(({ url, plain }) =>
      plain.view.forms.map(({ fields }) => ({
        url,
        asked: fields.filter(
          ({ type, hidden }) => !hidden && !['hidden', 'submit', 'button', 'checkbox', 'search'].includes(type),
        ).length,
      })),
    )
    .sort((a, b) => b.asked - a.asked)[0];
  if (form && form.asked > MAX_FIELDS)
    lines.push(
      say(
        `The form on ${pageWords(form.url, target.homeUrl)} has ${form.asked} fields to fill on a small screen. ${MAX_FIELDS} are enough for a first message: what, when and how to reach the sender.`,
        derived('Visible fields of the longest form.', [quoteOf(form.url, 'form', `${form.asked} fields`)]),
      ),
    );
  const ttfb = [...input.inputs.ttfbSamplesMs].sort((a, b) => a - b)[Math.floor(input.inputs.ttfbSamplesMs.length / 2)];
  if (ttfb !== undefined)
    lines.push(
      say(
        `Your server begins to answer after ${Math.round(ttfb)} ms, the middle of ${counted(input.inputs.ttfbSamplesMs.length, 'try', 'tries')}. ${ttfb <= GOOD_TTFB_MS ? 'Nobody who asks by voice waits for it.' : 'Somebody who asks by voice waits for that before anything is said.'}`,
        measured(input, 'slow-first-byte'),
      ),
    );
  return lines;
}

/** Name, number and what it is about, with room for two more. */
const MAX_FIELDS = 5;
/** "Good" at web.dev/articles/ttfb. */
const GOOD_TTFB_MS = 800;

import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { LINKED_PICTURES } from './accessibility.ts';
import type { Advice } from './advice.ts';
import { linkAuthors } from './authority.ts';
import { letOthersSpeak, linkEntries, linkRatings } from './elsewhere.ts';
import { pricesUnlikeMarkup } from './outdated.ts';
import { briefHomePage } from './rendering.ts';

/** One thing to do for several checks about the same thing: nobody wants to read about dead links four times. */
interface Subject {
  checkIds: readonly string[];
  /** Checks that belong to it for one of their causes only; null is the common one. */
  forCause?: Readonly<Record<string, string | null | readonly string[]>>;
  advice: Advice;
  /** What is to do where a check with more to it is among them. */
  ledBy?: { checkIds: readonly string[]; advice: Advice; alsoFor?: FurtherSteps };
  alsoFor?: FurtherSteps;
  /** What is to do where a check is not among them: what it asks for is there. */
  without?: { checkId: CheckId; advice: Advice };
  /** What is to do where all of them name one page only, the same. */
  onePage?: Advice;
}

/** A step that only one of several checks asks for: by its id, and where a cause wants other words by both, "check:cause". */
type FurtherSteps = Readonly<Partial<Record<CheckId | `${CheckId}:${string}`, string>>>;

export const WEBSITE_NODE: FurtherSteps = {
  'missing-website-node': 'Put a WebSite node with your name and its url beside it.',
  'missing-website-node:incomplete': 'Fill in name and url of the WebSite node beside it.',
};

/** What to do, with the further steps these results ask for. */
export function withSteps(advice: Advice, steps: FurtherSteps, results: readonly CheckResult[]): Advice {
  const further = results.flatMap(({ check, outcome }) => {
    const cause = 'cause' in outcome ? outcome.cause : undefined;
    return steps[`${check.id}:${cause}`] ?? steps[check.id] ?? [];
  });
  return further.length === 0 ? advice : { ...advice, how: [advice.how, ...further].join(' ') };
}

const SUBJECTS: readonly Subject[] = [
  {
    checkIds: [],
    forCause: { 'unlinked-author-pages': null, 'unlinked-authors': 'name-only' },
    advice: linkAuthors,
  },
  {
    checkIds: [
      'pages-without-success',
      'broken-internal-links',
      'broken-external-links',
      'dead-profile-links',
      'dead-sitemap-addresses',
    ],
    // The same link, and the same page behind it.
    forCause: { 'missing-contact-page': 'page-gone' },
    alsoFor: { 'missing-contact-page': 'Begin with the contact page: it is where people look for how to reach you.' },
    advice: {
      title: 'Repair or remove what leads nowhere',
      description:
        'Addresses that your website names did not lead where they should when we asked for them. Whoever ' +
        'follows one, a person or an assistant, may turn away.',
      how: 'Correct each address we name where it stands, in a link or in the sitemap. Or put its page or file back, or take away what leads to it.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: [],
    forCause: { 'missing-prices': 'only-in-a-picture', 'text-in-pictures': 'price-list' },
    advice: {
      title: 'Type out your prices, which may stand in a picture',
      description:
        'We read no price, and a picture is named as a list of them. Most assistants read text only, and in ' +
        'tests of AI answers a stated price had the clearest effect of all.',
      how: 'If prices stand in the picture we name, copy them into a table on the same page, each with its currency.',
      effort: 'hours',
      owner: 'you',
    },
  },
  {
    checkIds: [],
    forCause: { 'outdated-statements': 'price-unlike-markup', 'markup-unlike-visible-text': null },
    advice: pricesUnlikeMarkup,
  },
  {
    // What others say, and where they say it.
    checkIds: ['missing-quotations', 'missing-google-profile-link', 'few-review-profiles'],
    forCause: { 'few-customer-reviews': null, 'few-linked-profiles': null },
    advice: linkEntries,
    without: { checkId: 'few-linked-profiles', advice: linkRatings },
    ledBy: {
      checkIds: ['few-customer-reviews', 'missing-quotations'],
      advice: letOthersSpeak,
      alsoFor: {
        'few-review-profiles': 'If people have rated you elsewhere, as on Google Maps, link to that entry.',
        'few-linked-profiles': 'If you have profiles in social networks, link to them too.',
      },
    },
  },
  {
    checkIds: [
      'missing-logo',
      'missing-website-node',
      'generic-business-type',
      'incomplete-local-address',
      'sparse-local-markup',
      'sparse-organization-markup',
    ],
    forCause: {
      // Nodes are joined where they are filled in.
      'unconnected-nodes': 'business-not-named',
      'missing-opening-hours': 'text-only',
      'missing-identity-node': ['not-on-home-page', 'nameless'],
      'few-linked-profiles': 'not-marked-up',
    },
    advice: {
      title: 'Complete what machines read about you',
      description: 'The hidden description of you leaves out part of what machines look up there.',
      how:
        'Open the block that describes you. Add what we list as missing, as far as your [pages ' +
        'show|page shows] it, and leave every value that is right. Test it at validator.schema.org.',
      effort: 'minutes',
      owner: 'web person',
    },
    alsoFor: {
      ...WEBSITE_NODE,
      'missing-identity-node:not-on-home-page': 'Put it on the home page as well, where machines look for it.',
      'generic-business-type': 'In place of its general type write the one we name.',
      'unconnected-nodes': 'Let the WebSite name it as publisher, by its @id; a Service names it as provider.',
    },
  },
  {
    checkIds: ['sparse-article-markup', 'unlinked-authors', 'anonymous-articles'],
    alsoFor: { 'anonymous-articles': 'Show the name of the author below the headline, too.' },
    advice: {
      title: 'Say who wrote the articles we list, and when',
      description: 'Machines look up who wrote an article, and when. The articles we list leave out part of it.',
      how:
        'In the Article of each page we list, fill in what is missing of headline, author, datePublished, dateModified and ' +
        'image. Give the author as a Person with name, jobTitle and the url of a page about this person.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: ['one-large-section'],
    forCause: {
      'skipped-heading-levels': 'no-headings',
      'headings-unlike-questions': ['no-headings'],
    },
    advice: {
      title: 'Divide {the long pages we list|the long page we name} by headings',
      description:
        'Assistants quote passages. Long text without headings offers none, and nobody can link to a part of it.',
      how:
        'Set a heading where a new topic begins, about every 150 to 300 words: h2 for a topic, h3 for a part of it. ' +
        'Word some of them as somebody would ask.',
      effort: 'hours',
      owner: 'you',
    },
  },
  {
    checkIds: ['place-missing-in-title'],
    forCause: { 'missing-self-description': 'name-and-town-apart' },
    advice: {
      title: 'Name your town together with your name',
      description:
        'People may name a town when they ask. Your title and main heading do not name yours, and no line of the ' +
        'home page has it beside your name.',
      how:
        'Add the town to the title of your home page, within its first 60 characters. Write one sentence at the top of ' +
        'the page that says who you are, what you do and where.',
      effort: 'minutes',
      owner: 'you',
    },
  },
  {
    checkIds: ['pictures-without-alt-text'],
    forCause: { 'nameless-links-and-buttons': ['linked-pictures', 'enlarged-pictures'] },
    alsoFor: { 'nameless-links-and-buttons:linked-pictures': LINKED_PICTURES },
    advice: {
      title: 'Say in words what the pictures we list show',
      description:
        'The pictures we list have no words. Readers of text, people and ' +
        'assistants alike, learn nothing from them.',
      how: 'Give each picture we list an alternative text that says in one short sentence what it shows.',
      effort: 'hours',
      owner: 'you',
    },
  },
  {
    checkIds: ['heavy-pages', 'slow-largest-paint'],
    advice: {
      title: 'Make the home page lighter, so that it shows sooner',
      description:
        'Your home page is heavy to load, and in our test of a phone with a slow connection its main content appeared ' +
        'late. Some readers may give up before the end.',
      how: 'Sort the Network panel of your browser by size, and begin with the largest files. What nobody needs at once can load later.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: ['thin-pages'],
    forCause: { 'little-plain-text': 'brief-page', 'text-in-pictures': ['pictures-alone'] },
    alsoFor: { 'text-in-pictures': 'If words stand in a picture, type them out.' },
    advice: {
      title: 'Say more on your home page and the other pages we list',
      description:
        'Your home page is brief, and so are the other pages we list. An assistant can only answer from what is written there.',
      how:
        'Begin with the home page: three or four short paragraphs on what you do, for whom and where, and what people should do ' +
        'next. On each other page we list say what it is about. Where it shows things you make or sell, write the name of each with it, ' +
        'and its price if it has one. Write it as text, not as a picture.',
      effort: 'day',
      owner: 'you',
    },
    onePage: briefHomePage,
  },
  {
    checkIds: ['unanswered-questions', 'few-visible-questions'],
    advice: {
      title: 'Put the questions people ask you on your [pages|page], in their words',
      description:
        'An assistant finds an answer most easily right below the question it was asked, in the words people use.',
      how:
        'Write down the five questions you are asked most, as people say them. Put each as a heading[ on the ' +
        'page it belongs to|]. Answer it in the first sentence below.',
      effort: 'hours',
      owner: 'you',
    },
    ledBy: {
      checkIds: ['unanswered-questions'],
      advice: {
        title: 'Answer on your [pages|page] what people ask before they come',
        description:
          'People may ask you what we list, and we found no answer to it. An assistant that finds none with you may ' +
          'take one from elsewhere.',
        how:
          'Put what people ask you of what we list, in their words, as a heading where they look for it. Below it write a ' +
          'plain sentence or two; the first one holds the number, name or time they want to hear.',
        effort: 'hours',
        owner: 'you',
      },
    },
  },
  {
    checkIds: [],
    forCause: { 'contact-data-not-in-text': 'not-found', 'missing-contact-page': null },
    advice: {
      title: 'Say how to reach you and where you are',
      description: 'What we list of how to reach you, or where you are, was not found on the [pages|page] read.',
      how:
        'Write what is missing of name, street, postcode, town and phone as plain text[ on a page where people look for ' +
        'it| on your page]. If people do not come to you, say where you work in place of the street.',
      effort: 'minutes',
      owner: 'you',
    },
  },
];

/** What scripts bring too late is there already; nobody asked for what a link without an address leads to; and a page that opens is no dead one. */
const UNASKED = ['text-without-address', 'without-address', 'names-nobody', 'never-filled-in', 'address-not-filled-in'];
const APART: ReadonlySet<unknown> = new Set(['only-after-javascript', 'without-a-word', 'withheld', ...UNASKED]);

function subjectOf({ check, outcome }: CheckResult): Subject | undefined {
  const cause = ('cause' in outcome ? outcome.cause : undefined) ?? null;
  if (APART.has(cause)) return undefined;
  return SUBJECTS.find(({ checkIds, forCause = {} }) => {
    const causes = forCause[check.id];
    return (
      checkIds.includes(check.id) ||
      causes === cause ||
      (typeof causes === 'object' && cause !== null && causes?.includes(cause) === true)
    );
  });
}

/** The name under which failing checks of one subject are gathered; null for a check that stands alone. */
export const subjectKey = (result: CheckResult): string | null => {
  const subject = subjectOf(result);
  return subject ? [...subject.checkIds, ...Object.keys(subject.forCause ?? {})].join('+') : null;
};

/** What to do about several checks of one subject; null when they are of different ones, or a single one. */
export function subjectAdvice(results: readonly CheckResult[]): Advice | null {
  const subject = results[0] && results.length > 1 ? subjectOf(results[0]) : undefined;
  if (!subject || results.some((one) => subjectOf(one) !== subject)) return null;
  const { advice, ledBy, without, alsoFor = {}, onePage } = subject;
  const pages = new Set(results.flatMap(({ outcome }) => outcome.evidence.map(({ pageUrl }) => pageUrl)));
  if (onePage && pages.size === 1) return withSteps(onePage, alsoFor, results);
  if (ledBy && results.some(({ check }) => ledBy.checkIds.includes(check.id)))
    return withSteps(ledBy.advice, ledBy.alsoFor ?? {}, results);
  const isThere = without && results.every(({ check }) => check.id !== without.checkId);
  return withSteps(isThere ? without.advice : advice, alsoFor, results);
}

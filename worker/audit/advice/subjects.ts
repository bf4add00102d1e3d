import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { LINKED_PICTURES } from './accessibility.ts';
import type { Advice } from './advice.ts';
import { linkAuthors } from './authority.ts';
import { REPAIR_BROKEN } from './business-markup.ts';
import { letOthersSpeak, linkEntries, linkRatings } from './elsewhere.ts';
import { pricesUnlikeMarkup } from './outdated.ts';
import { briefHomePage } from './rendering.ts';

/** One thing to do for several checks about the same thing: nobody wants to read about dead links four times. */
interface Subject {
  checkIds: readonly string[];
  /** Checks that belong to it for one of their causes only; null is the common one. */
  forCause?: Readonly<Record<string, string | null | readonly (string | null)[]>>;
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
  'missing-website-node': 'A WebSite node should hold the name and the url of the website.',
  'missing-website-node:incomplete': 'The WebSite node should hold both name and url of the website.',
};

/** What it is, the task names in its place. */
export const FILL_IN = 'The block that describes you should hold what is missing there.';

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
    advice: {
      title: 'Repair or remove what leads nowhere',
      description: 'Addresses that your website names did not lead where they should when we asked for them.',
      how: 'Each address your website names should open what it promises. An address that is gone for good should not be named.',
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
        'A picture is named as a list of prices, and we read no such list as text. Most assistants read text only.',
      how: 'Do prices stand in this picture? Then they should stand on the page as text, too, each with its currency.',
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
        'few-review-profiles': 'Where people have rated you elsewhere, your website should link to that place.',
        'few-linked-profiles': 'Profiles you have elsewhere should be linked, too.',
      },
    },
  },
  {
    checkIds: ['broken-json-ld'],
    forCause: { 'missing-identity-node': 'unreadable' },
    advice: REPAIR_BROKEN,
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
      'unconnected-nodes': [null, 'business-not-named'],
      'missing-opening-hours': 'text-only',
      'missing-identity-node': ['not-on-home-page', 'nameless'],
      'few-linked-profiles': 'not-marked-up',
    },
    advice: {
      title: 'Fill in what machines read about you',
      description: 'Structured data tells machines whose website this is.',
      how: FILL_IN,
      effort: 'minutes',
      owner: 'web person',
    },
    alsoFor: {
      ...WEBSITE_NODE,
      'missing-identity-node:not-on-home-page': 'The home page should hold it as well.',
      'generic-business-type': 'Its type should be the most exact one that fits what you do.',
      'unconnected-nodes': 'Two descriptions of your business should bear the same @id, or be one.',
      'unconnected-nodes:business-not-named':
        'The parts beside it should refer to it by its @id, in the property we name.',
    },
  },
  {
    checkIds: ['sparse-article-markup', 'unlinked-authors', 'anonymous-articles'],
    alsoFor: { 'anonymous-articles': 'The name of the author should stand on the page, too.' },
    advice: {
      title: 'Say who wrote your articles, and when',
      description: 'The description that machines read can say who wrote an article, and when.',
      how: 'The Article in the code of each should hold headline, author, datePublished and image, as the page shows them.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: ['one-large-section'],
    forCause: { 'skipped-heading-levels': 'no-headings' },
    advice: {
      title: 'Divide {your long pages|your long page} by headings that people can link to',
      description: 'Headings say what each part of a long text is about.',
      how: 'Each topic of a long text should have a heading of its own.',
      effort: 'hours',
      owner: 'you',
    },
  },
  {
    checkIds: ['place-missing-in-title'],
    forCause: { 'missing-self-description': 'name-and-town-apart' },
    advice: {
      title: 'See whether your home page should name your town together with you',
      description:
        'We found the town of your address neither in title and main heading nor in a line of the home page that holds your name.',
      how: 'Do people look for you by this town? Then the title of your home page and a sentence on it should name you both.',
      effort: 'minutes',
      owner: 'you',
    },
  },
  {
    checkIds: ['pictures-without-alt-text'],
    forCause: { 'nameless-links-and-buttons': ['linked-pictures', 'enlarged-pictures'] },
    alsoFor: { 'nameless-links-and-buttons:linked-pictures': LINKED_PICTURES },
    advice: {
      title: 'Say in words what your pictures and the links on them are',
      description: '<Pictures have|A picture has> no words in <their|its> place.',
      how: 'Each picture that shows something should have an alternative text that says what it shows.',
      effort: 'hours',
      owner: 'you',
    },
  },
  {
    checkIds: ['heavy-pages', 'slow-largest-paint'],
    advice: {
      title: 'Make the home page lighter, so that it shows sooner',
      description:
        'Your home page is heavy to load, and in our test of a phone with a slow connection its main content appeared late.',
      how: 'The home page should load less than 2 MB, and show its main content on a phone within 2.5 seconds.',
      effort: 'hours',
      owner: 'web person',
    },
  },
  {
    checkIds: ['thin-pages'],
    forCause: { 'little-plain-text': 'brief-page', 'text-in-pictures': ['pictures-alone'] },
    advice: {
      title: 'More text of your own on your home page and others',
      description: 'Your home page and others hold few words.',
      how: 'What people should know should stand there as text of your own.',
      effort: 'day',
      owner: 'you',
    },
    onePage: briefHomePage,
  },
  {
    checkIds: ['unanswered-questions', 'few-visible-questions'],
    advice: {
      title: 'Put the questions people ask you on your [pages|page], in their words',
      description: 'What people ask you they may ask an assistant.',
      how: 'The questions people ask you most should stand on your website, each with its answer below.',
      effort: 'hours',
      owner: 'you',
    },
    ledBy: {
      checkIds: ['unanswered-questions'],
      advice: {
        title: 'Answer on your [pages|page] what people ask before they come',
        description: 'An assistant that finds no answer with you may take one from elsewhere.',
        how: 'For those of these questions that people do ask you, your website should hold the answer as text.',
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
      description: 'We did not find all of this on the [pages|page] read.',
      how: 'Your website should say as text how people reach you and where you are or work.',
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
      (typeof causes === 'object' && causes?.includes(cause) === true)
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

import type { CategoryId } from '../checks/check.ts';
import type { CauseOf, CheckIdOf } from '../checks/index.ts';

/** What an owner should do when a check is not passed. All of it speaks to an owner, in plain words, and promises nothing. */
export interface Advice {
  /** The action: "Let ChatGPT's search read your website". */
  title: string;
  /** What was found, and nothing that the finding does not entail. */
  description: string;
  /** The goal in a sentence or two: what must be true afterwards, and no way to it that a website may not have. Part of the full report only. */
  how: string;
  /** Of several small repairs each, by its check. Part of the full report only. */
  steps?: readonly { checkId: string; title: string; how: string }[];
  /** Hours of work class: minutes, an hour or two, a day, more. */
  effort: 'minutes' | 'hours' | 'day' | 'days';
  /** Why, where the reason of the check does not fit this cause of it. */
  why?: string;
  /** Words and decisions are the owner's, code is the web person's; `doer.ts` says who can do it on this website. */
  owner: 'you' | 'web person';
}

/** The wording for the common cause, and by the name a check gives to another cause, what is said differently then. */
export interface AdviceByCause<Cause extends string = string> extends Advice {
  causes?: Readonly<Partial<Record<Cause, Partial<Advice>>>>;
}

/**
 * Checks that credit what they find and call nothing missing, because it is said in too many ways or seen only from elsewhere: they
 * never fail, so there is nothing to do.
 */
type CreditOnly =
  | 'missing-proof-of-work'
  | 'missing-press-mentions'
  | 'team-not-named'
  | 'unproven-credentials'
  | 'vague-service-area'
  | 'few-local-details'
  | 'few-directory-links'
  | 'missing-map-or-directions'
  | 'missing-booking-path'
  | 'thin-about-page'
  | 'few-short-answers'
  | 'few-natural-questions'
  | 'long-sentences'
  | 'facts-hard-to-read-out'
  | 'few-figures'
  | 'unsourced-figures'
  | 'headings-unlike-questions'
  | 'headings-without-anchors'
  | 'media-without-captions';

/** By check id: all checks of a category that ask something of the owner, and those that only inform where there is something to say. */
export type AdviceOf<Category extends CategoryId> = Readonly<
  { [Id in Exclude<CheckIdOf<Category, 'A' | 'B' | 'C'>, CreditOnly>]: AdviceByCause<CauseOf<Id>> } & {
    [Id in CheckIdOf<Category, 'I'>]?: AdviceByCause<CauseOf<Id>>;
  }
>;

/** For what a browser shows and the HTML as served does not hold. */
export const onlyAfterJavaScript = (what: string): Partial<Advice> => ({
  title: `Serve ${what} with the page`,
  description: `JavaScript brings ${what} to your [pages|page]. Most assistants run no scripts, and do not get them.`,
  how: `The HTML that the server sends should hold ${what}. No script should be needed for that.`,
  effort: 'hours',
  owner: 'web person',
});

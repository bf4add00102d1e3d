import type { PageRole } from '../observations.ts';
import type { CatalogueId } from '../score/weights.ts';
import type { CheckInputs } from './inputs.ts';

/** The twelve scored categories of the catalogue, and `agent-readiness`, which is shown and never scored. */
export const CATEGORIES = [
  { id: 'access', title: 'AI crawler access', group: 'access' },
  { id: 'discoverability', title: 'Discoverability', group: 'access' },
  { id: 'rendering', title: 'Text in the HTML', group: 'access' },
  { id: 'technical', title: 'Technical basis', group: 'access' },
  { id: 'structured-data', title: 'Structured data', group: 'understanding' },
  { id: 'semantics', title: 'Page structure', group: 'understanding' },
  { id: 'content', title: 'Content and questions', group: 'understanding' },
  { id: 'identity', title: 'Business identity', group: 'understanding' },
  { id: 'authority', title: 'Authority and trust', group: 'understanding' },
  { id: 'local', title: 'Local', group: 'understanding' },
  { id: 'voice', title: 'Voice', group: 'understanding' },
  { id: 'accessibility', title: 'Accessibility and previews', group: 'understanding' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'] | 'agent-readiness';

/** How well the effect on AI answers is supported: A documented or controlled, B strong correlation or logic, C contested, I information. */
export type Strength = 'A' | 'B' | 'C' | 'I';

/** What a stranger can verify: page, place on it, and what was seen there. */
export interface Evidence {
  pageUrl: string;
  /** "robots.txt line 7", "meta[name=robots]", "response header x-robots-tag", a path, a JSON-LD property... */
  place: string;
  /** Quoted as found, at most 300 characters. */
  seen: string;
  /** How it is shown: in quotation marks what was found word for word. Set once all checks have run; absent where that is all of `seen`. */
  words?: string;
}

/** What was judged. */
export interface Finding<Cause extends string = never> {
  outcome: 'pass' | 'partial' | 'fail' | 'info';
  evidence: Evidence[];
  credit?: number;
  known?: KnownPart;
  /** Of a pass that leaves exceptions, which the evidence names: its title says no more than what holds. */
  isMostly?: true;
  /** Which of the causes the check tells apart, where it is not the common one. */
  cause?: Cause;
  /** Of an `info`: what keeps it from being judged, in words for the owner. */
  because?: string;
  /** Where the evidence holds but some of what is to be mended: how many there are at least, or that nobody could count them. */
  found?: number | 'uncounted';
  /** The same as a tool counted it over several pages, what they repeat each time anew. */
  counted?: { elements: number; pages: number };
}

/**
 * Of a check that asks many things, the part that was answered for certain: how much of its weight, 0-1, and what that part earns, 0-1. It counts
 * in the score in place of the whole, be the rest pass or fail, and also where it is too little to say an outcome.
 */
export interface KnownPart {
  share: number;
  credit: number;
}

export type Outcome<Cause extends string = never> =
  | Finding<Cause>
  /** `because` says why it could not be judged or does not apply, in words for the owner. */
  | { outcome: 'not_applicable' | 'inconclusive'; because: string; evidence: Evidence[]; known?: KnownPart };

export type OutcomeName = Outcome['outcome'];

/** Sentences that state the outcome, in the owner's language. What was tolerated on a few pages is said so: `mostly`. */
export interface CheckTitle<Cause extends string = string> {
  pass: string;
  mostly?: string;
  /** Only where it is another than that of `fail`: how many it concerns the evidence shows, and a title is true of one as of all. */
  partial?: string;
  fail: string;
  info?: string;
  /** In place of `partial` and `fail`, for causes these do not fit. */
  causes?: Readonly<Partial<Record<Cause, string>>>;
}

export interface CheckDefinition<
  Id extends string = string,
  Category extends CategoryId = CategoryId,
  Rank extends Strength = Strength,
  Need extends keyof CheckInputs = keyof CheckInputs,
  Cause extends string = string,
> {
  /** Noun phrase for what it finds, preferring the failing state. File name = id. Never reused: stored reports quote it. */
  id: Id;
  /** Raised when the same page could get a different outcome. */
  revision: number;
  category: Category;
  strength: Rank;
  /** Ids of the catalogue this implements. */
  catalogue: readonly CatalogueId[];
  title: CheckTitle<NoInfer<Cause>>;
  /** Why an owner should care: one or two short sentences, with how sure that is. */
  why: string;
  /** Addresses of the documents the rule rests on. */
  sources: readonly string[];
  needs: readonly Need[];
  /** It judges each page read by itself and keeps what it saw of each: what others keep is a part of what they counted. */
  judgesEachPage?: true;
  /**
   * It looks for words, and knows those of the languages our rules are written for. Of a website in another language, or one that
   * scripts would write and no browser ran, what it did not find may well be there: the runner then answers `inconclusive`.
   */
  readsWords?: true;
  /**
   * Faults that say of something that it stands nowhere on the website: `fail` without a cause, or a cause. Where pages are left
   * that nobody read, or in a language
   * we do not know well, the runner answers `inconclusive` in their place.
   */
  claimsAbsence?: readonly ('fail' | NoInfer<Cause>)[];
  /**
   * Reasons for a fault that want advice of their own, beside the common one. Each has its wording in `advice/`; a cause that
   * stands in `SHARED_ADVICE` there joins the checks that name it to one thing to do.
   */
  causes?: readonly Cause[];
  /**
   * What it looks for can be said in any words. Of a website that says much, what was not found may stand there in others: an absence is claimed of
   * short ones only.
   */
  looksForIdeas?: true;
  /**
   * What it misses are links. Where scripts write the home page and no link on it, buttons may lead there that tell no address: the runner
   * then answers `inconclusive` in place of a fault without a cause.
   */
  looksForLinks?: true;
  /** Kinds of pages on which it stands if anywhere: where one of them was read, pages that were not tell nothing. */
  standsOn?: readonly PageRole[];
  /** What is called missing are ways to get in touch, which digits and signs show in any language. */
  looksForContact?: true;
  run(inputs: { [K in Need]: NonNullable<CheckInputs[K]> }): Outcome<NoInfer<Cause>>;
}

/** A check as the registry holds it: needs and run no longer tied to each other, the runner supplies what is declared. */
export type Check<
  Id extends string = string,
  Category extends CategoryId = CategoryId,
  Rank extends Strength = Strength,
  Cause extends string = string,
> = Omit<CheckDefinition<Id, Category, Rank>, 'run' | 'causes' | 'claimsAbsence'> & {
  causes?: readonly Cause[];
  claimsAbsence?: readonly string[];
  run(inputs: CheckInputs): Outcome<string>;
};

export function defineCheck<
  const Id extends string,
  const Category extends CategoryId,
  const Rank extends Strength,
  const Need extends keyof CheckInputs,
  const Cause extends string = never,
>(definition: CheckDefinition<Id, Category, Rank, Need, Cause>): Check<Id, Category, Rank, Cause> {
  return definition as unknown as Check<Id, Category, Rank, Cause>;
}

/** The sentence that states an outcome; of what was not judged, the one it would be about. */
export function titleOfOutcome({ title }: Pick<CheckDefinition, 'title'>, outcome: Outcome<string>): string {
  switch (outcome.outcome) {
    case 'fail':
      return ofCause(title, outcome) ?? title.fail;
    case 'partial':
      return ofCause(title, outcome) ?? title.partial ?? title.fail;
    case 'info':
      return title.info ?? title.pass;
    case 'pass':
      return outcome.isMostly ? (title.mostly ?? title.pass) : title.pass;
    case 'not_applicable':
    case 'inconclusive':
      return title.pass;
  }
}

/** Both say that a script brings what is missing: which of them it is depends on how much else scripts bring. */
const BY_SCRIPT: readonly string[] = ['only-after-javascript', 'only-the-frame'];

function ofCause({ causes = {} }: CheckTitle, { cause = '' }: Finding<string>): string | undefined {
  const names = BY_SCRIPT.includes(cause) ? BY_SCRIPT : [cause];
  return names.map((name) => causes[name]).find((title) => title !== undefined);
}

export const pass = (evidence: Evidence[] = []): Finding => ({ outcome: 'pass', evidence });
/** In order but for what is named. */
export const passMostly = (exceptions: Evidence[]): Finding => ({
  outcome: 'pass',
  evidence: exceptions,
  isMostly: true,
});
/** No fault, and not whole either. */
export const leftAtMost = (exceptions: Evidence[]): Outcome =>
  inconclusive('Most of what we looked at is in order, and what we list is not.', exceptions);
export const partial = (evidence: Evidence[], credit?: number): Finding =>
  credit === undefined ? { outcome: 'partial', evidence } : { outcome: 'partial', evidence, credit };
export const fail = (evidence: Evidence[]): Finding => ({ outcome: 'fail', evidence });
export const info = (evidence: Evidence[]): Finding => ({ outcome: 'info', evidence });
/** Whose evidence holds but some of what there is; how many in all, where that is known. */
export const outOf = (found: number | 'uncounted', finding: Finding): Finding => ({ ...finding, found });
/** A fault with its cause; null for the common one. */
export const dueTo = <const Cause extends string>(cause: Cause | null, finding: Finding): Finding<Cause> =>
  cause === null ? finding : { ...finding, cause };
export const notApplicable = (because: string, evidence: Evidence[] = []): Outcome => ({
  outcome: 'not_applicable',
  because,
  evidence,
});
export const inconclusive = (because: string, evidence: Evidence[] = []): Outcome => ({
  outcome: 'inconclusive',
  because,
  evidence,
});

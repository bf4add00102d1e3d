import { allPages, capital } from '../../audit/wording/words.ts';
import type { Fix } from '../../contract/fix.ts';
import { fixesOf } from '../../contract/fixes-of.ts';
import type { Plan, Recommendation } from '../../contract/premium.ts';
import type { Citations } from '../citations.ts';
import { FIX_WORDS, pointsWords } from '../words.ts';
import { type DiffLine, lineDiff } from './line-diff.ts';
import { pageName, whereOf } from './places.ts';
import { pathOf } from './web-links.ts';
import { urgencyWords, workMarks } from './worklist.ts';

/** One task: a row of the work, and what it opens to. */
export interface RecommendationView {
  id: string;
  /** From 1, as every other part of the report names it. */
  number: number;
  title: string;
  priority: Recommendation['priority'];
  /** "Minutes", "text ready": how long it takes and who does it, where that is certain, and whether there is text to paste. */
  marks: string[];
  /** "If it fits you", "Days 1-30". */
  terms: string[];
  /** "+3.2 points"; '' when it gains nothing by itself. */
  gain: string;
  /** Of the total, one decimal. */
  points: number;
  effort: Recommendation['effort'];
  who: Recommendation['owner'];
  /** null in reports from before it was told. */
  urgency: NonNullable<Recommendation['urgency']> | null;
  /** Month of the plan; null when it can wait. */
  days: Plan[number]['days'] | null;
  /** The total once this and everything before it is done; null in reports without a plan. */
  scoreAfter: number | null;
  /** What it is about, in the order they were read; none where it is about the whole website. */
  pages: { url: string; name: string }[];
  /** The same in a word: the page, "several pages", "all 9 pages" where a check of each page says so; '' for the whole website. */
  where: string;
  description: string;
  citations: number[];
  /** What was seen, and where. */
  seen: SeenView[];
  implementation: string;
  /** Of small repairs done in one go each; mostly none. */
  steps: StepView[];
  impact: string;
  /** One test, as it stands under "Done when". */
  doneWhen: string;
  fixes: FixView[];
  /** Whether there is text to paste: as it stands, for a part of the task only, with gaps to fill, or none. */
  ready: 'ready' | 'part' | 'gaps' | 'none';
}

export interface StepView {
  title: string;
  how: string;
  seen: SeenView[];
}

export interface SeenView {
  quote: string;
  /** As in Evidence. */
  words?: string | undefined;
  /** "home page, paragraph". */
  where: string;
  /** Selector or field, for the web person; null where there is none. */
  technical: string | null;
}

export interface FixView {
  /** "Page title for /contact, in German". */
  title: string;
  /** Where it goes, in words. */
  placement: string;
  syntax: Fix['syntax'];
  /** What stands there now; null where nothing does, or an older report does not tell. */
  before: string | null;
  content: string;
  /** Before against after; null where nothing stood there. */
  diff: DiffLine[] | null;
  /** Gaps the owner fills, because the website does not say it. */
  todos: number;
}

/** What a task is placed by, beside itself. */
export interface TaskContext {
  homeUrl: string;
  plan: Plan;
  /** How many pages were read, and on how many of them each check of single pages found something. */
  read?: number;
  seenOn?: ReadonlyMap<string, number>;
}

const NO_CONTEXT: TaskContext = { homeUrl: '', plan: [] };

export function selectRecommendations(
  recommendations: readonly Recommendation[],
  citations: Citations,
  context: TaskContext = NO_CONTEXT,
): RecommendationView[] {
  const steps = new Map(
    context.plan.flatMap(({ days, steps }) => steps.map((step) => [step.recommendationId, { days, ...step }] as const)),
  );
  return recommendations.map((recommendation, index) => {
    const { id, title, priority, pointsGain, urgency, effort, owner, timeline, evidence, checkIds } = recommendation;
    const step = steps.get(id);
    const pages = pagesOf(recommendation, context);
    const gain = pointsGain > 0 ? pointsWords(pointsGain) : '';
    const fixes = fixesOf(recommendation).map(fixView);
    const whole = recommendation.fixCompletes === false ? 'part' : 'ready';
    const ready = fixes.length === 0 ? 'none' : fixes.every(({ todos }) => todos > 0) ? 'gaps' : whole;
    return {
      id,
      number: index + 1,
      title,
      priority,
      marks: workMarks({ effort, owner, checkIds, ready }),
      terms: [capital(urgencyWords(urgency)), timeline].filter((term) => term !== ''),
      gain,
      points: Math.max(0, pointsGain),
      effort,
      who: owner,
      urgency: urgency ?? null,
      days: step?.days ?? null,
      scoreAfter: step?.scoreAfter ?? null,
      pages,
      where: whereWords(pages, recommendation, context),
      description: recommendation.description,
      citations: citations.cite(evidence),
      seen: seenViews(evidence, context.homeUrl),
      implementation: recommendation.implementation,
      steps: (recommendation.steps ?? []).map((step) => {
        const seen = seenViews(step.evidence, context.homeUrl);
        return { title: step.title, how: step.implementation, seen };
      }),
      impact: recommendation.impact,
      doneWhen: doneWords(recommendation.doneWhen ?? 'Done when the next analysis no longer lists it.'),
      fixes,
      ready,
    };
  });
}

/** An address or the name of a file begins a sentence as it is written. */
function doneWords(test: string): string {
  const words = test.replace(/^Done when /, '');
  return /^\S*[./]\S/.test(words) ? words : capital(words);
}

/** Its place is the question. */
const UNANSWERED = /^no passage answers this /;

/** The same words at the same place are told once. */
function seenViews(evidence: Recommendation['evidence'], homeUrl: string): SeenView[] {
  const views = evidence.map(({ pageUrl, place, seen, words: shown }) => {
    if (UNANSWERED.test(seen)) return { quote: place, where: 'not answered on the pages read', technical: null };
    const { words, technical } = whereOf({ pageUrl, place }, homeUrl);
    return { quote: seen, ...(shown === undefined ? {} : { words: shown }), where: words, technical };
  });
  return [...new Map(views.map((view) => [`${view.where}\n${view.quote}`, view])).values()];
}

/** How many pages it is, we do not say: those without an example may need the same. */
function whereWords(
  pages: RecommendationView['pages'],
  { checkIds }: Recommendation,
  { read, seenOn }: TaskContext,
): string {
  const [first, ...more] = pages;
  if (!first || more.length === 0) return first?.name ?? '';
  const isOnAll = read !== undefined && checkIds.every((id) => seenOn?.get(id) === read);
  return isOnAll ? allPages(read) : 'several pages';
}

/** An older report tells only where what it quotes was seen. */
function pagesOf({ pages, evidence }: Recommendation, { homeUrl }: TaskContext): RecommendationView['pages'] {
  const urls = pages ?? [...new Set(evidence.map(({ pageUrl }) => pageUrl))].filter((url) => url !== '');
  return urls.map((url) => ({ url, name: pageName(url, homeUrl) }));
}

function fixView({ kind, action, placement, pageUrl, syntax, content, before }: Fix): FixView {
  const path = pageUrl === null ? '' : pathOf(pageUrl);
  const page = path === '' ? '' : path === '/' ? ' for the home page' : ` for ${path}`;
  return {
    title: `${action === 'attributes' ? 'HTML attribute' : FIX_WORDS[kind]}${page}`,
    placement,
    syntax,
    before: before ?? null,
    content,
    diff: before ? lineDiff(before, content) : null,
    todos: content.match(/\bTODO\b/g)?.length ?? 0,
  };
}

import type { AnalysisView } from '../../contract/api.ts';
import type { Fix } from '../../contract/fix.ts';
import { fixesOf } from '../../contract/fixes-of.ts';
import type { Results } from '../../contract/results.ts';
import { coverName } from '../outline/cover-block.ts';
import type { FixView, RecommendationView } from '../view/recommendations.ts';
import { selectReport } from '../view/report-view.ts';
import { plural } from '../view/summary.ts';
import { pathOf } from '../view/web-links.ts';
import { pointsWords } from '../words.ts';
import { combineJsonLd } from './combine-json-ld.ts';

/** What an owner hands to whoever looks after the website: only that person's tasks, with all that doing them takes. */
export interface WebPersonView {
  title: string;
  /** "alder-street.example · 22 November 2026 · 19 tasks, together +12.3 points". */
  meta: string;
  tasks: WebPersonTask[];
  /** One block a page, in place of the single ones. */
  structuredData: { page: string; placement: string; code: string }[];
}

export interface WebPersonTask {
  number: number;
  title: string;
  /** "+2.6 points"; '' where it gains nothing by itself. */
  worth: string;
  /** In words; '' for the whole website. */
  page: string;
  /** Selectors as found, in code; everything else in words. */
  places: { text: string; isCode: boolean }[];
  change: string;
  /** Of small repairs one each, with where it was seen. */
  steps: { text: string; places: WebPersonTask['places'] }[];
  code: Pick<FixView, 'title' | 'placement' | 'syntax' | 'content' | 'todos'>[];
  /** Code of it stands under `structuredData`. */
  hasStructuredData: boolean;
  test: string;
}

/** Beyond this a list of places says no more than its beginning. */
const MAX_NAMED = 8;

/** null where there is nothing to hand on: unpaid. */
export function webPersonView(analysis: AnalysisView, results: Results): WebPersonView | null {
  const { premiumResults: premium } = results;
  const { recommendations, summary } = selectReport(analysis, results);
  if (!premium || !recommendations) return null;
  const tasks = recommendations.filter(({ who }) => who === 'web person');
  const fixes = new Map(premium.recommendations.map((one) => [one.id, fixesOf(one)]));
  const points = Math.round(tasks.reduce((sum, task) => sum + task.points, 0) * 10) / 10;
  const together = points > 0 ? `, together ${pointsWords(points)}` : '';
  return {
    title: `${coverName(results, summary)}: for the web person`,
    meta: [summary.host, summary.analysedOn, `${plural(tasks.length, 'task')}${together}`]
      .filter((part) => part !== null)
      .join(' · '),
    tasks: tasks.map((task) => taskView(task, fixes.get(task.id) ?? [])),
    structuredData: structuredData(tasks.flatMap(({ id }) => fixes.get(id) ?? [])),
  };
}

const isStructuredData = ({ kind }: Fix): boolean => kind === 'json-ld';

function taskView(task: RecommendationView, fixes: readonly Fix[]): WebPersonTask {
  const { number, title, points, where, seen, implementation, steps, doneWhen } = task;
  return {
    number,
    title,
    worth: points > 0 ? pointsWords(points) : '',
    page: where,
    // Each step names its own.
    places: steps.length > 0 ? [] : placesOf(seen),
    change: implementation,
    steps: steps.map((step) => ({ text: `${step.title}: ${step.how}`, places: placesOf(step.seen) })),
    code: task.fixes.filter((_, index) => !fixes[index] || !isStructuredData(fixes[index])),
    hasStructuredData: fixes.some(isStructuredData),
    test: doneWhen,
  };
}

function placesOf(seen: RecommendationView['seen']): WebPersonTask['places'] {
  const places = seen.map(({ technical, where }) => ({ text: technical ?? where, isCode: technical !== null }));
  return [...new Map(places.map((place) => [place.text, place])).values()].slice(0, MAX_NAMED);
}

function structuredData(fixes: readonly Fix[]): WebPersonView['structuredData'] {
  const byPage = Map.groupBy(fixes.filter(isStructuredData), ({ pageUrl }) => pageUrl);
  return [...byPage].flatMap(([pageUrl, these]) => {
    const page = pageUrl === null ? 'every page' : pathOf(pageUrl) === '/' ? 'home page' : pathOf(pageUrl);
    const whole = combineJsonLd(these.map(({ content }) => content));
    const blocks = whole === null ? these.map(({ content }) => content) : [whole];
    return blocks.map((code, index) => ({ page, placement: these[whole === null ? index : 0]?.placement ?? '', code }));
  });
}

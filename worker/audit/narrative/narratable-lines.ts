import type { Results } from '../../contract/results.ts';

/** The calls in which lines are worded, so that what belongs together is asked together. */
export const NARRATED_PARTS = ['summary', 'tasks', 'content'] as const;
export type NarratedPart = (typeof NARRATED_PARTS)[number];

/** A line of the report that a language model may put into other words. Titles, numbers, links, order and texts to paste are none. */
export interface NarratableLine {
  part: NarratedPart;
  /** JSON pointer into the results. */
  at: string;
  /** As code wrote it. */
  own: string;
  /** What it rests on, as found on the pages. */
  evidence: string[];
  /** A draft an owner may publish as it stands is held closer to its evidence than what is said about it. */
  isDraft: boolean;
}

/** What stands first is read; wording the rest costs more than it brings. */
const MAX_TASKS = 8;
const MAX_EVIDENCE = 6;

/** A gap for the owner to fill in is not to be talked over. */
const hasGap = (text: string) => text.includes('TODO');

export function narratableLines(results: Results): NarratableLine[] {
  const { summary, premiumResults } = results;
  const lines: NarratableLine[] = [];
  const add = ({
    part,
    at,
    own,
    evidence,
    isDraft = false,
  }: {
    part: NarratedPart;
    at: string;
    own: string;
    evidence: string[];
    isDraft?: boolean;
  }) => {
    if (!hasGap(own)) lines.push({ part, at, own, evidence, isDraft });
  };
  const said = summary ? [summary.headline, ...summary.sentences] : [];
  summary?.sentences.forEach((own, i) => {
    add({ part: 'summary', at: `/summary/sentences/${i}`, own, evidence: said });
  });
  premiumResults?.recommendations.slice(0, MAX_TASKS).forEach((task, i) => {
    const evidence = [task.title, ...task.evidence.slice(0, MAX_EVIDENCE).map(({ seen }) => seen)];
    const at = `/premiumResults/recommendations/${i}`;
    add({ part: 'tasks', at: `${at}/description`, own: task.description, evidence });
    add({ part: 'tasks', at: `${at}/implementation`, own: task.implementation, evidence });
  });
  const { articleRecommendations = [], faqSuggestions = [] } = premiumResults?.contentStrategy ?? {};
  articleRecommendations.forEach(({ title, purpose }, i) => {
    add({
      part: 'content',
      at: `/premiumResults/contentStrategy/articleRecommendations/${i}/purpose`,
      own: purpose,
      evidence: [title],
    });
  });
  faqSuggestions.forEach(({ question, answer }, i) => {
    add({
      part: 'content',
      at: `/premiumResults/contentStrategy/faqSuggestions/${i}/answer`,
      own: answer,
      evidence: [question],
      isDraft: true,
    });
  });
  premiumResults?.contentOptimization.contentCalendar.forEach(({ contentType, topics, aiOptimizationFocus }, i) => {
    const at = `/premiumResults/contentOptimization/contentCalendar/${i}/aiOptimizationFocus`;
    add({ part: 'content', at, own: aiOptimizationFocus, evidence: [contentType, ...topics] });
  });
  return lines;
}

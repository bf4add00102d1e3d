import type { AnalysisView } from '../../contract/api.ts';
import type { ReportPage, Results } from '../../contract/results.ts';
import type { Block } from '../blocks.ts';
import { type CitedEvidence, createCitations } from '../citations.ts';
import { citeGrounds } from '../cite-grounds.ts';
import { differenceBlocks } from '../outline/difference-blocks.ts';
import { type PremiumSection, premiumSections } from '../premium-sections.ts';
import { type AccessGrid, selectAccessGrid } from './access-grid.ts';
import { type Assistants, selectAssistants } from './assistants.ts';
import { type CheckCategory, selectCategories } from './checks.ts';
import { type FactGroup, selectFactGroups } from './fact-rows.ts';
import { type RatedSection, selectFreeSections } from './free-sections.ts';
import { type LockedGroup, selectLocked } from './locked.ts';
import { type Measurements, selectMeasurements } from './measurements.ts';
import { type PlanMonth, selectPlan } from './plan.ts';
import { type QuestionRow, selectQuestions } from './questions.ts';
import { type HomeReading, selectHomeReading } from './reading.ts';
import { type RecommendationView, selectRecommendations } from './recommendations.ts';
import { type Summary, selectSummary } from './summary.ts';

/** Everything the report shows, ready to be laid out. Evidence is numbered in the order of the document. */
export interface ReportView {
  summary: Summary;
  /** null unpaid. */
  recommendations: RecommendationView[] | null;
  plan: PlanMonth[];
  sections: RatedSection[];
  assistants: Assistants;
  /** null while only the home page is shown. */
  grid: AccessGrid | null;
  facts: FactGroup[];
  questions: QuestionRow[];
  categories: CheckCategory[];
  reading: HomeReading | null;
  /** null in reports from before anything was measured. */
  measurements: Measurements | null;
  /** The other paid groups; none unpaid. */
  groups: PremiumSection[];
  pages: ReportPage[];
  locked: LockedGroup[];
  differences: Block[];
  evidence: CitedEvidence[];
}

export function selectReport(analysis: AnalysisView, results: Results): ReportView {
  const citations = createCitations();
  const { premiumResults: premium } = results;
  const recommendations = premium && selectRecommendations(premium.recommendations, citations);
  const assistants = selectAssistants(results, analysis.websiteUrl, citations);
  const differences = differenceBlocks(results.ownerDifferences ?? [], citations);
  const facts = selectFactGroups(results.facts, citations, results.notUnderstood);
  const questions = selectQuestions(results.questions ?? [], citations);
  const categories = selectCategories(results, citations);
  const grounds = citeGrounds(results.grounds ?? {}, results.checks, citations);
  const groups = premium ? premiumSections(premium, grounds) : [];
  return {
    summary: selectSummary(analysis, results),
    recommendations,
    plan: selectPlan(results.plan ?? [], recommendations ?? []),
    sections: selectFreeSections(results.freeResults),
    assistants,
    grid: selectAccessGrid(results),
    facts,
    questions,
    categories,
    reading: selectHomeReading(results),
    measurements: selectMeasurements(results),
    groups,
    pages: results.pages,
    locked: selectLocked(results),
    differences,
    evidence: citations.list(),
  };
}

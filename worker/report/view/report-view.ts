import type { AnalysisView } from '../../contract/api.ts';
import type { PremiumResults } from '../../contract/premium.ts';
import type { ReportPage } from '../../contract/report-page.ts';
import type { Results } from '../../contract/results.ts';
import type { Block } from '../blocks.ts';
import { type CitedEvidence, createCitations } from '../citations.ts';
import { citeGrounds } from '../cite-grounds.ts';
import { differenceBlocks } from '../outline/difference-blocks.ts';
import { type PremiumSection, premiumSections } from '../premium-sections.ts';
import { type AccessGrid, selectAccessGrid } from './access-grid.ts';
import { type AnswerCard, isPhoneDisputed, selectAnswerCard } from './answer-card.ts';
import { type Assistants, selectAssistants } from './assistants.ts';
import { type CheckCategory, selectCategories } from './checks.ts';
import { type FactSheet, selectFactSheet } from './fact-rows.ts';
import { type Finding, selectFindings } from './findings.ts';
import { type RatedSection, selectFreeSections } from './free-sections.ts';
import { type LockedGroup, selectLocked } from './locked.ts';
import { type Losses, selectLosses } from './losses.ts';
import { type Measurements, selectMeasurements } from './measurements.ts';
import { type PlanMonth, selectPlan } from './plan.ts';
import { type QuestionRow, questionsToTell, selectQuestions, whyUnasked, withVerdict } from './questions.ts';
import { selectReadBy } from './read-by.ts';
import { type RecommendationView, selectRecommendations } from './recommendations.ts';
import { type SaidByAssistants, selectSaid } from './said-by-assistants.ts';
import { type Summary, selectSummary } from './summary.ts';
import { selectVerdict, type Verdict } from './verdict.ts';
import { selectWordedBy } from './worded-by.ts';
import { selectWorklist, type Worklist } from './worklist.ts';

/** Everything the report shows, ready to be laid out. Evidence is numbered in the order of the document. */
export interface ReportView {
  summary: Summary;
  verdict: Verdict;
  /** null in reports that could vouch for no fact. */
  answer: AnswerCard | null;
  /** null unpaid. */
  worklist: Worklist | null;
  findings: Finding[];
  losses: Losses;
  /** Of the home page, as everything else names it. */
  homeUrl: string;
  /** null unpaid. */
  recommendations: RecommendationView[] | null;
  plan: PlanMonth[];
  sections: RatedSection[];
  assistants: Assistants;
  /** null unpaid, and where the website says too little to ask about. */
  said: SaidByAssistants | null;
  /** The home page alone in the preview. */
  grid: AccessGrid | null;
  facts: FactSheet;
  /** What a language model had to do with them; null where none had. */
  readBy: string | null;
  /** Which lines a language model worded; null where none did. */
  wordedBy: string | null;
  questions: QuestionRow[];
  categories: CheckCategory[];
  /** null in reports from before anything was measured. */
  measurements: Measurements | null;
  /** The other paid groups; none unpaid. */
  groups: PremiumSection[];
  /** The paid part as it is, for what lays it out itself; null unpaid. */
  premium: PremiumResults | null;
  /** What its lines rest on, by JSON pointer into it. */
  cited: ReadonlyMap<string, readonly number[]>;
  /** What nobody can see from outside. */
  unseen: string[];
  pages: ReportPage[];
  locked: LockedGroup[];
  differences: Block[];
  evidence: CitedEvidence[];
}

export function selectReport(analysis: AnalysisView, results: Results): ReportView {
  const citations = createCitations();
  const { premiumResults: premium, plan = null, pages } = results;
  const homeUrl = pages.find(({ role }) => role === 'home')?.url ?? analysis.websiteUrl;
  const answer = selectAnswerCard(results, homeUrl, citations);
  const read = pages.filter(({ status }) => status > 0 && status < 400).length;
  const seenOn = new Map(results.checks.map(({ id, seenOn = 0 }) => [id, seenOn]));
  const context = { homeUrl, plan: plan ?? [], read, seenOn };
  const recommendations = premium && selectRecommendations(premium.recommendations, citations, context);
  const assistants = selectAssistants(results, analysis.websiteUrl, citations);
  const grid = selectAccessGrid(results, citations);
  const differences = differenceBlocks(results.ownerDifferences ?? [], citations);
  const facts = selectFactSheet(results, citations);
  const isShut = answer?.isShut ?? false;
  const asked = isShut ? [] : selectQuestions(questionsToTell(results), facts, citations);
  const categories = selectCategories(results, citations);
  const grounds = citeGrounds(results.grounds ?? {}, citations);
  const { sections: groups, unseen } = premium ? premiumSections(premium, grounds) : { sections: [], unseen: [] };
  const measurements = selectMeasurements(results);
  const losses = selectLosses(results, homeUrl);
  const verdict = selectVerdict(results, recommendations);
  const heldBackQuestions = results.locked?.questions ?? 0;
  const parts = {
    verdict,
    grid,
    assistants,
    losses,
    facts,
    isPhoneDisputed: isPhoneDisputed(results),
    questions: asked,
    heldBackQuestions,
    unasked: isShut ? whyUnasked(results.questions ?? []) : null,
    categories,
    measurements,
  };
  return {
    summary: selectSummary(analysis, results),
    verdict,
    answer,
    worklist: recommendations && selectWorklist(recommendations, results),
    findings: selectFindings(parts),
    losses,
    homeUrl,
    recommendations,
    plan: selectPlan(plan ?? [], recommendations ?? []),
    sections: selectFreeSections(results.freeResults),
    assistants,
    said: selectSaid(results),
    grid,
    facts,
    readBy: selectReadBy(results),
    wordedBy: selectWordedBy(results),
    questions: withVerdict(asked),
    categories,
    measurements,
    groups,
    premium,
    cited: new Map(Object.keys(results.grounds ?? {}).map((pointer) => [pointer, grounds.cite(pointer)])),
    unseen,
    pages,
    locked: selectLocked(results),
    differences,
    evidence: citations.list(),
  };
}

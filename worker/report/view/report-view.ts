import type { AnalysisView } from '../../contract/api.ts';
import type { ReportPage, Results } from '../../contract/results.ts';
import { type CitedEvidence, createCitations } from '../citations.ts';
import { type Assistants, selectAssistants } from './assistants.ts';
import { type CheckCategory, selectCategories } from './checks.ts';
import { type FactGroup, selectFactGroups } from './fact-rows.ts';
import { type RatedSection, selectFreeSections } from './free-sections.ts';
import { type LockedGroup, selectLocked } from './locked.ts';
import { type Measurements, selectMeasurements } from './measurements.ts';
import { type HomeReading, selectHomeReading } from './reading.ts';
import { type Summary, selectSummary } from './summary.ts';

/** Everything the report shows, ready to be laid out. Evidence is numbered in the order of the document. */
export interface ReportView {
  summary: Summary;
  sections: RatedSection[];
  assistants: Assistants;
  facts: FactGroup[];
  categories: CheckCategory[];
  reading: HomeReading | null;
  /** null in reports from before anything was measured. */
  measurements: Measurements | null;
  pages: ReportPage[];
  locked: LockedGroup[];
  evidence: CitedEvidence[];
}

export function selectReport(analysis: AnalysisView, results: Results): ReportView {
  const citations = createCitations();
  const assistants = selectAssistants(results, analysis.websiteUrl, citations);
  const facts = selectFactGroups(results.facts, citations);
  const categories = selectCategories(results, citations);
  return {
    summary: selectSummary(analysis, results),
    sections: selectFreeSections(results.freeResults),
    assistants,
    facts,
    categories,
    reading: selectHomeReading(results),
    measurements: selectMeasurements(results),
    pages: results.pages,
    locked: selectLocked(results),
    evidence: citations.list(),
  };
}

import type { Results } from '../../contract/results.ts';

export interface LockedGroup {
  id: string;
  title: string;
  count: number;
}

/** The names owners know the premium groups by; the keys are the results contract's. */
const TITLES: Record<string, string> = {
  recommendations: 'Recommendations with exact fixes',
  technicalOptimizations: 'Technical improvements',
  contentStrategy: 'Content strategy',
  competitorAnalysis: 'Competitor comparison',
  performanceTracking: 'What to measure',
  industryInsights: 'Notes on your trade',
  localSeoAnalysis: 'Local presence',
  technicalAudit: 'Technical audit',
  abTestingRecommendations: 'Tests worth running',
  contentOptimization: 'Page by page improvements',
  socialMediaOptimization: 'Social profiles',
  voiceSearchOptimization: 'Voice assistants',
  aiToolsIntegration: 'Tools and automation',
  businessSpecificTips: 'Tips for your business',
  checks: 'Checks with why they matter',
  evidence: 'Passages of evidence',
  access: 'Verdicts by page and assistant',
  questions: "Customers' questions",
  reading: 'More pages read twice',
  accessibility: 'Accessibility issues',
  lab: 'Lab measurements',
  plan: 'Steps of the 30-60-90 day plan',
};

/** What the preview holds back, biggest group first. Empty when nothing is. */
export function selectLocked({ locked }: Results): LockedGroup[] {
  return Object.entries(locked ?? {})
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, count, title: TITLES[id] ?? spelledOut(id) }))
    .toSorted((a, b) => b.count - a.count);
}

/** "siteWideFixes" -> "Site wide fixes". */
function spelledOut(id: string): string {
  const words = id
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

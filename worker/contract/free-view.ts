import { countItems, countTexts } from './count-items.ts';
import type { Narrated } from './models.ts';
import { PREMIUM_GROUPS } from './premium.ts';
import type { LabReport, ReportCheck, Results } from './results.ts';

/** What buyers ask most is shown as a taste of the rest. */
const FREE_QUESTIONS = 3;

/**
 * What an unpaid caller may see. Every field is named: whatever the report grows later stays behind until it is let through
 * here. `locked` says how much of each group is held back.
 */
export function cutToFree(results: Results): Results {
  const home = results.pages.find((page) => page.role === 'home')?.url ?? results.pages[0]?.url;
  const ofHome = <T extends { pageUrl: string }>(rows: readonly T[]) => rows.filter((row) => row.pageUrl === home);
  const cells = ofHome(results.access.cells);
  const reading = ofHome(results.reading);
  const questions = results.questions ?? [];
  const { accessibility } = results;
  const evidence = results.checks.reduce((sum, check) => sum + (check.evidence?.length ?? 0), 0);
  return {
    contractVersion: results.contractVersion,
    engineVersion: results.engineVersion,
    overallScore: results.overallScore,
    score: results.score,
    ...(results.summary ? { summary: results.summary } : {}),
    facts: results.facts,
    ...(results.notUnderstood ? { notUnderstood: results.notUnderstood } : {}),
    ...(results.readBy ? { readBy: results.readBy } : {}),
    ...(results.narration ? { narration: freeNarration(results.narration) } : {}),
    ...(results.ownerDifferences
      ? { ownerDifferences: results.ownerDifferences.map(({ fix: _, ...free }) => free) }
      : {}),
    pages: results.pages,
    ...(results.picture ? { picture: results.picture } : {}),
    access: { agents: results.access.agents, cells },
    freeResults: results.freeResults,
    checks: results.checks.map(freeCheck),
    // Sorted by weight: the heaviest come first.
    ...(results.questions ? { questions: questions.slice(0, FREE_QUESTIONS) } : {}),
    reading,
    ...(results.lab === undefined ? {} : { lab: results.lab && freeLab(results.lab) }),
    ...(accessibility === undefined ? {} : { accessibility: accessibility && { ...accessibility, issues: [] } }),
    premiumResults: null,
    locked: {
      ...lockedGroups(results),
      plan: results.plan?.reduce((sum, { steps }) => sum + steps.length, 0) ?? 0,
      checks: results.checks.length,
      evidence,
      questions: Math.max(0, questions.length - FREE_QUESTIONS),
      access: results.access.cells.length - cells.length,
      reading: results.reading.length - reading.length,
      lab: results.lab?.devices.reduce((sum, { metrics }) => sum + metrics.length, 0) ?? 0,
      accessibility: accessibility?.issues.length ?? 0,
    },
  };
}

/** Items of each paid group, and how many of the recommendations come as text to paste. A report from before there were any holds back none. */
function lockedGroups({ premiumResults }: Results): Record<string, number> {
  if (!premiumResults) return {};
  return {
    ...Object.fromEntries(PREMIUM_GROUPS.map((group) => [group, countItems(premiumResults[group])])),
    texts: countTexts(premiumResults.recommendations),
  };
}

const freeNarration = (narration: Narrated): Narrated => ({
  ...narration,
  fields: narration.fields.filter((field) => field.startsWith('/summary/')),
});

function freeLab({ pageUrl, method, mayBeCovered, devices }: LabReport): LabReport {
  return {
    pageUrl,
    method,
    ...(mayBeCovered ? { mayBeCovered } : {}),
    devices: devices.map(({ device, score, runs, because }) => ({ device, score, runs, because, metrics: [] })),
  };
}

function freeCheck({ id, catalogue, category, outcome, title, weight, strength }: ReportCheck): ReportCheck {
  return { id, catalogue, category, outcome, title, weight, strength };
}

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { notice, runCommand } from './project/project.mjs';

/** 1: below --fail-under. 2: there is no result. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { parseArguments } = await import('./analyze/arguments.mjs');
  const { analyzeOnce } = await import('./analyze/analyze-once.mjs');
  const { renderText } = await import('./analyze/render-text.mjs');
  const { websiteUrl, json, htmlFile, failUnder } = parseArguments(process.argv.slice(2));
  const results = await analyzeOnce(websiteUrl);
  if (htmlFile !== null) {
    const { reportHtml } = await import('../worker/report/export-file.ts');
    writeFileSync(htmlFile, reportHtml(asAnalysis(websiteUrl, results), results));
    notice(`The report is in ${htmlFile}.`);
  }
  const text = json ? JSON.stringify(results, null, 2) : renderText(websiteUrl, results);
  // The process ends right after: wait until a pipe has taken it all.
  await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
  return failUnder !== null && results.overallScore < failUnder ? 1 : 0;
}, 2);

/**
 * What the app knows beside the results. Results with something held back are a preview.
 * @param {string} websiteUrl
 * @param {import('../worker/contract/results.ts').Results} results
 * @returns {import('../worker/contract/api.ts').AnalysisView}
 */
function asAnalysis(websiteUrl, results) {
  const now = Date.now();
  const isPaid = results.locked === undefined;
  const kept = { analysisId: 0, sessionId: '', isDemo: false, failureMessage: null, ticked: [], shareUrl: null };
  return { ...kept, websiteUrl, isPaid, status: 'completed', results, createdAt: now, completedAt: now };
}

import { fileURLToPath } from 'node:url';
import { onProjectNode } from './install.mjs';
import { runCommand } from './project.mjs';

/** 1: below --fail-under. 2: there is no result. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { parseArguments } = await import('./analyze/arguments.mjs');
  const { analyzeOnce } = await import('./analyze/analyze-once.mjs');
  const { renderText } = await import('./analyze/render-text.mjs');
  const { websiteUrl, json, failUnder } = parseArguments(process.argv.slice(2));
  const results = await analyzeOnce(websiteUrl);
  const text = json ? JSON.stringify(results, null, 2) : renderText(websiteUrl, results);
  // The process ends right after: wait until a pipe has taken it all.
  await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
  return failUnder !== null && results.overallScore < failUnder ? 1 : 0;
}, 2);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tests in Vitest's JSON reports. A file that could not be loaded has no tests and counts as one that failed.
 * @param {string} folder
 */
export function countTests(folder) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const file of report.testResults) {
      if (file.status === 'failed' && file.assertionResults.length === 0) counts.failed += 1;
    }
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests + report.numTodoTests;
  }
  return counts;
}

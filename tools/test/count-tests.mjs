import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lines of an error that say what went wrong; the whole stands where the test ran. */
const LINES_OF_AN_ERROR = 12;
const CHARACTERS_OF_A_LINE = 300;

/**
 * The tests in Vitest's JSON reports. A file that could not be loaded has no tests and counts as one that failed.
 * @param {string} folder
 */
export function countTests(folder) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} each failed test with its file and the first lines of its error: a log's end is often all that is kept */
  const failures = [];
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const file of report.testResults) {
      const path = relative(process.cwd(), file.name);
      if (file.status === 'failed' && file.assertionResults.length === 0) {
        counts.failed += 1;
        failures.push(told(path, file.message));
      }
      for (const { status, fullName, failureMessages } of file.assertionResults) {
        if (status === 'failed') failures.push(told(`${path} > ${fullName}`, failureMessages.join('\n')));
      }
    }
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests + report.numTodoTests;
  }
  return { ...counts, failures };
}

/**
 * @param {string} title
 * @param {string} error
 */
function told(title, error) {
  const lines = error.split('\n').slice(0, LINES_OF_AN_ERROR);
  return [title, ...lines.map((line) => line.slice(0, CHARACTERS_OF_A_LINE))].join('\n    ');
}

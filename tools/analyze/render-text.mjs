import { warningOf } from '../../worker/report/view/summary.ts';
import { factLines } from './fact-lines.mjs';
import { oneLine } from './one-line.mjs';

/**
 * @typedef {import('../../worker/contract/results.ts').Results} Results
 */

/**
 * The results as text for a terminal.
 * @param {string} websiteUrl
 * @param {Results} results
 */
export function renderText(websiteUrl, results) {
  const sections = [
    heading(websiteUrl, results),
    section('Assistants on the home page', assistantLines(results)),
    section('Facts an assistant can read', factLines(results.facts)),
    section('What fails', checkLines(results)),
    section('Do these first', adviceLines(results)),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

/**
 * @param {string} websiteUrl
 * @param {Results} results
 */
function heading(websiteUrl, { overallScore, score }) {
  const { pagesRead, pagesChosen, checksMeasured, checksApplicable, weightMeasured } = score.coverage;
  const warning = warningOf(score);
  return [
    ...(warning === null ? [] : [warning]),
    `${websiteUrl}: ${overallScore} of 100`,
    `Access ${score.access ?? 'not measured'}, understanding ${score.understanding ?? 'not measured'}`,
    `${pagesRead} of ${pagesChosen} pages read; ${checksMeasured} of ${checksApplicable} checks measured, ${Math.round(weightMeasured * 100)}% of their weight`,
    ...score.gates.map((gate) => `Held at ${gate.cap} or less: ${gate.reason}`),
  ].join('\n');
}

/** @param {Results} results */
function assistantLines({ access, pages }) {
  const home = pages.find((page) => page.role === 'home')?.url ?? access.cells[0]?.pageUrl;
  const cells = access.cells.filter((cell) => cell.pageUrl === home);
  return ['closed', 'limited', 'unknown', 'open'].flatMap((verdict) => {
    const group = cells.filter((cell) => cell.verdict === verdict);
    if (group.length === 0) return [];
    const reasons = [...new Set(group.flatMap((cell) => cell.because.map((reason) => reason.seen)))];
    const because = verdict === 'open' || reasons.length === 0 ? [] : [`          ${reasons.slice(0, 3).join(' · ')}`];
    return [`${verdict.padEnd(8)}  ${group.map((cell) => cell.token).join(', ')}`, ...because];
  });
}

/** @param {Results} results */
function checkLines({ checks }) {
  const failing = checks.filter(
    (check) => (check.outcome === 'fail' || check.outcome === 'partial') && check.weight > 0,
  );
  return failing
    .sort((a, b) => b.weight - a.weight)
    .flatMap((check) => [
      `${check.outcome === 'fail' ? 'fails ' : 'partly'}  ${check.title}  [${check.id}]`,
      ...(check.evidence ?? [])
        .slice(0, 2)
        .map((item) => `        ${item.pageUrl}  ${item.place}: ${oneLine(item.seen)}`),
    ]);
}

/** @param {Results} results */
function adviceLines({ freeResults }) {
  return freeResults.topRecommendations.flatMap((advice, index) => [
    `${index + 1}. ${advice.title}${advice.pointsGain > 0 ? ` (+${advice.pointsGain})` : ''}`,
    `   ${oneLine(advice.description)}`,
  ]);
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function section(title, lines) {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

import { causeOf } from '../advice/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { SEARCH_ACCESS_IDS } from './gates.ts';

/**
 * Of each result about search agents the line of robots.txt that closes the website to them. Where it does so to several, the other agents
 * that it keeps out with them are no task of their own.
 */
export function closingLines(results: readonly CheckResult[]): ReadonlyMap<CheckResult, string> {
  const unnamed = results.filter((one) => causeOf(one) === null);
  const lines = new Map(unnamed.filter(isSearchAccess).flatMap((one) => withLine(one, linesOf(one)[0])));
  const shared = [...lines.values()].filter((line, at, all) => all.indexOf(line) !== at);
  for (const result of unnamed.filter(isOtherAccess)) {
    const [line, ...others] = new Set(linesOf(result));
    if (line && others.length === 0 && shared.includes(line)) lines.set(result, line);
  }
  return lines;
}

const linesOf = ({ outcome }: CheckResult): (string | undefined)[] =>
  outcome.evidence.map(({ place }) => /line \d+/.exec(place)?.[0]);
const withLine = (result: CheckResult, line: string | undefined): [CheckResult, string][] =>
  line === undefined ? [] : [[result, line]];

/** Where one line closes the website to all of these, those that it closes it to besides. */
export function withOthersClosed(group: readonly CheckResult[], all: readonly CheckResult[]): readonly CheckResult[] {
  const lines = closingLines(all);
  const [line, ...others] = new Set(group.map((one) => lines.get(one)));
  if (line === undefined || others.length > 0) return group;
  return [...group, ...all.filter((one) => isOtherAccess(one) && lines.get(one) === line)];
}

/** Agents beside those of the main search indexes, which a rule for everybody closes out as well. */
const OTHER_ACCESS: ReadonlySet<string> = new Set([
  'blocked-other-assistants',
  'blocked-user-fetch',
  'blocked-preview-bots',
]);
export const isOtherAccess = ({ check }: CheckResult): boolean => OTHER_ACCESS.has(check.id);

export const isSearchAccess = ({ check }: CheckResult): boolean =>
  check.catalogue.some((id) => SEARCH_ACCESS_IDS.includes(id));

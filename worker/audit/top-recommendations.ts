import type { TopRecommendation } from '../contract/results.ts';
import { type Gate, SEARCH_ACCESS_IDS } from './gates.ts';
import { openToSearchAgents } from './recommendations/access.ts';
import type { Advice } from './recommendations/advice.ts';
import { ADVICE } from './recommendations/index.ts';
import type { CheckResult } from './run-checks.ts';
import { cappedScore } from './scoring.ts';

/** The free part shows three. */
const SHOWN = 3;
/** Points of the total from which a gain is called high or medium; a twentieth and a hundredth of what is reachable. */
const HIGH_POINTS = 3;
const MEDIUM_POINTS = 1;

interface Candidate {
  checkIds: string[];
  advice: Advice;
  opensGate: boolean;
  gain: number;
  /** Without gates, so that candidates a gate hides still have an order. */
  rawGain: number;
  /** The website once these checks pass. */
  after: { results: readonly CheckResult[]; gates: readonly Gate[] };
}

/**
 * What gains most, each by scoring the website again as if its checks passed, and those of the recommendations before it. Gates
 * come first: they hide everything else.
 */
export function topRecommendations(results: readonly CheckResult[], gates: readonly Gate[]): TopRecommendation[] {
  const shown: TopRecommendation[] = [];
  let state = { results, gates };
  while (shown.length < SHOWN) {
    const best = candidates(state.results, state.gates)[0];
    if (!best) break;
    shown.push({
      title: best.advice.title,
      description: best.advice.description,
      priority: best.opensGate || best.gain >= HIGH_POINTS ? 'high' : best.gain >= MEDIUM_POINTS ? 'medium' : 'low',
      checkIds: best.checkIds,
      pointsGain: Math.round(best.gain * 10) / 10,
    });
    state = best.after;
  }
  return shown;
}

function candidates(results: readonly CheckResult[], gates: readonly Gate[]): Candidate[] {
  const failing = results.filter(({ outcome }) => outcome.outcome === 'fail' || outcome.outcome === 'partial');
  const forGates = gates.map((gate) =>
    failing.filter(({ check }) => check.catalogue.some((id) => gate.opensWith.includes(id))),
  );
  return [...forGates, ...byCause(failing)]
    .flatMap((group) => candidate(group, results, gates) ?? [])
    .filter(({ gain, rawGain }) => gain > 0 || rawGain > 0)
    .sort(
      (a, b) =>
        Number(b.opensGate) - Number(a.opensGate) ||
        b.gain - a.gain ||
        b.rawGain - a.rawGain ||
        (a.checkIds[0] ?? '').localeCompare(b.checkIds[0] ?? '', 'en'),
    );
}

/** Checks that one line of robots.txt fails are one thing to do. */
function byCause(failing: readonly CheckResult[]): CheckResult[][] {
  const groups = new Map<string, CheckResult[]>();
  for (const result of failing) {
    const line = isSearchAccess(result) ? /line \d+/.exec(result.outcome.evidence[0]?.place ?? '')?.[0] : undefined;
    const cause = line ?? result.check.id;
    groups.set(cause, [...(groups.get(cause) ?? []), result]);
  }
  return [...groups.values()];
}

const isSearchAccess = ({ check }: CheckResult): boolean =>
  check.catalogue.some((id) => SEARCH_ACCESS_IDS.includes(id));

function candidate(
  group: readonly CheckResult[],
  results: readonly CheckResult[],
  gates: readonly Gate[],
): Candidate | null {
  const checkIds = group.map(({ check }) => check.id);
  const isSeveralAgents = group.length > 1 && group.every(isSearchAccess);
  const advice = isSeveralAgents ? openToSearchAgents : checkIds.flatMap((id) => ADVICE[id] ?? [])[0];
  if (!advice) return null;
  const passed = results.map(
    (result): CheckResult =>
      checkIds.includes(result.check.id) ? { check: result.check, outcome: { outcome: 'pass', evidence: [] } } : result,
  );
  // A gate opens when none of the checks that keep it shut is still failing.
  const repaired = new Set(group.flatMap(({ check }) => check.catalogue));
  const left = gates.filter((gate) => !gate.opensWith.every((id) => repaired.has(id)));
  return {
    checkIds,
    advice,
    opensGate: left.length < gates.length,
    gain: cappedScore(passed, left) - cappedScore(results, gates),
    rawGain: cappedScore(passed, []) - cappedScore(results, []),
    after: { results: passed, gates: left },
  };
}

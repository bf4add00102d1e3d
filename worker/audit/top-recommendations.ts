import type { TopRecommendation } from '../contract/results.ts';
import type { Gate } from './gates.ts';
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
  opensGate: boolean;
  gain: number;
  /** Without gates, so that candidates a gate hides still have an order. */
  rawGain: number;
}

/** What gains most, each by scoring the website again as if its checks passed. Gates come first: they hide everything else. */
export function topRecommendations(results: readonly CheckResult[], gates: readonly Gate[]): TopRecommendation[] {
  const failing = results.filter(({ outcome }) => outcome.outcome === 'fail' || outcome.outcome === 'partial');
  const forGates = gates.map((gate) =>
    failing.filter(({ check }) => check.catalogue.some((id) => gate.opensWith.includes(id))),
  );
  const candidates = [...forGates, ...failing.map((one) => [one])]
    .filter((group) => group.some(({ check }) => ADVICE[check.id]))
    .map((group) => candidate(group, results, gates))
    .filter(({ gain, rawGain }) => gain > 0 || rawGain > 0)
    .sort(
      (a, b) =>
        Number(b.opensGate) - Number(a.opensGate) ||
        b.gain - a.gain ||
        b.rawGain - a.rawGain ||
        (a.checkIds[0] ?? '').localeCompare(b.checkIds[0] ?? '', 'en'),
    );
  const said = new Set<string>();
  const shown: TopRecommendation[] = [];
  for (const one of candidates) {
    const adviceId = one.checkIds.find((id) => ADVICE[id] && !said.has(id));
    const advice = adviceId === undefined ? undefined : ADVICE[adviceId];
    if (!advice || one.checkIds.every((id) => said.has(id))) continue;
    for (const id of one.checkIds) said.add(id);
    shown.push({
      title: advice.title,
      description: advice.description,
      priority: one.opensGate || one.gain >= HIGH_POINTS ? 'high' : one.gain >= MEDIUM_POINTS ? 'medium' : 'low',
      checkIds: one.checkIds,
      pointsGain: Math.round(one.gain * 10) / 10,
    });
    if (shown.length === SHOWN) break;
  }
  return shown;
}

function candidate(group: readonly CheckResult[], results: readonly CheckResult[], gates: readonly Gate[]): Candidate {
  const fixed = new Set(group.map(({ check }) => check.id));
  const passed = results.map(
    (result): CheckResult =>
      fixed.has(result.check.id) ? { check: result.check, outcome: { outcome: 'pass', evidence: [] } } : result,
  );
  const repaired = new Set(group.flatMap(({ check }) => check.catalogue));
  const left = gates.filter((gate) => !gate.opensWith.every((id) => repaired.has(id)));
  return {
    checkIds: [...fixed],
    opensGate: left.length < gates.length,
    gain: cappedScore(passed, left) - cappedScore(results, gates),
    rawGain: cappedScore(passed, []) - cappedScore(results, []),
  };
}

import type { Plan, Recommendation } from '../../contract/premium.ts';
import { isOfHeads } from '../advice/page-heads.ts';
import { ADDRESSES_OF_APP, isWrittenByScripts, VIEWS_BEHIND_HASH } from '../advice/rendering.ts';
import type { Evidence } from '../checks/check.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import type { Improvement } from '../score/improvements.ts';
import { isAbsence, points } from '../wording/words.ts';
import { criticalFirst } from './critical-first.ts';
import { appSentence, deadSentence } from './dead-addresses.ts';
import { doneWhen } from './done-when.ts';
import { unsaidOf } from './extent.ts';
import { withLacking } from './lacking.ts';
import { seenSentence, toldTogether } from './seen-sentence.ts';
import { printedOf, showing, shownOfStep } from './shown-evidence.ts';
import { taskPages } from './task-pages.ts';

const DIFFICULTY = { minutes: 'easy', hours: 'moderate', day: 'hard', days: 'hard' } as const;

/** Stable for the same finding, so that what was ticked off stays so in the next analysis. */
export const recommendationId = ({ checkIds }: Pick<Improvement, 'checkIds'>): string => [...checkIds].sort().join('+');

/** What to do, in the order given, with what was seen, what it gains and what to paste. */
export function recommendations(
  input: FixInput,
  improvements: readonly Improvement[],
  fixes: readonly WrittenFix[],
  daysOf: (improvement: Improvement) => Plan[number]['days'],
): Recommendation[] {
  const handed = new Set<WrittenFix>();
  const isNew = shownOnce();
  const first = criticalFirst(input.inputs.pages ?? []);
  const lastGate = improvements.findLastIndex(({ opensGate }) => opensGate);
  return improvements.map((improvement, index) => {
    const { advice, checkIds, gain } = improvement;
    const evidence = isNew(printedOf(improvement));
    const ofApp = appSentence(improvement.results, input.inputs.target.homeUrl);
    const own = fixes.filter((written) => written.checkIds.some((id) => checkIds.includes(id)));
    const fresh = own.filter((written) => !handed.has(written));
    for (const written of fresh) handed.add(written);
    const test = doneWhen(improvement, input.inputs.target.homeUrl);
    const [fix, ...moreFixes] = fresh.map((written) => written.fix);
    return {
      id: recommendationId(improvement),
      title: advice.title,
      priority: improvement.priority,
      description: [advice.description, advice.steps ? '' : seenWordsOf(input, improvement, evidence), ofApp]
        .filter(Boolean)
        .join(' '),
      implementation: [
        withLacking(advice.how, improvement.results),
        isWrittenByScripts(advice) && hasViewsBehindHash(input) ? VIEWS_BEHIND_HASH : '',
        ofApp === '' ? '' : ADDRESSES_OF_APP,
      ]
        .filter(Boolean)
        .join(' '),
      ...(advice.steps ? { steps: stepsOf(improvement, isNew, first) } : {}),
      impact: `${gainSentence(improvement, index <= lastGate)} ${whyOf(improvement)}`.trim(),
      difficulty: DIFFICULTY[advice.effort],
      timeline: `Days ${daysOf(improvement)}`,
      ...(test ? { doneWhen: test } : {}),
      evidence,
      pages: taskPages(input, improvement, fresh),
      checkIds,
      pointsGain: Math.round(gain * 10) / 10,
      effort: advice.effort,
      owner: advice.owner,
      urgency: improvement.urgency,
      ...(fix ? { fix } : {}),
      ...(moreFixes.length > 0 ? { moreFixes } : {}),
      ...(fix ? { fixCompletes: checkIds.every((id) => own.some(({ passes }) => passes.includes(id))) } : {}),
    };
  });
}

/** What an earlier task shows, a later one shows again only where it has nothing else. */
function shownOnce(): (evidence: readonly Evidence[]) => Evidence[] {
  const shown = new Set<string>();
  const keyOf = ({ pageUrl, place, seen }: Evidence): string =>
    isAbsence(seen) ? JSON.stringify([pageUrl, place, seen]) : JSON.stringify([pageUrl, seen]);
  return (evidence) => {
    const fresh = evidence.filter((one) => !shown.has(keyOf(one)));
    for (const one of fresh) shown.add(keyOf(one));
    return fresh.length > 0 ? fresh : evidence.slice(0, 1);
  };
}

function seenWordsOf(input: FixInput, { results }: Improvement, evidence: readonly Evidence[]): string {
  const dead = deadSentence(results, input.inputs.target.homeUrl);
  const told = toldTogether(evidence);
  return dead ?? seenSentence(input, told, unsaidOf(results, told));
}

/** Views of an app among the pages that are known and were not read. */
const hasViewsBehindHash = ({ inputs: { coverage } }: FixInput): boolean =>
  coverage.unread.some((url) => /#!?\/./.test(url));

/** Of many small things no single reason holds: what they are worth is all that was measured. */
function whyOf({ advice, results, gain }: Improvement): string {
  if (!advice.steps || advice.steps.length === 1 || isOfHeads(results))
    return advice.why ?? showing({ results, advice })[0]?.check.why ?? '';
  return gain > 0 ? `Together these steps are worth ${points(gain)}.` : 'These steps gain no points by themselves.';
}

/** Each with an example or two of what its own check saw. */
const stepsOf = (
  { advice: { steps = [] }, results }: Improvement,
  isNew: ReturnType<typeof shownOnce>,
  first: ReturnType<typeof criticalFirst>,
): Recommendation['steps'] =>
  first.steps(steps).map(({ checkId, title, how }) => {
    const own = results.filter(({ check }) => check.id === checkId);
    const evidence = isNew(own.flatMap((one) => shownOfStep(one, (all) => first.evidence(checkId, all))));
    const { others, otherPages } = unsaidOf(own, evidence);
    const more = others ? ['Seen, among others:'] : otherPages ? ['Seen here and elsewhere:'] : [];
    return { checkId, title, implementation: [how, ...more].join(' '), evidence };
  });

/** What the points beside the title do not say. */
function gainSentence({ gain, opensGate, rawGain }: Improvement, hasGate: boolean): string {
  // Where no gate holds the score, too little of the website could be measured, and the head of the report says so.
  if (opensGate && gain <= 0) return 'Your score stays capped until this and what else caps it are mended.';
  if (gain <= 0 && rawGain > 0) return hasGate ? 'It counts once what caps your score is mended.' : '';
  return opensGate ? 'Your score stays capped until this is mended.' : '';
}

import type { Plan, Recommendation } from '../../contract/premium.ts';
import { isOfHeads } from '../advice/page-heads.ts';
import { ADDRESSES_OF_APP, isWrittenByScripts, VIEWS_BEHIND_HASH } from '../advice/rendering.ts';
import type { Evidence } from '../checks/check.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import { askedFirst } from '../fixes/sure-facts.ts';
import type { Improvement } from '../score/improvements.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { appSentence, deadSentence } from './dead-addresses.ts';
import { doneWhen } from './done-when.ts';
import { extentSentence, furtherPages, listedIn, mayBeMore } from './extent.ts';
import { seenSentence } from './seen-sentence.ts';
import { MAX_EVIDENCE, printedOf, showing } from './shown-evidence.ts';
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
  const lastGate = improvements.findLastIndex(({ opensGate }) => opensGate);
  return improvements.map((improvement, index) => {
    const { advice, checkIds, gain } = improvement;
    const evidence = printedOf(improvement);
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
      description: [advice.description, advice.steps ? '' : seenWordsOf(input, improvement, evidence, index), ofApp]
        .filter(Boolean)
        .join(' '),
      implementation: [
        advice.how,
        isWrittenByScripts(advice) && hasViewsBehindHash(input) ? VIEWS_BEHIND_HASH : '',
        ofApp === '' ? '' : ADDRESSES_OF_APP,
        fix ? askedFirst(input, checkIds) : '',
      ]
        .filter(Boolean)
        .join(' '),
      ...(advice.steps ? { steps: stepsOf(input, improvement) } : {}),
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

function seenWordsOf(input: FixInput, improvement: Improvement, evidence: readonly Evidence[], index: number): string {
  const dead = deadSentence(improvement.results, input.inputs.target.homeUrl);
  if (dead !== null) return [dead, mayBeMore(improvement.results)].filter(Boolean).join(' ');
  const { results, advice } = improvement;
  return [seenSentence(input, evidence, index), extentSentence(results, advice.how, evidence)]
    .filter(Boolean)
    .join(' ');
}

/** Views of an app among the pages that are known and were not read. */
const hasViewsBehindHash = ({ inputs: { coverage } }: FixInput): boolean =>
  coverage.unread.some((url) => /#!?\/./.test(url));

/** Of many small things no single reason holds. */
function whyOf({ advice, results }: Improvement): string {
  if (!advice.steps || isOfHeads(results)) return showing({ results, advice })[0]?.check.why ?? '';
  return results.some(({ check }) => check.category === 'semantics' || check.category === 'accessibility')
    ? 'People and machines stumble over such things; none of them decides an answer.'
    : 'Crawlers lose fewer visits; nothing here decides an answer.';
}

/** Each with what its own check saw. */
const stepsOf = (
  { inputs: { target } }: FixInput,
  { advice: { steps = [] }, results }: Improvement,
): Recommendation['steps'] =>
  steps.map(({ checkId, title, how }) => {
    const own = results.filter(({ check }) => check.id === checkId);
    const all = own.flatMap(({ outcome }) => faultsIn(outcome.evidence));
    const evidence = listedIn(all).slice(0, MAX_EVIDENCE);
    const extent = extentSentence(own, `${title} ${how}`, evidence);
    // Where more of a kind is told than is listed, the pages of what was found would not be all of them.
    const further = extent === '' ? furtherPages(all, evidence, target.homeUrl) : '';
    return { checkId, title, implementation: [how, extent, further].filter(Boolean).join(' '), evidence };
  });

/** What the points beside the title do not say. */
function gainSentence({ gain, opensGate, rawGain }: Improvement, hasGate: boolean): string {
  // Where no gate holds the score, too little of the website could be measured, and the head of the report says so.
  if (opensGate && gain <= 0) return 'It opens one of the gates that cap your score.';
  if (gain <= 0 && rawGain > 0) return hasGate ? 'It counts once the gate that caps your score is open.' : '';
  return opensGate ? 'It opens the gate that caps your score.' : '';
}

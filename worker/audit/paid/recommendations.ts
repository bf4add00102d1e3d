import type { Plan, Recommendation } from '../../contract/premium.ts';
import { causeOf } from '../advice/index.ts';
import { frameByScripts, VIEWS_BEHIND_HASH, writtenByScripts } from '../advice/rendering.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { FixInput, WrittenFix } from '../fixes/fix-input.ts';
import { askedFirst } from '../fixes/sure-facts.ts';
import type { Improvement } from '../score/improvements.ts';
import { faultsIn, isOfWebsite, LOOKED_AT_ALL } from '../wording/faults-in.ts';
import { variant } from '../wording/variants.ts';
import {
  capital,
  isAbsence,
  isOwnWords,
  listed,
  markupProperty,
  pageWords,
  seenWords,
  sentence,
} from '../wording/words.ts';
import { withCheckedFirst } from './checked-first.ts';
import { taskPages } from './task-pages.ts';
import { proofOf, provenBy } from './technical/technical-proofs.ts';

/** Enough to believe it; the checks hold the rest. */
const MAX_EVIDENCE = 3;

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
    const own = fixes.filter((written) => written.checkIds.some((id) => checkIds.includes(id)));
    const fresh = own.filter((written) => !handed.has(written));
    for (const written of fresh) handed.add(written);
    const [fix, ...moreFixes] = fresh.map((written) => written.fix);
    return {
      id: recommendationId(improvement),
      title: advice.title,
      priority: improvement.priority,
      description: [advice.description, advice.steps ? '' : seenSentence(input, evidence, index)]
        .filter(Boolean)
        .join(' '),
      implementation: [
        withCheckedFirst(input, advice.how),
        advice === writtenByScripts && hasViewsBehindHash(input) ? VIEWS_BEHIND_HASH : '',
        fix ? askedFirst(input, checkIds) : '',
      ]
        .filter(Boolean)
        .join(' '),
      ...(advice.steps ? { steps: stepsOf(improvement) } : {}),
      impact: `${gainSentence(improvement, index <= lastGate)} ${whyOf(improvement)}`.trim(),
      difficulty: DIFFICULTY[advice.effort],
      timeline: `Days ${daysOf(improvement)}`,
      doneWhen: doneWhen(input, improvement),
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

/** Views of an app among the pages that are known and were not read. */
const hasViewsBehindHash = ({ inputs: { coverage } }: FixInput): boolean =>
  coverage.unread.some((url) => /#!?\/./.test(url));

/** Of many small things no single reason holds. */
function whyOf({ advice, results }: Improvement): string {
  if (!advice.steps) return results[0]?.check.why ?? '';
  return results.some(({ check }) => check.category === 'semantics' || check.category === 'accessibility')
    ? 'People and machines stumble over such things; none of them decides an answer.'
    : 'Crawlers lose fewer visits; nothing here decides an answer.';
}

/** Each with what its own check saw. */
const stepsOf = ({ advice: { steps = [] }, results }: Improvement): Recommendation['steps'] =>
  steps.map(({ checkId, title, how }) => ({
    checkId,
    title,
    implementation: how,
    evidence: faultsIn(results.find(({ check }) => check.id === checkId)?.outcome.evidence ?? []).slice(
      0,
      MAX_EVIDENCE,
    ),
  }));

const EACH_PAGE = 'each page named';
/** Takes one address. */
const COMMAND = /`[^`]*`/g;

/** More addresses than these make no sentence. */
const MAX_LISTED = 5;

const printedOf = (improvement: Improvement): Evidence[] => eachOnce(evidenceOf(improvement)).slice(0, MAX_EVIDENCE);

/** Of several findings in one task the first whose evidence stands in it: a test of what nobody named tests nothing. */
export function provenOf(improvement: Improvement): CheckResult | undefined {
  const printed = printedOf(improvement);
  const isPrinted = ({ outcome }: CheckResult): boolean =>
    outcome.evidence.some((one) =>
      printed.some(({ pageUrl, place, seen }) => pageUrl === one.pageUrl && place === one.place && seen === one.seen),
    );
  return (
    provenBy(improvement.results.filter(isPrinted)) ??
    (printed.length === 0 ? provenBy(improvement.results) : undefined)
  );
}

/** A test anybody can repeat where there is one; else what the next analysis has to say. */
function doneWhen({ inputs }: FixInput, improvement: Improvement): string {
  const { results, advice } = improvement;
  if (advice.steps) return `Done when the next analysis lists neither “${advice.steps[0]?.title}” nor a later step.`;
  const proven = provenOf(improvement);
  const proof = proven && proofOf(proven);
  if (!proven || !proof)
    return `Done when the next analysis says: “${results[0]?.check.title.pass ?? 'Nothing is left to do here'}”.`;
  const seenOn = [...new Set(faultsIn(proven.outcome.evidence).map(({ pageUrl }) => pageUrl))];
  const [page = inputs.target.homeUrl] = seenOn;
  return proof
    .replaceAll('{home}', inputs.target.homeUrl)
    .replaceAll('{pages}', seenOn.length > 0 && seenOn.length <= MAX_LISTED ? listed(seenOn) : EACH_PAGE)
    .replaceAll('{page}', seenOn.length > 1 ? EACH_PAGE : page)
    .replace(COMMAND, (command) => command.replaceAll(EACH_PAGE, page));
}

/** "words in the HTML as served: 43% of the words a browser shows". */
const SERVED = /^words in the HTML as served: (.+)$/;
/** Its place is the question. */
const UNANSWERED = /^no passage answers this /;
/** "holds 348 characters of text as sent, 567 in a browser". */
const HELD = /^holds \d/;

/** Places no visitor sees. */
const IN_CODE = /^(?:JSON-LD|microdata|RDFa|meta\[|link\[)/i;

/**
 * What shows best what is to do: of text that only scripts bring the text itself, and before what is there what is not. Where something was
 * looked for on all pages and not found, what was found beside it is no fault.
 */
function evidenceOf({ results, advice }: Improvement): readonly Evidence[] {
  const shown =
    advice === writtenByScripts || advice === frameByScripts
      ? results.filter(({ check }) => check.category === 'rendering')
      : unmarked(results);
  const all = inTurn((shown.length > 0 ? shown : results).map(({ outcome }) => faultsIn(outcome.evidence)));
  const { absent = [], there = [] } = Object.groupBy(all, ({ seen }) => (isAbsence(seen) ? 'absent' : 'there'));
  return faultsIn([...absent, ...there]);
}

/** Where nothing is marked up, hours and links that stand on the pages are no fault: what is missing is the markup. */
const unmarked = (results: readonly CheckResult[]): readonly CheckResult[] =>
  results.every((one) => causeOf(one) === 'no-business-markup')
    ? results.filter(({ check }) => check.id === 'missing-identity-node')
    : results;

/** The first of each check, then the second: few are shown, and each check is to be among them. */
const inTurn = (lists: readonly (readonly Evidence[])[]): Evidence[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

/** What two checks saw alike is shown once. */
function eachOnce(all: readonly Evidence[]): Evidence[] {
  const known = new Set<string>();
  return all.filter(({ pageUrl, seen }) => {
    const key = `${pageUrl}\n${seen}`;
    return !known.has(key) && known.add(key);
  });
}

function seenSentence({ inputs }: FixInput, evidence: readonly Evidence[], index: number): string {
  const [first] = evidence;
  if (!first || first.seen.trim() === '') return '';
  const page = isOfWebsite(first) ? 'your pages' : pageWords(first.pageUrl, inputs.target.homeUrl);
  if (UNANSWERED.test(first.seen)) return sentence(`No page we read answers “${first.place}”`);
  if (LOOKED_AT_ALL.test(first.seen)) {
    return variant(index, [
      `We found ${first.seen}.`,
      `We looked, and found ${first.seen}.`,
      `Our search found ${first.seen}.`,
    ]);
  }
  const served = SERVED.exec(first.place)?.[1];
  if (served) return `Before scripts run, ${page} has ${served.replace(/^(\d+) of (\d+) /, '$1 of its $2 words ')}.`;
  const drawn = /^no text as sent, (.+ in a browser)$/.exec(first.seen)?.[1];
  if (drawn) return `${capital(page)} is sent without text, and shows ${drawn}.`;
  if (HELD.test(first.seen)) return `${capital(page)} ${first.seen}.`;
  const property = markupProperty(first.place);
  if (property && !isAbsence(first.seen))
    return sentence(`The hidden description of ${page} gives as ${property}: ${seenWords(first)}`);
  const target = /^link to (\S+)/.exec(first.place)?.[1];
  if (target && isAbsence(first.seen))
    return `On ${page} there is a link to ${linkWords(target, inputs.target.homeUrl)}: ${first.seen}.`;
  if (/^status /.test(first.seen)) return `We asked for ${page} and got ${first.seen}.`;
  if (/^location /.test(first.place)) return sentence(`${capital(first.place)}: ${first.seen}`);
  if (FOUND_NO.test(first.seen)) return foundNothing(first, page, index);
  if (isAbsence(first.seen)) {
    return variant(index, [
      `On ${page}: ${first.seen}.`,
      `We looked on ${page}: ${first.seen}.`,
      `${capital(page)}: ${first.seen}.`,
    ]).replace(/\.\.$/, '.');
  }
  const seen = seenWords(first);
  if (isOwnWords(first) && !IN_CODE.test(first.place)) return sentence(`On ${page}: ${seen}`);
  if (/^robots\.txt\b/.test(first.place)) return sentence(`This stands in robots.txt: ${seen}`);
  return sentence(
    variant(index, [
      `What we saw on ${page}: ${seen}`,
      `${capital(page)} shows it: ${seen}`,
      `${placeWords(first, page)}: ${seen}`,
      `An example from ${page}: ${seen}`,
    ]),
  );
}

function foundNothing(one: Evidence, page: string, index: number): string {
  // The task itself says of which pages.
  if (one.seen === 'no link to it') return '';
  if (/^no line names /.test(one.seen)) return sentence(`On ${page} ${one.seen}`);
  const where = searched(one, page);
  const there = `${where === page ? 'on' : 'in'} ${where}`;
  const found = `${capital(there)} we found ${one.seen}`;
  return sentence(
    variant(index, [
      found,
      `We looked ${there} and found ${one.seen}`,
      page === 'your pages' ? found : `${capital(where)} has ${one.seen}`,
    ]),
  );
}

/** "no meta description", "nothing that says whose it is": what one can find, or not. */
const FOUND_NO = /^(?:no (?!text as sent|\S+ (?:is|are) )|nothing )/;

/** Where it was looked for: what a description for machines leaves out may well stand on the page. */
function searched({ place }: Evidence, page: string): string {
  if (/^structured data of /.test(place)) return `the structured data of ${page}`;
  return IN_CODE.test(place) && !/^(?:meta|link)\[/i.test(place) ? `the description for machines on ${page}` : page;
}

/** An address of the website itself without the host we read it under, which no link of it names. */
function linkWords(target: string, homeUrl: string): string {
  const isOwn = URL.canParse(target) && URL.canParse(homeUrl) && new URL(target).origin === new URL(homeUrl).origin;
  return isOwn ? pageWords(target, homeUrl) : target;
}

function placeWords({ place, seen }: Evidence, page: string): string {
  if (IN_CODE.test(place)) return `In the code of ${page}`;
  if (page === 'your pages') return `What we saw on ${page}`;
  return /^https?:/.test(seen) ? `This address stands on ${page}` : `What we found on ${page}`;
}

/** What the points beside the title do not say. */
function gainSentence({ gain, opensGate, rawGain }: Improvement, hasGate: boolean): string {
  // Where no gate holds the score, too little of the website could be measured, and the head of the report says so.
  if (gain <= 0 && rawGain > 0) return hasGate ? 'It counts once the gate that caps your score is open.' : '';
  return opensGate ? 'It opens the gate that caps your score.' : '';
}

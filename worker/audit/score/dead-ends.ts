import { adviceOfCheck, causeOf, isShared } from '../advice/index.ts';
import { subjectKey } from '../advice/subjects.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { pageKey } from '../website/site-address.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { EFFORT_HOURS } from './effort.ts';

const FAILED = '(?:status \\d|no answer)';
/** What says of an address that nothing opens there: the address in the first group, or in the place. */
const GONE = new RegExp(`^(\\S+): ${FAILED}|^no \\p{L}+ at (\\S+)$|^.+ does not open: (\\S+)$`, 'u');
const ANSWER = new RegExp(`^${FAILED}`);
const LINK_TO = /^link to (\S+)$/;
/** What says of a link, by its words, that it has no address, or what a click on it brings. */
const WITHOUT_ADDRESS = [
  /^no address behind (?:one of the links )?“(.+?)”/,
  / at a click on “(.+?)”, which has no address$/,
];
const CLICKED = /^after a click on “(.+?)”/;

/** The address that does not open, or the link without one, that a line of evidence is about; null for anything else. */
function deadEndOf({ pageUrl, place, seen }: Evidence): string | null {
  const words = [...WITHOUT_ADDRESS.map((at) => at.exec(seen)?.[1]), CLICKED.exec(place)?.[1]].find(Boolean);
  if (words !== undefined) return `${pageKey(pageUrl)}\n${words}`;
  const [, ...named] = GONE.exec(seen) ?? [];
  const written = named.find(Boolean) ?? (ANSWER.test(seen) ? (LINK_TO.exec(place)?.[1] ?? pageUrl) : undefined);
  const url = written === undefined ? null : URL.parse(written, pageUrl);
  return url && pageKey(url.href);
}

/** What faults name that are one task; null where one of them is about anything else. */
function deadEndsOf(task: readonly CheckResult[]): ReadonlySet<string> | null {
  const ends = task.flatMap(({ outcome }) => faultsIn(outcome.evidence).map(deadEndOf));
  return ends.length > 0 && ends.every((end) => end !== null) ? new Set(ends) : null;
}

/**
 * Whether all that its task names leads nowhere by the word of another task as well: whoever mends the other has mended it. Of two that name
 * the same, the one that is less work tells more exactly what is to be done.
 */
export function isAmongDeadEnds(result: CheckResult, all: readonly CheckResult[]): boolean {
  const faults = all.filter(isFault);
  const own = deadEndsOf([result, ...faults.filter((one) => one !== result && isOneTask(one, result))]);
  if (own === null) return false;
  const others = faults.filter((one) => one !== result && !isOneTask(one, result));
  return [...Map.groupBy(others, (one) => subjectKey(one) ?? one.check.id).values()].some((task) => {
    const named = new Set(task.flatMap(({ outcome }) => faultsIn(outcome.evidence).map(deadEndOf)));
    const isWithin = [...own].every((end) => named.has(end));
    return isWithin && (named.size > own.size || task.every((one) => isBefore(one, result)));
  });
}

const isFault = ({ outcome }: CheckResult): boolean => outcome.outcome === 'fail' || outcome.outcome === 'partial';

const isOneTask = (one: CheckResult, other: CheckResult): boolean => {
  const cause = causeOf(one);
  const subject = subjectKey(one);
  return (
    (subject !== null && subject === subjectKey(other)) ||
    (cause !== null && cause === causeOf(other) && isShared(cause, [one, other]))
  );
};

const hoursOf = (one: CheckResult): number => {
  const advice = adviceOfCheck(one.check.id);
  return EFFORT_HOURS[advice?.causes?.[causeOf(one) ?? '']?.effort ?? advice?.effort ?? 'days'];
};

const isBefore = (one: CheckResult, other: CheckResult): boolean =>
  (hoursOf(one) - hoursOf(other) || one.check.id.localeCompare(other.check.id, 'en')) < 0;

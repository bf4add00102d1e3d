import type { RatedFacts } from '../../facts/facts.ts';
import { has, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { isKnownProperty, isKnownType } from '../../website/structured-data/vocabulary.ts';
import { lackedWords } from '../../wording/lacked.ts';
import { dueTo, type Evidence, fail, inconclusive, type Outcome, partial, pass } from '../check.ts';
import { type Identity, seenIn } from './identity-nodes.ts';

/** Something a node should say, and the properties that say it. */
export interface Wanted {
  name: string;
  properties: readonly string[];
  /** Said without any of them. */
  isSaid?: (identity: Identity) => boolean;
  /** Whether the pages show it: what they do not hold nobody can fill in. Without it, every business has it. */
  isShown?: (facts: RatedFacts) => boolean;
  /** What people ask for: without it a picture and an address on the web say little. */
  isCore?: true;
}

/** Of what people ask for, one thing alone is not most of it. */
const ENOUGH_CORE = 2;
const LITTLE_CORE = 'Structured data and pages say too little of what people ask for to be compared.';

/** One of several things may be missing; of fewer than this each counts. */
const SEVERAL = 4;

const isComplete = (found: number, wanted: number): boolean =>
  found === wanted || (wanted >= SEVERAL && found === wanted - 1);

/** Judges the business that says most of what is wanted, in one node or several. What no page shows is wanted of none, and credited where it is said. */
export function judgeCompleteness(
  identities: Identity[],
  all: readonly Wanted[],
  { facts, homeUrl }: { facts: RatedFacts; homeUrl: string },
): Outcome<'no-business-markup' | 'only-after-javascript'> {
  const isSaid = (identity: Identity, one: Wanted) =>
    one.isSaid?.(identity) || one.properties.some((property) => has(identity.node, property));
  const wanted = all.filter(
    (one) =>
      ((one.isShown?.(facts) ?? true) && identities.some(({ node }) => takes(node, one))) ||
      identities.some((identity) => isSaid(identity, one)),
  );
  const readings = identities.map((identity) => {
    // What one node leaves out, another of the same name may say.
    const same = identities.filter((other) => isSameOf(identity, other));
    const found = wanted.flatMap((one) => {
      const saying = same.find((other) => isSaid(other, one));
      return saying ? [{ one, saying }] : [];
    });
    return { identity, found };
  });
  // Of descriptions that say as much the one people put right is that of the home page.
  const best = readings.toSorted(
    (a, b) => b.found.length - a.found.length || Number(isOfHome(b.identity)) - Number(isOfHome(a.identity)),
  )[0];
  if (!best)
    return dueTo(
      'no-business-markup',
      fail([{ pageUrl: homeUrl, place: 'structured data of all pages read', seen: 'nothing that says whose it is' }]),
    );
  const { identity, found } = best;
  const evidence = [summaryOf(identity, found, wanted)];
  if (found.length * 2 < wanted.length) return fail(evidence);
  if (!isComplete(found.length, wanted.length)) return partial(evidence);
  const core = all.some(({ isCore }) => isCore) ? found.filter(({ one }) => one.isCore).length : ENOUGH_CORE;
  if (core < ENOUGH_CORE) return inconclusive(LITTLE_CORE, evidence);
  return identity.late ? dueTo('only-after-javascript', partial(evidence)) : pass(evidence);
}

/** Whether a node of its type may say it: a plain Organization has neither opening hours nor a place on the map. */
const takes = ({ types }: SchemaNode, { properties }: Wanted): boolean =>
  types.some((type) => !isKnownType(type) || properties.some((property) => isKnownProperty(type, property)));

/** One business described twice; what only scripts write adds nothing to what is served. */
const isSameOf = (one: Identity, other: Identity): boolean =>
  one === other ||
  (one.late === other.late &&
    textIn(one.node, 'name') !== null &&
    textIn(one.node, 'name') === textIn(other.node, 'name'));

const isOfHome = ({ page }: Identity): boolean => page.role === 'home';

interface Found {
  one: Wanted;
  /** The node that says it. */
  saying: Identity;
}

const saidIn = (saying: Identity, { properties }: Wanted): string =>
  seenIn(saying, properties) ?? textIn(saying.node, 'name') ?? '';

function summaryOf(identity: Identity, found: readonly Found[], wanted: readonly Wanted[]): Evidence {
  const missing = wanted.filter((one) => found.every((other) => other.one !== one)).map(({ name }) => name);
  const late = identity.late ? ', only after JavaScript' : '';
  return {
    pageUrl: identity.page.url,
    place: `${placeInMarkup(identity.node)}${late}`,
    // What is there is no evidence of a gap.
    seen: !isComplete(found.length, wanted.length)
      ? lackedWords(missing)
      : found.map(({ one, saying }) => `${one.name}: ${saidIn(saying, one).slice(0, 60)}`).join('; '),
  };
}

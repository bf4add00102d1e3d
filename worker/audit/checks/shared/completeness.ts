import { has, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { dueTo, type Evidence, fail, type Outcome, partial, pass } from '../check.ts';
import { type Identity, seenIn } from './identity-nodes.ts';

/** Something a node should say, and the properties that say it. */
export interface Wanted {
  name: string;
  properties: readonly string[];
  /** Said without any of them. */
  isSaid?: (node: SchemaNode) => boolean;
}

/** Of six wanted things five are nearly complete; two or fewer are hardly a beginning. Google weighs them no finer. */
const PASS_COUNT = 5;
const PARTIAL_COUNT = 3;

/** Judges the business that says most of what is wanted, in one node or several. */
export function judgeCompleteness(
  identities: Identity[],
  wanted: readonly Wanted[],
  homeUrl: string,
): Outcome<'no-business-markup' | 'only-after-javascript'> {
  const readings = identities.map((identity) => {
    // What one node leaves out, another of the same name may say.
    const same = identities.filter((other) => isSameOf(identity, other));
    const found = wanted.flatMap((one) => {
      const saying = same.find(
        ({ node }) => one.isSaid?.(node) || one.properties.some((property) => has(node, property)),
      );
      return saying ? [{ one, saying }] : [];
    });
    return { identity, found };
  });
  const best = readings.toSorted((a, b) => b.found.length - a.found.length)[0];
  if (!best)
    return dueTo(
      'no-business-markup',
      fail([
        { pageUrl: homeUrl, place: 'structured data of all pages read', seen: 'nothing that describes a business' },
      ]),
    );
  const { identity, found } = best;
  const evidence = [summaryOf(identity, found, wanted)];
  if (found.length < PARTIAL_COUNT) return fail(evidence);
  if (found.length < PASS_COUNT) return partial(evidence);
  return identity.late ? dueTo('only-after-javascript', partial(evidence)) : pass(evidence);
}

/** One business described twice; what only scripts write adds nothing to what is served. */
const isSameOf = (one: Identity, other: Identity): boolean =>
  one === other ||
  (one.late === other.late &&
    textIn(one.node, 'name') !== null &&
    textIn(one.node, 'name') === textIn(other.node, 'name'));

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
    place: `${placeInMarkup(identity.node)}, ${found.length} of ${wanted.length}${late}`,
    // What is there is no evidence of a gap.
    seen:
      found.length < PASS_COUNT
        ? `nothing on ${missing.join(', ')}`
        : found.map(({ one, saying }) => `${one.name}: ${saidIn(saying, one).slice(0, 60)}`).join('; '),
  };
}

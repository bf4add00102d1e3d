import { causeOf } from '../advice/index.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { namedHost } from '../website/unasked/left-out-scheme.ts';
import { listed, pageWords } from '../wording/words.ts';

/** An address that something of the website names and that leads to nothing, with where one finds that. */
export interface DeadAddress {
  url: string;
  evidence: Evidence;
}

const ASK = new Set<CheckId>([
  'pages-without-success',
  'broken-internal-links',
  'broken-external-links',
  'dead-sitemap-addresses',
  'missing-contact-page',
]);
const LEADS_NOWHERE = /^status [45]\d\d(?:$|; the part )|^the name does not exist$|^no address begins with /;
const LINK_TO = /^link to (\S+)$/;

/** Nothing else is asked for in one task with them. */
const isOfThem = ({ check }: CheckResult): boolean => ASK.has(check.id as CheckId) || check.id === 'dead-profile-links';

/** Each once, however many pages link to it and however many checks met it; shown by a link, which is what one mends, where there is one. */
export function deadAddresses(results: readonly CheckResult[]): DeadAddress[] {
  if (!results.every(isOfThem)) return [];
  const dead = results
    .filter(({ check }) => ASK.has(check.id as CheckId))
    .flatMap(({ outcome }) => outcome.evidence)
    .filter(({ seen }) => LEADS_NOWHERE.test(seen))
    .map((evidence) => ({ url: LINK_TO.exec(evidence.place)?.[1] ?? evidence.pageUrl, evidence }));
  const isLinked = ({ evidence }: DeadAddress): boolean => LINK_TO.test(evidence.place);
  const links = new Map(
    dead
      .filter(isLinked)
      .map((one) => [one.url, one] as const)
      .reverse(),
  );
  const each = [...new Map(dead.map((one) => [one.url, links.get(one.url) ?? one])).values()];
  // Visitors meet a link; a list of addresses is for machines.
  return [...each.filter(isLinked), ...each.filter((one) => !isLinked(one))];
}

/** So many are named. */
const MAX_NAMED = 5;

/** What was asked for, all of it or examples; null for one, which the sentence about what was seen tells with its place. */
export function deadSentence(results: readonly CheckResult[], homeUrl: string): string | null {
  const dead = deadAddresses(results);
  if (dead.length < 2) return null;
  // A sitemap names more than we ask for.
  const isPart = results.some(({ check }) => check.id === 'dead-sitemap-addresses');
  const bySeen = Map.groupBy(dead, ({ evidence }) => evidence.seen);
  const told = [...bySeen].map(([seen, these]) => {
    const names = these.map(({ url }) => addressWords(url, homeUrl)).slice(0, MAX_NAMED);
    const rest = isPart || these.length > names.length ? ', among others,' : '';
    if (/^no address /.test(seen))
      return `${listed(names)}${rest} ${names.length > 1 ? 'open' : 'opens'} nothing: ${seen}.`;
    const asked = `We asked for ${listed(names)}${rest.replace(/,$/, '')}`;
    return /^status /.test(seen) ? `${asked}${names.length > 1 ? ',' : ''} and got ${seen}.` : `${asked}: ${seen}.`;
  });
  const hosts = [...new Set(dead.flatMap(({ url }) => namedHost(url) ?? []))];
  const lacking = hosts.map((host) => `A link names ${host}, and leads to an address of your own website.`);
  return [...told, ...deadSitemap(results), ...lacking.slice(0, 1)].join(' ');
}

/** Whoever mends those that are named would leave the others. */
function deadSitemap(results: readonly CheckResult[]): string[] {
  const places = results.flatMap(({ outcome }) => outcome.evidence.map(({ place }) => place));
  const tried = places.flatMap((place) => /^listed in the sitemap, where none of the (\d+) /.exec(place)?.[1] ?? [])[0];
  return tried === undefined ? [] : [`None of the ${tried} addresses of your sitemap that we tried opened.`];
}

/** Pages a click shows and the server does not know. */
const BY_SCRIPTS = 'only-after-javascript';

/** The same where it is part of a task about what scripts write; '' where the task has no such address. */
export function appSentence(results: readonly CheckResult[], homeUrl: string): string {
  const dead = results.filter((one) => ASK.has(one.check.id as CheckId) && causeOf(one) === BY_SCRIPTS);
  // A sitemap names pages that nobody clicked on, too.
  const seen = dead.filter(({ check }) => check.id === 'pages-without-success');
  const asked = seen.length > 0 ? seen : dead;
  const all = dead.length === results.length ? [] : deadAddresses(asked).map(({ url }) => addressWords(url, homeUrl));
  const names = all.slice(0, MAX_NAMED);
  if (names.length === 0) return '';
  const which = names.length > 1 ? 'each of these addresses' : 'this address';
  return `A click also shows ${listed(names)}${all.length > names.length ? ', among others' : ''}; your server itself answers ${which} with an error.`;
}

/** An address of the website itself without the host we read it under, which no link of it names. */
export function addressWords(target: string, homeUrl: string): string {
  const isOwn = URL.canParse(target) && URL.canParse(homeUrl) && new URL(target).origin === new URL(homeUrl).origin;
  return isOwn ? pageWords(target, homeUrl) : target;
}

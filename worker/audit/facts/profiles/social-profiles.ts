import { ownHosts } from '../../website/own-hosts.ts';
import { businessNodes, placeInData, textsOf } from '../../website/structured-data/business-nodes.ts';
import { NO_LETTER_OR_DIGIT } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineOfBlock, placeInBody, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { FactCollector } from '../collector.ts';
import type { FactSource, ListedFact } from '../facts.ts';
import { readBusinessName } from '../name/business-name.ts';
import { nameKey } from '../name/name-key.ts';
import { parseSocialAddress, type SocialAddress } from './social-networks.ts';

interface Sighting {
  profile: SocialAddress;
  source: FactSource;
  /** Said to be the business's own by its place: marked up, or in the frame every page shares. */
  claimed: boolean;
  /** In the text of the page: an icon or the network's name only, as in "follow us". */
  bare: boolean;
  foreign: boolean;
  /** Beside the profile of a person by name, in one row of a page about people: that person's too. */
  ofPerson?: boolean;
  /** Elements of one kind on one page: accounts of one network in such a row are several people's. */
  row: string;
}

/** Words of an invitation to follow, and the networks' names: a link of these alone is the business's own. */
const BARE_TEXT = lightLetters(
  regexSource`
    ^(?:
      \W*(?:
        follow(?: us)?
        |find us
        |like us
        |visit us
        |join us
        |folg\p{L}*(?: uns| sie uns)?
        |besuch\p{L}*(?: sie)? uns
        |suivez[- ]nous
        |retrouvez[- ]nous
        |s[íi]guenos
        |seguici
        |volg ons
        |siga[- ]?nos
        |check(?: us)?(?: out)?
        |see us
        |on
        |on our
        |auf
        |bei
        |sur
        |en
        |su
        |op
        |no
        |our
        |unser\p{L}*
        |notre
        |nuestr\p{L}*
        |page
        |seite
        |channel
        |kanal
        |profile?
        |profil
        |join
        |discord
        |community
        |server
        |facebook
        |instagram
        |insta
        |twitter
        |x
        |linkedin
        |youtube
        |tiktok
        |pinterest
        |threads
        |bluesky
        |xing
        |vimeo
        |line
        |note
        |github
        |公式
        |フォロー
        |fb
        |ig
        |yt
      )\W*
    )*$
  `,
  'iu',
);

/** The business's own profiles; not share buttons, employees, the web designer or communities it links to. */
export function readSocialProfiles(website: Website, name = readBusinessName(website)): ListedFact<string>[] {
  const byProfile = new Map<string, Sighting[]>();
  for (const document of website.documents) {
    for (const sighting of [...inData(document), ...inLinks(document)]) {
      const list = byProfile.get(sighting.profile.key);
      if (list) list.push(sighting);
      else byProfile.set(sighting.profile.key, [sighting]);
    }
  }
  const words = nameWords(website, name?.value ?? '');
  const builder = builderOf(website);
  const inRows = rowsOfPeople([...byProfile.values()].flat());
  const profiles = new FactCollector<string>();
  for (const [key, all] of byProfile) {
    const first = all[0];
    if (!first || !isOwn(first.profile, all, words, inRows)) continue;
    if (handleOf(first.profile) === builder && !words.some((word) => word.includes(builder))) continue;
    for (const { source } of all) profiles.add(key, first.profile.url, source);
  }
  return profiles.inOrder().map(({ value, sources }) => ({ value, sources }));
}

/** The software that made the pages, as they name it: its accounts come with the template. '' where they name none. */
function builderOf({ pages }: Website): string {
  const named = pages.flatMap(({ plain }) => plain.view.metas.filter(({ name }) => name === 'generator'));
  return nameKey(named[0]?.content ?? '').split(' ')[0] ?? '';
}

const handleOf = ({ handle }: SocialAddress): string => nameKey(handle).replaceAll(' ', '');

/** Rows that hold several accounts of one network: the cards of a team, of partners, of customers. */
function rowsOfPeople(all: readonly Sighting[]): ReadonlySet<string> {
  const accounts = new Map<string, Set<string>>();
  for (const { row, profile } of all) {
    const key = `${profile.network} ${row}`;
    if (row !== '') accounts.set(key, (accounts.get(key) ?? new Set()).add(profile.key));
  }
  return new Set([...accounts].filter(([, { size }]) => size > 1).map(([key]) => key));
}

function isOwn(profile: SocialAddress, all: Sighting[], words: string[], rows: ReadonlySet<string>): boolean {
  if (all.every((sighting) => sighting.foreign)) return false;
  const handle = handleOf(profile);
  if (words.some((word) => handle.includes(word) || (handle.length >= 4 && word.includes(handle)))) return true;
  if (profile.isPerson || all.some(({ ofPerson }) => ofPerson)) return false;
  return all.some(
    ({ foreign, claimed, bare, row }) => !foreign && (claimed || (bare && !rows.has(`${profile.network} ${row}`))),
  );
}

function inData(document: TextDocument): Sighting[] {
  return businessNodes(document.structured).flatMap(({ node }) =>
    textsOf(node, 'sameAs').flatMap((address) => {
      const profile = parseSocialAddress(address);
      if (!profile) return [];
      const source = sourceAt(document, placeInData(node, 'sameAs'), address);
      return [{ profile, source, claimed: true, bare: false, foreign: false, row: '' }];
    }),
  );
}

/** Pages where one person's business shows its own accounts beside each other. */
const OF_BUSINESS: ReadonlySet<string> = new Set(['home', 'contact']);

function inLinks(document: TextDocument): Sighting[] {
  const { links, paths } = document.view;
  const isPersonsRow = (at: number, path: number): boolean =>
    [at - 1, at + 1].some((beside) => {
      const link = links[beside];
      if (!link?.url || paths[link.path] !== paths[path]) return false;
      return parseSocialAddress(link.url)?.isPerson === true;
    });
  return links.flatMap((link, at) => {
    const profile = link.url === null ? null : parseSocialAddress(link.url);
    if (!profile) return [];
    const line = lineOfBlock(document, link.block, link.text);
    // A post or a privacy policy that names a profile is about it, not a link to one's own.
    const isProse = link.landmark !== 'footer' && (line?.text.length ?? 0) > 160;
    const inFrame =
      link.landmark === 'footer' ||
      link.landmark === 'header' ||
      link.landmark === 'nav' ||
      (link.rel ?? '').split(' ').includes('me');
    return [
      {
        profile,
        source: sourceAt(document, placeInBody(document.view, link.path), link.href),
        claimed: inFrame && !document.isLegal,
        bare: !document.isLegal && !isProse && document.page.role !== 'article' && BARE_TEXT.test(link.text),
        foreign: (line?.foreign ?? null) !== null,
        ofPerson: !inFrame && !OF_BUSINESS.has(document.page.role) && isPersonsRow(at, link.path),
        row: inFrame ? '' : `${document.pageUrl} ${(document.view.paths[link.path] ?? '').replace(/#[\w-]+/g, '')}`,
      },
    ];
  });
}

/** Words a handle of the business would contain: its name and its host, from four letters on. */
function nameWords(website: Website, businessName: string): string[] {
  const name = nameKey(businessName);
  const hosts = [...ownHosts(website)]
    .filter((host) => !/^[\d.:[\]]+$|^localhost$/.test(host))
    .map((host) => host.split('.')[0] ?? '');
  const words = [name.replaceAll(' ', ''), ...hosts.map((host) => host.replace(NO_LETTER_OR_DIGIT, ''))];
  // The first word of a longer name is its brand more often than its trade.
  const first = name.split(' ')[0] ?? '';
  if (first.length >= 5) words.push(first);
  return words.filter((word) => word.length >= 4);
}

import type { PremiumResults } from '../../../contract/premium.ts';
import { platformOf } from '../../checks/authority/listing-platforms.ts';
import type { TradeId } from '../../facts/facts.ts';
import { nameKey, squeeze } from '../../facts/name-key.ts';
import { parseSocialAddress } from '../../facts/social-networks.ts';
import { variant } from '../../wording/variants.ts';
import { counted, listed, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived, estimated, measured, seenAt, unmeasured } from '../grounds.ts';
import { MENTIONS, VIDEO_MENTIONS } from '../industry-facts.ts';
import type { PremiumInput } from '../premium-input.ts';
import { businessWords } from './business-words.ts';
import { homeEvidence } from './premium-grounds.ts';
import { isOutOfReach, siteAddress, siteName } from './site-address.ts';
import { answersToPost, postIdeas } from './social-posts.ts';
import { SCORE_RULE, type SeenProfile, seenProfiles } from './social-profiles-seen.ts';
import { countryOf, tradeNouns } from './trade-words.ts';

type Group = PremiumResults['socialMediaOptimization'];
type Platform = Group['platforms'][number];

const MAX_PROFILES = 6;
const IDEAS_EACH = 2;
const MAX_PARTNERS = 4;
const SEPARATOR = ' · ';
/** Shorter words are in many handles by chance. */
const MIN_NAME_WORD = 4;

/** Profiles as the website shows them. What is posted there, and who follows, stands behind sign-ins and was not read. */
export function socialMediaOptimization(input: PremiumInput): Draft<Group> {
  const profiles = seenProfiles(input).slice(0, MAX_PROFILES);
  return {
    platforms: platforms(input, profiles),
    crossPlatformStrategy: {
      unifiedMessaging: unifiedMessaging(input),
      contentRepurposing: answersToPost(input),
      engagementTactics: engagement(input, profiles),
    },
    socialSeoIntegration: {
      socialSignals: signals(input, profiles),
      linkBuildingOpportunities: partners(input),
      brandMentionStrategy: mentionStrategy(input),
    },
  };
}

function platforms(input: PremiumInput, profiles: readonly SeenProfile[]): Draft<Platform[]> {
  const ideas = postIdeas(input);
  const own = profiles.map((profile, index) => ownPlatform(input, profile, index, ideas.splice(0, IDEAS_EACH)));
  const missing = candidates(input, profiles).map((network, index) =>
    missingPlatform(
      input,
      network,
      index,
      profiles.length === 0,
      network === 'YouTube' ? films(input) : ideas.splice(0, IDEAS_EACH),
    ),
  );
  return [...own, ...missing];
}

/** What a camera can show: whoever does the work, at it. */
function films(input: PremiumInput): Grounded<string>[] {
  const [offer] = businessWords(input).offers;
  return offer
    ? [
        say(
          `Half a minute on ${quoted(offer.name)}, told by whoever does the work.`,
          derived('The first thing the website offers.', [
            { pageUrl: offer.pageUrl, place: 'offers', seen: offer.seen },
          ]),
        ),
      ]
    : [];
}

function ownPlatform(
  input: PremiumInput,
  profile: SeenProfile,
  index: number,
  ideas: Grounded<string>[],
): Draft<Platform> {
  const { network, url, isLinked, isMarked, answers, fact, score } = profile;
  const [source] = fact.sources;
  const seen = fact.sources.slice(0, 2);
  const home = input.inputs.target.homeUrl;
  const where = isLinked
    ? `Linked from ${pageWords(source?.pageUrl ?? home, home)}`
    : 'Named in your structured data only';
  const marked = isLinked
    ? isMarked
      ? ' and named in your structured data'
      : ', not named in your structured data'
    : '';
  const answer =
    answers === null
      ? 'The network did not let us look.'
      : answers
        ? 'It answered our visit.'
        : 'Our visit found nothing there.';
  return say(
    {
      platform: network,
      aiOptimizationScore: score,
      aiOptimizationScoreBasis: basis('derived', SCORE_RULE),
      currentPresence: say(`${where}${marked}: ${url}. ${answer}`, seenAt(...seen)),
      recommendations: profileSteps(input, profile, index),
      contentSuggestions: ideas,
    },
    seenAt(...seen),
  );
}

function profileSteps(input: PremiumInput, profile: SeenProfile, index: number): Grounded<string>[] {
  const { network, handle, isPerson, isLinked, isMarked, answers, fact } = profile;
  const seen = fact.sources.slice(0, 1);
  const steps: Grounded<string>[] = [];
  const linked = recommendationNumber(input, 'few-linked-profiles');
  const dead = recommendationNumber(input, 'dead-profile-links');
  if (answers === false && dead !== null) {
    steps.push(
      say(`The address is dead: recommendation ${dead} comes first.`, measured(resultOf(input, 'dead-profile-links'))),
    );
  }
  if ((!isLinked || !isMarked) && linked !== null) {
    steps.push(
      say(
        `${isLinked ? 'Markup' : 'A link'} for ${network} is part of recommendation ${linked}.`,
        measured(resultOf(input, 'few-linked-profiles')),
      ),
    );
  }
  if (isPerson) {
    steps.push(
      say(
        `This ${network} profile is a person’s (${handle}). Open a page for the business and let the person point to it.`,
        derived('The form of the address tells persons from businesses.', seen),
      ),
    );
  }
  const name = businessWords(input).name;
  if (name !== null && !isPerson && !INVITED.has(network) && !sameName(handle, name)) {
    steps.push(
      say(
        `The handle ${quoted(handle)} does not show your name. Write ${quoted(name)} in the name field, spelled as on your website.`,
        derived('Letters of the handle compared with the name on the website.', seen),
      ),
    );
  }
  const about = aboutLine(input, index);
  if (about.includes(SEPARATOR)) {
    steps.push(
      say(
        sentence(
          `${variant(index, ['Text for the “about” field', 'About line to paste', 'For the short description'])} on ${network}: ${quoted(about, 300)}`,
        ),
        derived('Name, trade, town and address of the website, as it states them.', seen),
      ),
    );
  }
  return steps;
}

/** As written, each once; dots, dashes and the numbers a network adds make no other handle. */
function distinctHandles(profiles: readonly SeenProfile[]): string[] {
  const byKey = new Map<string, string>();
  for (const { handle } of profiles) {
    const own = handle.split('/')[0]?.toLowerCase() ?? '';
    const key = squeeze(nameKey(own));
    if (!byKey.has(key)) byKey.set(key, own);
  }
  return [...byKey.values()];
}

/** Their addresses hold codes, not names. */
const INVITED: ReadonlySet<string> = new Set(['Discord', 'LINE']);

/** Handles shorten and join names; one that holds a word of the name will do. */
function sameName(handle: string, name: string): boolean {
  const joined = squeeze(nameKey(handle));
  const words = nameKey(name).split(' ');
  const isTelling = (word: string) => word.length >= MIN_NAME_WORD;
  // Numbers say nothing, and names in other scripts are written in Latin letters in many ways.
  if (/^\d+$/.test(joined) || !words.some(isTelling) || /[^\p{Script=Latin}\d\s]/u.test(nameKey(name))) return true;
  return words.some((word) => isTelling(word) && joined.includes(word));
}

/** To paste, in the website's language; each profile gets it in another order, so that none is a copy. */
function aboutLine(input: PremiumInput, index: number): string {
  const { phrases, noun, place, name } = businessWords(input);
  const { phones } = input.inputs.facts;
  const home = isOutOfReach(input) ? null : siteAddress(input);
  const what = phrases && noun !== null && place !== null ? phrases.inPlace(noun, place) : noun;
  const called = name ?? siteName(input);
  const parts = [
    [called, what, phones[0]?.asShown, home],
    [what, called, home, phones[0]?.asShown],
    [called, what, home],
  ][index % 3];
  return (parts ?? []).filter((part) => part !== null && part !== undefined).join(SEPARATOR);
}

/** Where a trade shows what it does. A rule of ours, not a measurement: two at most. */
const SHOWN_IN_PICTURES: ReadonlySet<TradeId> = new Set([
  'restaurant',
  'cafe',
  'bakery',
  'hotel',
  'builder',
  'hairdresser',
  'beauty',
  'gym',
  'dance-school',
  'shop',
  'online-shop',
  'real-estate',
]);
const SOLD_TO_BUSINESSES: ReadonlySet<TradeId> = new Set(['lawyer', 'accountant', 'software', 'agency', 'finance']);

function candidates(input: PremiumInput, profiles: readonly SeenProfile[]): string[] {
  const { trade } = input.inputs.questions;
  const first = SHOWN_IN_PICTURES.has(trade)
    ? 'Instagram'
    : SOLD_TO_BUSINESSES.has(trade)
      ? 'LinkedIn'
      : countryOf(input) === 'JP'
        ? 'LINE'
        : 'Facebook';
  return [first, 'YouTube']
    .filter((network) => !profiles.some((profile) => profile.network === network))
    .slice(0, profiles.length === 0 ? 2 : 1);
}

const WHY: Record<string, (trades: string) => string> = {
  Instagram: (trades) => `What ${trades} do can be seen, and pictures are what this network is for.`,
  LinkedIn: (trades) =>
    `${trades.charAt(0).toUpperCase()}${trades.slice(1)} are looked up by name and firm, and that is what this network holds.`,
  LINE: () => 'In Japan a message there is often the shortest way to a business.',
  Facebook: () => 'A page there carries address, hours and reviews, so it doubles as a directory entry.',
};

function missingPlatform(
  input: PremiumInput,
  network: string,
  index: number,
  isOnly: boolean,
  ideas: Grounded<string>[],
): Draft<Platform> {
  const why = WHY[network]?.(tradeNouns(input)) ?? '';
  const home = homeEvidence(input);
  return say(
    {
      platform: network,
      aiOptimizationScore: null,
      aiOptimizationScoreBasis: basis(
        'not_measured',
        `No ${network} profile of yours is linked or named on the pages read, so there is nothing to score.`,
      ),
      currentPresence: say(
        input.inputs.pages === null
          ? `Not measured: no page could be read, so nobody knows whether you are on ${network}.`
          : isOnly && index === 0
            ? 'None seen: the pages read link to no profile on any network.'
            : `None seen on ${network}.`,
        derived('Links and structured data of the pages read.', home ? [home] : []),
      ),
      recommendations: [
        network === 'YouTube'
          ? say(
              `${VIDEO_MENTIONS.text} One film about your most asked question is a start; many are not needed.`,
              estimated(VIDEO_MENTIONS.source),
            )
          : say(
              `${why} Open it only if somebody will look after it; a dead profile is worse than none.`,
              derived('Our rule by trade; no study tells which network a small business needs.'),
            ),
      ],
      contentSuggestions: ideas,
    },
    derived('Networks on which a trade can show itself, against those seen.', home ? [home] : []),
  );
}

function unifiedMessaging(input: PremiumInput): Draft<string> {
  const { facts } = input.inputs;
  const name = facts.businessName?.value;
  const said = facts.description;
  if (!said && input.inputs.pages === null) {
    return say(
      'Not measured: no page could be read, so there are no words of yours to agree on.',
      unmeasured('Analyse the website again once its pages answer.'),
    );
  }
  if (!said) {
    return say(
      `Your website has no sentence that says what you are. Write one${name ? ` that begins with “${name}”` : ''}, and use it everywhere before you open more profiles.`,
      derived('No description was found in text, markup or tags.'),
    );
  }
  return say(
    sentence(
      `Say one thing everywhere${name ? `, under the name ${quoted(name)}` : ''}. Your website has the sentence for it: ${quoted(said.value, 220)}`,
    ),
    derived('Name and description of the website.', [
      ...said.sources.slice(0, 1),
      ...(facts.businessName?.sources.slice(0, 1) ?? []),
    ]),
  );
}

function engagement(
  { questions, inputs: { facts } }: PremiumInput,
  profiles: readonly SeenProfile[],
): Grounded<string>[] {
  const open = questions.filter(({ answered }) => answered === 'none').slice(0, 2);
  const shown =
    profiles.length === 0
      ? 'wherever your customers write to you'
      : `on ${listed([...new Set(profiles.map(({ network }) => network))].slice(0, 3))}`;
  return [
    ...open.map(({ question }, index) =>
      say(
        index === 0
          ? `Ask back ${shown}: ${quoted(question)} What people reply tells you which words they use, and your website has no answer yet.`
          : `When somebody asks ${quoted(question)} in a comment, answer there, then put the answer on your website and link to it the next time.`,
        derived('Questions of the trade for which nothing was found on the pages read.'),
      ),
    ),
    ...(facts.openingHours
      ? [
          say(
            'Pin one post with your hours, and change it before each holiday; readers and assistants meet it first.',
            derived(
              'Hours are stated on the website, and profiles show them too.',
              facts.openingHours.sources.slice(0, 1),
            ),
          ),
        ]
      : []),
  ];
}

function signals(input: PremiumInput, profiles: readonly SeenProfile[]): Grounded<string>[] {
  const preview = resultOf(input, 'missing-preview-tags');
  const picture = resultOf(input, 'dead-preview-image');
  const lines: Grounded<string>[] = [];
  if (profiles.length > 1) {
    const marked = profiles.filter(({ isMarked }) => isMarked).length;
    const asked = profiles.filter(({ answers }) => answers !== null);
    lines.push(
      say(
        `${counted(profiles.length, 'profile')} seen, ${marked === profiles.length ? 'all' : marked === 0 ? 'none' : marked} of them named in structured data. ${asked.length === 0 ? 'None let us look.' : `${asked.filter(({ answers }) => answers).length} answered our visit.`}`,
        seenAt(...profiles.flatMap(({ fact }) => fact.sources.slice(0, 1))),
      ),
    );
    const named = profiles.filter(({ network, handle }) => !INVITED.has(network) && !/^\d+$/.test(handle));
    const handles = distinctHandles(named);
    if (named.length > 1)
      lines.push(
        say(
          handles.length === 1
            ? `The handle is the same on all of them: ${quoted(handles[0] ?? '')}, dots and dashes aside.`
            : `The handles differ: ${listedUpTo(
                handles.map((handle) => quoted(handle, 40)),
                4,
              )}. One handle is easier to find and to tie to your name.`,
          derived(
            'Letters and digits of the handles compared, without regard to case.',
            profiles.flatMap(({ fact }) => fact.sources.slice(0, 1)),
          ),
        ),
      );
  }
  if (preview && preview.outcome.outcome !== 'inconclusive' && preview.outcome.outcome !== 'not_applicable') {
    lines.push(
      say(
        preview.outcome.outcome === 'pass'
          ? 'A shared link shows a title, a text and a picture of your choosing.'
          : 'A shared link does not show all of title, text and picture, so the network chooses for you.',
        measured(preview, picture),
      ),
    );
  }
  return lines;
}

/** Websites this one already links to, which might link back: people one knows. */
function partners(input: PremiumInput): Grounded<string>[] {
  const { pages, target } = input.inputs;
  const isLocal = input.inputs.isLocal === true;
  const own = new URL(target.homeUrl).hostname.replace(/^www\./, '');
  const found = new Map<string, { pageUrl: string; url: string; text: string }>();
  for (const page of pages ?? []) {
    if (page.role === 'legal') continue;
    for (const { url, text } of page.plain.view.links) {
      if (url === null || !/^https?:/.test(url) || !URL.canParse(url)) continue;
      const host = new URL(url).hostname.replace(/^www\./, '');
      const isKnownService =
        parseSocialAddress(url) !== null ||
        platformOf(url, 'reviews') !== null ||
        platformOf(url, 'directory') !== null;
      if (host.endsWith(own) || host === target.aliasHost || isKnownService || COMMON_HOST.test(host)) continue;
      if (!found.has(host)) found.set(host, { pageUrl: page.url, url, text });
    }
  }
  const lines = [...found]
    .slice(0, MAX_PARTNERS)
    .map(([host, { pageUrl, url }], index) =>
      say(
        variant(index, [
          `You link to ${host}. If you work together, ask for a line about you there, with your name${isLocal ? ' and town' : ''}.`,
          `${host}, to which you link, may have a page of partners, customers or members: ask to be on it.`,
          `A project with ${host} would be a reason for both to write about it and to link.`,
        ]),
        derived('Other websites the pages link to, without networks, maps and portals.', [
          { pageUrl, place: 'a[href]', seen: url },
        ]),
      ),
    );
  const place = businessWords(input).place;
  const home = homeEvidence(input);
  return [
    ...lines,
    ...(place === null || !isLocal
      ? []
      : [
          say(
            `Clubs, schools and events in ${place} that you support already usually thank their supporters by name: send them your exact name and address.`,
            derived('The town of the address. Whom you support is not on the website.', home ? [home] : []),
          ),
        ]),
  ];
}

/** Services and references that link back to nobody. */
const COMMON_HOST =
  /(?:^|\.)(?:google|goo|gstatic|apple|microsoft|wikipedia|wordpress|wix|squarespace|shopify|jimdo|webflow|godaddy|cloudflare|facebook|instagram|whatsapp|wa|youtube|youtu|twitter|x|linkedin|paypal|stripe|openstreetmap|mozilla|adobe|europa|bit|t|calendly|mailchimp|hubspot|schema|creativecommons)\.[a-z.]{2,6}$/;

function mentionStrategy(input: PremiumInput): Draft<string> {
  const { name } = businessWords(input);
  return say(
    `${MENTIONS.text} Ask whoever writes about you to spell ${name === null ? 'your name the same way' : quoted(name)}${input.inputs.isLocal === true ? ' and to name the town' : ''}; a link is welcome, and not the point. What others write was not searched for here.`,
    estimated(MENTIONS.source),
  );
}

import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';

interface Network {
  name: string;
  host: RegExp;
  /** Path of a profile; the first group is its handle. */
  profile: Pattern;
}

/**
 * Networks on which a business has a profile, with the form of a profile's address. Maps, directories, shops, delivery and links that open a
 * conversation with a number are not profiles.
 */
const NETWORKS: Network[] = [
  {
    name: 'Facebook',
    host: /^(?:[a-z-]+\.)?(?:facebook|fb)\.com$|^fb\.me$/,
    profile: lightLetters(
      regexSource`
        ^\/(?:people\/([^/]+\/(?:\d+|pfbid\w+))|p\/([^/]+)|pg\/([^/]+)|pages\/(?:category\/[^/]+\/)?([^/]+(?:\/\d+)?)
        |profile\.php|((?!\w+\.php$)[a-z0-9][\w.%-]{2,}))(?:\/(?:about|photos|reviews|home|timeline|posts)?)?\/?$
      `,
      'i',
    ),
  },
  { name: 'Instagram', host: /^(?:www\.)?instagram\.com$/, profile: /^\/([\w.]{2,30})\/?$/ },
  { name: 'X', host: /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/, profile: /^\/@?(\w{2,20})\/?$/ },
  {
    name: 'LinkedIn',
    host: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    profile: /^\/(?:company|school|showcase|in|pub)\/([^/]+)(?:\/(?:about|mycompany|posts)?)?\/?$/,
  },
  {
    name: 'YouTube',
    host: /^(?:www\.|m\.)?youtube\.com$/,
    profile:
      /^\/(?:@([\w.%-]{2,})|channel\/([\w-]{10,})|c\/([^/]+)|user\/([^/]+))(?:\/(?:videos|featured|about|shorts|streams|playlists)?)?\/?$/,
  },
  { name: 'TikTok', host: /^(?:www\.|m\.)?tiktok\.com$/, profile: /^\/@([\w.]{2,})\/?$/ },
  {
    name: 'Pinterest',
    host: /^(?:[a-z]{2,3}\.|www\.)?pinterest\.(?:com|[a-z]{2}|co\.uk|com\.au)$/,
    profile: /^\/([\w-]{3,})\/?$/,
  },
  { name: 'Threads', host: /^(?:www\.)?threads\.(?:net|com)$/, profile: /^\/@([\w.]{2,})\/?$/ },
  { name: 'Bluesky', host: /^bsky\.app$/, profile: /^\/profile\/([^/]+)\/?$/ },
  { name: 'XING', host: /^(?:www\.)?xing\.com$/, profile: /^\/(?:pages|companies|profile|company)\/([^/]+)\/?$/ },
  { name: 'Vimeo', host: /^(?:www\.)?vimeo\.com$/, profile: /^\/(?!\d+\/?$)(?:channels\/)?([\w-]{3,})\/?$/ },
  { name: 'Snapchat', host: /^(?:www\.)?snapchat\.com$/, profile: /^\/add\/([\w.-]+)\/?$/ },
  { name: 'Twitch', host: /^(?:www\.|m\.)?twitch\.tv$/, profile: /^\/(\w{3,25})\/?$/ },
  { name: 'Discord', host: /^(?:www\.)?(?:discord\.gg|discord\.com)$/, profile: /^\/(?:invite\/)?([\w-]{3,})\/?$/ },
  { name: 'GitHub', host: /^(?:www\.)?github\.com$/, profile: /^\/([\w-]{1,39})\/?$/ },
  { name: 'Reddit', host: /^(?:www\.|old\.)?reddit\.com$/, profile: /^\/(?:r|u|user)\/([\w-]+)\/?$/ },
  { name: 'Tumblr', host: /^([\w-]+)\.tumblr\.com$/, profile: /^()\/?$/ },
  { name: 'Flickr', host: /^(?:www\.)?flickr\.com$/, profile: /^\/(?:photos|people)\/([^/]+)\/?$/ },
  { name: 'Behance', host: /^(?:www\.)?behance\.net$/, profile: /^\/([\w-]{2,})\/?$/ },
  { name: 'Dribbble', host: /^(?:www\.)?dribbble\.com$/, profile: /^\/([\w-]{2,})\/?$/ },
  { name: 'Medium', host: /^(?:www\.)?medium\.com$/, profile: /^\/@?([\w.-]{2,})\/?$/ },
  { name: 'SoundCloud', host: /^(?:www\.|m\.)?soundcloud\.com$/, profile: /^\/([\w-]{3,})\/?$/ },
  {
    name: 'Mastodon',
    host: /^(?:mastodon\.[a-z.]+|mas\.to|mstdn\.[a-z]+|[\w.-]+\.social|fosstodon\.org|hachyderm\.io)$/,
    profile: /^\/@([\w.-]+)\/?$/,
  },
  { name: 'note', host: /^note\.com$/, profile: /^\/([\w-]{2,})\/?$/ },
  // A channel or an account with a page of its own; invitations and shared posts are none.
  {
    name: 'Telegram',
    host: /^(?:t|telegram)\.me$/,
    profile: /^\/(?:s\/)?(?!(?:joinchat|addstickers|proxy|iv|c)\b)([a-z]\w{3,31})\/?$/i,
  },
  { name: 'LINE', host: /^(?:lin\.ee|page\.line\.me)$/, profile: /^\/([\w@-]{3,})\/?$/ },
];

/** Where a handle belongs: words that ask for it. The group is sure, others may be called so ("yourbaker"). */
const ASKS_FOR_HANDLE = lightLetters(
  regexSource`
    ^(?:
      (
        (?:your|dein|votre|jouw)[-_]\w+
        |ihr(?:e)?[-_]?(?:profil|seite|firma|name)
        |tu[-_]?(?:perfil|pagina|empresa|cuenta|usuario|negocio|marca|nombre)
        |(?:il[-_]?)?tuo[-_]?(?:profilo|nome|account)
        |(?:o[-_]?)?seu[-_]?(?:perfil|usuario|instagram)
        |username
        |placeholder
        |xxx+
      )
      |(?:your|dein|votre|jouw)[-_]?\w*
    )$
  `,
  'i',
);

/** Paths that are functions or sections of a network, and names of software. */
const NOT_A_HANDLE = lightLetters(
  regexSource`
    ^(?:
      share(?:r|r\.php|article)?
      |sharing
      |dialog
      |plugins
      |login
      |signup
      |home
      |intent
      |hashtag
      |search
      |explore
      |p
      |reel
      |reels
      |stories
      |tv
      |watch
      |embed
      |groups
      |events
      |marketplace
      |gaming
      |help
      |about
      |legal
      |privacy
      |policies?
      |policy\.php
      |terms
      |tos
      |business
      |ads
      |tr
      |v\d.*
      |pin
      |ideas
      |i
      |settings
      |developers?
      |docs
      |features
      |pricing
      |enterprise
      |topics
      |collections
      |orgs
      |sponsors
      |media
      |photo(?:\.php)?
      |photos
      |video
      |videos
      |story\.php
      |permalink\.php
      |notes
      |directory
      |jobs
      |feed
      |channel
      |user
      |c
      |results
      |shorts
      |playlist
      |account
      |accounts
      |status
      |company
      |in
      |profile
      |profiles?
      |page
      |pages
      |user(?:-?profile)?
      |my-?(?:page|profile|company|business)
      |example\w*
      |test
      |facebook
      |instagram
      |twitter
      |x
      |linkedin
      |youtube
      |tiktok
      |pinterest
      |wordpress(?:dotcom|com)?
      |wix
      |squarespace
      |shopify
      |jimdo
      |elementor
      |themeforest
      |envato
    )$
  `,
  'i',
);

/**
 * "facebook.com/share/18xp": what the network's app hands out for a page or for a post; which of them it is, only the network can tell.
 * An address to share is another's.
 */
export function isHandedOut(address: string): boolean {
  if (networkOf(address) !== 'Facebook') return false;
  const { pathname, searchParams } = new URL(address);
  return /^\/share\/\w{6,}\/?$/.test(pathname) && !searchParams.has('u');
}

/** "Instagram: @larch.leeds", for a person to type in. */
export const tellsHandle = (text: string): boolean =>
  /(?:^|\s)@[\w.]{3,30}(?!\S)/.test(text) &&
  NETWORKS.some(({ name }) => ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `.includes(` ${name.toLowerCase()} `));

/** Whether a text is the name of a network and nothing else. */
export const isNetworkName = (text: string): boolean =>
  NETWORKS.some(({ name }) => name.toLowerCase() === text.trim().toLowerCase());

export interface SocialAddress {
  network: string;
  handle: string;
  /** Without tracking parameters. */
  url: string;
  /** Equal for every spelling of the same profile. */
  key: string;
  /** A person's, by its form (LinkedIn's /in/). */
  isPerson: boolean;
}

/** A profile's address in one form; null for share buttons, posts, groups, a network's own pages and placeholders. */
export const parseSocialAddress = remembered((address): Readonly<SocialAddress> | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.toLowerCase();
  const network = NETWORKS.find((one) => one.host.test(host));
  const match = network?.profile.exec(url.pathname);
  if (!network || !match) return null;
  const number = url.pathname === '/profile.php' ? url.searchParams.get('id') : null;
  if (url.pathname === '/profile.php' && !/^\d+$/.test(number ?? '')) return null;
  const handle = decodeHandle(number ?? match.slice(1).find((part) => part) ?? network.host.exec(host)?.[1] ?? '');
  if (handle === '' || (number === null && (NOT_A_HANDLE.test(handle) || ASKS_FOR_HANDLE.test(handle)))) return null;
  const path = ownPath(url.pathname.replace(/\/+$/, ''), handle);
  const clean = `${url.protocol}//${url.host}${url.pathname}${number === null ? '' : `?id=${number}`}`;
  return {
    network: network.name,
    handle,
    url: clean,
    key: `${network.name}${network.name === 'Tumblr' ? host : path.toLowerCase()}${number ?? ''}`,
    isPerson: network.name === 'LinkedIn' && /^\/(?:in|pub)\//.test(url.pathname),
  };
});

/** Of "/larch/reviews" the profile: a tab of it is no other one. A number behind the handle names the profile ("/pages/Larch/12"). */
function ownPath(path: string, handle: string): string {
  const parts = path.split('/');
  const at = parts.findIndex((part) => decodeHandle(part) === handle);
  const next = parts[at + 1];
  return at < 0 || next === undefined || !/^[a-z_]+$/.test(next) ? path : parts.slice(0, at + 1).join('/');
}

/** The network whose start page an address is, as templates link to it before anybody fills in the profile; null for every other address. */
export function startPageOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, search, hash } = new URL(address);
  if (!isScreenOfVisitor(address) && (pathname !== '/' || search !== '' || hash !== '')) return null;
  return (
    NETWORKS.find(({ host, name }) => !HOSTS_OF_PROFILES.has(name) && host.test(hostname.toLowerCase()))?.name ?? null
  );
}

/** The last part of an address on a network where it asks for a profile instead of naming one; null where it does not. */
export function handleAskedFor(address: string): string | null {
  if (networkOf(address) === null) return null;
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? '';
  return ASKS_FOR_HANDLE.exec(last.replace(/^@/, ''))?.[1] ?? null;
}

/** "facebook.com/home.php?#/pages/Linde/12": whoever follows it gets their own start page, whatever the address says behind it. */
export const isScreenOfVisitor = (address: string): boolean =>
  networkOf(address) !== null && new URL(address).pathname === '/home.php';

/** The network an address is on, whatever it leads to there. */
export const networkOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const hostname = new URL(address).hostname.toLowerCase();
  return NETWORKS.find(({ host }) => host.test(hostname))?.name ?? null;
};

/** Their profiles are hosts of their own. */
const HOSTS_OF_PROFILES = new Set(['Tumblr', 'Mastodon']);

function decodeHandle(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}

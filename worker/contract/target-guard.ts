import ipaddr from 'ipaddr.js';

export type GuardResult = { ok: true } | { ok: false; message: string };

/** IPv6 addresses that are routed on the public internet all lie here. https://www.iana.org/assignments/ipv6-address-space */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Name endings that never belong to a public website: special-use names (https://www.iana.org/assignments/special-use-domain-names)
 * and the private endings ICANN keeps out of the root because networks use them.
 */
const PRIVATE_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'test',
  'arpa',
  'onion',
];

/** Public services whose names resolve to an address written in the name, loopback and private ones included. */
const WILDCARD_DNS = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'fuf.me',
  'yoogle.com',
  'traefik.me',
  'local-ip.co',
  'local-ip.sh',
  'backname.io',
  'rebind.network',
  '1u.ms',
];

/** An explicit default port of the other scheme is odd but harmless; any other port may be a service that is no website. */
const PUBLIC_PORTS = ['', '80', '443'];

const REFUSED_SCHEME = 'Only addresses that begin with http:// or https:// can be analyzed.';
const REFUSED_CREDENTIALS = 'This address contains a user name or password. Enter it without them.';
const REFUSED_PORT = 'This address names a port. Only websites on the standard ports 80 and 443 can be analyzed.';
const REFUSED_PRIVATE =
  'This address is not on the public internet, so it cannot be analyzed. Enter the public address of the website.';

const REFUSED_LINK_LOCAL = 'This address serves the machine itself, not a website, so it cannot be analyzed.';

/**
 * Whether a request may be sent to `url`: asked for the address typed, every redirect and every request of the browser.
 * `anyPort`: a public host may be asked on other ports than 80 and 443. Judges the parsed URL only, where the numeric forms of IPv4 are already one. `message` is a public sentence.
 */
export function guardAddress(url: URL, options: { allowPrivate: boolean; anyPort?: boolean }): GuardResult {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, message: REFUSED_SCHEME };
  if (url.username !== '' || url.password !== '') return { ok: false, message: REFUSED_CREDENTIALS };
  if (options.allowPrivate) return isLinkLocal(url) ? { ok: false, message: REFUSED_LINK_LOCAL } : { ok: true };
  if (isPrivateAddress(url)) return { ok: false, message: REFUSED_PRIVATE };
  if (!options.anyPort && !PUBLIC_PORTS.includes(url.port)) return { ok: false, message: REFUSED_PORT };
  return { ok: true };
}

/** A loopback, private or otherwise special IP address, or a name that is not a public one. */
export function isPrivateAddress(url: URL): boolean {
  const host = plainHost(url);
  if (ipaddr.isValid(host)) return isSpecialIp(host);
  if (!host.includes('.')) return true;
  return [...PRIVATE_SUFFIXES, ...WILDCARD_DNS].some((suffix) => host.endsWith(`.${suffix}`) || host === suffix);
}

/** Whether the host is an IP address, not a name. */
export function isIpAddress(url: URL): boolean {
  return ipaddr.isValid(plainHost(url));
}

/** Any address that is not plain public unicast, and whatever is no address at all. */
export function isSpecialIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast') return true;
  return ip instanceof ipaddr.IPv6 && !ip.match(GLOBAL_UNICAST_V6);
}

/** Where clouds keep the metadata and credentials of a machine: no owner's website, not even before it is public. */
function isLinkLocal(url: URL): boolean {
  const host = plainHost(url);
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'linkLocal';
}

function plainHost(url: URL): string {
  return url.hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

/** The address when it may be linked: http(s) only, because crawled pages can hold any scheme. */
export function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/** "example.com/contact": an address as people write it. Falls back to the text itself. */
export function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : readable(pathname)}${search}`;
}

/** "/contact": the address within its website; "/" is the home page. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return `${readable(pathname)}${search}`;
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const NUMBERED_HOST = /^(?:localhost|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/i;

/** What a website without a name is called: an address on somebody's own machine is no name. */
export const hostAsName = (host: string): string => (NUMBERED_HOST.test(host) ? 'Your website' : host);

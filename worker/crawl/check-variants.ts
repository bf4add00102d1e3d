import { parse } from 'tldts';
import type { HostVariant, Target } from '../audit/observations.ts';
import type { SiteReader } from './site-reader.ts';

/** Where the other spellings of the home address lead: http and https, with and without www. Private targets have none. */
export async function checkVariants(site: SiteReader, target: Target): Promise<HostVariant[]> {
  const home = new URL(target.homeUrl);
  if (target.isPrivate || home.port !== '') return [];
  const bare = home.hostname.replace(/^www\./, '');
  const spellings: Spelling[] = [
    { variant: 'http', origin: `http://${bare}` },
    { variant: 'https', origin: `https://${bare}` },
  ];
  // Nobody types www before an IP address or a further subdomain such as shop.example.com.
  if (parse(bare).domain === bare) {
    spellings.push({ variant: 'http-www', origin: `http://www.${bare}` });
    spellings.push({ variant: 'https-www', origin: `https://www.${bare}` });
  }
  return Promise.all(
    spellings.map(async ({ variant, origin }) => ({ variant, ...(await site.check(`${origin}${home.pathname}`)) })),
  );
}

interface Spelling {
  variant: HostVariant['variant'];
  origin: string;
}

import type { SiteReader } from '../analysis/ports.ts';
import type { HostVariant, Target } from '../audit/observations.ts';

/** Where the other spellings of the home address lead: http and https, with and without www. Private targets have none. */
export async function checkVariants(site: SiteReader, target: Target): Promise<HostVariant[]> {
  if (target.isPrivate) return [];
  const home = new URL(target.homeUrl);
  const bare = home.hostname.replace(/^www\./, '');
  const spellings: { variant: HostVariant['variant']; origin: string }[] = [
    { variant: 'http', origin: `http://${bare}` },
    { variant: 'https', origin: `https://${bare}` },
    { variant: 'http-www', origin: `http://www.${bare}` },
    { variant: 'https-www', origin: `https://www.${bare}` },
  ];
  return Promise.all(
    spellings.map(async ({ variant, origin }) => ({ variant, ...(await site.check(`${origin}${home.pathname}`)) })),
  );
}

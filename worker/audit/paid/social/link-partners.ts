import { platformOf } from '../../checks/shared/listing-platforms.ts';
import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { variant } from '../../wording/variants.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { homeEvidence } from '../shared/premium-grounds.ts';

const MAX_PARTNERS = 4;

/** Websites this one already links to, which might link back: people one knows. */
export function partners(input: PremiumInput): Grounded<string>[] {
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
  const place = input.words.place;
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

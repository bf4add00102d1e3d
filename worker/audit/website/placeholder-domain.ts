import { parsedUrl } from './parsed-url.ts';
import { lightLetters } from './text/light-letters.ts';
import { regexSource } from './text/regex-source.ts';

/** A domain that a template or a manual names in place of somebody's own: "example.com". */
export const isPlaceholderDomain = (domain: string): boolean => PLACEHOLDER_DOMAIN.test(domain);

/**
 * A name that nobody can ever register: whoever writes one means an example or a machine on a desk.
 * https://www.rfc-editor.org/rfc/rfc6761
 */
export const isReservedName = (host: string): boolean => RESERVED_NAME.test(host);

const RESERVED_NAME = /(?:^|\.)(?:example|test|invalid|localhost)\.?$/i;

/** Names of machines for trying things out: a website that stands on one itself may well call itself by another. */
const TRIAL_NAME = /(?:^|\.)(?:example|test|invalid)\.?$/i;

/**
 * Whether an address names what a template left, or a name nobody can own. `own`: hosts of the website itself, whatever they are called.
 */
export function isNobodysHost(host: string, own: readonly (string | null)[]): boolean {
  const isOwn = own.some((one) => one !== null && `.${bare(host)}`.endsWith(`.${bare(one)}`));
  if (isOwn) return false;
  const isOnTrial = own.some((one) => one !== null && TRIAL_NAME.test(one));
  return isPlaceholderDomain(host) || (isReservedName(host) && host !== 'localhost' && !isOnTrial);
}

const bare = (host: string): string => host.toLowerCase().replace(/^www\.|:\d+$/g, '');

/** Whether an address as written names such a host. Relative ones name none. */
export function namesNobodysHost(address: string, target: { homeUrl: string; aliasHost: string | null }): boolean {
  const host = /^\s*(?:https?:)?\/\//i.test(address)
    ? parsedUrl(address.trim().replace(/^\/\//, 'https://'))?.hostname
    : undefined;
  return host !== undefined && isNobodysHost(host, [parsedUrl(target.homeUrl)?.hostname ?? null, target.aliasHost]);
}

// example.* is reserved for examples: https://www.rfc-editor.org/rfc/rfc2606
const PLACEHOLDER_DOMAIN = lightLetters(
  regexSource`
    (?:^|\.)(?:
      example|exemple|pelda|przyklad|priklad|eksempel|exempel|esimerkki|ejemplo|esempio|exemplo|voorbeeld|beispiel
      |musterfirma|mustermann|muster|yourdomain|your-domain|yoursite|yourcompany|yourwebsite|your-?email|youremail
      |mydomain|mysite|mycompany|domain|domaine|dominio|domein|deine-?(?:domain|firma|email|mail)
      |ihre-?(?:domain|firma|email|mail)|meine-?(?:domain|firma)|votre-?(?:domaine|site|email)|tudominio|tuempresa
      |tuo(?:dominio|sito)|seudominio|jouwdomein|uwdomein|test|company|website|email|mail|sentry|wixpress
      |sentry-next|(?:example|exemple|pelda|ejemplo|esempio|exemplo|voorbeeld|beispiel)-[a-z]+
      |[a-z]{5,}-?(?:ejemplo|esempio|exemplo|beispiel|voorbeeld)
    )\.[a-z]{2,}(?:\.[a-z]{2})?$
  `,
);

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
    )\.[a-z]{2,}(?:\.[a-z]{2})?$
  `,
);

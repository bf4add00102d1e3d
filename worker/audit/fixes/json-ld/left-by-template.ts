import { isPlaceholderEmail } from '../../facts/emails/email-texts.ts';
import { hasMadeUpNumber } from '../../facts/phones/made-up-number.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import { isPlaceholderDomain } from '../../website/placeholder-domain.ts';
import type { JsonValue } from './json-node.ts';
import { allNodes, listed } from './own-markup.ts';

/**
 * Whether a value of structured data is what a template left: "+45 00 00 00 00", "info@example.com", "https://example.com/".
 * `ownHost`: of the website itself, whatever it is called.
 */
export const isLeftByTemplate = (value: JsonValue, ownHost: string): boolean =>
  [...allNodes(value)].some((node) =>
    Object.entries(node).some(([name, values]) =>
      listed(values).some((one) => typeof one === 'string' && isLeft(name, one, ownHost)),
    ),
  );

function isLeft(name: string, value: string, ownHost: string): boolean {
  if (name === 'telephone' || name === 'faxNumber') return hasMadeUpNumber(value);
  if (name === 'email')
    return isPlaceholderEmail(
      value
        .replace(/^mailto:/i, '')
        .trim()
        .toLowerCase(),
    );
  const host = /^https?:/i.test(value) ? parsedUrl(value)?.hostname : undefined;
  return host !== undefined && host !== ownHost && isPlaceholderDomain(host);
}

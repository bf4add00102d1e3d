import { templateWords } from '../../checks/shared/template-texts.ts';
import { isPlaceholderAddress } from '../../facts/addresses/placeholder-address.ts';
import { isPlaceholderEmail } from '../../facts/emails/email-texts.ts';
import { hasMadeUpNumber } from '../../facts/phones/made-up-number.ts';
import type { Target } from '../../observations.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { allNodes, listed } from './own-markup.ts';

type Own = Pick<Target, 'homeUrl' | 'aliasHost'>;

/**
 * Whether a value of structured data is what a template left: "+45 00 00 00 00", "info@example.com", "https://example.com/", "Anytown", a place
 * at 0° north and 0° east. `own`: the website itself, whatever it is called.
 */
export const isLeftByTemplate = (value: JsonValue, own: Own): boolean =>
  [...allNodes(value)].some(
    (node) =>
      isNowhere(node) ||
      isNobodysAddress(node) ||
      Object.entries(node).some(([name, values]) =>
        listed(values).some((one) => typeof one === 'string' && isLeft(name, one, own)),
      ),
  );

function isLeft(name: string, value: string, own: Own): boolean {
  if (name === 'telephone' || name === 'faxNumber') return hasMadeUpNumber(value) || CROSSED_OUT.test(value);
  if (name === 'email')
    return isPlaceholderEmail(
      value
        .replace(/^mailto:/i, '')
        .trim()
        .toLowerCase(),
    );
  return namesNobodysHost(value, own) || (!name.startsWith('@') && templateWords(value) !== null);
}

/** "+34 910 555 XXX" */
const CROSSED_OUT = /X{2,}/i;

/** In the sea off Africa, where zeros nobody changed put everybody. */
const isNowhere = ({ latitude, longitude }: JsonNode): boolean =>
  [latitude, longitude].every((degrees) => degrees !== undefined && degrees !== '' && Number(degrees) === 0);

function isNobodysAddress(node: JsonNode): boolean {
  const [street, locality, postalCode] = ['streetAddress', 'addressLocality', 'postalCode'].map((name) => {
    const value = node[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  });
  // A code or a town alone is half an address, and may be anybody's.
  if (street == null && locality == null) return false;
  return isPlaceholderAddress({ street: street ?? null, locality: locality ?? '-', postalCode: postalCode ?? null });
}

import { parsePhone } from './phone-number.ts';

/**
 * Whether a tel: address has the 0 that is dialled at home behind the code of the country ("+43 0664 …"), where the numbering plan has none:
 * from most phones such a call reaches nobody. Italy and others keep their 0, and are not meant.
 */
export function hasTrunkZero(href: string): boolean {
  const digits = /^tel:(?:\+|00)([^;?]*)/i.exec(href.replace(/%2b/i, '+').replace(/\s/g, ''))?.[1]?.replace(/\D/g, '');
  if (!digits) return false;
  const parsed = parsePhone(`+${digits}`, null);
  if (!parsed?.valid || parsed.value === `+${digits}`) return false;
  return CODE_LENGTHS.some(
    (length) => digits[length] === '0' && parsed.value === `+${digits.slice(0, length)}${digits.slice(length + 1)}`,
  );
}

/** Of calling codes. */
const CODE_LENGTHS = [1, 2, 3];

import type { AddressLine } from './address-line.ts';
import { LEAD_IN } from './address-segments.ts';
import type { Announced } from './latin-address.ts';

/** What stands before an address: "Anschrift", "Find us". */
export const ADDRESS_LABEL =
  /\b(?:adress?e|anschrift|standort|postanschrift|sitz|address|location|find us|visit us|where we are|mailing|si[èe]ge(?: social)?|si[ée]ge|coordonn[ée]es|nous trouver|direcci(?:[óo]n|ones)|d[óo]nde estamos|ubicaci[óo]n|ub[íi]canos|indirizz[oi]|dove siamo|sed[ei]|adres|bezoekadres|vestiging|endere[çc]os?|moradas?|onde estamos)\b|所在地|住所|アクセス/i;

export function aboveText(lines: readonly AddressLine[], index: number): string {
  const above = lines[index - 1];
  return above && above.text.length < 60 ? above.text : '';
}

/** Where a website says how to reach it. */
export const CONTACT_FRAME = /(?:^|[\s>.#_-])(?:header|footer|top-?bar|contacts?|address|location)(?=$|[\s>.#_-])/i;

/** 📍 📌 🗺 🏠 🏢 */
const PIN = /^\s*[\u{1f4cd}\u{1f4cc}\u{1f5fa}\u{1f3e0}\u{1f3e2}]/u;

export function isLabelled(lines: readonly AddressLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const above = aboveText(lines, index);
  return (
    lines[index]?.tag === 'address' ||
    PIN.test(text) ||
    LEAD_IN.test(text) ||
    ADDRESS_LABEL.test(text.slice(0, 40)) ||
    (above.length < 40 && ADDRESS_LABEL.test(above))
  );
}

export function announcedBy(lines: readonly AddressLine[], index: number): Announced {
  if (isLabelled(lines, index)) return 'label';
  return lines[index]?.landmark === 'footer' || CONTACT_FRAME.test(lines[index]?.place ?? '') ? 'frame' : null;
}

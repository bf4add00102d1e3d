import { lightLetters } from '../../../website/text/light-letters.ts';
import { CONTACT_FRAME } from '../../addresses/address-labels.ts';
import type { FactSource } from '../../facts.ts';
import type { StatedWebsite } from '../stated-website.ts';

/** What holds one thing to reach the business by in each of its entries. */
const LIST = lightLetters(/(?:^| > )(?:ul|ol|dl|address|tbody)(?:[.#][^ >]*)?$/u);

/**
 * The one address of a website, in the list that also holds its own number or mailbox, each in an entry of its own: what is listed so is
 * how to reach the business.
 */
export function isBesideContacts(source: FactSource, { facts, pages }: StatedWebsite): boolean {
  const role = pages.find(({ url }) => url === source.pageUrl)?.role;
  if (facts.addresses.length !== 1 || (role !== 'home' && role !== 'contact')) return false;
  const [parent, grandparent] = [outer(source.place), outer(outer(source.place))];
  const list =
    [parent, grandparent].find((place) => LIST.test(place)) ?? (CONTACT_FRAME.test(last(parent)) ? parent : '');
  const reached = [...facts.phones, ...facts.emails].flatMap(({ sources }) => sources);
  return (
    list !== '' &&
    reached.some(
      (one) =>
        one.pageUrl === source.pageUrl &&
        one.view === source.view &&
        one.place.startsWith(`${list} > `) &&
        !one.seen.includes(source.seen),
    )
  );
}

const outer = (place: string): string => place.split(' > ').slice(0, -1).join(' > ');
const last = (place: string): string => place.split(' > ').at(-1) ?? '';

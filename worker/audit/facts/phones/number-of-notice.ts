import type { ReadPage } from '../../website/read-pages.ts';
import type { FactSource, Facts, PhoneFact } from '../facts.ts';
import { isCalled } from './is-called.ts';

/** An authority or a host has its own beside its number. */
const MAIL = /[\w.+-]+@[\w.-]+\w/g;

type Sourced = Pick<PhoneFact, 'sources'>;

/** Lines from the mailbox or the street of the business to its number in one list of who it is. */
const REACH = 5;

/**
 * Numbers that only a legal notice gives, beside the mailbox or the street of the business, where all other pages give another one to call.
 * One of them may be out of date: notices are seldom read again.
 */
export function numbersOfNotice({ phones, emails, addresses }: Facts, pages: readonly ReadPage[]): PhoneFact[] {
  const notices = new Set(pages.flatMap(({ url, role }) => (role === 'legal' ? [url] : [])));
  const isOfNotice = ({ sources }: Sourced) => sources.every(({ pageUrl }) => notices.has(pageUrl));
  if (!phones.some((phone) => isCalled(phone) && !isOfNotice(phone))) return [];
  // Those of an authority stand on the notice alone.
  const own = <T extends Sourced>(all: readonly T[]) => all.filter((one) => !isOfNotice(one));
  const marks = [
    ...own(emails).map(({ value }) => value),
    ...own(addresses).flatMap(({ value }) => value.street ?? []),
  ];
  const isBesideOwn = (source: FactSource): boolean => {
    const lines =
      pages.find(({ url }) => url === source.pageUrl)?.documents.find(({ viewName }) => viewName === source.view)
        ?.lines ?? [];
    const at = lines.findIndex(
      ({ text, place }) => place === source.place && source.seen.startsWith(text.slice(0, 60)),
    );
    const around =
      at < 0 ? [source.seen] : lines.slice(Math.max(0, at - REACH), at + REACH + 1).map(({ text }) => text);
    const others = around.flatMap((text) => text.match(MAIL) ?? []).filter((mail) => !marks.includes(mail));
    return others.length === 0 && around.some((text) => marks.some((mark) => text.includes(mark)));
  };
  return phones.filter((phone) => isCalled(phone) && isOfNotice(phone) && phone.sources.some(isBesideOwn));
}

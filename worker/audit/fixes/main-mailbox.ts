import { isShown } from '../facts/certainty/places.ts';
import type { FixInput } from './fix-input.ts';

/**
 * The mailbox to write in the business's name. Of several the pages may mean different ones for different things: the one they give on
 * the page to get in touch, or of those the only one that is told outside legal pages. null where they leave it open.
 */
export function mainMailbox({ facts: { emails }, inputs: { pages } }: Pick<FixInput, 'facts' | 'inputs'>) {
  const [first, ...others] = emails;
  if (others.length === 0 || first === undefined) return first ?? null;
  const on = (...roles: string[]) => {
    const urls = new Set((pages ?? []).flatMap(({ url, role }) => (roles.includes(role) ? [url] : [])));
    return (pageUrl: string) => urls.has(pageUrl);
  };
  const [isContact, isLegal] = [on('contact'), on('legal')];
  const given = (isIt: (pageUrl: string) => boolean) =>
    emails.filter(({ sources }) => sources.some((source) => isShown(source) && isIt(source.pageUrl)));
  const told = given(isContact);
  const left = told.length > 0 ? told : given((pageUrl) => !isLegal(pageUrl));
  const hosts = new Set(left.map(({ value }) => value.slice(value.indexOf('@'))));
  return hosts.size === 1 ? (left[0] ?? null) : null;
}

import { isFreeMail } from '../../facts/emails/email-texts.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { registrableDomain, separateDomain } from '../../website/registrable-domain.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** Shorter words of a name are in many domains. */
const MIN_NAME_WORD = 4;

const NO_OWN_DOMAIN = 'We saw no domain of its own at which this website answers, so none that could hold a mailbox.';

/** Whether customers write to the business's own domain. */
export const freeMailAddress = defineCheck({
  id: 'free-mail-address',
  revision: 8,
  category: 'identity',
  strength: 'C',
  catalogue: ['email-domain'],
  title: {
    pass: 'You give an e-mail address at a domain of your own',
    partial: 'Your e-mail address belongs to a mail provider',
    fail: 'Your e-mail address belongs to a mail provider',
  },
  why: 'An address at your own domain shows that website and mailbox belong together. A weak sign.',
  sources: ['https://www.ftc.gov/business-guidance/small-businesses/cybersecurity/email-authentication'],
  needs: ['facts', 'target'],
  run({ facts, target }) {
    const quote = (emails: typeof facts.emails): Evidence[] =>
      emails.flatMap(({ sources }) =>
        sources.slice(0, 1).map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen: addressIn(seen) })),
      );
    const hosts = [target.aliasHost, target.isPrivate ? null : new URL(target.homeUrl).hostname];
    const domains = hosts.map((host) => (host === null ? null : registrableDomain(host))).filter((one) => one !== null);
    const words = nameKey(facts.businessName?.value ?? '')
      .split(' ')
      .filter((word) => word.length >= MIN_NAME_WORD);
    const isOwn = ({ value }: { value: string }): boolean => {
      const domain = registrableDomain(value.split('@')[1] ?? '');
      if (domain === null || isFreeMail(value)) return false;
      return domains.includes(domain) || words.some((word) => squeeze(nameKey(domain)).includes(word));
    };
    const own = facts.emails.filter(isOwn);
    const sure = own.filter(({ certainty }) => certainty === 'certain');
    if (sure.length > 0) return pass(quote(sure));
    if (own.length > 0) return inconclusive('Whether this address is yours is for you to confirm.', quote(own));
    const freeOnes = facts.emails.filter(({ value }) => isFreeMail(value));
    // Whoever made the website signs it with an address of their own.
    const free = freeOnes.filter(({ certainty }) => certainty === undefined || certainty === 'certain');
    if (free.length > 0)
      return hosts.some(isOfItsOwn) ? partial(onEachPage(free)) : inconclusive(NO_OWN_DOMAIN, quote(free));
    if (freeOnes.length > 0)
      return inconclusive('Whether this address is yours is for you to confirm.', quote(freeOnes));
    if (facts.emails.length > 0)
      return inconclusive(
        'The address is at another domain than the website; whose it is cannot be told.',
        quote(facts.emails),
      );
    return notApplicable('No e-mail address was read; a form or a phone serves as well.');
  },
});

/** It is to be written anew wherever it stands. */
const onEachPage = (emails: RatedFacts['emails']): Evidence[] =>
  emails.flatMap(({ sources }) =>
    [...Map.groupBy(sources, ({ pageUrl }) => pageUrl).values()].flatMap(([first]) =>
      first ? [{ pageUrl: first.pageUrl, place: first.place, seen: addressIn(first.seen) }] : [],
    ),
  );

/** Of a link, without the subject it may fill in. */
const addressIn = (seen: string): string =>
  /^mailto:/i.test(seen) ? seen.replace(/^mailto:/i, '').replace(/\?.*$/, '') : seen;

/** Neither a name below a domain that many websites share, such as "ada.github.io", nor one nobody else can open. */
const isOfItsOwn = (host: string | null): boolean =>
  host !== null && registrableDomain(host) !== null && separateDomain(host) === registrableDomain(host);

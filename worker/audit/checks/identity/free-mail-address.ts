import { defineCheck, type Evidence, fail, partial, pass } from '../../check.ts';
import { isFreeMail } from '../../facts/email-texts.ts';

/** Whether customers write to the business's own domain. */
export const freeMailAddress = defineCheck({
  id: 'free-mail-address',
  revision: 1,
  category: 'identity',
  strength: 'C',
  catalogue: ['email-domain'],
  title: {
    pass: 'Your e-mail address is at a domain of your own',
    partial: 'Your e-mail address is at a free mail service',
    fail: 'No e-mail address was found on the pages read',
  },
  why: 'An address at your own domain shows that website and mailbox belong together. A weak sign, and easy to give.',
  sources: ['https://www.ftc.gov/business-guidance/small-businesses/cybersecurity/email-authentication'],
  needs: ['home', 'facts'],
  run({ home, facts }) {
    const quote = (emails: typeof facts.emails): Evidence[] =>
      emails.flatMap(({ sources }) =>
        sources.slice(0, 1).map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen })),
      );
    const own = facts.emails.filter(({ value }) => !isFreeMail(value));
    if (own.length > 0) return pass(quote(own));
    if (facts.emails.length > 0) return partial(quote(facts.emails));
    return fail([
      { pageUrl: home.url, place: 'text, links and structured data', seen: 'no e-mail address of the business' },
    ]);
  },
});

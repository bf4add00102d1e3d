import { describe, expect, it } from 'vitest';
import { HOME, inputs, page, website } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { contradictoryContactData } from '../../checks/identity/contradictory-contact-data.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const FRONT = '<main><p>Call us: <a href="tel:+49304708815">030 4708815</a></p><p>office@larch.test</p></main>';

function told(notice: string) {
  const pages = [page(FRONT), page(`<main>${notice}</main>`, { url: `${HOME}legal`, role: 'legal' })];
  const seen = website({ target, pages });
  const found = rateFacts(readFacts(seen), seen);
  return runCheck(contradictoryContactData, inputs({ pages, facts: found })).outcome;
}

describe('a phone number that only the legal notice gives', () => {
  it('is a question where it stands beside the mailbox of the business', () => {
    expect(told('<h1>Legal notice</h1><ul><li>E-mail: office@larch.test</li><li>Phone: 030 6123455</li></ul>')).toBe(
      'inconclusive',
    );
  });

  it('is none where all pages give it, or where it is that of others', () => {
    const own = '<h1>Legal notice</h1><ul><li>E-mail: office@larch.test</li><li>Phone: 030 4708815</li></ul>';
    expect(told(own)).not.toBe('inconclusive');
    const law = '<p>Data protection office: law@office.test, phone 030 6123455</p>';
    expect(told(`<h1>Legal notice</h1><p>E-mail: office@larch.test</p>${law}`)).not.toBe('inconclusive');
    expect(told('<h1>Legal notice</h1><p>Trading standards, phone: 030 6123455</p>')).not.toBe('inconclusive');
  });
});

import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { readFacts } from './read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

describe('facts in the brackets of what is to be filled in', () => {
  const html = (left: string, right: string) => `<title>Larkfell Öfen</title><main><h1>Larkfell Öfen</h1>
    <h2>Öffnungszeiten</h2><p>Montag – Freitag: ${left}9:00 – 13:00${right}<br>Samstag: ${left}9:00 – 12:00${right}</p>
    <h2>Kontakt</h2><p>Telefon: <a href="tel:+493022334455">${left}030 22334455${right}</a></p>
    <p>E-Mail: <a href="mailto:ofen@larkfell.test">${left}ofen@larkfell.test${right}</a></p>
    <p>${left}Ahornweg 4, 10115 Berlin${right}</p><p>Inhaber: ${left}Paul Lerchner${right}</p>
    <p>Kamin reinigen: ${left}80 €${right}</p></main>
    <script type="application/ld+json">{"@type":"LocalBusiness","telephone":"${left}030 22334455${right}"}</script>`;
  const read = (left: string, right: string) =>
    readFacts(website({ target, pages: [page(html(left, right))], language: 'de', country: 'DE' }));

  it.each([
    ['[', ']'],
    ['{', '}'],
    ['{{', '}}'],
  ])('are none, nor are they anybody else’s: %s %s', (left, right) => {
    expect(read(left, right)).toMatchObject({
      openingHours: null,
      phones: [],
      otherPhones: [],
      emails: [],
      otherEmails: [],
      addresses: [],
      people: [],
      prices: [],
    });
  });

  it('are some without them', () => {
    const facts = read('', '');
    expect(facts.openingHours?.value.mo).toEqual([['09:00', '13:00']]);
    expect([facts.phones, facts.emails, facts.addresses, facts.people, facts.prices].map((all) => all.length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  it('leave what stands beside them on the line', () => {
    const line = '<p>Telefon: 030 22334455 [Mo – Fr 9:00 – 17:00]</p>';
    const facts = readFacts(website({ target, pages: [page(line)], language: 'de', country: 'DE' }));
    expect(facts.phones.map(({ value }) => value)).toEqual(['+493022334455']);
    expect(facts.openingHours).toBeNull();
  });
});

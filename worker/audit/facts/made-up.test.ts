import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { readFacts } from './read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

describe('facts beside a line that calls them made up', () => {
  const imprint = (note: string) =>
    `<h2>Impressum</h2><p>Vertreten durch: Paul Lerchner</p><p>Telefon: 040 76543210</p><p>${note}</p><h2>Kontakt</h2><p>Telefon: 040 22334455</p>`;
  const read = (note: string) =>
    readFacts(website({ target, pages: [page(imprint(note), { role: 'legal' })], language: 'de', country: 'DE' }));

  it('are none, and those under the next heading are', () => {
    const facts = read('Platzhaltertext: Diese Angaben bitte ersetzen.');
    expect(facts.people).toEqual([]);
    expect(facts.phones.map(({ value }) => value)).toEqual(['+494022334455']);
  });

  it('are some without it', () => {
    const facts = read('Stand: Mai 2026');
    expect(facts.people.map(({ value }) => value.name)).toEqual(['Paul Lerchner']);
    expect(facts.phones).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { facts, page } from '../../../testing/audit-builders.ts';
import { answer, ask, asked, FILLER } from '../../../testing/question-cases.ts';
import { asSureAsShown } from '../as-sure-as-shown.ts';

const ON_SEAT = 'https://larch.test/impressum';
const seen = (pageUrl: string, words: string) => ({ pageUrl, view: 'plain' as const, place: 'p', seen: words });

describe('what nobody has stated', () => {
  it('answers nothing: a made-up street, and all that stands under a heading with a line that calls itself filler', () => {
    const said = '<h2>Kontakt</h2><p>Musterstraße 12<br>20095 Hamburg</p>';
    expect(answer(ask('de', 'other', said), 'location').answered).not.toBe('full');
    const real = said.replace('Musterstraße', 'Lerchenstraße');
    expect(answer(ask('de', 'other', real), 'location').answered).toBe('full');

    const hours = '<h2>Öffnungszeiten</h2><p>Montag bis Freitag 9:00 bis 17:00 Uhr</p>';
    const filler = '<p>Platzhaltertext: Diese Angaben sind zu ersetzen.</p>';
    expect(answer(ask('de', 'other', hours), 'opening-hours').answered).toBe('full');
    expect(answer(ask('de', 'other', `${hours}${filler}`), 'opening-hours').answered).not.toBe('full');
    expect(answer(ask('de', 'other', `${hours}<h2>Team</h2>${filler}`), 'opening-hours').answered).toBe('full');
  });

  it('answers nothing as a fact either', () => {
    const html =
      '<html lang="de"><main><h1>Impressum</h1><p>Vertreten durch: Ute Larch</p><p>Platzhaltertext</p></main></html>';
    const people = [
      { value: { name: 'Ute Larch', role: 'Inhaberin' }, sources: [seen(ON_SEAT, 'Vertreten durch: Ute Larch')] },
    ];
    const ofPages = (imprint: string) =>
      asked([page(`<main><p>${FILLER.de}</p></main>`), page(imprint, { url: ON_SEAT, role: 'legal' })], 'de', 'other', {
        people,
      });
    expect(answer(ofPages(html), 'people').answered).toBe('none');
    expect(answer(ofPages(html.replace('<p>Platzhaltertext</p>', '')), 'people').answered).toBe('full');
  });

  it('is said of who serves customers by an imprint', () => {
    const html = '<html lang="de"><main><h1>Impressum</h1><p>Geschäftsführer: Udo Larch</p></main></html>';
    const people = [
      { value: { name: 'Udo Larch', role: 'Geschäftsführer' }, sources: [seen(ON_SEAT, 'Geschäftsführer: Udo Larch')] },
    ];
    const pages = [page(`<main><p>${FILLER.de}</p></main>`), page(html, { url: ON_SEAT, role: 'legal' })];
    expect(answer(asked(pages, 'de', 'hairdresser', { people }), 'people').answered).toBe('none');
    expect(answer(asked(pages, 'de', 'other', { people }), 'people').answered).toBe('full');
  });
});

it('no answer is surer than the fact it gives', () => {
  const coverage = ask('en', 'other', '<h2>Opening hours</h2><p>Monday to Friday 9:00 am to 5:00 pm</p>');
  expect(answer(coverage, 'opening-hours').answered).toBe('full');
  const told = asSureAsShown(coverage, { pages: [], facts: facts() });
  expect(answer(told, 'opening-hours')).toMatchObject({ answered: 'inconclusive', passage: null });
});

it('no answer is missing where scripts that may write the menu did not load', () => {
  const nothing = ask('en', 'other', '<p>Three rooms near the park.</p>');
  expect(answer(nothing, 'opening-hours').answered).toBe('none');
  const lost = { unread: [], unreadKinds: [], hasUnreadTerms: false, known: null };
  const read = asSureAsShown(nothing, { pages: [], facts: facts(), coverage: lost });
  expect(answer(read, 'opening-hours')).toMatchObject({
    answered: 'inconclusive',
    why: expect.stringContaining('could not be loaded'),
  });
});

it('a day that has passed is not booked', () => {
  const visit = (year: number) =>
    `<h2>Visits</h2><ul><li>20 September ${year}</li><li>8 places left</li><li>Book now online</li></ul>`;
  const year = new Date().getUTCFullYear();
  expect(answer(ask('en', 'other', visit(year + 1)), 'online-order').answered).toBe('full');
  expect(answer(ask('en', 'other', visit(year - 1)), 'online-order').answered).toBe('none');
});

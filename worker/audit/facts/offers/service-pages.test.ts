import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { readServices } from './services.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const namesOn = (role: ReadPage['role'], html: string, country: string | null = null) =>
  readServices(
    website({
      target: TARGET,
      pages: [page('<main><h1>Larch</h1></main>'), page(html, { url: `${HOME}${role}`, role })],
      language: null,
      country,
    }),
  ).map(({ value }) => value);

describe('a page of services without a heading over them', () => {
  it('lists its highest headings of which there are three', () => {
    const html = `<header><h1>Prestations</h1></header><div>${['Femme', 'Homme', 'Mariages'].map((name) => `<h2>${name}</h2><p>Sur rendez-vous, toute la semaine.</p>`).join('')}</div>`;
    expect(namesOn('services', html)).toEqual(['Femme', 'Homme', 'Mariages']);
  });

  it('lists lines behind bullets in one text', () => {
    const html =
      '<main><h3>Im Mittelpunkt steht die Therapie.</h3><div>Weitere Anwendungen:<br>• Krankengymnastik<br>• Massagen<br>• Kältetherapie<br>Gutscheine gibt es auch.</div></main>';
    expect(namesOn('services', html)).toEqual(['Krankengymnastik', 'Massagen', 'Kältetherapie']);
  });

  it('lists no slogans, no questions and no timetable', () => {
    expect(
      namesOn(
        'services',
        '<main><h2>We care for you</h2><p>Always.</p><h2>Why choose us?</h2><p>Because.</p><ul><li>Monday 29 June / 19:00</li><li>Tuesday 30 June / 19:00</li><li>Friday 3 July / 10:45</li></ul></main>',
      ),
    ).toEqual([]);
  });
});

describe('a menu that drops down', () => {
  it('holds the services below a button that says so', () => {
    const menu = (name: string) =>
      `<nav><button class="dropbtn">${name}</button><div class="dropdown-content"><a href="/a">Bilan comportemental</a><a href="/b">Cours individuel</a></div></nav><main><p>Bonjour.</p></main>`;
    expect(namesOn('contact', menu('Prestations'))).toEqual(['Bilan comportemental', 'Cours individuel']);
    expect(namesOn('contact', menu('Galerie'))).toEqual([]);
  });
});

describe('lists of services', () => {
  const items = (names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  const INDOORS = ['Tiling', 'Worktops', 'Stairs', 'Sills'];
  const OUTDOORS = ['Terraces', 'Balconies', 'Walls', 'Steps'];

  it('are no longer taken by the headings that only divide them', () => {
    expect(
      namesOn(
        'services',
        `<main><h2>Our services</h2><h3>Indoors</h3>${items(INDOORS)}<h3>Outdoors</h3>${items(OUTDOORS)}</main>`,
      ),
    ).toEqual([...INDOORS, ...OUTDOORS]);
  });

  it('stand under a numbered label', () => {
    expect(
      namesOn(
        'home',
        '<main><div>II · Leistungen</div><h2>Das ganze Spektrum.</h2><h3>Prophylaxe</h3><p>Vorsorge.</p><h3>Komposite</h3><p>Füllungen.</p></main>',
      ),
    ).toEqual(['Prophylaxe', 'Komposite']);
  });
});

describe('where nothing is listed', () => {
  it('takes what has a price on the page of prices', () => {
    const rows = [
      ['Coupe', '29 €'],
      ['Brushing', '25 €'],
      ['Permanente', '60 €'],
      ['3 chambres', '90 €'],
    ].map(([what, sum]) => `<li>${what} ${sum}</li>`);
    expect(namesOn('prices', `<main><h1>Tarifs</h1><ul>${rows.join('')}</ul></main>`, 'FR')).toEqual([
      'Coupe',
      'Brushing',
      'Permanente',
    ]);
  });

  it('takes a sentence that names what is usual first', () => {
    expect(
      namesOn(
        'about',
        '<main><p>Wir bieten außer den normalen Leistungen einer Praxis auch Akupunktur, Bleaching und Hausbesuche an.</p></main>',
      ),
    ).toEqual(['Akupunktur', 'Bleaching', 'Hausbesuche']);
  });
});

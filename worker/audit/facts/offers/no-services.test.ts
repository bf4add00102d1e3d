import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { PageRole } from '../../observations.ts';
import { readServices } from './services.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const servicesOf = (html: string, role: PageRole = 'home') =>
  readServices(website({ target: TARGET, pages: [page(html, { role })], language: null, country: null })).map(
    ({ value }) => value,
  );

describe('what is no service', () => {
  it('is not the projects of a business', () => {
    expect(servicesOf('<main><h2>Our projects</h2><h3>Villa Nord</h3><h3>Town hall</h3></main>')).toEqual([]);
  });

  it('is not the links of a menu without prices', () => {
    expect(servicesOf('<main><h2>Menu</h2><h3>Our story</h3><h3>Events room</h3><h3>Press kit</h3></main>')).toEqual(
      [],
    );
  });

  it('is no praise', () => {
    expect(servicesOf('<main><p>Ofrecemos trato directo, calidad y asesoramiento en cada fase.</p></main>')).toEqual(
      [],
    );
  });

  it('takes no motto that every page carries', () => {
    const pages = ['/', '/a', '/b'].map((path) =>
      page(`<main><h1>Page ${path}</h1><h2>Moving is growing</h2></main>`, {
        url: new URL(path, HOME).href,
        role: path === '/a' ? 'services' : path === '/' ? 'home' : 'other',
      }),
    );
    const services = readServices(website({ target: TARGET, pages, language: null, country: null }));
    expect(services.map(({ value }) => value)).not.toContain('Moving is growing');
  });

  it.each([
    [
      'a page for each town',
      '<nav><a href="/services">Services</a><a href="/services/1">House cleaning in Leeds</a><a href="/services/2">House cleaning in York</a><a href="/services/3">House cleaning in Hull</a><a href="/services/4">York</a></nav>',
    ],
    [
      'what the region offers',
      '<main><h2>Explorer la région</h2><h3>Activités</h3><h4>Parc du Cerf</h4><h4>Château de la Source</h4></main>',
    ],
    [
      'calls to act and days',
      '<main><h2>Our services</h2><ul><li>Get a free quote</li><li>Submit inquiry</li><li>Monday</li><li>undefined</li><li>Dental &</li></ul></main>',
    ],
    ['an empty section', '<main><h2>Services</h2><p>Here is some information about our services</p></main>'],
    [
      'what products are like',
      '<main><h2>Our Products</h2><ul><li>Low Dust</li><li>Strong</li><li>Smooth</li></ul></main>',
    ],
    [
      'cards among texts',
      '<main><h2>Our services</h2><div class="card">Fast</div><div class="card">Good</div><p>We love what we do, and it shows in everything.</p></main>',
    ],
    ['a commented-out section', '<main><!-- <h2>Services</h2><ul><li>Painting</li><li>Tiling</li></ul> --></main>'],
    [
      'a list in brackets',
      '<main><p>Ofrecemos ropa de cama (mantas, toallas, sábanas, etc) a los huéspedes.</p></main>',
    ],
    ['half words in Dutch', '<main><p>Wij bieden een 3- en 5-gangenmenu aan.</p></main>'],
    [
      'half sentences in Italian',
      "<main><p>Offriamo un'esperienza dove arte antica e cucina moderna si incontrano ogni giorno.</p></main>",
    ],
    [
      'what one can do around a hotel',
      '<main><h2>Actividades y atracciones locales</h2><h3>Circuito del agua</h3><h3>Museo del Roble</h3></main>',
    ],
    ['a sentence about something else', '<main><p>We provide the simple, immediate access side of things.</p></main>'],
    [
      'where services are given',
      '<main><h2>Service Areas</h2><ul><li>Elmton</li><li>Larchfell</li><li>Coral Ridge</li></ul></main>',
    ],
    [
      'steps and values',
      '<main><h2>How it works</h2><h3>Call</h3><h3>Relax</h3><h2>Our values</h2><h3>Honesty</h3></main>',
    ],
  ])('invents nothing from %s', (_, html) => expect(servicesOf(html)).toEqual([]));
});

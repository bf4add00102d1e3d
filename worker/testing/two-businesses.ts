import type { InventedWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { websiteOf } from './fixes-of.ts';

/** What a test puts into the head and the text of a page; `lang` null leaves the attribute out. */
interface Parts {
  head?: string;
  main?: string;
  lang?: string | null;
}

type Pages = Partial<Record<'home' | 'services' | 'contact', Parts>>;

const documentOf = (lang: string | null, head: string, main: string, around: { nav: string; footer: string }) =>
  `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8">${head}</head>
<body><header><nav>${around.nav}</nav></header><main>${main}</main><footer>${around.footer}</footer></body></html>`;

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** A law firm in York. */
export function solicitors({ home, services, contact }: Pages = {}): InventedWebsite {
  const around = {
    nav: '<a href="/">Home</a> <a href="/services">Legal services</a> <a href="/contact">Contact us</a>',
    footer:
      '<p>Harwood Lane Solicitors, 8 Minster Yard, York YO1 7HH. Phone <a href="tel:+441904960118">01904 960118</a></p><p>© 2026 Harwood Lane Solicitors</p>',
  };
  const page = (parts: Parts | undefined, head: string, main: string) =>
    documentOf(
      parts?.lang === undefined ? 'en-GB' : parts.lang,
      parts?.head ?? head,
      `${main}${parts?.main ?? ''}`,
      around,
    );
  return websiteOf('https://harwood-lane.test/', [
    {
      path: '/',
      role: 'home',
      html: page(
        home,
        `<title>Harwood Lane Solicitors | Law firm in York</title>${VIEWPORT}`,
        `<h1>Solicitors in York</h1><p>Harwood Lane Solicitors is a law firm in York that advises families and small businesses. Our six solicitors deal with
wills, house purchases, employment disputes and divorce.</p><h2>How we work</h2><p>You speak to the same solicitor from the first call to the last letter, and we tell you the
cost before any work begins. Most letters are answered within two working days.</p>`,
      ),
    },
    {
      path: '/services',
      role: 'services',
      html: page(
        services,
        `<title>Legal services in York | Harwood Lane Solicitors</title>${VIEWPORT}`,
        `<h1>Legal services</h1><h2>Wills and probate</h2><p>We write wills, register powers of attorney and look after estates. A simple will takes about
two weeks from the first meeting.</p><h2>Buying a house</h2><p>We check the title, search the registers and exchange contracts. Our conveyancing team handles
about three hundred purchases a year in Yorkshire.</p>`,
      ),
    },
    {
      path: '/contact',
      role: 'contact',
      html: page(
        contact,
        `<title>Contact Harwood Lane Solicitors in York</title>${VIEWPORT}`,
        '<h1>Contact us</h1><p>Write to us or call between nine and five. We answer on the next working day.</p>',
      ),
    },
  ]);
}

/** A bakery in Münster. */
export function bakery({ home, services, contact }: Pages = {}): InventedWebsite {
  const around = {
    nav: '<a href="/">Startseite</a> <a href="/sortiment">Unser Sortiment</a> <a href="/kontakt">Kontakt</a>',
    footer:
      '<p>Bäckerei Sommerfeld, Salzstraße 41, 48143 Münster. Telefon <a href="tel:+492514906118">0251 4906118</a></p><p>© 2026 Bäckerei Sommerfeld</p>',
  };
  const page = (parts: Parts | undefined, head: string, main: string) =>
    documentOf(
      parts?.lang === undefined ? 'de' : parts.lang,
      parts?.head ?? head,
      `${main}${parts?.main ?? ''}`,
      around,
    );
  return websiteOf('https://baeckerei-sommerfeld.test/', [
    {
      path: '/',
      role: 'home',
      html: page(
        home,
        `<title>Bäckerei Sommerfeld – Brot aus Münster</title>${VIEWPORT}`,
        `<h1>Brot und Brötchen aus Münster</h1><p>Die Bäckerei Sommerfeld ist eine Bäckerei in Münster, die ihr Brot noch selbst backt. Jeder Teig ruht bei uns mindestens
zwanzig Stunden, bevor er in den Steinofen kommt.</p><h2>Unser Handwerk</h2><p>Wir mahlen einen Teil des Getreides selbst und kaufen das übrige bei zwei Höfen im Münsterland.
Das Brot ist ohne Zusatzstoffe gebacken und hält sich mehrere Tage frisch.</p>`,
      ),
    },
    {
      path: '/sortiment',
      role: 'products',
      html: page(
        services,
        `<title>Sortiment der Bäckerei Sommerfeld in Münster</title>${VIEWPORT}`,
        `<h1>Unser Sortiment</h1><h2>Roggenbrot</h2><p>Unser Roggenbrot backen wir mit Sauerteig, den wir seit vielen Jahren selbst führen. Es wiegt ein Kilogramm.</p>
<h2>Brötchen</h2><p>Die Brötchen kommen ab sechs Uhr warm aus dem Ofen, am Wochenende auch mit Mohn und Sesam.</p>`,
      ),
    },
    {
      path: '/kontakt',
      role: 'contact',
      html: page(
        contact,
        `<title>Kontakt zur Bäckerei Sommerfeld in Münster</title>${VIEWPORT}`,
        '<h1>Kontakt</h1><p>Bestellungen für den nächsten Tag nehmen wir bis zum Mittag entgegen.</p>',
      ),
    },
  ]);
}

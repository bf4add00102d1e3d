import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { whatsAppNumber } from './chat-number.ts';
import { readPhones } from './phones.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function read(html: string): [phones: string[], others: string[]] {
  const pages = [page(`<html lang="de"><body>${html}</body></html>`)];
  const { phones, otherPhones } = readPhones(website({ target: TARGET, pages, language: 'de', country: 'DE' }));
  const shown = (list: typeof phones) => list.map(({ value, kind }) => `${value} ${kind}`);
  return [shown(phones), shown(otherPhones)];
}

it('counts a number that is phone and fax as a phone, and a plus before a national number for nothing', () => {
  expect(read('<p>Telefon: +0221 482614</p><p>Fax: +0221 482614</p>')).toEqual([['+49221482614 landline'], []]);
  expect(read('<p>Telefon: 0221 7902595</p><p>Fax: 0221 482614</p><p>Telefax 0221 482614</p>')[1]).toEqual([
    '+49221482614 fax',
  ]);
});

it('takes the end of one whole number for that number without its area code', () => {
  const html = '<p>Telefon: 0221 79025953</p><p>Rufen Sie an: 79025953</p>';
  expect(read(html)).toEqual([['+4922179025953 landline'], []]);
});

describe('a label apart from its number', () => {
  const [phone, fax] = ['0221 482614', '0221 7902595'];
  it.each([
    ['in the element before', `<p>Tel: ${phone}</p><div><div>Fax:</div><div>${fax}</div></div>`],
    ['before a link', `<p>Tel: ${phone}</p><div><span>Fax:</span><p><a href="tel:02217902595">${fax}</a></p></div>`],
    ['on lines of their own', `<ul><li>Tel:</li><li>${phone}</li><li>Fax:</li><li>${fax}</li></ul>`],
    ['all labels first', `<div>Telefon:</div><div>Fax:</div><div>${phone}</div><div>${fax}</div>`],
    ['all labels first, in two blocks', `<div>Telefon:<br>Fax:</div><div>${phone}<br>${fax}</div>`],
    [
      'as the head of a column',
      `<table><tr><th>Telefon</th><th>Fax</th></tr><tr><td>${phone}</td><td>${fax}</td></tr></table>`,
    ],
    [
      'in a slot of a web component',
      `<p>Tel: ${phone}</p><x-row><template shadowrootmode="open"><slot name="label"></slot><slot></slot></template><span slot="label">Fax:</span><span>${fax}</span></x-row>`,
    ],
  ])('is read %s', (_, html) => {
    expect(read(html)).toEqual([['+49221482614 landline'], ['+492217902595 fax']]);
  });
});

describe('a calling code without its plus', () => {
  it.each([
    ['a mobile number', '<a href="tel: 4915125793651">0151 – 25 79 36 51</a>', '+4915125793651 mobile'],
    ['an area code that begins like it', '<a href="tel:0491979301">0491 979301</a>', '+49491979301 landline'],
  ])('is seen in %s', (_, html, phone) => {
    expect(read(`<p>${html}</p>`)).toEqual([[phone], []]);
  });
});

it('believes the number that a button shows among other words, not the one it dials', () => {
  const button = (words: string) => `<p><a href="tel:0221482614"><span>${words}</span></a></p>`;
  expect(read(button('0941 379849 nach Vereinbarung'))[0]).toEqual(['+49941379849 landline']);
  expect(read(button('0221 482614 nach Vereinbarung'))[0]).toEqual(['+49221482614 landline']);
  expect(read(button('0941 379849 oder 0941 379850'))[0]).toContain('+49221482614 landline');
});

describe('a number on every card of one page', () => {
  it('does not outweigh the one in the frame of all pages', () => {
    const cards = '<main><div><p>Telefon: 0941 379849</p></div><div><p>Telefon: 0941 379849</p></div></main>';
    const frame = '<footer><p>Tel. 08553 91715</p></footer>';
    const pages = [page(frame), page(`${cards.repeat(3)}${frame}`, { url: `${HOME}team`, role: 'about' })];
    const { phones } = readPhones(website({ target: TARGET, pages, language: 'de', country: 'DE' }));
    expect(phones.map(({ value }) => value)).toEqual(['+49855391715', '+49941379849']);
  });
});

describe('a sign drawn instead of a label', () => {
  const [phone, fax] = ['0221 482614', '0221 7902595'];
  it.each([
    ['of an icon font', `<p><i class="fa fa-phone"></i> ${phone}<br><i class="fa fa-fax"></i> ${fax}</p>`],
    ['of a picture', `<p><img src="/i/tel.svg" alt=""> ${phone}</p><p><img src="/i/x.svg" alt="Fax"> ${fax}</p>`],
    ['of a sprite', `<p>${phone}</p><p><svg><use href="#icon-fax"></use></svg>${fax}</p>`],
    ['in a box of its own', `<div>${phone}</div><div><div><i class="icon-fax"></i></div><div>${fax}</div></div>`],
    ['before a link', `<p>${phone}</p><p><span aria-label="Fax"></span><a href="tel:02217902595">${fax}</a></p>`],
  ])('%s is read', (_, html) => {
    expect(read(html)).toEqual([['+49221482614 landline'], ['+492217902595 fax']]);
  });

  it('says nothing about a number further on', () => {
    expect(read(`<p><i class="fa fa-fax"></i> auf Anfrage</p><p>Tel. ${phone}</p>`)).toEqual([
      ['+49221482614 landline'],
      [],
    ]);
  });
});

describe('numbers of others', () => {
  const own = '<p>Tel. 030 4179922</p>';
  it.each([
    [
      'on the line after its emergency service',
      '<p>Wenden Sie sich bitte an den Notdienst</p><p>unter der Telefonnummer: 01805 986700</p>',
    ],
    [
      'of those who help in a crisis',
      '<h3>Notfälle</h3><p>oder an das Kriseninterventionszentrum:<br>Krisenintervention, Lerchenweg 8, 10115 Berlin: 030 296 73 10 (24h)</p>',
    ],
    [
      'of the office that watches over accessibility',
      '<h2>Durchsetzungsverfahren</h2><p>Überwachungsstelle für Barrierefreiheit</p><p>Telefon: 02931 820100</p>',
    ],
    [
      'beside the website of an organisation',
      '<p>You can call 0800 0001927 or visit the Boiler Watch Register website.</p>',
    ],
    [
      'of a district government',
      '<h2>Impressum</h2><h3>Zuständige Bezirksregierung</h3><p>Bezirksregierung Arnsberg</p><p>Telefon: 02931 820100</p>',
    ],
  ])('stand %s', (_, html) => {
    const [phones, others] = read(own + html);
    expect(phones).toEqual(['+49304179922 landline']);
    expect(others).toHaveLength(1);
  });
});

it('leaves out the number of an office of the town', () => {
  const office =
    '<p>海辺市役所 2階 保育幼稚園課<br>〒740-8585 山口県海辺市今津町1丁目14番51号<br>TEL: 0827-29-5035</p>';
  const html = `<p>TEL: 0827-63-4555</p>${office}<p>海辺市役所から徒歩5分 TEL: 0827-63-1223</p>`;
  const pages = [page(`<html lang="ja"><body>${html}</body></html>`)];
  const { phones } = readPhones(website({ target: TARGET, pages, language: 'ja', country: 'JP' }));
  expect(phones.map(({ value }) => value)).toEqual(['+81827634555', '+81827631223']);
});

it('reads no tax number as a phone', () => {
  const html = '<dl><dt>Umsatzsteuer-Nr.</dt><dd>049/267/03086</dd><dt>Tel.</dt><dd>030 4179922</dd></dl>';
  expect(read(html)).toEqual([['+49304179922 landline'], []]);
});

it('believes the number that is written, not a link mistyped behind it', () => {
  expect(read('<a href="tel:+4930417992299">030 4179922</a>')[0]).toEqual(['+49304179922 landline']);
  expect(read('<a href="tel:+49304179922">Tel. 030 / 417 99 22</a>')[0]).toEqual(['+49304179922 landline']);
});

it('puts the number for emergencies after the usual one, however often it is repeated', () => {
  const html = '<p>030 4179922 <br>0172 3051998</p><p>In Notfällen sind wir unter 0172 3051998 erreichbar.</p>';
  expect(read(html)[0]).toEqual(['+49304179922 landline', '+491723051998 mobile']);
});

it('reads the fax of a table from the head of its row', () => {
  const html =
    '<table><tr><th>Firma</th><td>Weber Bau</td></tr><tr><th>Telefon</th><td>0221 482614</td></tr><tr><th>Fax</th><td>0221 790336</td></tr></table>';
  expect(read(html)).toEqual([['+49221482614 landline'], ['+49221790336 fax']]);
});

describe('a number whose country nothing tells', () => {
  const inEnglish = (html: string) =>
    readPhones(
      website({ target: TARGET, pages: [page(`<body>${html}</body>`)], language: 'en', country: 'US' }),
    ).phones.map(({ value, kind }) => `${value} ${kind}`);

  it('is read by its leading 0', () => {
    expect(inEnglish('<p>Mobile: 0701 624 509</p><p>Order no. 1701624509</p>')).toEqual(['0701624509 mobile']);
    expect(inEnglish('<a href="https://wa.me/0701624509">Chat</a>')).toEqual(['0701624509 whatsapp']);
    expect(inEnglish('<a href="tel:0872501971">Ring us</a>')).toEqual(['0872501971 null']);
  });

  it('is left out beside one that tells it, and when nobody has it', () => {
    expect(inEnglish('<p>Tel: (541) 938-1633</p><p>Mobile: 0701 624 509</p>')).toEqual(['+15419381633 null']);
    expect(inEnglish('<p>Tel: 0123456789</p>')).toEqual([]);
  });
});

it('leaves out the taxis on the page about the way, but not those of a taxi firm', () => {
  const list = '<ul><li>Taxi Lebrun (Valmont) : 05 58 76 41 22</li><li>Taxis Montois : 05 58 75 61 56</li></ul>';
  const at = (title: string) =>
    readPhones(
      website({
        target: TARGET,
        pages: [page(`<title>${title}</title>${list}`)],
        language: 'fr',
        country: 'FR',
      }),
    ).phones.map(({ value }) => value);
  expect(at('Gîtes du lac')).toEqual([]);
  expect(at('Taxi Lebrun')).toHaveLength(2);
});

it('keeps lines for people in a crisis apart, whatever language they are in', () => {
  const html = `<p>Call us: 214 - 366 - 7964</p><h2>Asistencia de crisis</h2><h3>Línea de Ayuda Para Jóvenes</h3><p>1800-989-6884</p>
    <h2>Resources</h2><p>If you are experiencing a crisis, call the Ohio Crisis Line at 1-800-715-4225.</p>`;
  const { phones } = readPhones(website({ target: TARGET, pages: [page(html)], language: 'en', country: 'US' }));
  expect(phones.map(({ value }) => value)).toEqual(['+12143667964']);
});

it('leaves out the numbers of a page about the sights around, but not in its footer', () => {
  const pages = [
    page('<h1>Gîte du Lac</h1>'),
    page(
      '<h1>À visiter</h1><main><p>Ferme des perles : 05 58 76 41 22</p></main><footer>Réservations 05 58 75 61 56</footer>',
      { url: `${HOME}a-visiter.html`, role: 'other' },
    ),
  ];
  const { phones } = readPhones(website({ target: TARGET, pages, language: 'fr', country: 'FR' }));
  expect(phones.map(({ value }) => value)).toEqual(['+33558756156']);
});

it('ranks a number that is stated before one that is mentioned', () => {
  const prose =
    'Wer mag, lernt im Naturpark alles über die Tiere des Waldes und hilft beim Säubern der Wege; Auskünfte gibt es unter 0221 482614 im Büro.';
  expect(read(`<p>${prose}</p><p>Tel. 0221 790336</p>`)[0]).toEqual(['+49221790336 landline', '+49221482614 landline']);
});

it('leaves out who made the website, and keeps whose it is in the next sentence', () => {
  const html = `<h2>Fotos und Hosting</h2><footer><p>Site créé par Atelier Lune, agence web à Lyon depuis bien des années, et maintenu par elle. Notre gîte répond au 04 72 10 36 48 tous les jours.</p></footer>
    <h3>Créateur et responsable de publication du site internet</h3><p>tel : 06 37 38 15 52</p>`;
  const pages = [page(html)];
  const { phones, otherPhones } = readPhones(website({ target: TARGET, pages, language: 'fr', country: 'FR' }));
  expect(phones.map(({ value }) => value)).toEqual(['+33472103648']);
  expect(otherPhones.map(({ value }) => value)).toEqual(['+33637381552']);
});

it('writes a national number of countries without a leading zero as theirs', () => {
  const pages = [page('<html lang="pt-BR"><body><p>Fale: (19) 3254-7718</p></body></html>')];
  const { phones } = readPhones(website({ target: TARGET, pages, language: 'pt', country: 'BR' }));
  expect(phones.map(({ value }) => value)).toEqual(['+551932547718']);
});

it('dials a Brazilian mobile with the digit that its chat link leaves out', () => {
  expect(whatsAppNumber('https://wa.me/554188127364')).toBe('5541988127364');
  expect(whatsAppNumber('https://wa.me/554132127364')).toBe('554132127364');
  expect(whatsAppNumber('https://wa.me/5215538127364')).toBe('525538127364');
});

it('reads a number in a picture from its description', () => {
  const html =
    '<img src="/kontakt.png" alt="So erreichen Sie uns:&#10;Tel. 0221 482614"><img src="/a.jpg" alt="Foto 12 von 3400">';
  expect(read(html)).toEqual([['+49221482614 landline'], []]);
});

describe('a number that differs on one page', () => {
  const site = (contact: string, more = '') => {
    const pages = [
      page('<p>Call us: 0113 496 0757</p>'),
      page(`<p>Phone ${contact}</p>${more}`, { url: `${HOME}contact`, role: 'contact' }),
    ];
    const { phones } = readPhones(website({ target: TARGET, pages, language: 'en', country: 'GB' }));
    return phones.map(({ conflictsWith }) => conflictsWith ?? null);
  };

  it('contradicts the usual one when it looks mistyped', () => {
    expect(site('0113 496 0752')).toEqual([[1], [0]]);
    expect(site('0113 496 0080')).toEqual([[1], [0]]);
  });

  it('is a second line when it is another number, or stands beside the usual one', () => {
    expect(site('0113 275 1930')).toEqual([null, null]);
    expect(site('0113 496 0752', '<p>Office 0113 496 0757</p>')).toEqual([null, null]);
    expect(site('0113 496 0752', '<p>Workshop 0113 496 0758</p>')).toEqual([null, null, null]);
  });
});

it('gives the number of whoever is called there, or stands in, to that one', () => {
  const own = '<p>Telefono: 040 368 1122</p>';
  for (const other of [
    '<p>Sarà sostituita fino al 9 agosto dalla Dott.ssa Bassi:</p><table><tr><td>Via Udine 24</td><td>Tel. 040 773 657</td></tr></table>',
    '<p>Per la visita bisogna contattare il Museo Lapidario al numero 040 773 657</p>',
  ]) {
    const pages = [page(`<html lang="it"><body><title>Studio Ceo</title>${own}${other}</body></html>`)];
    const { phones, otherPhones } = readPhones(website({ target: TARGET, pages, language: 'it', country: 'IT' }));
    expect(phones.map(({ value }) => value)).toEqual(['+390403681122']);
    expect(otherPhones.map(({ value }) => value)).toEqual(['+39040773657']);
  }
});

it('calls a number that is offered for text messages alone no number to call', () => {
  const texted = '<a href="sms:+493023125014">Write 030 23125014</a>';
  expect(read(`<p>${texted}</p>`)[0]).toEqual(['+493023125014 text']);
  expect(read(`<p>Telefon: ${texted}</p>`)[0]).toEqual(['+493023125014 landline']);
  expect(read(`<p>${texted}</p><a href="tel:+493023125014">030 23125014</a>`)[0]).toEqual(['+493023125014 landline']);
});

it('calls a number under a word for calls one to call, though a link beside it opens a chat', () => {
  const html = '<div><p>Telefon: 030 23125014</p><a href="https://wa.me/493023125014">Contact</a></div>';
  expect(read(html)[0]).toEqual(['+493023125014 landline']);
});

it('calls the text of a chat link no number to call', () => {
  const html = '<ul><li><a href="https://wa.me/33142685300">+33 1 42 68 53 00</a></li></ul>';
  expect(read(html)).toEqual([['+33142685300 whatsapp'], []]);
});

it('shows of a link that names its number to readers of the screen the number alone', () => {
  const html = '<p><a href="tel:+493023125014" aria-label="Anrufen: 030 23125014"><svg></svg></a></p>';
  const pages = [page(`<html lang="de"><body>${html}</body></html>`)];
  const { phones } = readPhones(website({ target: TARGET, pages, language: 'de', country: 'DE' }));
  expect(phones.map(({ asShown }) => asShown)).toEqual(['030 23125014']);
});

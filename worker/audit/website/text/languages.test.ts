import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { detectLanguage } from './detect-language.ts';
import { readLanguages } from './languages.ts';

it('reads both versions of a text that a switch shows in turn', () => {
  const pairs = [
    [
      'Our kitchen cooks with spices that we roast and grind by hand every morning of the week.',
      'Unsere Küche kocht mit Gewürzen, die wir an jedem Morgen von Hand rösten und mahlen.',
    ],
    [
      'You can reserve a table for the evening or have the dishes brought to you at home.',
      'Sie können einen Tisch für den Abend reservieren oder die Gerichte nach Hause bringen lassen.',
    ],
    [
      'We are open on all days of the week and we look forward to your visit with the family.',
      'Wir haben an allen Tagen der Woche geöffnet und freuen uns auf Ihren Besuch mit der Familie.',
    ],
    [
      'The lunch menu is for you from Monday to Friday, with a soup and a dessert in it.',
      'Die Mittagskarte ist von Montag bis Freitag für Sie da, mit einer Suppe und einem Dessert.',
    ],
    [
      'This is the place for all who want to eat well and to sit together for long.',
      'Das ist der Ort für alle, die gut essen und lange mit den Freunden zusammen sitzen wollen.',
    ],
    [
      'Your feast can be held in our hall, which is made for up to eighty guests.',
      'Ihr Fest findet in unserem Saal statt, der für bis zu achtzig Gäste eingerichtet ist.',
    ],
  ];
  const html = pairs.map(([en, de]) => `<p lang="en">${en}</p><p lang="de">${de}</p>`).join('');
  expect(readLanguages([page(`<html lang="en">${html}</html>`)]).map(({ value }) => value)).toEqual(['en', 'de']);
});

it('hears what menus and closing lines of all pages say against what a template declares', () => {
  const html = (main: string) =>
    `<html lang="en"><nav><a href="/q">Quem somos</a><a href="/o">Onde estamos</a></nav><main>${main}</main><footer>Todos os Direitos Reservados</footer></html>`;
  const pages = ['<p>Larcos Contabilidade</p>', '<p>No Bairro Alto do Ipê</p>', '<p>Telefone</p>'].map((main, at) =>
    page(html(main), { url: at === 0 ? HOME : `${HOME}p${at}`, role: at === 0 ? 'home' : 'other' }),
  );
  expect(readLanguages(pages).map(({ value }) => value)).toEqual(['pt']);
  expect(readLanguages([page('<html lang="en"><nav>Menu</nav><p>Bar do Norte</p></html>')])[0]?.value).toBe('en');
});

it('does not believe a template whose language not one small word is in, where menus are in another', () => {
  const html = (words: string) =>
    `<html lang="en"><nav><a href="/s">Servizi</a><a href="/p">Prezzi</a><a href="/d">Dove siamo</a></nav><h2>${words}</h2></html>`;
  const of = (words: string) => readLanguages([page(html(words))]).map(({ value }) => value);
  expect(of('Ruote e cerchi')).toEqual(['it']);
  expect(of('Tyres for the mountain')).toEqual(['en']);
});

it('leaves out one word said over and over', () => {
  const prose = 'Garantimos uma passagem segura e confortável para a sua família na ilha.';
  const html = `<html><p>${prose}</p><p>${'Lá '.repeat(60)}</p></html>`;
  expect(readLanguages([page(html)]).map(({ value }) => value)).toEqual(['pt']);
});

it('knows a website of few words by those of its menus and contacts', () => {
  const of = (body: string) => readLanguages([page(`<html>${body}</html>`)]).map(({ value }) => value);
  expect(
    of('<a href="/c">Camere</a><a href="/k">Contatti</a><h1>Indirizzo: Larici 6</h1><h1>Telefono: 12</h1>'),
  ).toEqual(['it']);
  expect(of('<a href="/c">Menu</a><p>Telefono</p><p>Hotel</p>')).toEqual([]);
});

it('does not read the Latin that fills a template', () => {
  const html = `<html lang="de"><p>${'Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor. '.repeat(6)}</p><p>Unser Verein pflegt den Garten und lädt Sie das ganze Jahr über zu Führungen und Festen ein.</p></html>`;
  expect(readLanguages([page(html)]).map(({ value }) => value)).toEqual(['de']);
});

it('does not take filler that goes on past its first words for a language', () => {
  const html = `<html><p>${'Etiam quis felis. Curabitur tincidunt, sapien et luctus, nibh nisi commodo arcu, vitae cursus neque ante. '.repeat(6)}</p><p>So erreichen Sie uns für ein Angebot, wir sind mit unserem Team gern für Sie da und beraten Sie.</p></html>`;
  expect(readLanguages([page(html)]).map(({ value }) => value)).toEqual(['de']);
});

describe('the language of a text', () => {
  it.each([
    [
      'en',
      'We fix leaks and blocked drains across the north of the city, and we are there for you every day of the week.',
    ],
    [
      'de',
      'Wir sind Ihr Malerbetrieb in Köln und freuen uns auf Ihren Besuch, rufen Sie uns für ein Angebot einfach an.',
    ],
    [
      'fr',
      'Nous sommes une entreprise familiale et nous préparons pour vous du pain frais avec la farine de la région.',
    ],
    [
      'es',
      'Nuestra clínica está en el centro y atendemos de lunes a viernes con cita previa, llámenos cuando quiera usted.',
    ],
    [
      'it',
      'Da trent’anni ci prendiamo cura della tua auto con pezzi originali e preventivi chiari per ogni lavoro che serve.',
    ],
    [
      'nl',
      'Onze praktijk staat voor u klaar van maandag tot en met vrijdag, bel ons gerust voor het maken van een afspraak.',
    ],
    [
      'pt',
      'A nossa clínica fica no centro do Porto e recebe doentes de segunda a sexta, ligue para marcar uma consulta.',
    ],
    ['ja', '当院では、お子さまからご高齢の方まで、皮膚のお悩みを丁寧に診察いたします。お気軽にご相談ください。'],
  ])('%s, whatever lang says', (code, text) => {
    expect(detectLanguage(text, null)).toBe(code);
    expect(detectLanguage(text, 'en-US')).toBe(code);
  });

  it('is not told by a slogan in the language that a template declares', () => {
    const text = 'La tua sartoria di fiducia da più di vent’anni. Domenica e lunedì chiuso. A Touch of Silk';
    expect(detectLanguage(text, 'en')).toBe('it');
  });

  it.each([
    [
      'da',
      'Massage er godt til dig, og det kan også hjælpe, når du har ondt i ryggen eller nakken. Jeg har klinik på torvet, hvor vi kan tale om det.',
    ],
    [
      'sv',
      'Vi kör paket och gods till hela landet, och det är viktigt för oss att du kan lita på att det kommer fram. Ring oss när du har frågor.',
    ],
    [
      'pl',
      'Zapraszamy do naszego salonu, który jest otwarty od rana. Dla nas nie jest ważne, jak długo trwa wizyta, po prostu lubimy się tym zajmować oraz rozmawiać.',
    ],
    [
      'tr',
      'Evinizin her işi için bir usta ve uygun fiyat: sizin için bu şehirde daha çok çalışan, işini seven bir ekip ile hizmet veriyoruz.',
    ],
  ])('is %s where nothing declares it, not a neighbour it shares words with', (code, text) => {
    expect(detectLanguage(text, null)).toBe(code);
  });

  it('is what lang says when the text is too short to tell', () => {
    expect(detectLanguage('Menu 12', 'it')).toBe('it');
    expect(detectLanguage('', 'it')).toBeNull();
  });
});

it('is what a page without text says about itself', () => {
  const shell = (lang: string) =>
    page(
      `<html lang="${lang}"><head><title>Vivaio delle Rose a Fermo</title><meta name="description" content="Piante da frutto e da giardino coltivate con cura nella nostra azienda: vieni a trovarci, anche il sabato."></head><body><div id="root"></div></body></html>`,
      { role: 'home' },
    );
  for (const lang of ['it', 'en']) expect(readLanguages([shell(lang)]).map(({ value }) => value)).toEqual(['it']);
});

it('puts the language of the home page first', () => {
  const german =
    'Wir backen für Sie jeden Tag frisches Brot mit Mehl aus der Region und lassen dem Teig viel Zeit. '.repeat(6);
  const english =
    'We bake fresh bread for you every day with flour from the region and give the dough plenty of time. '.repeat(8);
  const pages = [page(`<p>${german}</p>`), page(`<p>${english}</p>`, { url: `${HOME}en`, role: 'other' })];
  expect(readLanguages(pages).map(({ value }) => value)).toEqual(['de', 'en']);
});

it('reads a motto that stands in the frame of the menu', () => {
  const html =
    '<html lang="en"><nav><b>Sartoria Lunetta</b><p>la tua sartoria di fiducia da più di trent’anni nel borgo</p><a href="/">Home</a></nav><footer><p>Orari: Mar - Sab 9 - 12</p><p>Domenica e lunedì chiuso</p><p>Piazza delle Tre Fontane, Belluno</p></footer></html>';
  expect(readLanguages([page(html)]).map(({ value }) => value)).toEqual(['it']);
});

it('reads English of a few words of menus and opening times', () => {
  const html =
    '<html><h1>LUNDO FARM</h1><a href="/p">PRODUCTS</a><h1>Welcome!!</h1><p>Opens at: 09:00</p><p>Closes at: 15:00</p><p>Mobile: 0701 000 000, and a mail to lundo@example.test</p></html>';
  expect(readLanguages([page(html)]).map(({ value }) => value)).toEqual(['en']);
});

describe('one page alone in another language', () => {
  const italian =
    'Progettiamo giochi per le scuole e per le aziende, e li proviamo con chi li userà ogni giorno. '.repeat(8);
  const czech =
    'Vyrábíme dřevěné hračky pro školy a firmy a zkoušíme je s těmi, kdo si s nimi budou každý den hrát. '.repeat(8);
  const languages = (path: string, lang: string) =>
    readLanguages([
      page(`<html lang="it"><main><p>${italian}</p></main></html>`),
      page(`<html lang="${lang}"><main><p>${czech}</p></main></html>`, { url: HOME + path, role: 'other' }),
    ]).map(({ value }) => value);

  it('is a version when its lang or its address says so', () => {
    expect(languages('about', 'cs')).toEqual(['it', 'cs']);
    expect(languages('cs/about', 'it')).toEqual(['it', 'cs']);
  });

  it('is a filler or a list of names otherwise', () => {
    expect(languages('about', 'it')).toEqual(['it']);
  });
});

it('an application in another script is in that language, whatever its frame declares', () => {
  const text = 'Затишна перукарня в центрі міста, де працюють досвідчені майстри. '.repeat(6);
  const app = page('<html lang="en"><p>Loading</p></html>', {
    rendered: `<html lang="en"><main><p>${text}</p></main></html>`,
  });
  expect(readLanguages([app]).map(({ value }) => value)[0]).toBe('uk');
  expect(detectLanguage(text, 'en')).toBe('uk');
});

it('takes the words of whoever built a page that has hardly any of its own', () => {
  const html =
    '<body><p>Say hello!</p><h1>Larkfell Life Insurance Group</h1><p>Site Under Construction</p><footer><p>Designed and developed by the people of Pixel Lark</p></footer></body>';
  expect(readLanguages([page(html)]).map(({ value }) => value)).toEqual(['en']);
});

it('takes the middle of a filler text for no language', () => {
  const filler =
    'Nam id nisl quam. Donec a lorem sit amet libero pretium vulputate vel ut purus. Suspendisse leo arcu, mattis et imperdiet luctus, pulvinar vitae mi. Quisque fermentum sollicitudin feugiat. Mauris nec leo ligula.';
  const english =
    'We meet every Sunday in the hall by the river, and you are welcome to join us for tea after the service.';
  const site = [
    page(`<body>${`<p>${filler}</p>`.repeat(3)}</body>`),
    page(`<body><p>${english.repeat(4)}</p></body>`, { url: `${HOME}about`, role: 'about' }),
  ];
  expect(readLanguages(site).map(({ value }) => value)).toEqual(['en']);
  expect(readLanguages([page(`<body><p>${english.repeat(3)}</p></body>`)]).map(({ value }) => value)).toEqual(['en']);
});

it('cites no page for the language of its template whose few words are of another', () => {
  const english =
    '<p>You can read in this policy what is done with the data that you give to us by our form.</p>'.repeat(6);
  const spanish = '<p>Los jabones se hacen en el taller con aceite de oliva, y es una fábrica de las más antiguas.</p>';
  const site = [
    page(`<html lang="en"><main>${spanish.repeat(6)}</main></html>`),
    page(`<html lang="en"><main>${english}</main></html>`, { url: `${HOME}policy`, role: 'legal' }),
    page('<html lang="en"><main><h1>Jabón de limón</h1><p>Todos los Derechos Reservados</p></main></html>', {
      url: `${HOME}lemon`,
      role: 'services',
    }),
  ];
  const told = readLanguages(site).find(({ value }) => value === 'en')?.sources ?? [];
  expect(told.map(({ pageUrl }) => pageUrl)).toEqual([`${HOME}policy`]);
});

it('hears the one page that says anything, where the pages in what the template declares hold a few labels', () => {
  const story =
    'Het was in de zomer dat ik voor het eerst op deze weg kwam en de wijnen van het dorp leerde kennen. Niet lang ' +
    'daarna begon ik met een opleiding en schreef ik over de grond van de streek, waar ik nu de wijnen van haal die ' +
    'u bij ons vindt. Wij zijn er niet voor de grote namen, maar voor het werk van de mensen die wij kennen. Wat er ' +
    'nog zal volgen weten wij niet, maar dat het over de wijn van ons dorp zal gaan is te zien aan wat wij nu doen.';
  const labels = (text: string, url: string) =>
    page(`<html lang="en"><p>You must be of age to enter this website.</p><p>${text}</p></html>`, {
      url,
      role: 'other',
    });
  const home = page('<html lang="en"><p>You must be of age to enter this website.</p><p>Are you 18?</p></html>');
  const about = page(`<html lang="en"><p>${story}</p></html>`, { url: `${HOME}about`, role: 'about' });
  expect(readLanguages([home, about]).map(({ value }) => value)).toContain('nl');
  const more = Array.from({ length: 8 }, (_, at) =>
    labels('This is what we have for you and for all of your friends at our house.', `${HOME}${at}`),
  );
  expect(readLanguages([home, about, ...more]).map(({ value }) => value)).toEqual(['en']);
});

it('proves a language by a line that is plainly in it, not by the longest address', () => {
  const html =
    '<html lang="de"><p>Email: stefanie.beispiel@naturheilpraxis-beispiel.ch, Postfach 12</p><p>Wir sind für Sie da und freuen uns</p><h2>Termine</h2></html>';
  const [language] = readLanguages([page(html)]);
  expect(language).toMatchObject({ value: 'de', sources: [{ seen: 'Wir sind für Sie da und freuen uns' }] });
});

describe('an application that showed no word of its own', () => {
  const NOTICE = '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>';
  const app = (lang: string, title: string, description: string) => {
    const html = `<html lang="${lang}"><title>${title}</title><meta name="description" content="${description}"><body>${NOTICE}</body></html>`;
    return readLanguages([page(html, { rendered: html.replace(/<noscript>.*<\/noscript>/, '') })]);
  };
  const SPANISH = 'Venta de cervezas y vinos en el barrio, con envíos a domicilio';

  it('is in the language that its head says and declares', () => {
    expect(app('es', 'Bebidas', SPANISH)).toMatchObject([
      { value: 'es', sources: [{ place: 'meta description', seen: SPANISH }, {}] },
    ]);
  });

  it('is in none that its frame alone says, or where title and declaration disagree', () => {
    expect(app('en', 'React App', 'Web site created using create-react-app')).toEqual([]);
    expect(app('en', 'Bebidas', SPANISH)).toEqual([]);
    expect(app('', 'Bebidas', '')).toEqual([]);
  });
});

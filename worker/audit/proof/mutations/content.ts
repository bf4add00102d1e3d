import { inMain, type Mutation, onEvery, onPage, swap } from './mutation.ts';

/** What the pages say. */
export const contentMutations: readonly Mutation[] = [
  {
    name: 'no prices',
    change: onEvery((page) => {
      page.html = page.html
        .replace(/\d[\d.]* €/g, 'ein Betrag')
        .replace(/"offers":\{[^}]*\}/g, '"category":"Behandlung"')
        .replace(/500 Euro/g, 'einem Betrag');
    }),
    hits: ['price-shown'],
    may: [
      'offers',
      'question-coverage',
      'statistics',
      'sourced-claims',
      'visible-parity',
      'raw-essentials',
      'lists-tables',
    ],
  },
  {
    name: 'no dates',
    change: onEvery(swap(/<p>Zuletzt aktualisiert am <time[^>]*>[^<]*<\/time><\/p>/, '')),
    hits: ['freshness-visible'],
    may: ['date-consistency', 'time-elements', 'stale-content'],
  },
  {
    name: 'text of a template left over',
    change: onPage('/leistungen/', inMain('<p>Lorem ipsum dolor sit amet, consetetur sadipscing elitr.</p>')),
    hits: ['stale-content'],
    gate: 'never-filled-in',
  },
  {
    name: 'dates that are all today',
    change: onEvery(
      swap(
        '<time datetime="2026-10-12">12. Oktober 2026</time>',
        '<time datetime="2026-11-02">2. November 2026</time>',
      ),
    ),
    hits: ['date-consistency', 'freshness-visible'],
  },
  {
    name: 'a date newer than markup and sitemap admit',
    change: (website) => {
      website.sitemap = (website.sitemap ?? []).map(({ loc }, at) => ({ loc, lastmod: `2025-02-${10 + at}` }));
    },
    hits: ['date-consistency'],
  },
  {
    name: 'sentences bloated',
    change: onEvery((page) => {
      // Names and roles of people are read from short lines.
      if (page.path === '/team/' || page.role === 'legal') return;
      const padding =
        ', wobei wir an dieser Stelle ausdrücklich darauf hinweisen möchten, dass sämtliche Angaben nach bestem Wissen und Gewissen sowie unter Berücksichtigung aller uns bekannten Umstände gemacht worden sind, und dass wir sie laufend überprüfen, ergänzen und bei Bedarf anpassen, sobald sich an unseren Abläufen etwas ändert';
      page.html = page.html.replace(/(<p>(?:[^<]|<a |<\/a>)*?\p{L}{4,})\. (?=\p{Lu})/gu, `$1${padding}. `);
    }),
    hits: ['readability'],
    may: [
      'depth',
      'section-balance',
      'spoken-readability',
      'answer-first',
      'short-answers',
      'statistics',
      'question-coverage',
      'faq-visible',
      // Of a website that says so much, nothing is called missing that can be said in any words.
      'case-proof',
      'press-mentions',
    ],
  },
  {
    name: 'a page that exists twice',
    change: (website) => {
      const original = website.pages.find(({ path }) => path === '/leistungen/');
      if (!original) throw new Error('no page to copy');
      const html = original.html
        .replaceAll('/leistungen/"', '/leistungen-treptow/"')
        .replace(/<title>[^<]*/, '<title>Therapien | Zahnarztpraxis Hafenblick')
        .replaceAll('content="Alle Behandlungen', 'content="Sämtliche Behandlungen');
      website.pages.push({ ...original, path: '/leistungen-treptow/', html });
      website.sitemap?.push({ loc: new URL('/leistungen-treptow/', website.home).href, lastmod: '2026-10-20' });
    },
    hits: ['duplication'],
    may: ['orphan-pages', 'crawlable-links', 'depth', 'og-consistent'],
  },
  {
    name: 'praise instead of facts',
    change: onEvery(
      inMain(
        `<p>Erleben Sie unvergleichliche Behandlungen auf höchstem Niveau. ${[
          'Unsere Praxis ist die beste Praxis weit und breit.',
          'Wir sind die führende Praxis der Stadt.',
          'Unsere Technik ist unschlagbar und unübertroffen.',
          'Das Team ist Weltklasse.',
          'Wir bieten höchste Qualität in jeder Hinsicht.',
          'Hier arbeiten die besten Ärzte.',
        ].join(' ')}</p>`,
      ),
    ),
    hits: ['hype-ratio'],
    may: ['duplication', 'statistics', 'section-balance'],
  },
  {
    name: 'no figures',
    change: onEvery((page) => {
      const [start, rest] = [
        page.html.slice(0, page.html.indexOf('<main>')),
        page.html.slice(page.html.indexOf('<main>')),
      ];
      page.html =
        start +
        rest
          .replace(/\d[\d.]* (?=Minuten|Tag|Jahr|Monat|Stunden|Implantate|Fach|%)/g, 'einigen ')
          .replace(/einigen %/g, 'einem Teil');
    }),
    hits: ['statistics'],
    may: ['sourced-claims', 'question-coverage', 'about-page'],
  },
  {
    name: 'the questions removed',
    change: (website) => {
      onPage(
        '/fragen/',
        swap(
          /<main>[\s\S]*<\/main>/,
          '<main><h1>Häufige Fragen</h1><p>Rufen Sie uns gern an, wir beantworten alles am Telefon.</p></main>',
        ),
      )(website);
      // Four headings in a row that ask are questions with answers too.
      onPage('/', swap('Was kostet eine Zahnreinigung?', 'Kosten einer Zahnreinigung'))(website);
    },
    hits: ['faq-visible'],
    may: [
      'natural-questions',
      'short-answers',
      'spoken-readability',
      'answer-first',
      'question-headings',
      'question-coverage',
      'statistics',
      'depth',
      'freshness-visible',
      'date-consistency',
      'time-elements',
      'local-facts',
    ],
  },
  {
    name: 'a copyright line of years ago',
    change: onEvery(swap('© 2026', '© 2022')),
    hits: ['stale-content'],
  },
  {
    name: 'an offer that ended',
    change: onPage('/preise/', inMain('<p>Angebot: Bleaching für 290 €, gültig bis 31. März 2026.</p>')),
    hits: ['stale-content'],
    may: ['visible-parity', 'duplicates', 'offers', 'price-shown'],
  },
  {
    name: 'nobody quoted',
    change: onPage('/', swap(/<blockquote>[\s\S]*?<\/blockquote>/, '')),
    hits: ['quotations', 'reviews-onsite'],
    may: ['question-coverage', 'natural-questions', 'answer-first', 'self-contained'],
  },
];

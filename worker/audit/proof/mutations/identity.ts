import { type Mutation, onEvery, onLink, onPage, swap } from './mutation.ts';

/** Who and where the business is. */
export const identityMutations: readonly Mutation[] = [
  {
    name: 'another phone number on one page',
    change: onPage('/kontakt/', (page) => {
      swap('030 23125014', '030 23125077')(page);
      swap('+493023125014', '+493023125077')(page);
    }),
    hits: ['nap-consistent'],
    may: ['visible-parity', 'duplicates', 'tel-mail-links'],
  },
  {
    name: 'another name on one page',
    change: onPage('/team/', swap(/(og:site_name" content=")[^"]*/, '$1Starter Theme')),
    hits: ['name-consistency'],
    may: ['og-consistent'],
  },
  {
    name: 'no opening hours',
    change: onEvery((page) => {
      swap(/<p>Öffnungszeiten:[^<]*<\/p>/, '')(page);
      page.html = page.html
        .replace(/<table><caption>Öffnungszeiten[\s\S]*?<\/table>/, '')
        .replace(/"openingHoursSpecification":\[(?:\{[^}]*\},?)*\],/, '');
    }),
    hits: ['hours-visible'],
    may: [
      'local-recommended',
      'spoken-facts',
      'question-coverage',
      'visible-parity',
      'lists-tables',
      'section-balance',
    ],
  },
  {
    name: 'profiles no longer linked',
    change: onEvery((page) => {
      page.html = page.html
        .replace(/<a href="https:\/\/www\.(?:facebook|instagram|linkedin)[^<]*<\/a>/g, '')
        .replace(/,"sameAs":\[[^\]]*\]/, '');
    }),
    hits: ['same-as'],
    may: ['org-recommended', 'directories', 'reviews-offsite', 'same-as-live'],
  },
  {
    name: 'a profile that is gone',
    changeSeen: onLink('facebook', (check) => Object.assign(check, { status: 404 })),
    hits: ['same-as-live'],
  },
  {
    name: 'a mailbox of a free service',
    change: onEvery(swap('praxis@zahnarzt-hafenblick.test', 'zahnarzt.hafenblick@gmail.com')),
    hits: ['email-domain'],
  },
  {
    name: 'an imprint that says nothing',
    change: onPage(
      '/impressum/',
      swap(/<main>[\s\S]*<\/main>/, '<main><h1>Impressum</h1><p>Fragen beantwortet unser Team.</p></main>'),
    ),
    hits: ['legal-identity'],
    may: ['time-elements', 'team', 'question-coverage'],
  },
  {
    name: 'no address as text',
    change: onEvery((page) => {
      page.html = page.html.replace(/Kaistraße 12(?!")/g, 'am Hafen').replace(/(?<!")12435 Berlin/g, 'Berlin');
    }),
    hits: ['nap-visible', 'spoken-facts'],
    may: [
      'raw-essentials',
      'visible-parity',
      'nap-consistent',
      'question-coverage',
      'service-area',
      'contact-page',
      'map-directions',
      // Without an address that is certain nobody knows which town to look for.
      'what-you-are',
      'place-in-title',
    ],
  },
];

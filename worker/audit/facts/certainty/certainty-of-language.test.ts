import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { certaintyOfLanguage } from './certainty-of-language.ts';
import { rateFacts } from './rate-facts.ts';
import type { StatedWebsite } from './stated-website.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const FRAME = '<html lang="en"><body><noscript>You need to enable JavaScript to run this app.</noscript>';

function languages(drawn: string): string[] {
  const rendered = `<html lang="en"><body><main>${drawn}</main></body></html>`;
  const seen = website({ target, pages: [page(FRAME, { rendered })] });
  return rateFacts(readFacts(seen), seen).languages.map(({ value, certainty }) => `${value} ${certainty}`);
}

it('a language is certain that the text itself is in, not one that the frame of an application declares', () => {
  expect(languages('<p>We bake bread for the whole village and you can buy it from us in the morning.</p>')).toEqual([
    'en certain',
  ]);
  expect(languages('<p>Inicio</p><p>Clases</p><p>Horario</p>')).not.toContain('en certain');
});

it.each([
  ['fr', 'likely'],
  ['nl', 'certain'],
  [null, 'certain'],
])('what two pages of few words seem to be in, where they declare %s', (lang, expected) => {
  const sources = ['a', 'b'].map((path) => ({
    pageUrl: HOME + path,
    view: 'plain' as const,
    place: 'text',
    seen: '50% WOL',
  }));
  const documents = sources.map(({ pageUrl }) => ({ pageUrl, viewName: 'plain', view: { lang }, lines: [] }));
  const facts = { languages: [{ value: 'fr' }, { value: 'nl' }] };
  const website = { documents, facts } as unknown as StatedWebsite;
  expect(certaintyOfLanguage({ value: 'nl', sources }, website)).toBe(expected);
});

it('many words without one of the small ones of a language leave what pages declare in doubt', () => {
  const names = [
    'Larch Fern Aspen',
    'Rowan Hazel Elder',
    'Maple Alder Birch',
    'Linden Poplar Sloe',
    'Holly Yew Juniper',
  ];
  const html = (words: readonly string[]) =>
    `<html lang="en"><body>${words.map((one) => `<p>${one}</p>`).join('')}</body></html>`;
  const rated = (words: string[]) => {
    const pages = ['', 'b', 'c'].map((path, at) =>
      page(html(words.map((one) => `${one} ${at}${'x'.repeat(at + 1)}`)), {
        url: HOME + path,
        role: at === 0 ? 'home' : 'other',
      }),
    );
    const seen = website({ target, pages });
    return rateFacts(readFacts(seen), seen).languages.map(({ value, certainty }) => `${value} ${certainty}`);
  };
  expect(rated(names)).toEqual(['en likely']);
  expect(rated(['Larch Fern'])).toEqual(['en certain']);
});

it('a language is in doubt where a page states another, or holds sentences or headings in another', () => {
  const rated = (lang: string, ...texts: string[]) => {
    const lines = texts.map((text) => ({ tag: 'p', foreign: null, text }));
    const documents = [{ pageUrl: HOME, viewName: 'plain', view: { lang }, lines }];
    const sources = [{ pageUrl: HOME, view: 'plain' as const, place: 'text', seen: texts[0] ?? '' }];
    const facts = { languages: [{ value: 'es' }] };
    return certaintyOfLanguage({ value: 'es', sources }, { documents, facts } as unknown as StatedWebsite);
  };
  const own = 'Los anillos y las pulseras son para usted, como una joya de sus abuelos en el taller';
  const left = 'We help you to reach the people that look for you and all that they want to know';
  expect(rated('it', own)).toBe('likely');
  expect(rated('es', own)).toBe('certain');
  expect(rated('es', own, left)).toBe('likely');
  expect(rated('es', own, 'About us and our team', 'What we do for you', 'Where you find us in the town')).toBe(
    'likely',
  );
});

it('a declared language that has fewer small words on the pages than another is in doubt', () => {
  const rated = (text: string) => {
    const documents = ['a', 'b'].map((path) => ({
      pageUrl: HOME + path,
      viewName: 'plain',
      view: { lang: 'en' },
      lines: [{ tag: 'p', foreign: null, text }],
    }));
    const sources = documents.map(({ pageUrl }) => ({ pageUrl, view: 'plain' as const, place: 'text', seen: 'x' }));
    const facts = { languages: [{ value: 'en' }] };
    return certaintyOfLanguage({ value: 'en', sources }, { documents, facts } as unknown as StatedWebsite);
  };
  expect(rated('Bed and breakfast. Camere singole, doppie e triple. Dove siamo, come da noi si dorme')).toBe('likely');
  expect(rated('Bed and breakfast. Single rooms, to let by the week')).toBe('certain');
});

it('a frame in the words of a template is no language of the page below which it stands', () => {
  const frame = 'Be the first to know about our new offers and all of the updates for you.';
  const rated = (below: string) => {
    const documents = [
      ['a', 'Hacemos los quesos de la finca con leche de nuestras vacas para las familias.'],
      ['b', below],
    ].map(([path, own]) => ({
      pageUrl: HOME + path,
      viewName: 'plain',
      view: { lang: 'en' },
      lines: [own, frame].map((text) => ({ tag: 'p', foreign: null, text })),
    }));
    const [es, en] = documents.map(({ pageUrl }) => [
      {
        pageUrl,
        view: 'plain' as const,
        place: 'text',
        seen: pageUrl.endsWith('b') ? frame : 'los quesos de la finca',
      },
    ]);
    const facts = {
      languages: [
        { value: 'es', sources: es },
        { value: 'en', sources: en },
      ],
    };
    return certaintyOfLanguage(facts.languages[1] as never, { documents, facts } as unknown as StatedWebsite);
  };
  expect(rated('Horario: lunes a domingo, 6 a 18 h')).toBe('likely');
  expect(rated('We are here for you on all of the days but the last of the month.')).toBe('certain');
});

it('is in doubt where neither the home page nor half of the pages tell it', () => {
  const rated = (told: string) => {
    const documents = ['', 'a', 'b', 'c', 'd'].map((path) => ({
      pageUrl: HOME + path,
      viewName: 'plain',
      page: { role: path === '' ? 'home' : 'other' },
      view: { lang: null },
      lines: [{ tag: 'p', foreign: null, text: 'Your options for ordering and all that you can have from us' }],
    }));
    const sources = [told, 'b'].map((path) => ({
      pageUrl: HOME + path,
      view: 'plain' as const,
      place: 'text',
      seen: '',
    }));
    const facts = { languages: [{ value: 'en', sources }] };
    return certaintyOfLanguage({ value: 'en', sources }, { documents, facts } as unknown as StatedWebsite);
  };
  expect(rated('a')).toBe('likely');
  expect(rated('')).toBe('certain');
});

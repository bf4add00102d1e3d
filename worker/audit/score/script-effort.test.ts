import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import { writtenByScripts } from '../advice/rendering.ts';
import { effortOfScripts } from './script-effort.ts';

const WORDS = 'We mend bicycles of all makes and lend others meanwhile, in our yard by the old river bridge. ';
const of = (served: string, added: string, path = '') =>
  page(`<main><p>${served}</p></main>`, {
    url: `${HOME}${path}`,
    role: path === '' ? 'home' : 'other',
    rendered: `<main><p>${served}</p><p>${added}</p></main>`,
  });

it('some words of a page that is HTML already are hours, and a page that scripts write or many words are days', () => {
  const few = of(WORDS.repeat(3), `Five motorcycles: ${'red one, blue one, green one, black one. '.repeat(8)}`);
  expect(effortOfScripts(writtenByScripts, [few])).toBe('hours');
  expect(effortOfScripts({ ...writtenByScripts, how: 'Other' }, [few])).toBe('days');
  expect(effortOfScripts(writtenByScripts, [of('Larch', 'red one, blue one, green one, black one. '.repeat(8))])).toBe(
    'days',
  );
  const long = of(WORDS.repeat(20), 'red one, blue one, green one, black one. '.repeat(40));
  expect(effortOfScripts(writtenByScripts, [long])).toBe('days');
});

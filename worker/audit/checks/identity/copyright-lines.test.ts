import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { COPYRIGHT_LINE, nameStatements } from '../shared/name-statements.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';

function copyright(line: string): string[] {
  const read = page(`<p>We advise families.</p><footer><p>${line}</p></footer>`, { url: HOME });
  return nameStatements(read, read.plain.view, read.structured, 'Larch Law')
    .filter(({ place }) => place === COPYRIGHT_LINE)
    .map(({ match }) => match);
}

it('a copyright line states a name only in letters of the name’s script', () => {
  expect(copyright('© 2023 Mill Bakery')).toEqual(['other']);
  for (const line of ['2023 ©', '© 2023', 'Copyright 2023', '© 2023 شركة الأرز للمحاماة Oy', '© 2023 Лиственница'])
    expect(copyright(line)).toEqual([]);
  expect(copyright('© Larch Law شركة الأرز للمحاماة والاستشارات')).toEqual(['same']);
});

it('takes a copyright line without a word for no other name', () => {
  const home = '<title>Café Linde</title><p>© Café Linde</p>';
  const onInnerPage = (line: string) =>
    runCheck(
      inconsistentBusinessName,
      inputs({
        pages: [page(home), page(`<h1>Kuchen</h1><p>${line}</p>`, { url: `${HOME}kuchen`, role: 'about' })],
        facts: facts({ businessName: { value: 'Café Linde', sources: [source('Café Linde')] } }),
      }),
    ).outcome;
  expect(onInnerPage('2023 ©')).toBe('pass');
  expect(onInnerPage('Copyright 2023')).toBe('pass');
  expect(onInnerPage('© 2023 Bäckerei Tanne')).toBe('partial');
});

it('reads no name from a heading in which a picture may stand for a letter', () => {
  const h1 = (html: string) => {
    const one = page(`<h1>${html}</h1>`);
    return nameStatements(one, one.plain.view, one.structured, 'Cafe d’Oro').filter(({ place }) => place === 'h1');
  };
  expect(h1('Cafe d<img src="mark.svg">Oro')).toEqual([]);
  expect(h1('<img src="bee.svg"> Cafe d’Oro')).toHaveLength(1);
  expect(h1('Cafe dOro')).toHaveLength(1);
});

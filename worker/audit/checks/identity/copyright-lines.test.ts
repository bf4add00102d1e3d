import { expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { COPYRIGHT_LINE, nameStatements } from '../shared/name-statements.ts';

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

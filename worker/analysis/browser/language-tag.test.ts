import { expect, it } from 'vitest';
import { languageTag } from './language-tag.ts';

it.each([
  ['es', 'es'],
  [' pt_BR ', 'pt-BR'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['', null],
  [null, null],
  ['{{ lang }}', null],
  ['en\r\nCookie: a=b', null],
])('asks in %j as %j', (written, asked) => expect(languageTag(written)).toBe(asked));

import { expect, it } from 'vitest';
import { mendedJson } from './mended-json.ts';

it('puts slips of hand right and keeps every value', () => {
  expect(mendedJson('{"@type": "Bakery", // ours\n "name": "Brot // Zeit",\n "tel": ["1", "2",],}')).toEqual({
    '@type': 'Bakery',
    name: 'Brot // Zeit',
    tel: ['1', '2'],
  });
  expect(mendedJson('{"name": "A"\n"url": "https://a.test/" "open": true}')).toEqual({
    name: 'A',
    url: 'https://a.test/',
    open: true,
  });
  expect(mendedJson('{"text": "one\ntwo", "list": [{"a": 1')).toEqual({ text: 'one\ntwo', list: [{ a: 1 }] });
});

it('leaves alone what nobody can make out', () => {
  expect(mendedJson('{"name": "5" pipe"}')).toBeNull();
  expect(mendedJson('<b>{</b>')).toBeNull();
  expect(mendedJson('{]')).toBeNull();
});

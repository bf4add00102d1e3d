import { expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string) =>
  findAddresses(
    text.split('\n').map((line) => ({ text: line, tag: 'p', landmark: null, foreign: null })),
    'JP',
  ).map(({ address: { street, locality } }) => [street, locality]);

it('reads a house in the line under its street, and nothing else from there', () => {
  const over = '大阪府大阪市北区梅田1-2-3';
  expect(read(`${over}\nラーチビル 4階`)).toEqual([['梅田1-2-3 ラーチビル 4階', '大阪市北区']]);
  expect(read(`${over}\nラーチビルの1階でお待ちしています`)).toEqual([['梅田1-2-3', '大阪市北区']]);
  expect(read(`${over}\nラーチ駅ビル 徒歩3分`)).toEqual([['梅田1-2-3', '大阪市北区']]);
  expect(read(`${over}\nTEL 06-5555-0142`)).toEqual([['梅田1-2-3', '大阪市北区']]);
});

it('takes no number to call for a part of the address, and a place without one where a label announces it', () => {
  expect(read('所在地\n愛媛県今治市高倉')).toEqual([['高倉', '今治市']]);
  expect(read('愛媛県今治市高倉')).toEqual([]);
  expect(read('愛媛県今治市高倉1-2 090-5555-0142')).toEqual([['高倉1-2', '今治市']]);
  expect(read('愛媛県今治市高倉090-5555-0142')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, pictureLook } from '../adapters/picture-look.ts';
import { exchange } from '../testing/audit-builders.ts';
import { leastSeconds } from '../testing/timing/least-seconds.ts';

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const sizeOf = (bytes: Uint8Array) => {
  const { type, width, height } = pictureLook(exchange({ contentType: null }), bytes);
  return `${type} ${width}x${height}`;
};
const segment = (marker: string, payload: string) =>
  `ff${marker}${(payload.replaceAll(' ', '').length / 2 + 2).toString(16).padStart(4, '0')}${payload}`;
const SOF = segment('c0', '08 0276 04b0 03 011100 021100 031100');
const JFIF = segment('e0', '4a46494600010100000100010000');
/** EXIF with one entry: orientation 6, a picture lying on its side. */
const SIDEWAYS = segment('e1', '457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000');

describe('pictureLook', () => {
  it.each([
    ['png', '89504e470d0a1a0a 0000000d 49484452 000004b0 00000276 0806000000', 'png 1200x630'],
    ['gif', '474946383961 b004 7602 80 00 00', 'gif 1200x630'],
    ['jpeg', `ffd8 ${JFIF} ${SOF}`, 'jpeg 1200x630'],
    ['jpeg on its side', `ffd8 ${JFIF} ${SIDEWAYS} ${SOF}`, 'jpeg 630x1200'],
    ['webp', '52494646 24000000 57454250 56503858 0a000000 00000000 af0400 750200', 'webp 1200x630'],
  ])('reads %s', (_, bytes, expected) => {
    expect(sizeOf(hex(bytes))).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['text', '3c68746d6c3e'],
    ['a cut png', '89504e470d0a1a0a 0000000d 4948'],
    ['a cut jpeg', `ffd8 ${JFIF} ffc0`],
    ['a jpeg whose segment leads outside', 'ffd8 ffe0 ffff 00'],
    ['a heif with a box of no size', '00000000 66747970 61766966 00000000 6d657461 00000000'],
    ['a jxl with a box of no size', '0000000c 4a584c20 0d0a870a 00000000 6a786c70'],
  ])('gives up on %s', (_, bytes) => {
    expect(sizeOf(hex(bytes))).toBe('null nullxnull');
  });

  it('survives bytes made to keep it busy', async () => {
    const files = [0x00, 0x01, 0xff].map((fill) => {
      const bytes = new Uint8Array(MAX_PICTURE_BYTES).fill(fill);
      bytes.set([0xff, 0xd8, 0xff, 0xe1]);
      return bytes;
    });
    files.push(hex(`ffd8${JFIF}${SIDEWAYS.repeat(5_000)}`));
    const enough = 3;
    const work = () => files.map((bytes) => pictureLook(exchange(), bytes));
    expect(await leastSeconds(work, enough)).toBeLessThan(enough);
  });

  it('knows the size of the file when it was read whole, or is told', () => {
    const look = (over: Parameters<typeof exchange>[0]) => pictureLook(exchange(over), new Uint8Array()).bytes;
    expect(look({ bytes: 12 })).toBe(12);
    expect(look({ bytes: 12, truncated: true, headers: { 'content-length': '900' } })).toBe(900);
    expect(look({ bytes: 12, truncated: true, headers: {} })).toBeNull();
    expect(look({ bytes: 12, truncated: true, headers: { 'content-length': '-1' } })).toBeNull();
    expect(
      look({ bytes: 12, truncated: true, headers: { 'content-length': '900', 'content-encoding': 'gzip' } }),
    ).toBeNull();
  });
});

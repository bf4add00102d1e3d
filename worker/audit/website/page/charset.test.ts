import { describe, expect, it } from 'vitest';
import { decodeHtml } from './charset.ts';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));

describe('decodeHtml', () => {
  it('believes a byte order mark before the header', () => {
    expect(decodeHtml(bytes([0xef, 0xbb, 0xbf, 0xc3, 0xa4]), 'text/html; charset=iso-8859-1')).toEqual({
      text: 'ä',
      charset: { used: 'utf-8', declaredBy: 'bom' },
    });
    expect(decodeHtml(bytes([0xff, 0xfe, 0x41, 0]), null)).toMatchObject({ text: 'A', charset: { used: 'utf-16le' } });
  });

  it('believes the header before the meta, labels as browsers read them', () => {
    expect(decodeHtml(bytes('<meta charset=utf-8>', [0xe4]), 'text/html; charset="ISO-8859-1"')).toMatchObject({
      text: '<meta charset=utf-8>ä',
      charset: { used: 'windows-1252', declaredBy: 'header' },
    });
  });

  it.each([
    ['<meta charset="Shift_JIS">', [0x8e, 0x95], '歯'],
    ["<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=EUC-JP'>", [0xbb, 0xf5], '歯'],
    ['<!-- <meta charset=utf-8> --><meta name=a content=b><meta charset=windows-1251>', [0xc0], 'А'],
  ])('reads %s', (head, encoded, text) => {
    const { text: decoded, charset } = decodeHtml(bytes(head, encoded), 'text/html');
    expect(decoded).toBe(head + text);
    expect(charset.declaredBy).toBe('meta');
  });

  it('reads a meta that claims UTF-16 as UTF-8', () => {
    expect(decodeHtml(bytes('<meta charset=utf-16>'), null).charset).toEqual({ used: 'utf-8', declaredBy: 'meta' });
  });

  it('without a declaration takes UTF-8 if the bytes are, else windows-1252', () => {
    expect(decodeHtml(bytes([0xc3, 0xa4]), null)).toEqual({
      text: 'ä',
      charset: { used: 'utf-8', declaredBy: 'default' },
    });
    expect(decodeHtml(bytes([0xe4]), 'text/html; charset=klingon')).toEqual({
      text: 'ä',
      charset: { used: 'windows-1252', declaredBy: 'default' },
    });
  });
});

import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { Exchange, PictureLook } from '../audit/observations.ts';

/**
 * What is fetched of a picture. The size stands in the first bytes of PNG, WebP and GIF; in a JPEG behind colour profile, camera data
 * and thumbnail, each of at most 64 KB.
 */
export const MAX_PICTURE_BYTES = 256_000;

/**
 * Formats that link previews show: https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image. Other
 * readers of the library are left out: what is not imported cannot be tricked by a crafted file.
 */
const FORMATS = { jpeg: JPG, png: PNG, webp: WEBP, gif: GIF };

/** EXIF orientations that lay the picture on its side. */
const FIRST_SIDEWAYS = 5;

/** Never throws: bytes that are no picture, or a cut one, leave the size unknown. */
export function pictureLook(exchange: Exchange, head: Uint8Array): PictureLook {
  const read = readHead(head);
  return {
    width: read?.width ?? null,
    height: read?.height ?? null,
    bytes: wholeSize(exchange),
    type: read?.type ?? declaredType(exchange.contentType),
  };
}

function readHead(head: Uint8Array): { type: string; width: number; height: number } | null {
  for (const [type, format] of Object.entries(FORMATS)) {
    try {
      if (!format.validate(head)) continue;
      const { width, height, orientation = 1 } = format.calculate(head);
      return orientation >= FIRST_SIDEWAYS ? { type, width: height, height: width } : { type, width, height };
    } catch {
      // Damaged or cut before the size.
    }
  }
  return null;
}

/** Of a file that was cut, what the server says; a compressed transfer says the size of something else. */
function wholeSize({ truncated, bytes, headers }: Exchange): number | null {
  if (!truncated) return bytes;
  const length = headers['content-length'];
  return length !== undefined && /^\d{1,15}$/.test(length) && headers['content-encoding'] === undefined
    ? Number(length)
    : null;
}

function declaredType(contentType: string | null): string | null {
  return contentType?.split(';')[0]?.trim().toLowerCase() || null;
}

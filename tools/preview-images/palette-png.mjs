import { crc32, deflateSync } from 'node:zlib';

/**
 * A picture of few colours, with a byte for each of its dots: a tenth of what a browser's screenshot takes.
 * Format: https://www.w3.org/TR/png-3/
 * @param {{ width: number, height: number, colours: number[][], dots: Uint8Array }} picture at most 256 colours of red, green and blue
 * @returns {Buffer}
 */
export function palettePng({ width, height, colours, dots }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8); // bits a dot
  header.writeUInt8(3, 9); // by palette
  const rows = Buffer.alloc((width + 1) * height); // each begins with its filter, none
  for (let y = 0; y < height; y++) rows.set(dots.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

/**
 * Runs in the page: the dots of a screenshot by the nearest of few colours, the first one found of each.
 * @param {string} base64 a PNG
 * @returns {Promise<{ width: number, height: number, colours: number[][], dots: string }>} dots: a character each
 */
export async function readDots(base64) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const known = new Int16Array(4096).fill(-1);
  /** @type {number[][]} */
  const colours = [];
  const dots = [];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const near = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    if (known[near] === -1) known[near] = colours.push([r, g, b]) - 1;
    dots.push(String.fromCharCode(known[near] ?? 0));
  }
  if (colours.length > 256) throw new Error(`${colours.length} colours are too many.`);
  return { width, height, colours, dots: dots.join('') };
}

/**
 * An icon file of one picture. Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10), with a PNG inside,
 * which every browser reads.
 * @param {Buffer} png square
 * @param {number} size px, below 256
 * @returns {Buffer}
 */
export function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, png]);
}

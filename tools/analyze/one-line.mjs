/**
 * Text of a website on one line, without the control characters that steer terminals.
 * @param {string} text
 */
export function oneLine(text) {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}

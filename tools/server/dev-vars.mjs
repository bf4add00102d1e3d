import { Refusal } from '../project/project.mjs';

/**
 * Reads the `NAME=value` lines of a .dev.vars file: blank lines and comments are skipped, quotes around a value are
 * taken off, and ` #` begins a comment after an unquoted one.
 * @param {string} text
 * @returns {Record<string, string>}
 * @throws {Refusal} naming the first line that is none of these
 */
export function parseDevVars(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const equals = line.indexOf('=');
    const name = line.slice(0, Math.max(equals, 0)).trim();
    const value = unquote(line.slice(equals + 1).trim());
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      throw broken(index, 'is not NAME=value: correct it, or put # before it');
    if (value === null)
      throw broken(index, `has a quote that does not end: close it, or quote the whole value of ${name}`);
    values[name] = value;
  }
  return values;
}

/** @param {string} value */
function unquote(value) {
  const quote = value[0];
  if (quote !== '"' && quote !== "'") return value.replace(/(^|\s)#.*$/, '').trim();
  const end = value.indexOf(quote, 1);
  const rest = value.slice(end + 1).trim();
  return end > 0 && (rest === '' || rest.startsWith('#')) ? value.slice(1, end) : null;
}

/**
 * @param {number} index
 * @param {string} what
 */
function broken(index, what) {
  return new Refusal(`.dev.vars line ${index + 1} ${what}.`);
}

/**
 * The names a file of settings knows: those it sets and those it shows behind a `#`.
 * @param {string} text
 */
export function namesIn(text) {
  return [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].flatMap((match) => match[1] ?? []);
}

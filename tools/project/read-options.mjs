import { parseArgs } from 'node:util';
import { Refusal } from './project.mjs';

/**
 * The words after a command's name.
 * @param {string[]} words
 * @param {Record<string, { type: 'boolean' | 'string' }>} options
 * @param {string} usage shown with a refusal
 * @returns {{ values: Record<string, string | boolean | (string | boolean)[] | undefined>, positionals: string[] }} an option that
 * lacks its value is `true`
 * @throws {Refusal} naming the first option that is none
 */
export function readOptions(words, options, usage) {
  // Not strict: its own complaints are written for programmers.
  const read = parseArgs({ args: words, options, allowPositionals: true, strict: false, tokens: true });
  const unknown = read.tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name));
  if (unknown?.kind === 'option') throw new Refusal(`${unknown.rawName} is not an option. Usage: ${usage}`);
  return read;
}

/**
 * The words of a command that takes one switch and nothing else.
 * @param {string[]} words
 * @param {string} name
 * @param {string} usage
 * @returns {boolean} whether it is given
 */
export function readSwitch(words, name, usage) {
  const { values, positionals } = readOptions(words, { [name]: { type: 'boolean' } }, usage);
  if (positionals.length > 0) throw new Refusal(`${positionals[0]} is not an option. Usage: ${usage}`);
  return values[name] !== undefined;
}

import { Refusal } from '../project/project.mjs';
import { readOptions } from '../project/read-options.mjs';

const usage = 'npm run analyze -- <address> [--json] [--html FILE] [--fail-under N]';

/**
 * @param {string[]} words
 * @returns {{ websiteUrl: string, json: boolean, htmlFile: string | null, failUnder: number | null }}
 * @throws {Refusal}
 */
export function parseArguments(words) {
  const { values, positionals } = readOptions(
    words,
    { json: { type: 'boolean' }, html: { type: 'string' }, 'fail-under': { type: 'string' } },
    usage,
  );
  const htmlFile = values.html === undefined ? null : parseFile(values.html);
  const failUnder = values['fail-under'] === undefined ? null : parseScore(values['fail-under']);
  const [address, another] = positionals;
  if (another !== undefined) throw new Refusal(`One address at a time. Usage: ${usage}`);
  if (!address) throw new Refusal(`Which website? Usage: ${usage}`);
  return { websiteUrl: withScheme(address), json: values.json !== undefined, htmlFile, failUnder };
}

/** @param {unknown} word */
function parseFile(word) {
  if (typeof word !== 'string' || word === '' || word.startsWith('-'))
    throw new Refusal('--html needs the name of a file.');
  return word;
}

/** @param {unknown} text */
function parseScore(text) {
  const score = Number(text);
  if (typeof text !== 'string' || text === '' || !Number.isInteger(score) || score < 0 || score > 100) {
    throw new Refusal('--fail-under needs a whole number from 0 to 100.');
  }
  return score;
}

/**
 * An address as people write it: public websites are meant over https, this machine's own over http.
 * @param {string} word
 */
function withScheme(word) {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(word)) return word;
  return /^(localhost|127\.[\d.]+|\[::1\])([:/]|$)/i.test(word) ? `http://${word}` : `https://${word}`;
}

import { Refusal } from '../project.mjs';

const usage = 'npm run analyze -- <address> [--json] [--html FILE] [--fail-under N]';

/**
 * @param {string[]} words
 * @returns {{ websiteUrl: string, json: boolean, htmlFile: string | null, failUnder: number | null }}
 * @throws {Refusal}
 */
export function parseArguments(words) {
  let websiteUrl = '';
  let json = false;
  /** @type {string | null} */
  let htmlFile = null;
  /** @type {number | null} */
  let failUnder = null;
  const rest = words.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word]));
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') json = true;
    else if (word === '--html') htmlFile = parseFile(rest.shift());
    else if (word === '--fail-under') failUnder = parseScore(rest.shift());
    else if (word.startsWith('-')) throw new Refusal(`${word} is not an option. Usage: ${usage}`);
    else if (websiteUrl) throw new Refusal(`One address at a time. Usage: ${usage}`);
    else websiteUrl = withScheme(word);
  }
  if (!websiteUrl) throw new Refusal(`Which website? Usage: ${usage}`);
  return { websiteUrl, json, htmlFile, failUnder };
}

/** @param {string | undefined} word */
function parseFile(word) {
  if (!word || word.startsWith('-')) throw new Refusal('--html needs the name of a file.');
  return word;
}

/** @param {string | undefined} text */
function parseScore(text) {
  const score = Number(text);
  if (!text || !Number.isInteger(score) || score < 0 || score > 100) {
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

import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.mjs';

describe('parseArguments', () => {
  it('takes an address as people write it', () => {
    expect(parseArguments(['example.com'])).toEqual({
      websiteUrl: 'https://example.com',
      json: false,
      htmlFile: null,
      failUnder: null,
    });
    expect(parseArguments(['localhost:3000/a']).websiteUrl).toBe('http://localhost:3000/a');
    expect(parseArguments(['localhost.example.com']).websiteUrl).toBe('https://localhost.example.com');
    expect(parseArguments(['http://localhost:3000/']).websiteUrl).toBe('http://localhost:3000/');
  });

  it('takes its options before and after the address', () => {
    const expected = { websiteUrl: 'https://a.test', json: true, htmlFile: null, failUnder: 60 };
    expect(parseArguments(['--json', 'a.test', '--fail-under', '60'])).toEqual(expected);
    expect(parseArguments(['--fail-under=60', 'a.test', '--json'])).toEqual(expected);
    expect(parseArguments(['a.test', '--html', 'a report.html']).htmlFile).toBe('a report.html');
  });

  it.each([
    [[], 'Which website?'],
    [['a.test', 'b.test'], 'One address at a time'],
    [['a.test', '--pdf', 'x'], '--pdf is not an option'],
    [['a.test', '--html', '--json'], 'the name of a file'],
    [['a.test', '--fail-under'], 'a whole number'],
    [['a.test', '--fail-under', '101'], 'a whole number'],
  ])('refuses %j', (words, message) => {
    expect(() => parseArguments(words)).toThrow(message);
  });
});

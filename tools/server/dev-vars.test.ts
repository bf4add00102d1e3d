import { describe, expect, it } from 'vitest';
import { namesIn, parseDevVars } from './dev-vars.mjs';

describe('parseDevVars', () => {
  it('reads names and values, whatever the line ends and quotes are', () => {
    const text = '\uFEFF# comment\r\nA=1\r\n\r\n B = "two words" # why\nC=\'#3\'\nD=x # note\nE=\nF=a#b\nG=p=q';
    expect(parseDevVars(text)).toEqual({ A: '1', B: 'two words', C: '#3', D: 'x', E: '', F: 'a#b', G: 'p=q' });
  });

  it('lets the later of two lines win', () => {
    expect(parseDevVars('A=1\nA=2')).toEqual({ A: '2' });
  });

  it.each([
    ['A=1\nIDENTITY local', '.dev.vars line 2 is not NAME=value'],
    ['=x', '.dev.vars line 1 is not NAME=value'],
    ['two words=x', '.dev.vars line 1 is not NAME=value'],
    ['\n\nA="open', '.dev.vars line 3 has a quote that does not end'],
    ['A="one" two', '.dev.vars line 1 has a quote that does not end'],
  ])('names the line of %j', (text, message) => {
    expect(() => parseDevVars(text)).toThrow(message);
  });
});

describe('namesIn', () => {
  it('counts settings behind a comment sign, not prose', () => {
    expect(namesIn('# Words = prose\nA=1\n#B_2=\n# C=no')).toEqual(['A', 'B_2']);
  });
});

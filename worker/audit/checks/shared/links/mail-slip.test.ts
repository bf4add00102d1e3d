import { describe, expect, it } from 'vitest';
import { mailboxIn } from './mail-slip.ts';

describe('mailboxIn', () => {
  it.each([
    ['https://example.test/ada@bakery.test', 'ada@bakery.test'],
    ['https://example.test/de/Ada%40bakery.test', 'ada@bakery.test'],
    ['maito:Ada@bakery.test', 'ada@bakery.test'],
    ['mailto:ada@bakery.test', null],
    ['sip:ada@bakery.test', null],
    ['javascript:write()', null],
    ['https://example.test/@ada', null],
    ['https://example.test/team/ada', null],
    ['https://ada@bakery.test/', null],
    ['no address', null],
  ])('%s: %s', (address, mailbox) => expect(mailboxIn(address)).toBe(mailbox));
});

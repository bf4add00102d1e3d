import { describe, expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { mailboxIn } from '../../../facts/emails/writes-another.ts';
import { mailSlips } from './mail-slip.ts';

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

describe('a link without "mailto:"', () => {
  it.each([
    ['bo@bakery.test', 'ada@bakery.test', true],
    ['ada@bakery.test', 'ada@bakery.test', false],
    ['Write to us', 'ada@bakery.test', false],
    ['ada@bakery.testE-mail', 'ada@bakery.test', false],
    ['tset.yrekab@ada', 'ada@bakery.test', false],
    ['tset.yrekab@enola', 'ada@bakery.test', true],
  ])('that says “%s” and leads to %s: %s', (text, href, isUnlikeItsText) => {
    expect(mailSlips(page(`<a href="${href}">${text}</a>`))).toMatchObject([{ mailbox: href, isUnlikeItsText }]);
  });
});

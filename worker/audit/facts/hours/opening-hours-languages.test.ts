import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readWeek, writeWeek } from '../../../testing/week-notation.ts';
import { dutch } from '../../proof/weeks-as-written/dutch.ts';
import { english } from '../../proof/weeks-as-written/english.ts';
import { french } from '../../proof/weeks-as-written/french.ts';
import { german } from '../../proof/weeks-as-written/german.ts';
import { italian } from '../../proof/weeks-as-written/italian.ts';
import { japanese } from '../../proof/weeks-as-written/japanese.ts';
import { portuguese } from '../../proof/weeks-as-written/portuguese.ts';
import { spanish } from '../../proof/weeks-as-written/spanish.ts';
import { readOpeningHours } from './opening-hours.ts';

const WEEKS = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ja: japanese,
};

describe.each(Object.entries(WEEKS))('opening hours in %s', (language, cases) => {
  it.each(cases)('%s', (html, week) => {
    const home = page(`<html lang="${language}"><body><main>${html}</main></body></html>`);
    const fact = readOpeningHours(website({ target: TARGET, pages: [home], language, country: null }));
    expect(fact && writeWeek(fact.value)).toBe(week === null ? null : readWeek(week));
    expect(fact?.alternatives).toBeUndefined();
  });
});

const TARGET = {
  typedUrl: 'https://example.test/',
  homeUrl: 'https://example.test/',
  scopeUrl: 'https://example.test/',
  isPrivate: false,
  aliasHost: null,
};

it('takes Japanese hours without any day for those of every day', () => {
  const url = 'https://example.test/';
  const week = (html: string) => {
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    return readOpeningHours(
      website({ target, pages: [page(`<main>${html}</main>`, { url })], language: 'ja', country: 'JP' }),
    )?.value;
  };
  expect(week('<p>090-5555-0142</p><p>営業時間 8:00 ~ 20:00</p>')).toMatchObject({
    mo: [['08:00', '20:00']],
    su: [['08:00', '20:00']],
  });
  expect(week('<p>営業時間 8:00 ~ 20:00</p><p>不定休</p>')).toBeUndefined();
});

it('takes a clock before days and times for a label', () => {
  const week = (html: string) => {
    const url = 'https://example.test/';
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    const home = page(`<main>${html}</main>`, { url });
    return readOpeningHours(website({ target, pages: [home], language: 'en', country: 'US' }))?.value;
  };
  expect(week('<h3>Opening Hours</h3><p>Week Days 08:00 - 22:00</p>')).toMatchObject({
    fr: [['08:00', '22:00']],
    sa: null,
  });
  const hours = 'Mon - Sat : 9.00am - 8.30pm';
  expect(week(`<p>Call us</p><p>🕒 ${hours}</p>`)).toMatchObject({ mo: [['09:00', '20:30']], su: null });
  expect(week(`<p>Call us</p><p>${hours}</p>`)).toBeUndefined();
  expect(week(`<p>🕒 Phone lines: ${hours}</p>`)).toBeUndefined();
});

it('reads Japanese opening days over opening times, and round the clock all year', () => {
  const week = (html: string) => {
    const url = 'https://example.test/';
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    const home = page(`<main>${html}</main>`, { url });
    return readOpeningHours(website({ target, pages: [home], language: 'ja', country: 'JP' }))?.value;
  };
  expect(week('<p>営業日：月曜日〜土曜日</p><p>営業時間：8時〜18時</p>')).toMatchObject({
    sa: [['08:00', '18:00']],
    su: null,
  });
  expect(week('<p>営業時間 9:00-18:00(土曜は17:00まで) 日祝休</p>')).toMatchObject({
    fr: [['09:00', '18:00']],
    sa: [['09:00', '17:00']],
    su: [],
  });
  expect(week('<p>営業時間：24時間年中無休</p>')).toMatchObject({ mo: [['00:00', '24:00']], su: [['00:00', '24:00']] });
});

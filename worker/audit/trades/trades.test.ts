import { describe, expect, it } from 'vitest';
import { QUESTION_LANGUAGES, type TradeQuestion } from '../questions/question-data.ts';
import { isKnownType } from '../website/structured-data/vocabulary.ts';
import { plainWords } from '../website/text/plain-words.ts';
import { LANGUAGES } from '../words/languages.ts';
import { tradeEntries } from './index.ts';

const entries = tradeEntries();
const questions = entries.flatMap(([trade, { questions }]) =>
  questions.map((question): [string, TradeQuestion] => [`${trade}/${question.id}`, question]),
);
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('the questions of each trade', () => {
  it.each(entries)('%s has ten to thirteen, of several kinds, three or four of them decisive', (_, { questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(10);
    expect(questions.length).toBeLessThanOrEqual(13);
    expect(repeated(questions.map(({ id }) => id))).toEqual([]);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    const decisive = questions.filter(({ weight }) => weight === 5).length;
    expect([3, 4]).toContain(decisive);
    expect(new Set(questions.map(({ weight }) => weight)).size).toBeGreaterThanOrEqual(4);
    for (const language of QUESTION_LANGUAGES) {
      expect(repeated(questions.map(({ ask }) => ask[language].toLowerCase()))).toEqual([]);
    }
  });

  it('are quoted by lower case ids with hyphens', () => {
    expect(questions.filter(([, { id }]) => !/^[a-z]+(?:-[a-z]+)*$/.test(id)).map(([name]) => name)).toEqual([]);
  });

  it.each(questions)('%s is asked in four languages, each in its own words', (_, { ask }) => {
    expect(repeated(Object.values(ask))).toEqual([]);
    for (const language of QUESTION_LANGUAGES) expect(ask[language]).toMatch(/^\S.{9,150}\?$/u);
    expect(ask.es).toMatch(/¿/u);
    expect(ask.es.split('¿').length, 'as many ¿ as ?').toBe(ask.es.split('?').length);
    expect(ask.fr, 'a space before ? and :').not.toMatch(/[^\s][?:;!]/u);
    expect(`${ask.en}${ask.de}`, 'typographic apostrophes only').not.toMatch(/'/u);
  });

  it.each(questions)('%s has terms in lower case, none twice', (_, question) => {
    for (const language of QUESTION_LANGUAGES) {
      const terms = question.terms[language];
      expect(terms.length).toBeGreaterThanOrEqual(4);
      expect(terms.length).toBeLessThanOrEqual(22);
      for (const list of [terms, question.about?.[language] ?? []]) {
        expect(
          list.filter((term) => term !== term.trim() || term === '' || term !== term.toLocaleLowerCase(language)),
        ).toEqual([]);
        expect(repeated(list)).toEqual([]);
      }
    }
  });

  it.each(questions)('%s names its topic with a few words', (_, { about }) => {
    for (const language of QUESTION_LANGUAGES) {
      const words = about?.[language] ?? [];
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words.length).toBeLessThanOrEqual(18);
    }
  });
});

describe('what a trade is known by', () => {
  it('is a label, types and words of its own, but for “other”', () => {
    expect(repeated(entries.map(([, { label }]) => label))).toEqual([]);
    expect(repeated(entries.flatMap(([, { types = [] }]) => types))).toEqual([]);
    const told = new Set(Object.values(LANGUAGES).flatMap((words) => Object.keys(words.trades)));
    expect(entries.filter(([id]) => !told.has(id)).map(([id]) => id)).toEqual(['other']);
    expect(
      entries
        .flatMap(([, { types = [], ownType = [], kinds = [] }]) =>
          [types, ownType, kinds.map(({ type }) => type)].flat(),
        )
        .filter((type) => !isKnownType(type)),
    ).toEqual([]);
  });

  it('is listed in every language by words as they are compared', () => {
    const lists = Object.values(LANGUAGES).flatMap((words) => [
      ...Object.values(words.trades),
      ...Object.values(words.searched ?? {}),
    ]);
    expect(lists.filter((list) => list.trim() === '')).toEqual([]);
    const all = lists.flatMap((list) => list.trim().split(/\s*[\n·~]\s*/));
    expect(all.filter((word) => plainWords(word) !== word)).toEqual([]);
  });
});

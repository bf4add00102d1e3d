import { expect, it } from 'vitest';
import { facts, HOME, page, website } from '../../testing/audit-builders.ts';
import { readTrade } from '../facts/trade/trade.ts';
import { tradeTitle } from '../fixes/text-blocks/trade-noun.ts';
import { answerQuestions } from '../questions/answer-questions.ts';
import type { ToldTrade } from '../words/language-words.ts';
import { Lexicon } from '../words/lexicon.ts';
import { TRADES, type TradeId } from './index.ts';
import { asked } from './shared/asked.ts';
import { delivery } from './shared/buying-questions.ts';
import { openingHours } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

/** What a new trade's file holds, cut short. */
const lampMaker: Trade = {
  label: 'Lamp maker',
  widerTypes: ['Store'],
  nouns: {
    en: { sought: 'lamp maker', called: 'a lamp workshop' },
    de: { sought: 'Lampenmacher', called: 'eine Lampenwerkstatt' },
    fr: { sought: 'luminier', called: 'un atelier de lampes' },
    es: { sought: 'lamparero', called: 'un taller de lámparas' },
    it: { sought: 'lampadaio', called: 'una bottega di lampade' },
    nl: { sought: 'lampenmaker', called: 'een lampenatelier' },
    pt: { sought: 'lampareiro', called: 'uma oficina de candeeiros' },
    ja: { sought: 'ランプ職人', called: 'ランプ工房' },
  },
  questions: [asked(delivery, 5), asked(openingHours, 4)],
};

const trades = { ...TRADES, 'lamp-maker': lampMaker };
/** As the folders of its languages would list them. */
const lexicon = new Lexicon([['lamp-maker' as ToldTrade, 'lamp maker · lamp makers · *lampenmacher*']]);

const home = page(`<html lang="en"><head><title>Larch Lights | Lamp maker in Larkton</title></head><body><main>
  <h1>Your lamp maker by the old mill</h1>
  <p>We are a lamp maker in Larkton. Every shade is cut, sewn and wired by hand in our own workshop by the river.</p>
</main></body></html>`);
const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('a trade that is nothing but an entry is told, asked its questions and called by its name', () => {
  const input = website({ target, pages: [home], language: 'en', country: null });
  expect(readTrade(input)?.value.id).toBe('other');
  const trade = readTrade(input, null, trades, lexicon);
  expect(trade?.value).toMatchObject({ id: 'lamp-maker', label: 'Lamp maker' });

  const value = { question: 'Do you deliver?', answer: 'Yes, we deliver every lamp within Larkton free of charge.' };
  const sources = [{ pageUrl: HOME, place: 'h2', seen: value.question, view: 'plain' as const }];
  const faq = [{ value, sources, certainty: 'certain' as const }];
  const read = facts({ trade, faq, languages: [{ value: 'en', sources: [] }] });
  const { questions } = answerQuestions(input, read, trades);
  expect(questions.map(({ id, answered }) => [id, answered])).toEqual([
    ['lamp-maker/delivery', 'full'],
    ['lamp-maker/opening-hours', 'none'],
  ]);

  expect(tradeTitle({ trade: trade?.value.id as TradeId, language: 'en' }, trades)).toBe('Lamp workshop');
});

it('its words make it of a wider type, as they do not without its entry', () => {
  const markup =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"x"}</script>';
  const pages = [page(`<title>Larch | Lamp maker in Larkton</title>${markup}<h1>Your lamp maker</h1>`)];
  const input = website({ target, pages, language: 'en', country: null });
  expect(readTrade(input)?.value.id).toBe('shop');
  expect(readTrade(input, null, trades, lexicon)?.value.id).toBe('lamp-maker');
});

import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/models/hostile-texts.ts';
import { premiumInputOf } from '../../testing/premium-input.ts';
import { citedDirectories } from '../paid/cited-directories.ts';
import { premiumResults } from '../paid/premium-results.ts';
import { englishPlumber } from '../proof/fixtures/english-plumber/website.ts';
import { WEBSITES } from '../proof/fixtures/websites.ts';
import type { Asked, AskedAnswer } from './asked.ts';
import { assistantQuestions } from './assistant-questions.ts';
import { assistantsReport } from './assistants-report.ts';
import { shareOf } from './wilson.ts';

const input = premiumInputOf(englishPlumber);
const NAME = input.words.name ?? '';
const OWN = new URL('/prices', input.inputs.target.homeUrl).href;
const PHONE = input.facts.phones[0];

const AT = Date.UTC(2026, 10, 22, 12);
const QUESTIONS: Asked['questions'] = [
  { id: 'recommend', text: 'Who is a good plumber in town?', about: 'choice' },
  { id: 'open', text: 'Is it open now?', about: 'business' },
];

function asked(answers: (Pick<AskedAnswer, 'text'> & Partial<AskedAnswer>)[], startedAt = AT): Asked {
  return {
    startedAt,
    finishedAt: startedAt + 1,
    times: 3,
    questions: QUESTIONS,
    assistants: [
      { id: 'openai', name: 'ChatGPT', model: 'm-1' },
      { id: 'google', name: 'Gemini', model: 'm-2' },
    ],
    answers: answers.map((answer, at) => ({
      ...{ assistant: 'openai', questionId: 'recommend', time: at + 1, at: startedAt, cites: [], failure: null },
      ...answer,
    })),
  };
}

const reportOn = (...series: Asked[]) => assistantsReport(input, series);
const list = (...names: string[]) =>
  `Here are some:\n\n${names.map((name, at) => `${at + 1}. **${name}** – quick and friendly.\n   - **Address:** 1 High Street`).join('\n')}\n\nI hope this helps.`;

describe('what is asked', () => {
  it('names the trade and the town, and not the business, where the choice is open', () => {
    const words = { ...input.words, place: 'Bristol', typedNoun: 'plumber' };
    const questions = assistantQuestions({ ...input, words });
    const choice = questions.filter(({ about }) => about === 'choice');
    expect(choice.length).toBeGreaterThan(0);
    for (const { text } of choice) {
      expect(text).toContain('Bristol');
      expect(text).not.toContain(NAME);
    }
    for (const { text } of questions.filter(({ about }) => about === 'business')) expect(text).toContain(NAME);
  });

  it.each(Object.entries(WEBSITES))('is whole and said once for %s', (_, website) => {
    const questions = assistantQuestions(premiumInputOf(website));
    expect(JSON.stringify(questions)).not.toMatch(/undefined|null|NaN/);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });
});

describe('what they answered', () => {
  it('is counted by answers, with place and interval', () => {
    const [asking] = reportOn(
      asked([
        { text: list('Fast Pipes', NAME, 'Leak Ltd') },
        { text: list('Fast Pipes', 'Leak Ltd') },
        { text: `Try ${NAME.toUpperCase()}, or ask a neighbour.` },
        { text: null, failure: 'timeout' },
      ]),
    ).askings;
    expect(asking?.results[0]).toMatchObject({
      name: 'ChatGPT',
      named: shareOf(2, 3),
      places: { best: 2, last: 2 },
      failed: 1,
      quote: { isNamed: true },
    });
    expect(asking?.results[1]).toMatchObject({ name: 'Gemini', named: null, quote: null });
    expect(asking?.others).toEqual([
      { name: 'Fast Pipes', answers: 2, of: 3, by: ['ChatGPT'] },
      { name: 'Leak Ltd', answers: 2, of: 3, by: ['ChatGPT'] },
    ]);
  });

  it('names a business by whole words only', () => {
    const [asking] = reportOn(asked([{ text: `${NAME}shire and Un${NAME} are others.` }])).askings;
    expect(asking?.results[0]?.named?.count).toBe(0);
  });

  it('is compared with what is known of the business, in answers about it', () => {
    const wrong = { text: `${NAME}: call 0121 496 0999.`, questionId: 'open' };
    const right = { text: `${NAME}: call ${PHONE?.asShown}.`, questionId: 'open' };
    const elsewhere = { text: list(NAME, 'Fast Pipes, 0121 496 0999') };
    const [asking] = reportOn(asked([wrong, right, elsewhere])).askings;
    expect(asking?.results[0]?.wrong).toEqual([
      { what: 'telephone', said: '+441214960999', known: PHONE?.value, answers: 1 },
    ]);
  });

  it.each([
    ['- **Monday to Friday:** 9 am to 5 pm', 'opening hours', 'Monday to Friday 09:00–17:00'],
    ['It is at 99 High Street, Leeds LS1 4AP.', 'address', '99 High Street'],
  ])('is held against what is surely known: %s', (line, what, said) => {
    const text = `**${NAME}**\n${line}`;
    const [asking] = reportOn(asked([{ text, questionId: 'open' }])).askings;
    expect(asking?.results[0]?.wrong).toMatchObject([{ what, said: expect.stringContaining(said), answers: 1 }]);
  });

  it.each([
    'Monday to Friday 8am to 6pm, Saturday 9am to 1pm, closed on Sunday.',
    'Saturday 9am to 1pm',
    'Open until six most days, and it gets busy at 9.',
    'Monday to Friday 9am to 5pm in Leeds; Monday to Friday 10am to 4pm in York.',
  ])('is not called wrong where it is right, or not to be understood: %s', (line) => {
    const [asking] = reportOn(asked([{ text: `**${NAME}**\n${line}`, questionId: 'open' }])).askings;
    expect(asking?.results[0]?.wrong).toEqual([]);
  });

  it('tells the website’s own pages from others that are cited, and takes no other address', () => {
    const cites = [OWN, 'https://www.trades.example/plumbers', 'javascript:alert(1)', 'not an address'];
    const [asking] = reportOn(asked([{ text: 'See these.', cites }])).askings;
    expect(asking?.results[0]?.cited).toEqual([{ pageUrl: OWN, answers: 1 }]);
    expect(asking?.sites).toEqual([{ host: 'trades.example', answers: 1 }]);
  });

  it('is not told before the last answer is in, and the newest comes first', () => {
    const going = { ...asked([{ text: 'Yes.' }], AT + 2_000), finishedAt: null };
    const { askings } = reportOn(asked([{ text: 'Old.' }]), asked([{ text: 'New.' }], AT + 1_000), going);
    expect(askings.map(({ startedAt }) => startedAt)).toEqual([AT + 1_000, AT]);
  });

  it('moves neither score nor recommendations, whatever it says', () => {
    const hostile = [...HOSTILE_TEXTS, '#'.repeat(8_000), '**'.repeat(4_000), '\u202e\u200b'];
    const series = [asked(hostile.map((text) => ({ text, cites: Array(100).fill('https://evil.test/') })))];
    expect(JSON.stringify(assistantsReport(input, series).askings[0]?.others)).not.toMatch(/evil\.test|[<>]/);
    const without = premiumResults(input).premium;
    const lied = premiumResults({ ...input, assistants: assistantsReport(input, series) }).premium;
    expect(lied.recommendations).toEqual(without.recommendations);
    expect(lied.technicalOptimizations).toEqual(without.technicalOptimizations);
    expect(lied.competitorAnalysis.benchmarkComparison).toEqual(without.competitorAnalysis.benchmarkComparison);
  });

  it('makes a directory that is cited again and again a task without points, of our own list alone', () => {
    const cites = ['https://www.yell.com/s/plumbers-leeds.html', 'https://evil.test/directory'];
    const tasks = (...answers: { text: string; cites: string[] }[]) =>
      citedDirectories(reportOn(asked(answers)), input.inputs);
    expect(tasks({ text: 'See these.', cites })).toEqual([]);
    const twice = tasks({ text: 'See these.', cites }, { text: 'And these.', cites });
    expect(twice).toMatchObject([{ id: 'cited-directory-yell.com', pointsGain: 0, checkIds: [] }]);
    expect(twice[0]?.description).toContain('yell.com as a source in 2 answers');
    const [home, ...others] = englishPlumber.pages;
    if (!home) throw new Error('no home page');
    const html = home.html.replace('</body>', '<a href="https://www.yell.com/biz/ours">Yell</a></body>');
    const linked = premiumInputOf({ ...englishPlumber, pages: [{ ...home, html }, ...others] });
    expect(
      citedDirectories(
        reportOn(
          asked([
            { text: 'a', cites },
            { text: 'b', cites },
          ]),
        ),
        linked.inputs,
      ),
    ).toEqual([]);
  });

  it('fills what could not be measured before', () => {
    const series = [asked([{ text: list('Fast Pipes', NAME) }, { text: list('Fast Pipes', 'Leak Ltd') }])];
    const { premium } = premiumResults({ ...input, assistants: assistantsReport(input, series) });
    expect(premium.performanceTracking.currentMetrics).toMatchObject({
      aiMentions: 1,
      aiMentionsBasis: {
        kind: 'measured',
        how: expect.stringContaining('Of 2 answers of ChatGPT on 22 November 2026'),
      },
    });
    expect(premium.localSeoAnalysis.localCompetitors).toMatchObject([
      { name: 'Fast Pipes', strengths: ['Named by ChatGPT in 2 of 2 answers on 22 November 2026.'] },
    ]);
    const insights = premium.competitorAnalysis.actionableInsights.map(({ insight }) => insight);
    expect(insights).toContain('Fast Pipes is named in 2 of 2 answers of assistants, and you in 1.');
    expect(insights.join(' ')).not.toContain('this report cannot answer');
  });
});

it('knows how little few answers tell', () => {
  expect(shareOf(0, 3)).toEqual({ count: 0, of: 3, from: 0, to: 0.561 });
  expect(shareOf(3, 9)).toEqual({ count: 3, of: 9, from: 0.121, to: 0.646 });
});

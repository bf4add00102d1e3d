import { expect, it } from 'vitest';
import type { AnalysisView } from '../../../contract/api.ts';
import type { Results } from '../../../contract/results.ts';
import { sampleView } from '../../../sample/sample-view.ts';
import { selectReport } from '../report-view.ts';

const analysis: AnalysisView = await sampleView();
const results = analysis.results as Results;
const reading = (changed: Partial<Results>) =>
  selectReport(analysis, { ...results, ...changed }).findings.find(({ id }) => id === 'read') ?? expect.unreachable();

it('quotes both wordings where a script puts one in the place of the other, and calls it no good reading', () => {
  const replaced = [{ served: 'Open daily from 11', shown: 'Winter break until May' }];
  const pages = results.pages.map((page) => ({ ...page, wordsPlain: 200, wordsServed: 200, wordsRendered: 200 }));
  const read = (more: object) => {
    const readings = results.reading.map((one, at) => ({
      ...one,
      lostWithoutJavaScript: [],
      ...(at === 0 ? more : {}),
    }));
    return reading({ pages, reading: readings });
  };
  expect(read({}).state).toBe('good');
  expect(read({ replaced }).sentence).toContain(
    'assistants read “Open daily from 11” where our browser shows “Winter break until May” (home page).',
  );
  expect(read({ replaced }).state).toBe('partly');
});

it('says below which headings nothing is served, where the data of scripts did not arrive', () => {
  const pages = results.pages.map((page) => ({
    ...page,
    ...{ wordsPlain: 200, wordsServed: 200, wordsRendered: 200, missesData: true as const },
  }));
  const readings = results.reading.map((one) => ({ ...one, lostWithoutJavaScript: [], unfilled: ['Our flavours'] }));
  const { sentence } = reading({ pages, reading: readings });
  expect(sentence).toMatch(/The HTML as served holds nothing below “Our flavours”\.$/);
});

it('counts no words a browser shows where scripts are not what keeps them away', () => {
  const gates = [{ id: 'nothing-to-read', cap: 40, reason: 'The HTML has 18 characters of text to read.' }];
  const readings = results.reading.map((one) => ({ ...one, lostWithoutJavaScript: [] }));
  const read = (wordsServed: number) => {
    const pages = results.pages.map((page) => ({ ...page, wordsPlain: wordsServed, wordsServed, wordsRendered: 200 }));
    return reading({ pages, reading: readings, score: { ...results.score, gates } });
  };
  expect(read(200)).toMatchObject({ sentence: gates[0]?.reason, state: 'bad' });
  expect(read(20).sentence).toMatch(/^Without JavaScript /);
});

it('praises nothing that scripts of others may change which did not arrive', () => {
  const pages = results.pages.map((page) => ({
    ...page,
    ...{ wordsPlain: 200, wordsServed: 200, wordsRendered: 200, lacksScripts: true as const },
  }));
  const readings = results.reading.map((one) => ({ ...one, lostWithoutJavaScript: [] }));
  const { sentence, state } = reading({ pages, reading: readings });
  expect(sentence).toContain('Our browser did not load some scripts there, and what they may add was not measured.');
  expect(state).toBe('unknown');
  const some = pages.map((page, at) => (at > 0 ? { ...page, lacksScripts: undefined } : page));
  expect(reading({ pages: some as never, reading: readings }).sentence).toContain(
    'On the home page our browser did not load some scripts',
  );
  // A frame alone counts in no sum.
  const frame = pages.map((page, at) => (at > 0 ? page : { ...page, wordsServed: 3, wordsRendered: 9 }));
  expect(reading({ pages: frame, reading: readings }).sentence).toContain(', measured on ');
});

it('lets no served page list what scripts list, by a word in another line', () => {
  const source = (view: 'plain' | 'rendered', seen: string) => ({ pageUrl: '', view, place: 'h3', seen });
  const listed = (line: string) => {
    const services = ['Unicorn', 'Crocodile'].map((value) => ({
      value,
      certainty: 'certain' as const,
      sources: [source('rendered', value), source('plain', line || value)],
    }));
    const facts = { ...results.facts, services } as typeof results.facts;
    return selectReport(analysis, { ...results, facts })
      .answer?.parts.map(({ text }) => text)
      .join(' ');
  };
  expect(listed('')).toContain('Its pages list Unicorn and Crocodile');
  expect(listed('Themes: unicorn, crocodile and pirate')).not.toContain('Its pages list');
});

it('calls nothing served whole where words or facts beside it are told as lost', () => {
  const waiting = (wordsServed: number) =>
    results.pages.map((page) => ({
      ...page,
      ...{ wordsPlain: wordsServed, wordsServed, wordsRendered: 200, missesData: true as const },
    }));
  const readings = results.reading.map((one) => ({ ...one, lostWithoutJavaScript: [], lostPassages: [] }));
  const facts = JSON.parse(JSON.stringify(results.facts).replaceAll('"view":"rendered"', '"view":"plain"'));
  const said = (wordsServed: number, more: object = { facts }) =>
    reading({ pages: waiting(wordsServed), reading: readings, ...more }).sentence;
  expect(said(200)).toMatch(/^Without JavaScript assistants get nearly all of the words our browser showed\.$/);
  expect(said(200, {})).toMatch(/Our browser did not load all/);
  expect(said(196)).toMatch(/^Without JavaScript assistants get nearly all of the .*\. Our browser did not load all/);
});

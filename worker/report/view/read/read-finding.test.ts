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
  expect(sentence).toBe(
    'Our browser did not load all that your pages ask for, so how much of your text needs JavaScript was not measured.',
  );
  expect(state).toBe('unknown');
});

it('says page by page what is served, and names what was not measured', () => {
  const readings = results.reading.map((one) => ({ ...one, lostWithoutJavaScript: [], lostPassages: [] }));
  const said = (...changed: object[]) => {
    const pages = changed.map((more, at) => ({
      ...(results.pages[0] as (typeof results.pages)[number]),
      ...{
        role: at === 0 ? 'home' : 'other',
        url: at === 0 ? results.pages[0]?.url : `${results.pages[0]?.url}p${at}`,
      },
      ...{ note: null, differs: undefined, wordsPlain: 200, wordsServed: 200, wordsRendered: 200 },
      ...more,
    }));
    return reading({ pages: pages as never, reading: readings }).sentence;
  };
  expect(said({}, { wordsServed: 80 }, { lacksScripts: true })).toMatch(
    /get nearly all of the words our browser showed, but on \S+p1 part of them\. Not measured: \S+p2\./,
  );
  expect(said({ wordsServed: 50 }, { wordsServed: 80 })).toMatch(/get part of the words our browser showed\./);
  expect(said({ wordsServed: 0 }, { wordsServed: 80 })).toMatch(
    /get a small part of the words our browser showed, and none on the home page\./,
  );
  const less = Array.from({ length: 4 }, () => ({ wordsServed: 80 }));
  expect(said({}, {}, ...less)).toMatch(/get nearly all of the words our browser showed on 2 pages, and less on 4\./);
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

it('calls nothing served whole where data did not arrive that may be more', () => {
  const waiting = (wordsServed: number) =>
    results.pages.map((page) => ({
      ...page,
      ...{ wordsPlain: wordsServed, wordsServed, wordsRendered: 200, missesData: true as const },
    }));
  const readings = results.reading.map((one) => ({ ...one, lostWithoutJavaScript: [], lostPassages: [] }));
  const facts = JSON.parse(JSON.stringify(results.facts).replaceAll('"view":"rendered"', '"view":"plain"'));
  const said = (wordsServed: number) => reading({ pages: waiting(wordsServed), reading: readings, facts }).sentence;
  expect(said(200)).toMatch(/^Our browser did not load all that your pages ask for/);
  expect(said(196)).toMatch(/^Our browser did not load all that your pages ask for/);
});

import { describe, expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { answer, ask, asked, FILLER } from '../../testing/question-cases.ts';

describe('answerQuestions', () => {
  it('asks in the language of the website and gives the question in English beside it', () => {
    const price = answer(ask('de', 'plumber', ''), 'price');
    expect(price.question).toMatch(/kost/i);
    expect(price.questionEnglish).toMatch(/cost/i);
    expect(answer(ask('en', 'plumber', ''), 'price')).not.toHaveProperty('questionEnglish');
  });

  it('asks the heaviest first', () => {
    const { questions } = ask('en', 'plumber', '');
    expect(questions.length).toBeGreaterThan(10);
    const keys = questions.map(({ weight, id }) => `${9 - weight} ${id}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('asks what any business is asked where the trade is not sure', () => {
    const value = { id: 'plumber' as const, label: 'Plumber', confidence: 0.9 };
    const trade = { value, certainty: 'likely' as const, sources: [] };
    expect(ask('en', 'plumber', '', { trade }).trade).toBe('other');
    expect(ask('en', 'plumber', '', { trade: null }).trade).toBe('other');
  });

  it('says nothing about websites in other languages', () => {
    const { because, questions } = ask('nl', 'plumber', '<p>Wij komen dag en nacht bij u langs.</p>');
    expect(because).toContain('another language');
    expect(questions.every(({ answered, why }) => answered === 'inconclusive' && why === because)).toBe(true);
  });

  it('calls pages foreign only where their language is known', () => {
    const { because } = ask('es', 'plumber', '', { languages: [] });
    expect(because).toContain('could not tell for certain');
  });

  it('says nothing where there was nothing to read', () => {
    const shell = page('<div id="root">Loading</div><script src="/app.js"></script>');
    expect(asked([shell], 'en', 'plumber').because).toContain('too little text');
  });

  it('judges a page of few words and no shell that scripts fill', () => {
    const words = 'After thirty years we have closed our house. Thank you to all our guests and friends, and farewell.';
    const shell = 'Please wait while we load this page for you.';
    const closed = (text: string) =>
      asked([page(`<html lang="en"><p>${text}</p><script src="/app.js"></script></html>`)], 'en', 'hotel');
    expect(answer(closed(words), 'breakfast').answered).toBe('none');
    expect(closed(shell).because).toContain('too little text');
  });

  it('takes an entry of the website for an answer where it asks the same and says what is asked for', () => {
    const verdict = (id: string, question: string, text: string, view: 'plain' | 'rendered' = 'plain') => {
      const sources = [{ pageUrl: 'https://example.test/', place: 'h3', seen: question, view }];
      const faq = [{ value: { question, answer: text }, sources, certainty: 'certain' as const }];
      return answer(ask('en', 'plumber', `<h3>${question}</h3><p>${text}</p>`, { faq }), id);
    };
    const yes = 'Yes, all our work is insured for two million.';
    expect(verdict('insured', 'Are you insured?', yes)).toMatchObject({ answered: 'full', by: 'entry', passage: yes });
    expect(verdict('insured', 'Are you insured?', yes, 'rendered').jsOnly).toBe(true);
    const no = 'All our work is insured for two million.';
    expect(verdict('insured', 'Is your work insured?', no).answered).toBe('full');
    expect(
      verdict('insured', 'Are you insured?', 'That is something I would rather talk over with you.').answered,
    ).toBe('none');
    expect(verdict('insured', 'Do you have a van?', yes).answered).toBe('none');
    expect(verdict('price', 'What does an hour cost?', 'An hour costs £65 plus parts and VAT.').answered).toBe('full');
    expect(verdict('price', 'What does an hour cost?', 'That depends on how much there is to do.').answered).toBe(
      'none',
    );
  });

  it('reads no entry of a legal page', () => {
    const url = 'https://example.test/terms';
    const legal = page('<main><h2>Are you insured?</h2><p>Yes, against hail and lightning.</p></main>', {
      url,
      role: 'legal',
    });
    const value = { question: 'Are you insured?', answer: 'Yes, against hail and lightning.' };
    const sources = [{ pageUrl: url, place: 'h2', seen: value.question, view: 'plain' as const }];
    const faq = [{ value, sources, certainty: 'certain' as const }];
    const home = page(`<main><p>${FILLER.en}</p></main>`);
    expect(answer(asked([home, legal], 'en', 'plumber', { faq }), 'insured').answered).toBe('none');
  });

  it('gives the same twice', () => {
    const html =
      '<h2>Prices</h2><p>Our hourly rate is £65.</p><h2>Insured</h2><p>All work is guaranteed for two years.</p>';
    expect(ask('en', 'plumber', html)).toEqual(ask('en', 'plumber', html));
  });
});

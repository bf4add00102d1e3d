import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { wallBeforeContent } from './wall-before-content.ts';

const CONTENT = `<p>${'Our wine comes from steep slopes. '.repeat(60)}</p>`;
const run = (...pages: ReturnType<typeof page>[]) => wallBeforeContent.run(inputs({ pages }));

describe('wall-before-content', () => {
  it('passes pages that can be read, cookie banner or not', () => {
    expect(run(page(CONTENT))).toMatchObject({ outcome: 'pass' });
    expect(run(page(`<div>We use cookies. Accept all cookies?</div>${CONTENT}`))).toMatchObject({ outcome: 'pass' });
  });

  it('leaves open what a window over a page asks for', () => {
    const home = page(CONTENT, { rendered: CONTENT });
    if (home.rendered) home.rendered.isHeld = true;
    expect(run(home)).toMatchObject({ outcome: 'inconclusive' });
  });

  it('leaves open what a page of which a browser shows little waits for', () => {
    const shown = (rendered: string) => run(page(CONTENT, { rendered })).outcome;
    expect(['<p>Where honey is honey</p>', CONTENT].map(shown)).toEqual(['inconclusive', 'pass']);
  });

  it.each([
    'Are you over 18?',
    'Sind Sie schon 18?',
    'Êtes-vous majeur ?',
    '¿Eres mayor de edad?',
    'Hai più di 18 anni?',
    'Ben je 18?',
    'Tem mais de 18 anos?',
    '20歳以上ですか？',
  ])('is partial when a question lies over the text: %s', (question) => {
    expect(run(page(`<div id=gate>${question}</div>${CONTENT}`))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: question }],
    });
  });

  it('fails when the wall is all there is', () => {
    expect(run(page('<h1>Are you of legal drinking age?</h1><button>Yes</button>'))).toMatchObject({ outcome: 'fail' });
    expect(run(page('<p>This site is not available in your country.</p>'))).toMatchObject({ outcome: 'fail' });
    expect(run(page('<p>Before you continue we need your consent to cookies.</p><button>OK</button>'))).toMatchObject({
      outcome: 'fail',
    });
  });

  it('is partial when the question lies over a page of pictures whose menu leads past it', () => {
    const gate = '<div id=gate><h2>Are you 18 or older?</h2><button>Yes</button></div>';
    const menu = '<nav><a href="/wines">Wines</a><a href="/about">About</a></nav>';
    const home = page(`${gate}${menu}<main><img src="a.jpg" alt=""></main>`);
    const wines = page(`${menu}<p>Red and white</p>`, { url: `${HOME}wines`, role: 'services' });
    const about = (text: string) => page(`${menu}<p>${text}</p>`, { url: `${HOME}about`, role: 'about' });
    expect(run(home, wines, about('We are two.'))).toMatchObject({ outcome: 'partial' });
    const again = page(`${gate}${menu}`, { url: `${HOME}about`, role: 'about' });
    expect(run(home, wines, again)).toMatchObject({ outcome: 'fail' });
    expect(run(page(gate), wines, about('We are two.'))).toMatchObject({ outcome: 'fail' });
  });

  it('fails when a page asks for a login', () => {
    const home = page(CONTENT);
    const prices = attemptOf(page('', { url: `${HOME}prices`, role: 'prices', status: 401 }));
    expect(wallBeforeContent.run(inputs({ pages: [home], attempts: [attemptOf(home), prices] }))).toMatchObject({
      outcome: 'fail',
      evidence: [{ pageUrl: `${HOME}prices`, place: 'HTTP status 401' }],
    });
  });

  it('does not take a text about age or a page of cookie settings for a wall', () => {
    const settings = page('<h1>Cookie settings</h1><p>Choose your cookies.</p>', {
      url: `${HOME}cookie-settings`,
      role: 'other',
    });
    expect(run(page(CONTENT), settings)).toMatchObject({ outcome: 'pass' });
    expect(run(page(`<p>Guests must be 18 to rent a car. ${'x '.repeat(300)}</p>`))).toMatchObject({ outcome: 'pass' });
  });
});

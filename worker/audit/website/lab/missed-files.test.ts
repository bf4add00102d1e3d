import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { labObservation } from '../../../testing/lab-builders.ts';
import type { Observations } from '../../observations.ts';
import { withMissedFiles } from './missed-files.ts';

const FAINT = {
  rule: 'color-contrast',
  impact: 'serious' as const,
  help: '',
  helpUrl: '',
  tags: [],
  nodeCount: 2,
  nodes: [],
};
const axe = {
  version: '4',
  violations: [FAINT, { ...FAINT, rule: 'aria-hidden-focus' }, { ...FAINT, rule: 'list' }],
  incomplete: [],
  passed: ['target-size', 'tabindex'],
};

function missed(html: string, ...failed: string[]) {
  const consoleErrors = failed.map((file) => `Failed to load resource: the server responded with a status of ${file}`);
  const pages = ['', 'about'].map((path) => {
    const one = page(html, { url: HOME + path, rendered: html });
    return { ...one, role: path === '' ? 'home' : 'other', rendered: one.rendered && { ...one.rendered, axe } };
  });
  const observations = { pages, lab: labObservation({ consoleErrors }) } as unknown as Observations;
  return withMissedFiles(observations).pages.map(({ rendered }) => rendered);
}

const STYLED = '<link rel="stylesheet" href="/look.css"><img src="/oak.jpg" alt=""><h1>Oak</h1>';

it('notes a style sheet of its own that is gone with every page: visitors see them without it, too', () => {
  for (const shown of missed(STYLED, `404 (Not Found) ${HOME}look.css`)) {
    expect(shown).toMatchObject({ goneStyles: [`${HOME}look.css`], axe });
    expect(shown?.missesStyles).toBeUndefined();
  }
});

it('draws nothing from the look of a page without a style sheet that visitors may get', () => {
  const [, about] = missed(STYLED, `503 (Busy) ${HOME}look.css`);
  expect(about?.missesStyles).toBe(true);
  expect(about?.axe).toMatchObject({
    violations: [{ rule: 'list' }],
    incomplete: [
      { rule: 'color-contrast', nodeCount: 2 },
      { rule: 'aria-hidden-focus', nodeCount: 2 },
    ],
    passed: ['tabindex'],
  });
});

it('notes a picture of its own that is gone with the home page, which was measured', () => {
  const [home, about] = missed(STYLED, `404 (Not Found) ${HOME}oak.jpg`);
  expect(home).toMatchObject({ gonePictures: [`${HOME}oak.jpg`], axe });
  expect(about?.gonePictures).toBeUndefined();
});

it('notes one that a script shows, too', () => {
  const one = page('<h1>Oak</h1>', { url: HOME, rendered: '<h1>Oak</h1><img src="/oak.jpg">' });
  const consoleErrors = [
    `Failed to load resource: the server responded with a status of 404 (Not Found) ${HOME}oak.jpg`,
  ];
  const observations = { pages: [{ ...one, role: 'home' }], lab: labObservation({ consoleErrors }) };
  const [home] = withMissedFiles(observations as unknown as Observations).pages;
  expect(home?.rendered).toMatchObject({ gonePictures: [`${HOME}oak.jpg`] });
});

it('takes one that failed for a moment for no file that is gone, and letters for no look', () => {
  const [home] = missed(STYLED, `503 (Busy) ${HOME}look.css`);
  expect(home?.goneStyles).toBeUndefined();
  expect(home?.missesStyles).toBe(true);
  const fonts = 'https://letters.example/css?family=Oak';
  expect(
    missed(`<link rel="stylesheet" href="${fonts}"><h1>Oak</h1>`, `500 ${fonts}`)[0]?.missesStyles,
  ).toBeUndefined();
});

it('notes program files of others that did not arrive, and that nobody saw what scripts bring where there is no other', () => {
  const of = (html: string) => {
    const one = page(html, { url: HOME, rendered: '<h1>Oak</h1>' });
    if (one.rendered) one.rendered.missesCode = true;
    const consoleErrors = ['Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.test/lib.min.js'];
    const observations = { pages: [{ ...one, role: 'home' }], lab: labObservation({ consoleErrors }) };
    return withMissedFiles(observations as unknown as Observations).pages[0]?.rendered;
  };
  const lost = '<script src="http://cdn.test/lib.min.js"></script>';
  expect(of(lost)).toMatchObject({ lostScripts: ['http://cdn.test/lib.min.js'], missesData: true });
  const own = of(`${lost}<script src="/own.js"></script>`);
  expect(own?.lostScripts).toHaveLength(1);
  expect(own?.missesData).not.toBe(true);
  expect(of('<script src="https://count.test/tag/js?id=1"></script>')?.lostScripts).toBeUndefined();
});

it('misses neither words nor a look where letters and what counts visits alone did not arrive', () => {
  const of = (...failed: string[]) => {
    const html = '<link rel="stylesheet" href="https://letters.test/css?family=Oak"><h1>Oak</h1>';
    const one = page(html, { url: HOME, rendered: html });
    if (one.rendered) Object.assign(one.rendered, { missesCode: true, missesStyles: true, axe });
    const consoleErrors = failed.map((url) => `Failed to load resource: net::ERR_NAME_NOT_RESOLVED ${url}`);
    const observations = { pages: [{ ...one, role: 'home' }], lab: labObservation({ consoleErrors }) };
    return withMissedFiles(observations as unknown as Observations).pages[0]?.rendered;
  };
  const trifles = ['https://letters.test/css?family=Oak', 'https://count.test/js?id=G-12AB'];
  const whole = of(...trifles);
  expect(whole).toMatchObject({ missesCode: false, axe });
  expect(whole?.missesStyles).toBeUndefined();
  expect(of(...trifles, 'https://cdn.test/look.css')?.missesStyles).toBe(true);
  expect(of(...trifles, 'https://cdn.test/lib.js')?.missesCode).toBe(true);
});

it('notes what stands behind a text of the home page or plays there, and not the sign of the website', () => {
  const [home] = missed(
    `<link rel="icon" href="/sign.png">${STYLED}<video src="/saw.mp4"></video>`,
    ...['sign.png', 'favicon.png', 'behind.jpg', 'saw.mp4'].map((file) => `404 (Not Found) ${HOME}${file}`),
  );
  expect(home?.gonePictures).toEqual([`${HOME}behind.jpg`]);
  expect(home?.goneVideos).toEqual([`${HOME}saw.mp4`]);
});

describe('pictures and videos that were asked for and are gone', () => {
  const onAbout = (html: string, rendered = html, goneFiles = ['oak.jpg', 'saw.mp4'].map((file) => HOME + file)) => {
    const about = { ...page(html, { url: `${HOME}about`, rendered }), role: 'other' };
    const observations = { pages: [about], lab: null, goneFiles, target: { homeUrl: HOME, aliasHost: null } };
    return withMissedFiles(observations as unknown as Observations).pages[0]?.rendered;
  };

  it('are noted with each page that shows them', () => {
    expect(onAbout('<img src="/oak.jpg"><video src="/saw.mp4"></video>')).toMatchObject({
      gonePictures: [`${HOME}oak.jpg`],
      goneVideos: [`${HOME}saw.mp4`],
    });
  });

  it.each([
    ['another file beside it', '<img src="/oak.jpg" srcset="/elm.jpg 2x">'],
    ['another source around it', '<picture><source srcset="/elm.webp"><img src="/oak.jpg"></picture>'],
    ['another video beside it', '<video><source src="/saw.mp4"><source src="/saw.webm"></video>'],
    ['one that is hidden', '<div hidden><img src="/oak.jpg"></div>'],
    ['one of another host', '<img src="https://elm.test/oak.jpg">'],
    ['one that counts visits', '<img src="/oak.jpg" width="1" height="1">'],
  ])('are not: %s', (_, html) => {
    const rendered = onAbout(html);
    expect(rendered?.gonePictures ?? rendered?.goneVideos).toBeUndefined();
  });

  it('are not where a script shows another in their place', () => {
    expect(onAbout('<img src="/oak.jpg">', '<img src="/elm.jpg">')?.gonePictures).toBeUndefined();
  });
});

it('draws nothing from the look, nor from what stands there twice, where a script of another host did not arrive', () => {
  const html = '<script src="https://styles.test/"></script><h1>Oak</h1>';
  const read = (error: string) => {
    const one = page(html, { url: HOME, rendered: html });
    const twice = { ...axe, violations: [...axe.violations, { ...FAINT, rule: 'landmark-unique' }] };
    const rendered = one.rendered && { ...one.rendered, missesCode: true, axe: twice };
    const observations = {
      pages: [{ ...one, role: 'home', rendered }],
      lab: labObservation({ consoleErrors: [error] }),
    };
    const [home] = withMissedFiles(observations as unknown as Observations).pages;
    return home?.rendered?.axe?.violations.map(({ rule }) => rule);
  };
  expect(read('Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://styles.test/')).toEqual(['list']);
  expect(read('Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://count.test/js?id=G-12AB')).toHaveLength(4);
});

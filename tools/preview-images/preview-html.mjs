import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../project/project.mjs';

/** @param {string} name */
const fontUrl = (name) => {
  const file = join(
    projectDir,
    'node_modules',
    '@fontsource-variable',
    name,
    'files',
    `${name}-latin-wght-normal.woff2`,
  );
  return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
};

/** The colours and faces of `web/ui/theme.css`, light. */
const STYLE = `<!doctype html>
<style>
  @font-face { font-family: Prose; font-weight: 200 900; src: ${fontUrl('source-serif-4')}; }
  @font-face { font-family: Interface; font-weight: 100 900; src: ${fontUrl('inter')}; }
  body { margin: 0; height: 630px; box-sizing: border-box; padding: 72px 88px; background: #fbfaf7; color: #16181d;
    font-family: Prose; display: flex; flex-direction: column; }
  b { color: #2447f9; font-weight: 600; }
  .brand { font-size: 40px; font-weight: 600; letter-spacing: -0.02em; }
  h1 { margin: auto 0 28px; font-size: 88px; line-height: 1.06; font-weight: 600; letter-spacing: -0.02em; max-width: 940px; }
  p { margin: 0; font-size: 34px; line-height: 1.4; color: #5b6070; }
  hr { margin: auto 0 28px; border: 0; border-top: 2px solid #e4e1da; width: 100%; }
  ol { margin: 0; padding: 0; list-style: none; display: flex; gap: 56px; font: 500 28px Interface; }
  .score { margin: auto 0; display: flex; align-items: center; gap: 64px; }
  .score svg { width: 300px; height: 300px; flex: none; }
  .score h1 { margin: 0; font-size: 104px; }
  .score p { margin-top: 12px; }
</style>`;

/** The picture a link to any of our pages shows. */
export const previewHtml = () => `${STYLE}
<div class="brand"><b>[a]</b> Answerable</div>
<h1>Can AI assistants recommend your business?</h1>
<p>Every statement cited to your own page.</p>
<hr />
<ol><li><b>[1]</b> Reach</li><li><b>[2]</b> Read</li><li><b>[3]</b> Understand</li><li><b>[4]</b> Recommend</li></ol>`;

/** Of `scoreBand` in `worker/report/words.ts`, which are the specification's. */
const BANDS = [
  { from: 80, colour: '#14734a' },
  { from: 60, colour: '#855800' },
  { from: 0, colour: '#b3261e' },
];

/**
 * The picture a link to somebody's report shows.
 * @param {number} score 0 to 100
 */
export const scoreHtml = (score) => `${STYLE}
<div class="brand"><b>[a]</b> Answerable</div>
<div class="score">
  <svg viewBox="0 0 100 100" fill="none" stroke-width="8">
    <circle cx="50" cy="50" r="45" stroke="#e4e1da" />
    <circle cx="50" cy="50" r="45" stroke="${BANDS.find(({ from }) => score >= from)?.colour}" pathLength="100" stroke-dasharray="${score} 100" transform="rotate(-90 50 50)" />
  </svg>
  <div><h1>${score} of 100</h1><p>Can AI assistants recommend it?</p></div>
</div>
<hr />
<ol><li><b>[1]</b> Reach</li><li><b>[2]</b> Read</li><li><b>[3]</b> Understand</li><li><b>[4]</b> Recommend</li></ol>`;

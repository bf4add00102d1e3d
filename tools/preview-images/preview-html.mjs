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

/** The picture a link to any of our pages shows: the colours and faces of `web/ui/theme.css`, light. */
export const previewHtml = () => `<!doctype html>
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
</style>
<div class="brand"><b>[a]</b> Answerable</div>
<h1>Can AI assistants recommend your business?</h1>
<p>Every statement cited to your own page.</p>
<hr />
<ol><li><b>[1]</b> Reach</li><li><b>[2]</b> Read</li><li><b>[3]</b> Understand</li><li><b>[4]</b> Recommend</li></ol>`;

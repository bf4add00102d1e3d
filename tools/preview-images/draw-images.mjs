import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.mjs';
import { startChromium } from '../browser/start-chromium.mjs';
import { projectDir } from '../project/project.mjs';
import { icoOf } from './ico.mjs';
import { palettePng, readDots } from './palette-png.mjs';
import { previewHtml, scoreHtml } from './preview-html.mjs';

const folder = join(projectDir, 'web', 'public');

/** Writes preview.png and scores/0.png to scores/100.png (1200x630), icon-192.png, icon-512.png and favicon.ico. The build takes them as they are and needs no browser. */
export async function drawImages() {
  const found = await findBrowser(process.env.CHROMIUM_PATH ?? '');
  if (!found) throw new Error('Drawing needs a Chromium; none was found for this system.');
  const browser = await startChromium(found);
  try {
    const page = await browser.newPage();
    const draw = async (/** @type {string} */ html, /** @type {number} */ width, /** @type {number} */ height) => {
      await page.setViewportSize({ width, height });
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ omitBackground: true });
    };
    const icon = (/** @type {number} */ size) => draw(iconHtml, size, size);
    writeFileSync(join(folder, 'preview.png'), await draw(previewHtml(), 1200, 630));
    writeFileSync(join(folder, 'icon-192.png'), await icon(192));
    writeFileSync(join(folder, 'icon-512.png'), await icon(512));
    writeFileSync(join(folder, 'favicon.ico'), icoOf(await icon(32), 32));
    mkdirSync(join(folder, 'scores'), { recursive: true });
    for (let score = 0; score <= 100; score++) {
      const drawn = await draw(scoreHtml(score), 1200, 630);
      const { dots, ...picture } = await page.evaluate(readDots, drawn.toString('base64'));
      writeFileSync(
        join(folder, 'scores', `${score}.png`),
        palettePng({ ...picture, dots: Buffer.from(dots, 'latin1') }),
      );
    }
  } finally {
    await browser.close();
  }
}

const iconHtml = `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${readFileSync(join(folder, 'icon.svg'), 'utf8')}`;

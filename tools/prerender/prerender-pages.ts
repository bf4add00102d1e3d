import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { PRERENDERED_FOLDER, PUBLIC_PAGES, type PublicPath } from '../../worker/contract/public-pages.ts';
import { headOf } from './head.ts';

/**
 * Writes the whole HTML of every public page beside the app's shell, so that it can be read without JavaScript. The app takes
 * it over where JavaScript runs.
 */
export function prerenderPages(webDir: string): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder to write to.');
      const shell = await readFile(join(dir, 'index.html'), 'utf8');
      const folder = join(dir, PRERENDERED_FOLDER);
      await mkdir(folder, { recursive: true });
      for (const [path, body] of await renderAll(webDir, `${dir}.prerenderer`)) {
        const html = fill(afterThePaint(shell), headOf(path) + preloads(path, bundle), body);
        await writeFile(join(folder, `${PUBLIC_PAGES[path].file}.html`), html);
      }
    },
  };
}

/** Builds the app for Node into a folder of its own, which is gone afterwards. */
async function renderAll(webDir: string, outDir: string): Promise<[PublicPath, string][]> {
  await build({
    configFile: false,
    root: webDir,
    plugins: [react()],
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true },
  });
  try {
    const built: { renderPage(path: PublicPath): Promise<string> } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    );
    const paths = Object.keys(PUBLIC_PAGES) as PublicPath[];
    return await Promise.all(
      paths.map(async (path): Promise<[PublicPath, string]> => [path, await built.renderPage(path)]),
    );
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function fill(shell: string, head: string, body: string): string {
  const parts: [RegExp, string][] = [
    [/<!-- page -->[\s\S]*<!-- \/page -->/, head],
    [/(?<=<div id="root">)(?=<\/div>)/, body],
    [/<!-- without script -->[\s\S]*<!-- \/without script -->/, ''],
  ];
  return parts.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has no ${place.source}.`);
    return html.replace(place, () => text); // a function: a price holds a "$"
  }, shell);
}

/** What is prerendered can be read without code: on a slow line the style sheet and the faces go first. */
const afterThePaint = (shell: string): string =>
  shell.replaceAll(/<(?:script type="module"|link rel="modulepreload")(?= crossorigin)/g, '$& fetchpriority="low"');

/**
 * The code of a page is asked for with it, not file after file once the app has started. That of a whole report is left for later: it
 * is as long as the page, which can be read meanwhile.
 */
function preloads(path: PublicPath, bundle: Rolldown.OutputBundle): string {
  const route = path === '/' ? 'home' : path.slice(1);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/routes/${route}.tsx`));
  if (!chunk) return '';
  return [chunk.fileName, ...chunk.imports]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`)
    .join('');
}

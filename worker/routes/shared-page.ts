import type { Context } from 'hono';
import { html } from 'hono/html';
import { AppError } from '../contract/errors.ts';
import { PREVIEW_SIZE } from '../contract/public-pages.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { sharedText } from '../report/export-file.ts';
import { hostOf } from '../report/view/web-links.ts';

const ADDRESS = /^\/shared\/([^/]+)\/?$/;

/**
 * The app's shell with a shared report in it: its words for whoever runs no scripts, and a head with its score for link previews.
 * `null` where the address is no shared report, or its link is not good any more.
 */
export async function withSharedReport(c: Context<AppEnv>, shell: string): Promise<string | null> {
  const { pathname } = new URL(c.req.url);
  const token = ADDRESS.exec(pathname)?.[1];
  const analysis = token === undefined ? null : await found(c, token);
  if (!analysis?.results) return null;
  const { overallScore, summary } = analysis.results;
  // Reports from before there was a headline have none.
  const says = summary?.headline ?? 'What AI assistants can reach, read and understand of this website.';
  const title = `${hostOf(analysis.websiteUrl)}: ${overallScore} of 100 · Answerable`;
  const origin = c.var.services.settings.appOrigin;
  const head = html`<title>${title}</title>
    <meta name="description" content="${says}" />
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="Answerable" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${says}" />
    <meta property="og:url" content="${origin}${pathname}" />
    <meta property="og:image" content="${origin}/scores/${overallScore}.png" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${PREVIEW_SIZE.width}" />
    <meta property="og:image:height" content="${PREVIEW_SIZE.height}" />
    <meta property="og:image:alt" content="${overallScore} of 100" />
    <meta name="twitter:card" content="summary_large_image" />`;
  const parts: [RegExp, string][] = [
    [/<!-- page -->[\s\S]*<!-- \/page -->/, String(head)],
    [/(?<=<div id="root">)(?=<\/div>)/, `<div data-unscripted>${sharedText(analysis, analysis.results)}</div>`],
    [/<!-- without script -->[\s\S]*<!-- \/without script -->/, ''],
  ];
  return parts.reduce((page, [place, text]) => page.replace(place, () => text), shell);
}

async function found(c: Context<AppEnv>, token: string) {
  try {
    return await c.var.services.sharing.view(token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

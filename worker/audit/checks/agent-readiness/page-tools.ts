import type { PageView } from '../../website/page/page-view.ts';
import { defineCheck, type Evidence, info, notApplicable } from '../check.ts';

/**
 * Shown, never scored: forms and scripts that offer themselves to agents as tools (WebMCP). Scripts of files of their own are not
 * read, so "none" is not said of them.
 */
export const pageTools = defineCheck({
  id: 'page-tools',
  revision: 1,
  category: 'agent-readiness',
  strength: 'I',
  catalogue: ['webmcp'],
  title: {
    pass: 'Tools your pages offer to agents',
    fail: 'Tools your pages offer to agents',
    info: 'Tools your pages offer to agents',
  },
  why: 'A browser that acts for a customer could fill such a form by itself. The standard is an experiment of one browser today.',
  sources: [
    'https://webmachinelearning.github.io/webmcp/',
    'https://developer.chrome.com/docs/ai/webmcp/declarative-api',
  ],
  needs: ['pages'],
  run({ pages }) {
    const found = pages.flatMap(({ url, plain, rendered }) => toolsOf(url, rendered?.view ?? plain.view));
    return found.length > 0
      ? info(found)
      : notApplicable('We saw none offered in the pages read, and a business website needs none.');
  },
});

function toolsOf(pageUrl: string, view: PageView): Evidence[] {
  const forms = view.forms.flatMap(({ tool, path }) =>
    tool ? [{ pageUrl, place: view.paths[path] ?? 'form', seen: `${tool.name}: ${tool.description}` }] : [],
  );
  const scripts = view.scripts.offersTools ? [{ pageUrl, place: 'script', seen: 'navigator.modelContext' }] : [];
  return [...forms, ...scripts];
}

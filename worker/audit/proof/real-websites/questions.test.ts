import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../../facts/certainty/rate-facts.ts';
import { READ_WHOLE } from '../../facts/claims/coverage.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { PageRole, Target } from '../../observations.ts';
import { answerQuestions } from '../../questions/answer-questions.ts';
import { asSureAsShown } from '../../questions/as-sure-as-shown.ts';
import type { ReadPage } from '../../website/read-pages.ts';

/**
 * Agreement with verdicts that a person gave by reading real websites, before the engine was asked. The folder with the websites lies
 * outside the repository: SITES_DIR names it. Pages are read plain, so script-built websites are left out. What a verdict means stands in
 * `reading-rules.ts`.
 */
const SITES_DIR = process.env.SITES_DIR ?? '';
const VERDICTS = join(import.meta.dirname, 'question-verdicts.json');
/** Of verdicts the engine gives at all; what it leaves open is no verdict. */
const FLOOR = 0.95;
/**
 * Fewer than a careful reader decides: only a trade that is certain has questions of its own, "answered" takes a fact beyond doubt or an
 * entry of the website's own questions and answers, and "no answer" that no line, link, form or markup of the website speaks of it. A part
 * of an answer gets no verdict, nor does silence on a place, on booking online or on hours without a door, nor do hours of a season. All 7 that are decided so agree: few of these
 * websites say in markup what they are, and until its owner has named the trade, what any business is asked is asked.
 */
const LEAST_DECIDED = 7;
const MAX_PAGES = 12;
/** A hundred pages are read. */
const READING_MS = 60_000;
const HOME_URL = 'https://example.test/';

interface Verdict {
  site: string;
  question: string;
  /** Where the answer stands, by the reader; null when there is none. */
  page: string | null;
  verdict: 'full' | 'partial' | 'none';
}

interface Site {
  name: string;
  entryPage: string;
  subfolder: string;
  renderMode: string;
}

describe.skipIf(SITES_DIR === '')('questions asked of real websites', () => {
  it(
    'are answered as a careful reader says',
    () => {
      const { sites } = JSON.parse(readFileSync(join(SITES_DIR, 'sites.json'), 'utf8')) as { sites: Site[] };
      const verdicts = JSON.parse(readFileSync(VERDICTS, 'utf8')) as Verdict[];
      let right = 0;
      let of = 0;
      for (const site of sites.filter(({ renderMode }) => renderMode !== 'spa')) {
        const own = verdicts.filter((verdict) => verdict.site === site.name);
        if (own.length === 0) continue;
        const { questions } = ask(site);
        for (const { question, verdict } of own) {
          const answer = questions.find(({ id }) => id === question);
          if (answer === undefined || answer.answered === 'inconclusive') continue;
          const agrees = answer.answered === verdict;
          right += agrees ? 1 : 0;
          of++;
          if (!agrees)
            console.info(`${site.name} ${question}: engine ${answer.answered}, reader ${verdict}: ${answer.passage}`);
        }
      }
      console.info(`${right} of ${of} verdicts agree`);
      expect(of).toBeGreaterThanOrEqual(LEAST_DECIDED);
      expect(right / of).toBeGreaterThanOrEqual(FLOOR);
    },
    READING_MS,
  );

  it.each(['sakai-dental', 'antigravita'])('find no sentence in %s, in another language', (name) => {
    const { sites } = JSON.parse(readFileSync(join(SITES_DIR, 'sites.json'), 'utf8')) as { sites: Site[] };
    const site = sites.find((one) => one.name === name);
    if (!site) throw new Error(`no ${name} in the folder`);
    const { questions, because } = ask(site);
    expect(because).toContain('another language');
    // A fact beyond doubt answers in any language.
    expect(
      questions.every(({ answered, by, passage }) => passage === null && (answered === 'inconclusive' || by)),
    ).toBe(true);
  });
});

function ask(site: Site) {
  const pages = readSite(site);
  const target: Target = {
    typedUrl: HOME_URL,
    homeUrl: HOME_URL,
    scopeUrl: HOME_URL,
    isPrivate: true,
    aliasHost: null,
  };
  const seen = website({ target, pages });
  const facts = rateFacts(readFacts(seen), seen);
  return asSureAsShown(answerQuestions(seen, facts), { pages, facts, coverage: READ_WHOLE });
}

/** The entry page and, page by page, what links lead to; pages a customer asks first. */
function readSite({ name, subfolder, entryPage }: Site): ReadPage[] {
  const root = join(SITES_DIR, name, subfolder);
  const waiting = new Map<string, PageRole>([[HOME_URL, 'home']]);
  const seen = new Set<string>();
  const pages: ReadPage[] = [];
  while (waiting.size > 0 && pages.length < MAX_PAGES) {
    const [url, role] = [...waiting].sort((a, b) => ORDER.indexOf(a[1]) - ORDER.indexOf(b[1]))[0] ?? [HOME_URL, 'home'];
    waiting.delete(url);
    seen.add(url);
    const file = fileOf(root, decodeURIComponent(new URL(url).pathname), entryPage);
    if (file === null) continue;
    const read = page(readFileSync(file, 'utf8'), { url, role });
    pages.push(read);
    for (const link of read.plain.view.links)
      if (link.url?.startsWith(HOME_URL) && !seen.has(link.url) && !waiting.has(link.url))
        waiting.set(link.url, roleOf(`${link.url} ${link.text}`));
  }
  return pages;
}

const ORDER: PageRole[] = ['home', 'contact', 'prices', 'faq', 'services', 'about', 'legal', 'other', 'article'];

function roleOf(text: string): PageRole {
  if (/kontakt|contact|contatti/i.test(text)) return 'contact';
  if (/impressum|datenschutz|mentions|legal|privac|agb|widerruf|cookie|terms/i.test(text)) return 'legal';
  if (/faq|hilfe|help/i.test(text)) return 'faq';
  if (/preis|prezzi|price|speisekarte/i.test(text)) return 'prices';
  if (/service|expertise|tratamiento|leistung|catering|anbieter\b/i.test(text)) return 'services';
  if (/about|propos|clinica|ueber/i.test(text)) return 'about';
  return /blog|news/i.test(text) ? 'article' : 'other';
}

function fileOf(root: string, path: string, entry: string): string | null {
  const clean = posix.normalize(path).replace(/^\/+/, '');
  for (const name of clean === '' ? [entry] : [clean, `${clean}.html`, `${clean}/index.html`]) {
    const file = join(root, name);
    if (existsSync(file) && statSync(file).isFile() && /\.html?$/.test(file)) return file;
  }
  return null;
}

import { html, raw } from 'hono/html';
import { shortened } from '../../audit/wording/cut-text.ts';
import type { ReportProse } from '../../contract/translation.ts';
import type { Line, Row } from '../blocks.ts';
import type { CitedEvidence } from '../citations.ts';
import type { DocumentBlock } from '../document-block.ts';
import { ownTest, seenWords, TASK_HEAD, taskMarks } from '../outline/work-blocks.ts';
import type { Outline } from '../report-outline.ts';
import { readPlace } from '../view/places.ts';
import type { RecommendationView } from '../view/recommendations.ts';
import type { Voice } from '../view/voice.ts';
import { pathOf, safeHref } from '../view/web-links.ts';
import { evidenceWords } from '../words.ts';
import { coverHtml } from './cover.ts';
import { accessGrid, bars } from './drawings.ts';
import { styleFor } from './style.ts';
import { cited, type Html, lines, spoken } from './tags.ts';

export type PaperSize = 'A4' | 'Letter';

export interface Looks {
  /** `@font-face` rules whose files stand in them; '' for the faces a machine has. */
  fonts: string;
  /** The home page as a `data:` address; null where there is no picture. */
  picture: string | null;
  size: PaperSize;
  /** Where the printer adds none itself. */
  hasPageNumbers: boolean;
  /** The lines that are said in another language than English; null: none. */
  prose: ReportProse | null;
}

export const PLAIN: Looks = { fonts: '', picture: null, size: 'A4', hasPageNumbers: false, prose: null };

/** The document as one HTML file that loads nothing and runs nothing. */
export const toHtml = (outline: Outline, looks: Looks = PLAIN): string =>
  page(`${outline.title}: report by Answerable`, looks, bodyOf(outline, looks));

/** What stands in it, for a page of another's making. */
export const bodyOf = ({ blocks, evidence, isPaper, voice }: Outline, looks: Looks = PLAIN): Html => html`<main>
${lines(blocks.map((part) => block(part, looks, voice)))}
</main>
${evidence.length > 0 && html`<section class="evidence"><h2>Sources</h2><ol>${lines(evidence.map(isPaper ? shortNote : endnote))}</ol></section>`}`;

export function page(title: string, { fonts, size, hasPageNumbers }: Looks, body: Html): string {
  // Nothing in it is awaited, so this is text and no promise of it.
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(fonts)}${raw(styleFor(size, hasPageNumbers))}</style>
</head>
<body>
${body}
</body>
</html>
`);
}

function block(part: DocumentBlock, { picture }: Looks, voice: Voice): Html {
  switch (part.kind) {
    case 'cover':
      return coverHtml(part.cover, picture, voice);
    case 'task':
      return task(part.task, voice);
    case 'tasks':
      return taskTable(part.tasks, voice);
    case 'grid':
      return accessGrid(part);
    case 'bars':
      return bars(part);
    case 'heading':
      return html`<${raw(`h${part.level}`)}${part.id ? html` id="${part.id}"` : ''}>${part.text}${cited(part.citations)}</${raw(`h${part.level}`)}>`;
    case 'paragraph':
      return html`<p>${told(part.line, voice)}</p>`;
    case 'quote':
      return html`<blockquote>${told(part.line, voice)}</blockquote>`;
    case 'list': {
      const items = part.items.map((item) => html`<li>${told(item, voice)}</li>`);
      return part.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'rows':
      return html`<dl${raw(part.rows.some(({ label }) => label.length > LONG_LABEL) ? ' class="wide"' : '')}>${part.rows.map((each) => row(each, voice))}</dl>`;
    case 'table': {
      const head = part.head.map((text) => html`<th scope="col">${text}</th>`);
      const body = part.rows.map((cells) => html`<tr>${cells.map((text) => html`<td>${text}</td>`)}</tr>`);
      return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
    }
    case 'code':
      return code(part.text);
  }
}

export const code = (text: string): Html => html`<pre><code>${text}</code></pre>`;

function task(view: RecommendationView, voice: Voice): Html {
  const { number, title, description, citations, implementation, steps } = view;
  const { where, quotes } = seenWords(view);
  const test = ownTest(view);
  const place = where === '' ? '' : html` <small>${where}</small>`;
  const others = quotes.map(
    (one) => html`<br>${evidenceWords({ ...one, seen: one.quote })} <small>${one.where}</small>`,
  );
  const todo = steps.map(
    ({ title, how, seen: [first] }) =>
      html`<br><b>${spoken(title, voice)}:</b> ${spoken(how, voice)}${first ? html` <small>${first.where}: ${evidenceWords({ ...first, seen: first.quote })}</small>` : ''}`,
  );
  return html`<section class="task" id="task-${number}"><h3>${number}. ${spoken(title, voice)} <small>${taskMarks(view)}</small></h3><dl>${field('What we saw', html`${spoken(description, voice)}${cited(citations)}${place}${others}`)}${field('Change', html`${spoken(implementation, voice)}${todo}`)}${test === null ? '' : field('Done when', html`${spoken(test, voice)}`)}</dl></section>`;
}

function taskTable(tasks: readonly RecommendationView[], voice: Voice): Html {
  const rows = tasks.map(
    ({ number, title, points, marks }) =>
      html`<tr id="task-${number}"><td>${number}</td><td>${spoken(title, voice)}</td><td>${points > 0 ? `+${points}` : ''}</td><td>${marks.join(' · ')}</td></tr>`,
  );
  const head = TASK_HEAD.map((text) => html`<th scope="col">${text}</th>`);
  return html`<table class="tasks"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

const field = (label: string, content: Html): Html => html`<div><dt>${label}</dt><dd>${content}</dd></div>`;

/** Labels longer than this, in characters, are sentences: they take half of the line. */
const LONG_LABEL = 45;

/** A row of more lines than this may go on over the page. */
const LONG_ROW = 4;

function row({ label, lines: items }: Row, voice: Voice): Html {
  return html`<div${raw(items.length > LONG_ROW ? ' class="long"' : '')}><dt>${label}</dt>${items.map((item) => html`<dd>${told(item, voice)}</dd>`)}</div>`;
}

function told({ text, citations, note, isUnmeasured }: Line, voice: Voice): Html {
  const { prose } = voice(text);
  const said = isUnmeasured ? html`<i>${text}</i>` : prose ? spoken(text, voice) : withTaskLinks(text);
  return html`${said}${cited(citations)}${note ? html` <small>${note}</small>` : ''}`;
}

/** "recommendation 12" leads to it. */
function withTaskLinks(text: string): (string | Html)[] {
  return text
    .split(/\b(recommendation \d{1,3})\b/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="#task-${part.slice(15)}">${part}</a>` : part));
}

/** On paper nobody clicks: the page by its path, the place in words, no more of the quote than it takes to find it. */
function shortNote({ number, pageUrl, place, seen, words, kind }: CitedEvidence): Html {
  const text = kind ? shortened(seen, MAX_SEEN_CHARS) : evidenceWords({ seen, words }, MAX_SEEN_CHARS);
  const where = kind ? [place, pageUrl] : [readPlace(place).words, pathOf(pageUrl)];
  return html`<li id="source-${number}" value="${number}">${text} · ${[...new Set(where)].filter((part) => part !== '').join(' · ')}</li>`;
}

const MAX_SEEN_CHARS = 120;

function endnote({ number, pageUrl, place, seen, words, kind }: CitedEvidence): Html {
  const href = safeHref(pageUrl);
  const where = href === null ? pageUrl : html`<a href="${href}" rel="nofollow noopener">${pageUrl}</a>`;
  const text = kind ? seen : evidenceWords({ seen, words });
  return html`<li id="source-${number}" value="${number}">${text} · ${place}${pageUrl === '' ? '' : html` · ${where}`}</li>`;
}

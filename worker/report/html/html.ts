import { html, raw } from 'hono/html';
import type { Line, Row } from '../blocks.ts';
import type { CitedEvidence } from '../citations.ts';
import type { DocumentBlock } from '../document-block.ts';
import { taskMarks } from '../outline/work-blocks.ts';
import type { Outline } from '../report-outline.ts';
import type { RecommendationView } from '../view/recommendations.ts';
import { safeHref } from '../view/web-links.ts';
import { coverHtml } from './cover.ts';
import { accessGrid, bars } from './drawings.ts';
import { styleFor } from './style.ts';
import { cited, type Html, lines } from './tags.ts';

export type PaperSize = 'A4' | 'Letter';

export interface Looks {
  /** `@font-face` rules whose files stand in them; '' for the faces a machine has. */
  fonts: string;
  /** The home page as a `data:` address; null where there is no picture. */
  picture: string | null;
  size: PaperSize;
}

const PLAIN: Looks = { fonts: '', picture: null, size: 'A4' };

/** The document as one HTML file that loads nothing and runs nothing. */
export function toHtml({ title, blocks, evidence }: Outline, looks: Looks = PLAIN): string {
  return page(
    `${title}: report by Answerable`,
    looks,
    html`<main>
${lines(blocks.map((part) => block(part, looks)))}
</main>
${evidence.length > 0 && html`<section class="evidence"><h2>Sources</h2><ol>${lines(evidence.map(endnote))}</ol></section>`}`,
  );
}

export function page(title: string, { fonts, size }: Omit<Looks, 'picture'>, body: Html): string {
  // Nothing in it is awaited, so this is text and no promise of it.
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(fonts)}${raw(styleFor(size))}</style>
</head>
<body>
${body}
</body>
</html>
`);
}

function block(part: DocumentBlock, { picture }: Looks): Html {
  switch (part.kind) {
    case 'cover':
      return coverHtml(part.cover, picture);
    case 'task':
      return task(part.task);
    case 'grid':
      return accessGrid(part);
    case 'bars':
      return bars(part);
    case 'heading':
      return html`<${raw(`h${part.level}`)}${part.id ? html` id="${part.id}"` : ''}>${part.text}${cited(part.citations)}</${raw(`h${part.level}`)}>`;
    case 'paragraph':
      return html`<p>${told(part.line)}</p>`;
    case 'quote':
      return html`<blockquote>${told(part.line)}</blockquote>`;
    case 'list': {
      const items = part.items.map((item) => html`<li>${told(item)}</li>`);
      return part.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'rows':
      return html`<dl>${part.rows.map(row)}</dl>`;
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

function task(view: RecommendationView): Html {
  const { number, title, description, citations, seen, implementation, doneWhen } = view;
  const quotes = seen.map(({ quote, where }) => html`“${quote}” <small>${where}</small><br>`);
  return html`<section class="task"><h3>${number}. ${title} <small>${taskMarks(view)}</small></h3><dl>${field('What we saw', html`${description}${cited(citations)}${seen.length > 0 ? html`<br>${quotes}` : ''}`)}${field('Change', html`${implementation}`)}${field('Done when', html`${doneWhen}`)}</dl></section>`;
}

const field = (label: string, content: Html): Html => html`<div><dt>${label}</dt><dd>${content}</dd></div>`;

function row({ label, lines: items }: Row): Html {
  return html`<div><dt>${label}</dt>${items.map((item) => html`<dd>${told(item)}</dd>`)}</div>`;
}

function told({ text, citations, note, isUnmeasured }: Line): Html {
  const said = isUnmeasured ? html`<i>${text}</i>` : text;
  return html`${said}${cited(citations)}${note ? html` <small>${note}</small>` : ''}`;
}

function endnote({ number, pageUrl, place, seen, kind }: CitedEvidence): Html {
  const href = safeHref(pageUrl);
  const where = href === null ? pageUrl : html`<a href="${href}" rel="nofollow noopener">${pageUrl}</a>`;
  const text = kind ? seen : `“${seen}”`;
  return html`<li id="source-${number}" value="${number}">${text} · ${place}${pageUrl === '' ? '' : html` · ${where}`}</li>`;
}

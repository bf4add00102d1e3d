import { html, raw } from 'hono/html';
import type { Block, Line, Row } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import { HTML_STYLE } from './html-style.ts';
import type { Outline } from './report-outline.ts';
import { safeHref } from './view/web-links.ts';

type Html = ReturnType<typeof html>;

/** The document as one HTML file that loads nothing and runs nothing. Prints on A4 and Letter. */
export function toHtml({ title, subtitle, blocks, evidence }: Outline): string {
  // Nothing in it is awaited, so this is text and no promise of it.
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${title}: report by Answerable</title>
<style>${raw(HTML_STYLE)}</style>
</head>
<body>
<header>
<p class="brand"><b>[a]</b> Answerable</p>
<h1>${title}</h1>
${lines(subtitle.map((text) => html`<p>${text}</p>`))}
</header>
<main>
${lines(blocks.map(block))}
</main>
${evidence.length > 0 && html`<section class="evidence"><h2>Evidence</h2><ol>${lines(evidence.map(endnote))}</ol></section>`}
</body>
</html>
`);
}

/** One under the other. */
const lines = (parts: readonly Html[]): Html[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [raw('\n'), part]));

function block(part: Block): Html {
  switch (part.kind) {
    case 'heading':
      return element(`h${part.level}`, html`${part.text}${cited(part.citations)}`);
    case 'paragraph':
      return html`<p>${told(part.line)}</p>`;
    case 'quote':
      return html`<blockquote>${told(part.line)}</blockquote>`;
    case 'list': {
      const items = part.items.map((item) => html`<li>${told(item)}</li>`);
      return element(part.ordered ? 'ol' : 'ul', html`${items}`);
    }
    case 'rows':
      return html`<dl>${part.rows.map(row)}</dl>`;
    case 'table': {
      const head = part.head.map((text) => html`<th scope="col">${text}</th>`);
      const body = part.rows.map((cells) => html`<tr>${cells.map((text) => html`<td>${text}</td>`)}</tr>`);
      return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
    }
    case 'code':
      return html`<pre><code>${part.text}</code></pre>`;
  }
}

/** `name` is one of ours. */
const element = (name: string, content: Html): Html => html`<${raw(name)}>${content}</${raw(name)}>`;

function row({ label, lines: items }: Row): Html {
  return html`<div><dt>${label}</dt>${items.map((item) => html`<dd>${told(item)}</dd>`)}</div>`;
}

function told({ text, citations, note, isUnmeasured }: Line): Html {
  const said = isUnmeasured ? html`<i>${text}</i>` : text;
  return html`${said}${cited(citations)}${note ? html` <small>${note}</small>` : ''}`;
}

const cited = (numbers: readonly number[]): Html[] =>
  numbers.map((number) => html` <a class="cite" href="#source-${number}">[${number}]</a>`);

function endnote({ number, pageUrl, place, seen, kind }: CitedEvidence): Html {
  const href = safeHref(pageUrl);
  const where = href === null ? pageUrl : html`<a href="${href}" rel="nofollow noopener">${pageUrl}</a>`;
  const text = kind ? seen : `“${seen}”`;
  return html`<li id="source-${number}" value="${number}">${text} · ${place}${pageUrl === '' ? '' : html` · ${where}`}</li>`;
}

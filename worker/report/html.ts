import type { Block, Line, Row } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import { HTML_STYLE } from './html-style.ts';
import type { Outline } from './report-outline.ts';
import { safeHref } from './view/web-links.ts';

/** The document as one HTML file that loads nothing and runs nothing. Prints on A4 and Letter. */
export function toHtml({ title, subtitle, blocks, evidence }: Outline): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}: report by Answerable</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<p class="brand"><b>[a]</b> Answerable</p>
<h1>${escapeHtml(title)}</h1>
${subtitle.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
</header>
<main>
${blocks.map(block).join('\n')}
</main>
${evidence.length === 0 ? '' : `<section class="evidence"><h2>Evidence</h2><ol>${evidence.map(endnote).join('\n')}</ol></section>`}
</body>
</html>
`;
}

function block(part: Block): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${escapeHtml(part.text)}${cited(part.citations)}</h${part.level}>`;
    case 'paragraph':
      return `<p>${told(part.line)}</p>`;
    case 'quote':
      return `<blockquote>${told(part.line)}</blockquote>`;
    case 'list': {
      const name = part.ordered ? 'ol' : 'ul';
      return `<${name}>${part.items.map((item) => `<li>${told(item)}</li>`).join('')}</${name}>`;
    }
    case 'rows':
      return `<dl>${part.rows.map(row).join('')}</dl>`;
    case 'table': {
      const head = part.head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
      const body = part.rows.map((cells) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`);
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
    }
    case 'code':
      return `<pre><code>${escapeHtml(part.text)}</code></pre>`;
  }
}

function row({ label, lines }: Row): string {
  return `<div><dt>${escapeHtml(label)}</dt>${lines.map((item) => `<dd>${told(item)}</dd>`).join('')}</div>`;
}

function told({ text, citations, note, isUnmeasured }: Line): string {
  const said = isUnmeasured ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text);
  return `${said}${cited(citations)}${note ? ` <small>${escapeHtml(note)}</small>` : ''}`;
}

const cited = (numbers: readonly number[]): string =>
  numbers.map((number) => ` <a class="cite" href="#source-${number}">[${number}]</a>`).join('');

function endnote({ number, pageUrl, place, seen, kind }: CitedEvidence): string {
  const href = safeHref(pageUrl);
  const address = escapeHtml(pageUrl);
  const where = href === null ? address : `<a href="${escapeHtml(href)}" rel="nofollow noopener">${address}</a>`;
  const text = kind ? escapeHtml(seen) : `“${escapeHtml(seen)}”`;
  return `<li id="source-${number}" value="${number}">${text} · ${escapeHtml(place)}${pageUrl === '' ? '' : ` · ${where}`}</li>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

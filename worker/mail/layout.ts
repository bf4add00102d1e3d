import { html } from 'hono/html';
import type { Mail } from './mail-sender.ts';

export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  /** Plain text; words from a website or a visitor may stand in them. */
  paragraphs: readonly string[];
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** Why this reader gets it. */
  footer: string;
}

const STYLE = 'margin:0 auto;max-width:560px;padding:24px;color:#16181d;font:16px/1.6 Georgia,serif';

/** The one layout of all mail: what happened, one link, why you get this. The same words as text and as HTML. */
export async function layOut({ to, replyTo, subject, paragraphs, link, footer }: Letter): Promise<Mail> {
  const parts = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), `--\n${footer}`];
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;background:#fbfaf7"><div style="${STYLE}">
<p style="font:600 16px/1 Arial,sans-serif;color:#2447f9">[a] Answerable</p>
${paragraphs.map(
  (text) => html`<p style="white-space:pre-line">${text}</p>
`,
)}
${link ? html`<p><a href="${link.url}" style="color:#2447f9">${link.label}</a></p>` : ''}
<p style="border-top:1px solid #e4e1da;padding-top:12px;color:#5b6070;font-size:13px">${footer}</p>
</div></body></html>`;
  return {
    to,
    replyTo: replyTo ?? null,
    subject: oneLine(subject),
    text: `${parts.map(withoutControls).join('\n\n')}\n`,
    html: withoutControls(String(page)),
  };
}

/** A header is one line: a line break in it would begin another header. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');

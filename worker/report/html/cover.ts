import { html } from 'hono/html';
import type { Cover } from '../document-block.ts';
import type { AnswerCard } from '../view/answer-card.ts';
import type { Finding } from '../view/findings.ts';
import { type FirstTask, saidBeside } from '../view/verdict.ts';
import { spokenTogether, type Voice } from '../view/voice.ts';
import { dial, verdictWord } from './drawings.ts';
import { cited, type Html, inLanguage, spoken } from './tags.ts';

/** Depth one on one page. `picture`: the home page as a `data:` address. */
export function coverHtml(cover: Cover, picture: string | null, voice: Voice): Html {
  const { name, trade, meta, summary, verdict, answer, preview, findings } = cover;
  const { warning } = summary;
  const said = saidBeside(verdict);
  const say = (text: string) => spoken(text, voice);
  return html`<section class="cover">
<p class="brand"><b>[a]</b> Answerable <span>What AI assistants make of this website</span></p>
<div class="who">${picture ? html`<img src="${picture}" width="640" height="400" alt="The home page as we saw it">` : ''}<div><h1><bdi>${name}</bdi></h1>${trade === '' ? '' : html`<p class="trade">${trade}</p>`}<p class="quiet">${meta}</p>${preview ? html`<p class="quiet">${preview}</p>` : ''}</div></div>
<div class="verdict">${dial(summary, verdict)}<div><h2 id="answer">${say(verdict.headline)}</h2>${said.length > 0 ? html`<p class="said">${spokenTogether(said, voice).map((piece, i) => html`${i > 0 ? ' ' : ''}${inLanguage(piece)}`)}</p>` : ''}${verdict.gate ? html`<p class="gate">Held at ${verdict.gate.cap} or less: ${say(verdict.gate.reason)}</p>` : ''}${warning ? html`<p class="gate">${say(warning)}</p>` : ''}<ul class="four">${verdict.words.map(verdictWord)}</ul></div></div>
<div class="pair">${firstTasks(cover, voice)}${answer ? answerCard(answer) : ''}</div>
${findings.length > 0 ? found(findings, voice) : ''}
</section>`;
}

const STATE_MARKS = { good: '●', partly: '◐', bad: '○', unknown: '◌' };
const STATE_TONES = { good: 'green', partly: 'yellow', bad: 'red', unknown: 'quiet' };

const found = (findings: readonly Finding[], voice: Voice): Html =>
  html`<table class="found"><tbody>${findings.map(({ title, sentence, state }) => html`<tr><td class="${STATE_TONES[state]}">${STATE_MARKS[state]}</td><th scope="row">${title}</th><td>${spoken(sentence, voice)}</td></tr>`)}</tbody></table>`;

function firstTasks({ verdict: { first, afterFirst } }: Cover, voice: Voice): Html | '' {
  if (first.length === 0) return '';
  const after = afterFirst === null ? '' : html`<small>${afterFirst.from} → ${afterFirst.to} with these</small>`;
  return html`<div class="first"><h3>Do this first ${after}</h3><ol>${first.map((task) => firstTask(task, voice))}</ol></div>`;
}

const firstTask = ({ title, gain, marks, reason }: FirstTask, voice: Voice): Html =>
  html`<li>${spoken(title, voice)}<br><small>${[gain, ...marks, reason].filter((mark) => mark !== '').join(' · ')}</small></li>`;

const CLASSES = { known: '', missing: 'missing', unsure: 'unsure' };

function answerCard({ question, parts, pages }: AnswerCard): Html {
  const said = parts.map(
    ({ text, kind, citations }) => html`<span class="${CLASSES[kind]}">${text}</span>${cited(citations)} `,
  );
  const read = pages.map(({ name, words }) => `${name}: ${words}`).join(' · ');
  return html`<div class="answer"><p class="asked">${question}</p><p class="heard">${said}</p><p class="quiet">${read}</p><p class="note">What an assistant could answer from what we read for certain on your pages. Underlined: what it does not find there.</p></div>`;
}

import { html } from 'hono/html';
import type { DocumentBlock } from '../document-block.ts';
import { withoutScore } from '../view/checks.ts';
import { READ_HEAD } from '../view/losses.ts';
import type { Summary } from '../view/summary.ts';
import { stateWord, type Verdict, type VerdictWord } from '../view/verdict.ts';
import { scoreBand } from '../words.ts';
import type { Html } from './tags.ts';

const RADIUS = 52;
const CENTRE = 62;
/** Open at the bottom: from 225 degrees through the top to 135, as on the screen. */
const START_DEGREES = -225;
const SWEEP_DEGREES = 270;

function pointAt(score: number, radius: number): [x: number, y: number] {
  const angle = ((START_DEGREES + (SWEEP_DEGREES * score) / 100) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

function arc(from: number, to: number): string {
  const [x1, y1] = pointAt(from, RADIUS);
  const [x2, y2] = pointAt(to, RADIUS);
  const large = ((to - from) / 100) * SWEEP_DEGREES > 180 ? 1 : 0;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
}

/** The score, what it can become, and the most a gate allows. */
export function dial(
  { overall: score, word }: Pick<Summary, 'overall' | 'word'>,
  { reachable, gate }: Pick<Verdict, 'reachable' | 'gate'>,
): Html {
  const ghost = reachable !== null && reachable > score ? reachable : null;
  const band = scoreBand(score);
  const label = `${score} of 100, ${word}${ghost === null ? '' : `, ${ghost} with everything done`}`;
  const [x1, y1] = pointAt(gate?.cap ?? 0, RADIUS - 8);
  const [x2, y2] = pointAt(gate?.cap ?? 0, RADIUS + 8);
  return html`<div class="dial" role="img" aria-label="${label}"><svg viewBox="0 0 124 124" aria-hidden="true" fill="none" stroke-width="6"><path class="track" d="${arc(0, 100)}"/>${ghost === null ? '' : html`<path class="ghost" d="${arc(score, ghost)}"/>`}${score > 0 ? html`<path class="${band}" d="${arc(0, score)}"/>` : ''}${gate ? html`<line class="cap" x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"/>` : ''}</svg><p class="number">${score}</p><p class="${band}">${word}</p><p class="reach">${ghost === null ? 'of 100' : `of 100, ${ghost} with everything done`}${gate ? html`<br>held at ${gate.cap} or less` : ''}</p></div>`;
}

const MARKS = { filled: '●', half: '◐', hollow: '○', dashed: '◌' };
const MARK_OF_BAND = { green: MARKS.filled, yellow: MARKS.half, red: MARKS.hollow };

/** Never as good as it looks behind a closed gate. */
export function verdictWord(verdict: VerdictWord): Html {
  const { title, score, state } = verdict;
  if (state === 'measured' && score !== null) {
    const band = scoreBand(score);
    return html`<li><b>${title}</b> ${score} <span class="${band}">${MARK_OF_BAND[band]}</span></li>`;
  }
  const mark = state === 'closed' ? MARKS.hollow : MARKS.dashed;
  return html`<li><b>${title}</b> ${score ?? ''} <span class="${state === 'closed' ? 'red' : 'quiet'}">${mark}</span> <small>${stateWord(verdict)}</small></li>`;
}

const MARK_OF_VERDICT = { open: MARKS.filled, limited: MARKS.half, closed: MARKS.hollow, unknown: MARKS.dashed };
const TONE_OF_VERDICT = { open: 'green', limited: 'yellow', closed: 'red', unknown: 'quiet' };

/** Pages by assistants, and what of each is read without JavaScript; a word only for what is not open. */
export function accessGrid({ grid }: Extract<DocumentBlock, { kind: 'grid' }>): Html {
  const rows = grid.rows.map(
    ({ name, cells, read }) =>
      html`<tr><th scope="row">${name}</th>${cells.map(({ verdict, word }) => html`<td class="${TONE_OF_VERDICT[verdict]}">${MARK_OF_VERDICT[verdict]}${verdict === 'open' ? html`<span class="unseen">${word}</span>` : html` <small>${word.toLowerCase()}</small>`}</td>`)}<td class="count">${read}</td></tr>`,
  );
  return html`<table class="grid"><thead><tr><th scope="col">Page</th>${grid.columns.map(({ short }) => html`<th scope="col">${short}</th>`)}<th scope="col">${READ_HEAD}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

export function bars({ bars: areas }: Extract<DocumentBlock, { kind: 'bars' }>): Html {
  const rows = areas.map(({ title, score, scored, judged }) => {
    const said = score === null ? withoutScore({ scored, judged }) : String(score);
    const bar = score === null ? '' : html`<span class="${scoreBand(score)}" style="width:${score}%"></span>`;
    return html`<tr><th scope="row">${title}</th><td class="count">${said}</td><td class="bar">${bar}</td></tr>`;
  });
  return html`<table class="bars"><thead><tr><th scope="col">Area</th><th scope="col">Score</th><th scope="col"><span class="unseen">As a bar</span></th></tr></thead><tbody>${rows}</tbody></table>`;
}

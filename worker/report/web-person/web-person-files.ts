import { html } from 'hono/html';
import { code, PLAIN, page } from '../html/html.ts';
import { type Html, lines } from '../html/tags.ts';
import { fenced, plain } from '../markdown.ts';
import type { WebPersonTask, WebPersonView } from './web-person-view.ts';

const SEE_BELOW = 'under “Structured data, page by page” below';
const STRUCTURED_DATA = 'Structured data, page by page';
const ONE_BLOCK = 'One block a page, holding all of the above. What it replaces, if anything, stands above it.';

/** A checklist that can be ticked in an issue tracker or an editor. */
export function webPersonMarkdown({ title, meta, tasks, structuredData }: WebPersonView): string {
  const parts = [
    `# ${plain(title)}`,
    plain(meta),
    ...(tasks.length === 0 ? ['Nothing is left to do here.'] : tasks.map(taskMarkdown)),
    ...(structuredData.length === 0
      ? []
      : [
          `## ${STRUCTURED_DATA}`,
          ONE_BLOCK,
          ...structuredData.map(
            (one) => `### ${plain(one.page)}\n\n${plain(one.placement)}\n\n${fenced(one.code, 'html')}`,
          ),
        ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function taskMarkdown({
  number,
  title,
  worth,
  page: where,
  places,
  change,
  steps,
  code: blocks,
  hasStructuredData,
  test,
}: WebPersonTask) {
  return [
    `- [ ] **${number}. ${plain(title)}**${worth === '' ? '' : ` (${worth})`}`,
    ...(where === '' ? [] : [`  - Page: ${plain(where)}`]),
    ...(places.length === 0 ? [] : [`  - Place: ${placesMarkdown(places)}`]),
    `  - Change: ${plain(change)}`,
    ...steps.map(
      (step) => `    - [ ] ${plain(step.text)}${step.places.length > 0 ? ` ${placesMarkdown(step.places)}` : ''}`,
    ),
    ...blocks.map(
      (one) =>
        `  - Code: ${plain(`${one.title}. ${one.placement}${gaps(one.todos)}`)}\n\n${indented(fenced(one.content, one.syntax))}\n`,
    ),
    ...(hasStructuredData ? [`  - Code: ${SEE_BELOW}`] : []),
    `  - Test: ${plain(test)}`,
  ].join('\n');
}

const placesMarkdown = (places: WebPersonTask['places']): string =>
  places.map(({ text, isCode }) => (isCode ? inline(text) : plain(text))).join('; ');

/** Code in a line, whatever ticks it holds. */
function inline(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}

const indented = (text: string): string => text.replace(/^/gm, '    ');

const gaps = (todos: number): string =>
  todos === 0 ? '' : ` Fill in what reads TODO (${todos}): the website does not say it.`;

/** The same with the code set as code, as one file that loads nothing. */
export function webPersonHtml({ title, meta, tasks, structuredData }: WebPersonView): string {
  return page(
    title,
    PLAIN,
    html`<header class="annex"><p class="brand"><b>[a]</b> Answerable</p><h1>${title}</h1><p class="quiet">${meta}</p></header>
<main class="annex">
${tasks.length === 0 ? html`<p>Nothing is left to do here.</p>` : lines(tasks.map(taskHtml))}
${
  structuredData.length === 0
    ? ''
    : html`<h2>${STRUCTURED_DATA}</h2><p>${ONE_BLOCK}</p>${structuredData.map((one) => folded(`${one.page}: ${one.placement}`, one.code))}`
}
</main>`,
  );
}

function taskHtml({
  number,
  title,
  worth,
  page: where,
  places,
  change,
  steps,
  code: blocks,
  hasStructuredData,
  test,
}: WebPersonTask): Html {
  return html`<section class="check"><h3>☐ ${number}. ${title} <small>${worth}</small></h3><dl>
${where === '' ? '' : field('Page', html`${where}`)}
${places.length === 0 ? '' : field('Place', placesHtml(places))}
${field('Change', html`${change}${steps.map((step) => html`<br>☐ ${step.text}${step.places.length === 0 ? '' : html` (${placesHtml(step.places)})`}`)}`)}
${hasStructuredData ? field('Code', html`${SEE_BELOW}`) : ''}
${field('Test', html`${test}`)}</dl>${blocks.map((one) => folded(`${one.title}. ${one.placement}${gaps(one.todos)}`, one.content))}</section>`;
}

const placesHtml = (places: WebPersonTask['places']): Html =>
  html`${places.map(({ text, isCode }, index) => html`${index === 0 ? '' : '; '}${isCode ? html`<code>${text}</code>` : text}`)}`;

/** Opened to be copied; on paper the list stands alone. */
const folded = (title: string, text: string): Html => html`<details><summary>${title}</summary>${code(text)}</details>`;

const field = (label: string, content: Html): Html => html`<div><dt>${label}</dt><dd>${content}</dd></div>`;

import type { FactSource, Facts } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { hoursLines } from '../../week/hours-lines.ts';
import { WEEK } from '../../week/week.ts';
import { asHtml, element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { idOf } from '../headings/id-of.ts';
import { forCheck, htmlFix } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { contactPage } from './contact-page.ts';
import { type Phrases, phrasesFor } from './phrases.ts';

const CHECK = 'missing-opening-hours';

/** Opening hours as visible text, where only markup states them or nothing does: those of the markup, or seven days to fill in. */
export const openingHoursFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const page = contactPage(input);
    const phrases = page && phrasesFor(input, page);
    const fact = input.facts.openingHours;
    if (!isOpen(input, CHECK) || !phrases || isStatedInText(input)) return [];
    const doubtful = fact === null ? input.inputs.facts.openingHours : null;
    if (doubtful) return asked(input, page, phrases, doubtful);
    const lines = fact ? hoursLines(fact.value, phrases) : weekToFillIn(phrases);
    if (lines.length === 0) return [];
    const rows = lines.map(({ days, times }) => `<tr><th scope="row">${asHtml(days)}</th><td>${times}</td></tr>`);
    const note = fact?.value.byAppointment ? `\n<p>${asHtml(phrases.byAppointment)}</p>` : '';
    const content = `${element('h2', { id: idOf(phrases.openingHours) }, phrases.openingHours)}\n<table>\n${rows.join('\n')}\n</table>${note}`;
    const how = fact
      ? 'where visitors look for your hours; these are the hours your structured data states, so check them'
      : 'where visitors look for your hours; put your hours in place of TODO';
    const fix = htmlFix(input, page, {
      kind: 'opening-hours',
      placement: blockPlacement(input, page, how),
      content,
      action: 'main-end',
    });
    return forCheck(CHECK, [fix], true);
  },
};

const weekToFillIn = ({ days }: Phrases) => WEEK.map((day) => ({ days: days[day], times: TODO }));

/** Hours that may be right, as a question. Which of several weeks is right is asked where the report tells of them. */
function asked(
  input: FixInput,
  page: ReadPage,
  phrases: Phrases,
  { value, alternatives }: NonNullable<Facts['openingHours']>,
): WrittenFix[] {
  const lines = hoursLines(value, phrases).map(({ days, times }) => `${days} ${times}`);
  if (alternatives?.length || lines.length === 0) return [];
  const fix = htmlFix(input, page, {
    kind: 'opening-hours',
    placement: blockPlacement(input, page, 'where visitors look for your hours; put the right ones in place of TODO'),
    content: `${element('h2', { id: idOf(phrases.openingHours) }, phrases.openingHours)}\n${element('p', {}, `${TODO}: are these your hours? ${lines.join('; ')}`)}`,
    action: 'main-end',
  });
  return forCheck(CHECK, [fix], false);
}

const isMarkup = ({ place }: FactSource): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);

/** Also after scripts: writing the same twice would be no help. */
const isStatedInText = ({ inputs: { facts } }: FixInput): boolean =>
  facts.openingHours?.sources.some((source) => !isMarkup(source)) ?? false;

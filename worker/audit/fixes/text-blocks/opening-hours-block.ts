import type { FactSource } from '../../facts/facts.ts';
import { hoursLines } from '../../week/week-lines.ts';
import { asHtml, element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { idOf } from '../headings/id-of.ts';
import { forCheck, htmlFix } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { contactPage } from './contact-page.ts';
import { phrasesFor } from './phrases.ts';

const CHECK = 'missing-opening-hours';

/** Opening hours as visible text, where they are sure and no text of the website states them: those of markup, or the owner's word. */
export const openingHoursFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const page = contactPage(input);
    const phrases = page && phrasesFor(input, page);
    const fact = input.facts.openingHours;
    if (!isOpen(input, CHECK) || !phrases || !fact || isStatedInText(input)) return [];
    const lines = hoursLines(fact.value, phrases);
    if (lines.length === 0) return [];
    const rows = lines.map(({ days, times }) => `<tr><th scope="row">${asHtml(days)}</th><td>${times}</td></tr>`);
    const note = fact.value.byAppointment ? `\n<p>${asHtml(phrases.byAppointment)}</p>` : '';
    const fix = htmlFix(input, page, {
      kind: 'opening-hours',
      placement: blockPlacement(input, page, 'where visitors look for your hours'),
      content: `${element('h2', { id: idOf(phrases.openingHours) }, phrases.openingHours)}\n<table>\n${rows.join('\n')}\n</table>${note}`,
      action: 'main-end',
    });
    return forCheck(CHECK, [fix], true);
  },
};

const isMarkup = ({ place }: FactSource): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);

/** Also after scripts: writing the same twice would be no help. */
const isStatedInText = ({ inputs: { facts } }: FixInput): boolean =>
  facts.openingHours?.sources.some((source) => !isMarkup(source)) ?? false;

import type { PageField } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { TWO_LETTERS } from '../../website/text/letters.ts';
import type { FieldKind } from '../../wording/phrases/language.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';

const CHECK = 'unlabelled-form-fields';
/** A placeholder of more is an example or a text, no label. */
const MAX_LABEL_CHARS = 60;

/** What a field's name, as programmers give it, asks for; the more special first. */
const NAMES: [RegExp, FieldKind][] = [
  [/e-?mail|correo|courriel/i, 'email'],
  [/phone|(?:^|[^a-z])tel(?:$|[^a-z]|efon|ephone)|telefon|mobile|handy/i, 'phone'],
  [/first[-_]?name|fname|given|vorname|prenom/i, 'firstName'],
  [/last[-_]?name|lname|surname|family|nachname|apellido|cognome|achternaam/i, 'lastName'],
  [/company|firma|organi[sz]ation|societe|empresa|azienda|bedrijf/i, 'company'],
  [/subject|betreff|(?:^|[^a-z])(?:objet|asunto|oggetto|onderwerp|assunto)(?:$|[^a-z])/i, 'subject'],
  [/message|comment|nachricht|mensaje|messaggio|bericht|mensagem/i, 'message'],
  [/street|strasse|address-?line/i, 'street'],
  [/zip|postal|postcode|(?:^|[^a-z])plz(?:$|[^a-z])/i, 'postalCode'],
  [/(?:^|[^a-z])(?:city|town|ort|ville|ciudad|citta|plaats|cidade)(?:$|[^a-z])/i, 'town'],
  [/(?:^|[^a-z])(?:date|datum|fecha|datepicker)(?:$|[^a-z])/i, 'date'],
  [/(?:^|[^a-z])(?:time|uhrzeit|hora|heure)(?:$|[^a-z])/i, 'time'],
  [/^(?:s|q|search|query|suche)$/i, 'search'],
  [/(?:^|[^a-z])(?:your|full)?[-_]?name$/i, 'name'],
];
const TYPES: Partial<Record<string, FieldKind>> = {
  email: 'email',
  tel: 'phone',
  search: 'search',
  date: 'date',
  time: 'time',
};

/** Fields without a label, with one from the words inside them, their kind or their name. */
export const formLabelFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    if (!isOpen(input, CHECK)) return [];
    const bare = (input.inputs.pages ?? []).flatMap((page) =>
      page.plain.view.forms.flatMap(({ fields }) =>
        fields.filter(({ hidden, label }) => !hidden && label === null).map((field) => ({ page, field })),
      ),
    );
    const pieces = bare.flatMap(({ page, field }) => {
      const label = labelFor(input, page, field);
      if (label === null || (field.name === null && field.placeholder === undefined)) return [];
      const found = field.name === null ? { placeholder: field.placeholder ?? null } : { name: field.name };
      return {
        page,
        now: startTag(field.tag, found),
        html: startTag(field.tag, { ...found, 'aria-label': label }),
      };
    });
    const fixes = byPlace(pieces).map(({ page, pieces: own }) =>
      htmlFix(input, page, {
        kind: 'html',
        placement: changePlacement(
          input,
          page,
          'the same fields with the attribute aria-label added; a visible label above each field is better still',
        ),
        content: own.map(({ html }) => html).join('\n'),
        before: own.map(({ now }) => now).join('\n'),
        action: 'attributes',
      }),
    );
    return forCheck(CHECK, fixes, pieces.length === bare.length);
  },
};

function labelFor(input: FixInput, page: ReadPage, { placeholder, type, name }: PageField): string | null {
  const inside = placeholder?.replace(/(?<![\s*:….])[\s*:….]+$/u, '').trim() ?? '';
  // "jane@example.com" and "+49 30 ..." show how to write it, not what.
  if (TWO_LETTERS.test(inside) && !/@|\d{2}/.test(inside) && inside.length <= MAX_LABEL_CHARS) return inside;
  const kind = TYPES[type] ?? NAMES.find(([pattern]) => pattern.test(name ?? ''))?.[1];
  return (kind && phrasesFor(input, page)?.fields[kind]) ?? null;
}

import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { COMPANY_ALONE } from '../../words/legal-form-words.ts';
import type { NameCandidate } from './name-candidates.ts';
import { isNameLike } from './name-like.ts';

const WORD = String.raw`\p{Lu}[\p{L}\d'’&.-]*`;
const NAME = String.raw`((?:${WORD})(?:\s(?:&|and|of|und|et|y|e|de|du|zum|zur|am|der|van|het|(?:med|dent|vet|univ)\.|${WORD}))*\s(?:${WORD}))`;
/** Sentences that name the business to its visitors. */
const INTRODUCTIONS = [
  lightLetters(
    regexSource`
      \b(?:
        [Ww]elcome to
        |[Ww]e at
        |[Hh]ere at
        |[Jj]ourney with
        |[Ww]illkommen (?:bei|im|in der|auf der (?:Website|Webseite|Homepage|Internetseite) (?:von|der|des))
        |[Ww]elkom (?:bij|op de (?:website|site) van)
        |[Bb]ienvenue (?:chez|à)
        |[Bb]ienvenid[oa]s a
        |[Bb]envenuti (?:da|in|al|alla)
        |[Bb]em-?vind[oa]s? (?:ao|à)
      )\s(?:[Tt]he\s)?${NAME}
    `,
    'u',
  ),
  lightLetters(
    String.raw`^(?:[Tt]he\s)?${NAME}(?:['’]s?\s(?:mission|goal|team|story)\b|\s(?:is|are|was)\s(?:a|an|the|your|one|proud|committed|dedicated|fully)\b)`,
    'u',
  ),
  lightLetters(
    regexSource`
      (?:^|[.!]\s)(?:En|Na|No|Da|In|Alla)\s${NAME},?\s(?:
        llevamos
        |somos
        |ofrecemos
        |trabajamos
        |creemos
        |contamos
        |nos
        |oferecemos
        |trabalhamos
        |acreditamos
        |cuidamos
        |temos
        |offriamo
        |crediamo
        |lavoriamo
        |siamo
        |abbiamo
      )\b
    `,
    'u',
  ),
  lightLetters(
    regexSource`
      ^(?:La |Lo |Los |Las |El |Il |O |A )?${NAME},?\s(?:(?:es|é|è) um?[an]?o?|nace|nasce|naci[óo]|nasceu
      |cuenta con|conta com|ofrece|oferece|offre|se dedica)\s
    `,
    'u',
  ),
];

/** House numbers, postcodes and phone numbers, as the lines below a company's name have them. */
const OF_A_PLACE = /\d{3}|\d-\d|\d丁目|番地/;

/** Companies that name themselves over their address, outside the text proper. */
export function companyNames(website: Website): NameCandidate[] {
  return website.documents.flatMap((document) =>
    document.lines.flatMap((line, at): NameCandidate[] => {
      const name = line.text.trim();
      const isOutside = line.landmark !== 'main' && line.foreign === null && !line.inPlain;
      if (!isOutside || !COMPANY_ALONE.test(name) || !OF_A_PLACE.test(document.lines[at + 1]?.text ?? '')) return [];
      return [{ name, place: 'imprint', source: lineSource(document, line) }];
    }),
  );
}

/** Names that stand in sentences only. For websites whose titles, logos and copyright lines state none. */
export function proseNames(website: Website): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const document of website.documents) {
    for (const line of document.lines) {
      if (line.inPlain || line.foreign !== null || line.text.length > 1_000) continue;
      for (const pattern of INTRODUCTIONS) {
        const name = pattern.exec(line.text)?.[1]?.replace(/['’]s?$|[.,]$/, '');
        if (name && isNameLike(name)) found.push({ name, place: 'text', source: lineSource(document, line) });
      }
    }
  }
  return found;
}

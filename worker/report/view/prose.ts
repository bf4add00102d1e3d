import type { Results } from '../../contract/results.ts';
import type { ReportLanguage, ReportProse } from '../../contract/translation.ts';
import type { ReportView } from './report-view.ts';

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/**
 * The language a paid report can be read in beside English: the website's main one, where that is beyond doubt; null where that is English
 * too. One that is not told by its name is none.
 */
export function reportLanguage({ facts, premiumResults }: Results): ReportLanguage | null {
  const [main] = facts.languages;
  if (!premiumResults || !main || (main.certainty !== 'certain' && main.confirmed === undefined)) return null;
  const [lang] = canonical(main.value);
  if (lang === undefined || lang.split('-')[0] === 'en') return null;
  const name = new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }).of(lang);
  if (name === undefined) return null;
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;
  const { script = 'Latn' } = new Intl.Locale(lang).maximize();
  return {
    ...{ lang, name: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1), english },
    dir: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
  };
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/** Longest sum of lines to be put into another language, in characters: what comes later in the document stays English. */
const MAX_CHARS = 30_000;

/** The sentences of a report, each once, in the order they are read: no headings, facts, quotations or texts to paste. */
export function proseLines({ verdict, summary, findings, recommendations }: ReportView): string[] {
  const tasks = recommendations ?? [];
  const lines = new Set([
    ...[verdict.headline, ...verdict.sentences, verdict.gate?.reason ?? '', summary.warning ?? ''],
    ...findings.map(({ sentence }) => sentence),
    ...tasks.map(({ title }) => title),
    ...tasks.flatMap(({ description, implementation, steps, impact, doneWhen }) => [
      ...[description, implementation, ...steps.flatMap(({ title, how }) => [title, how]), impact, doneWhen],
    ]),
  ]);
  let room = MAX_CHARS;
  return [...lines].filter((line) => {
    room -= line.length;
    return room >= 0 && /\p{L}/u.test(line);
  });
}

/** What the website says of itself and stays as it is within a line. */
export function factsToKeep({ facts }: Results): string[] {
  const { businessName, services, people, addresses, phones, emails } = facts;
  return [
    ...(businessName ? [businessName.value] : []),
    ...services.map(({ value }) => value),
    ...people.map(({ value }) => value.name),
    ...addresses.flatMap(({ value: { text, street, locality } }) => [text, street ?? '', locality ?? '']),
    ...phones.map(({ asShown }) => asShown),
    ...emails.map(({ value }) => value),
  ].filter((value) => value !== '');
}

/** Who put the report into its language, how much of it, and what holds. */
export const proseWords = ({ model, english: language, lines }: ReportProse, of: number): string =>
  `The language model ${model} put ${lines.length} of ${of} sentences of this report into ${language}. Code checked that numbers, names and quotations are the same, and that each sentence put back into English still says what it said. Where the two differ, the English holds.`;

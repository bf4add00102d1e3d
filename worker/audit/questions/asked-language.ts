import type { RatedFacts } from '../facts/facts.ts';
import { isOutvoted } from '../website/text/detect-language.ts';
import type { TextDocument } from '../website/text/text-sources.ts';
import type { ReadAnswer } from './answered-question.ts';
import { QUESTION_LANGUAGES, type QuestionLanguage } from './question-data.ts';

/**
 * The main language where questions are asked in it, else that of the first version of the website in which they are; null: none. What an
 * attribute says and the words gainsay, as under a template, is the language of no page: in it nothing can be looked for.
 */
export function askedLanguage(
  documents: readonly TextDocument[],
  { languages: [main, ...others] }: RatedFacts,
): QuestionLanguage | null {
  const languageOf = (value: string | undefined) => QUESTION_LANGUAGES.find((one) => one === value) ?? null;
  const hasVersion = (language: QuestionLanguage) =>
    documents.some((one) => !one.isLegal && isVersionIn(one, language));
  const asked = main && isGainsaid(main, documents) ? null : languageOf(main?.value);
  return asked ?? others.map(({ value }) => languageOf(value)).find((one) => one !== null && hasVersion(one)) ?? null;
}

function isGainsaid(
  { value, certainty }: RatedFacts['languages'][number],
  documents: readonly TextDocument[],
): boolean {
  if (certainty === 'certain') return false;
  const lines = documents.flatMap((one) => (one.isLegal ? [] : one.lines.filter(({ foreign }) => foreign === null)));
  return isOutvoted(value, lines.map(({ text }) => text).join('\n'));
}

const isMain = (language: QuestionLanguage, { languages: [main] }: RatedFacts): boolean => language === main?.value;

export const documentsIn = (
  language: QuestionLanguage,
  documents: readonly TextDocument[],
  facts: RatedFacts,
): TextDocument[] =>
  documents.filter((document) =>
    isMain(language, facts) ? isInLanguage(document, language, facts) : isVersionIn(document, language),
  );

/** Translations would answer in another language. */
function isInLanguage(document: TextDocument, language: QuestionLanguage, facts: RatedFacts): boolean {
  const others = facts.languages.slice(1).map(({ value }) => value);
  return !saidLanguages(document).some((code) => code !== language && others.includes(code));
}

/** By all that it says of its language itself. */
function isVersionIn(document: TextDocument, language: QuestionLanguage): boolean {
  const said = saidLanguages(document);
  return said.length > 0 && said.every((code) => code === language);
}

/** Codes in the `lang` of a page and in its address. */
function saidLanguages({ view, pageUrl }: TextDocument): string[] {
  const [, folder, ending] = LANGUAGE_IN_PATH.exec(new URL(pageUrl).pathname.toLowerCase()) ?? [];
  return [view.lang?.slice(0, 2).toLowerCase(), folder, ending].filter(
    (code) => code !== undefined && code !== '',
  ) as string[];
}

/** "/en/rooms", "/station_en.html" */
const LANGUAGE_IN_PATH = /\/([a-z]{2})\/|[_.-]([a-z]{2})(?:\.\w+)?\/?$/;

const NAMES = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' } as const satisfies Record<
  QuestionLanguage,
  string
>;

/** The pages in the main language may answer what a version leaves open. */
export function asVersionTells(answers: ReadAnswer[], language: QuestionLanguage, facts: RatedFacts): ReadAnswer[] {
  if (isMain(language, facts)) return answers;
  return answers.map((answer) =>
    answer.answered === 'full'
      ? answer
      : {
          ...answer,
          ...{ answered: 'inconclusive', passage: null, pageUrl: null, jsOnly: false },
          why: `We looked on your ${NAMES[language]} pages only.`,
        },
  );
}

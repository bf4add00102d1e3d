import type { TextDocument } from '../../website/text/text-sources.ts';
import { type Passage, TermIndex } from '../index/term-index.ts';
import type { QuestionLanguage, TradeQuestion } from '../question-data.ts';
import { isTouched } from './is-touched.ts';

/**
 * Whether anything of the website speaks of what is asked: a line of any page, a legal one too, a link to a page nobody read, the choices
 * and labels of a form, the name of a picture, or markup, whose names are English everywhere. Where it does, nobody can say that nothing answers.
 */
export function spokenOf(
  documents: readonly TextDocument[],
  language: QuestionLanguage,
): (question: TradeQuestion) => boolean {
  const read = (texts: (document: TextDocument) => string[], of: QuestionLanguage) => {
    // What stands on every page speaks of it once: an index of all menus of all pages would be many times the size.
    const known = new Set<string>();
    const unknown = (document: TextDocument) => {
      const fresh = texts(document).filter((text) => !known.has(text));
      for (const text of fresh) known.add(text);
      return fresh;
    };
    return new TermIndex(
      documents.flatMap((document) => passageOf(unknown(document))),
      of,
    );
  };
  let indexes: [QuestionLanguage, TermIndex][] | null = null;
  return (question) => {
    indexes ??= [
      [language, read(shownTexts, language)],
      ['en', read(markupTexts, 'en')],
    ];
    const { about: _, ...whole } = question;
    return indexes.some(([of, index]) => isTouched(question, of, index) || isTouched(whole, of, index));
  };
}

const shownTexts = ({ view }: TextDocument): string[] => [
  ...view.titles,
  ...view.metas.map(({ content }) => content),
  ...view.blocks.map(({ text }) => text),
  ...view.links.map(({ text, href }) => `${text}\n${href.replace(SEPARATORS, ' ')}`),
  ...view.images.map(({ alt }) => alt ?? ''),
  ...view.forms.flatMap(({ fields }) => fields.map(({ label, name }) => `${label ?? ''}\n${name ?? ''}`)),
];

/** "/versand-zahlung.html" */
const SEPARATORS = /[/._?=&#-]+/g;

/** "paymentAccepted" is "payment Accepted". */
const markupTexts = ({ structured }: TextDocument): string[] =>
  structured.nodes.flatMap(({ properties }) =>
    Object.entries(properties).flatMap(([name, values]) => [
      name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ...values.filter((value) => typeof value === 'string'),
    ]),
  );

function passageOf(texts: readonly string[]): Passage[] {
  const text = [...new Set(texts)].join('\n');
  return text === '' ? [] : [{ heading: '', text }];
}

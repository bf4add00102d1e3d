import { isQuestion } from '../../../facts/faq/faq-words.ts';
import { lightLetters, type Pattern } from '../../../website/text/light-letters.ts';
import type { PageProse, Paragraph, ProseLanguage } from '../../../website/text/page-prose.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { asksTheVisitor } from './sales-questions.ts';

/** How people begin a question or name a task, per language, as `plainWords` leaves it. */
const ASKS: Record<ProseLanguage, Pattern> = {
  en: lightLetters(regexSource`
    ^(?:how|what|why|when|where|who|which|can i|do i|do you|is it|are you|should)\b|^(?:book|order|find|choose
    |request|buy|rent|hire|reserve|cancel|prepare|get) (?:a|an|the|your|us|to)\b
  `),
  de: lightLetters(
    regexSource`
      ^(?:
        wie
        |was
        |warum
        |wann
        |wo
        |wer
        |welche[rs]?
        |wofur
        |weshalb
        |woran
        |kann ich
        |muss ich
        |so (?:funktioniert|lauft|finden|erreichen|einfach)
      )(?!\p{L})
      |\p{L} (?:buchen|finden|bestellen|vereinbaren|anfragen|reservieren|absagen|kundigen)$
    `,
    'u',
  ),
  fr: lightLetters(
    regexSource`
      ^(?:comment|pourquoi|quand|ou|qui|quel(?:le)?s?|combien|qu'est-ce|que|puis-je|est-ce)(?!\p{L})
      |^(?:reserver |prendre |trouver |choisir |commander |demander |obtenir )
    `,
    'u',
  ),
  es: lightLetters(
    /^¿|^(?:como|que|por que|cuando|donde|quien|cuant[oa]s?|cual(?:es)?)(?!\p{L})|^(?:reservar?|pedir?|encontrar|elegir|solicitar?) /u,
  ),
  it: lightLetters(
    /^(?:come|perche|quando|dove|chi|quant[oaie]|cosa|quale|che cosa)(?!\p{L})|^(?:prenotare|prenota|scegliere|trovare|richiedere|ordinare) /u,
  ),
  nl: lightLetters(
    /^(?:hoe|wat|waarom|wanneer|waar|wie|welke|kan ik|zo werkt)(?!\p{L})|\p{L} (?:boeken|reserveren|bestellen|maken|vinden|aanvragen)$/u,
  ),
  pt: lightLetters(
    /^(?:como|o que|por ?que|quando|onde|quem|quant[oa]s?|qual|quais)(?!\p{L})|^(?:marcar|reservar|encontrar|escolher|pedir|encomendar) /u,
  ),
  ja: /(?:か|とは|方法|の流れ|選び方|使い方|理由)[？?。]?$|[？?]/u,
};

/** A question, a task or "how it works": the way people put it to an assistant. */
export const asksLikePeople = (text: string, language: ProseLanguage): boolean =>
  !asksTheVisitor(text) && (isQuestion(text) || ASKS[language].test(plainWords(text)));

/** A heading and the running text under it, down to the next heading. */
export interface Topic {
  heading: string;
  /** The first paragraph under it. */
  first: Paragraph;
  place: string;
}

/** Headings of the second and lower levels of a page's own content with text under them. */
export function topicsOf({ view, paragraphs }: PageProse): Topic[] {
  const starts = view.headings
    .filter(({ level, hidden, block, text }) => level > 1 && level < 5 && !hidden && block >= 0 && text !== '')
    .filter(({ block }) => !/^(?:footer|nav|aside)$/.test(view.blocks[block]?.landmark ?? ''));
  const edges = view.headings.map(({ block }) => block).filter((block) => block >= 0);
  let edge = 0;
  let next = 0;
  return starts.flatMap((heading) => {
    // All three lists are in the order of the page.
    while (edge < edges.length && (edges[edge] ?? 0) <= heading.block) edge++;
    while (next < paragraphs.length && (paragraphs[next]?.block ?? 0) <= heading.block) next++;
    const first = paragraphs[next];
    const isUnder = first !== undefined && first.block < (edges[edge] ?? view.blocks.length);
    return isUnder ? [{ heading: heading.text, first, place: `h${heading.level}` }] : [];
  });
}

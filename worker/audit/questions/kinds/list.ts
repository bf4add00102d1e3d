import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { TermIndex } from '../index/term-index.ts';
import { SUBJECT_WORDS } from '../index/touch.ts';
import { offeredPages } from '../offered-pages.ts';
import { firstPassage, type Judged } from '../passages/first-passage.ts';
import { type PassageKind, withHeading } from '../passages/passage.ts';
import { countsUpOffers, enumerated } from '../signs/counts-up-offers.ts';
import { type KindOfAnswer, LIST_ITEMS, partialIf } from './kind-of-answer.ts';

const TELLING: ReadonlySet<PassageKind> = new Set(['prose', 'lines'] as const);

export const list: KindOfAnswer = {
  judge({ asks }, { passage, inText, titled, words, ownWords }) {
    // One way of paying that is named can be used.
    if (asks === 'ways') return inText ? 'full' : 'none';
    if (asks === 'offer' && TELLING.has(passage.kind) && countsUpOffers(withHeading(passage))) return 'full';
    if (titled && passage.sectionItems >= LIST_ITEMS) return 'full';
    // Headings of a page are a list of what they name only where most of them do.
    if (passage.kind === 'outline' && ownWords < LIST_ITEMS)
      return partialIf(words >= SUBJECT_WORDS && passage.headings.length > 0);
    const isNamed = inText && words >= SUBJECT_WORDS;
    if (isNamed && (enumerated(passage.text) >= LIST_ITEMS || asks === 'some')) return 'full';
    if (titled && asks === 'some') return 'full';
    return partialIf(titled || isNamed);
  },
  anywhere: ({ asks }, index) => (asks === 'offer' ? offeredPages(index) : null),
  elsewhere: ({ asks }, index) => (asks === 'offer' ? (ownList(index) ?? countedUp(index)) : null),
  prefersElsewhere: ({ asks }) => asks === 'offer',
  namedIsHalf: ({ asks }) => asks !== 'some',
};

const OWN_LIST = lightLetters(
  regexSource`
    ^(?:
      shop
      |products?
      |menu
      |packages?
      |courses?
      |classes
      |collections?
      |treatments?
      |sortiment
      |produkte
      |kurse
      |produits?
      |prestations?
      |boutique
      |productos?
      |tienda
      |cursos?
    )(?:\s\p{L}+)?$
    |^(?:all |alle |tou(?:te)?s |tod[oa]s )?(?:our|unsere?|nos|nuestr[oa]s|my|meine|mes|mis)\s(?!
      (?:
        teams?
        |staff
        |story
        |histor
        |mission
        |vision
        |values?
        |clients?
        |customers?
        |partners?
        |patients?
        |gallery
        |work
        |projects?
        |process
        |location
        |office
        |branch
        |blog
        |news
        |reviews?
        |hours
        |contact
        |promise
        |approach
        |commitment
        |philosoph
        |geschichte
        |kunden
        |partner
        |werte
        |öffnungs
        |mitarbeiter
        |philosophie
        |standort
        |projekte
        |referenzen
        |valeurs
        |équipe
        |clients
        |partenaires
        |engagements
        |horaires
        |agences
        |réalisations
        |actualités
        |engagement
        |valores
        |clientes
        |equipo
        |proyectos
        |trabajos
        |sedes
        |horarios
        |historia
        |compromiso
      )\p{L}*
    )
  `,
  'iu',
);
/** "Our amenities" with its entries as headings below: what there is, whatever the words. */
function ownList(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    ({ kind, headings, sectionItems }) =>
      kind === 'outline' && sectionItems >= LIST_ITEMS && OWN_LIST.test(headings.at(-1) ?? ''),
  );
}

/** "I help children, teens and families", in a heading too. */
function countedUp(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    (passage) =>
      TELLING.has(passage.kind) && !passage.isReview && !passage.isArticle && countsUpOffers(withHeading(passage)),
  );
}

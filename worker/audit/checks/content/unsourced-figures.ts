import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { ownDomains } from '../../website/own-hosts.ts';
import { separateDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, type PageProse, type Paragraph, quoteFrom } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { longArticles } from '../shared/article-authors.ts';
import { knownProse, NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { citedIn, ENOUGH_SOURCES } from '../shared/links/cited-domains.ts';

/** A single claim is no habit. */
const MIN_CLAIMS = 2;
/** The catalogue's proposal. */
const MOST = 0.5;

const PEOPLE = regexSource`
    people
    |adults
    |customers
    |clients
    |patients
    |users
    |consumers
    |companies
    |businesses
    |households
    |employees
    |women
    |men
    |children
    |menschen
    |deutschen
    |erwachsenen
    |kunden
    |patienten
    |nutzer
    |verbraucher
    |unternehmen
    |haushalte
    |frauen
    |männer
    |kinder
    |personnes
    |français
    |adultes
    |clients
    |patients
    |utilisateurs
    |consommateurs
    |entreprises
    |ménages
    |femmes
    |hommes
    |enfants
    |personas
    |adultos
    |clientes
    |pacientes
    |usuarios
    |consumidores
    |empresas
    |hogares
    |mujeres
    |hombres
    |niños
    |persone
    |adulti
    |clienti
    |pazienti
    |utenti
    |consumatori
    |aziende
    |famiglie
    |donne
    |uomini
    |bambini
    |mensen
    |volwassenen
    |klanten
    |patiënten
    |gebruikers
    |consumenten
    |bedrijven
    |huishoudens
    |vrouwen
    |mannen
    |kinderen
    |pessoas
    |utilizadores
    |usuários
    |famílias
    |mulheres
    |homens
    |crianças
  `;
/** Shares of people, and what studies are said to show: claims about the world that a reader cannot know to be true. */
const CLAIM = lightLetters(
  regexSource`
    (?<!10)\d\s?(?:%|percent|prozent|pour ?cent|por ?ciento|per cento|procent|por cento)[^.!?]{0,25}(?<!\p{L})(?:${PEOPLE})
    (?!\p{L})
    |\d\s?(?:%|％)の(?:人|方|お客様|患者|企業|日本人|成人)
    |(?:
      studies
      |research
      |surveys?
      |studien
      |umfragen?
      |(?:les )?études
      |(?:los )?estudios
      |(?:gli )?studi
      |onderzoek
      |(?:os )?estudos
    ) (?:
      show
      |prove
      |suggest
      |found
      |finds
      |zeigen
      |belegen
      |montrent
      |prouvent
      |demuestran
      |muestran
      |dimostrano
      |mostrano
      |toont
      |laat zien
      |mostram
      |comprovam
    )
    |研究によ
    |調査によ
  `,
  'iu',
);
/** Names where it comes from. */
const SOURCE = lightLetters(
  regexSource`
    according to
    |source:
    |reported by
    |published (?:by|in)
    |(?<!\p{L})laut (?:\p{L}+ ){0,2}\p{Lu}
    |nach angaben
    |quelle:
    |selon
    |d['’]après
    |source ?:
    |según
    |fuente:
    |secondo
    |fonte:
    |volgens
    |bron:
    |segundo
    |de acordo com
    |conforme
    |によると
    |出典
    |調べ
    |\(\p{Lu}[^()]{2,60}(?:19|20)\d{2}\)
  `,
  'iu',
);

/** Figures about the world, and whether the sentence or its paragraph names or links the source. A business's own figures need none. */
export const unsourcedFigures = defineCheck({
  id: 'unsourced-figures',
  revision: 2,
  category: 'content',
  strength: 'A',
  catalogue: ['sourced-claims'],
  title: {
    pass: 'Your figures say where they come from',
    partial: 'Some of your figures name no source',
    fail: 'Your figures name no source',
  },
  why: 'Naming sources made texts more visible in AI answers in one study (27-30%); a later one could not repeat it. A claim with a source can be checked.',
  sources: ['https://arxiv.org/abs/2311.09735', 'https://arxiv.org/abs/2506.11097'],
  needs: ['pages', 'target'],
  run({ pages, target }) {
    if (contentPages(pages).length === 0) return notApplicable(NO_CONTENT_PAGE);
    const prose = knownProse(pages);
    if (prose.length === 0) return inconclusive(OTHER_LANGUAGE);
    const own = ownDomains({ target, pages });
    // An article that lists its sources has named them, if not which of them belongs to which figure.
    const listing = new Set(longArticles(pages).filter((page) => citedIn(page, own).size >= ENOUGH_SOURCES));
    const claims = prose.flatMap((one) =>
      one.paragraphs.flatMap((paragraph) =>
        paragraph.sentences
          .filter((sentence) => CLAIM.test(sentence))
          .map((sentence) => ({
            isSourced: listing.has(one.page) || SOURCE.test(paragraph.text) || linksOut(one, paragraph, own),
            evidence: quoteFrom(one, paragraph.place, sentence),
          })),
      ),
    );
    if (claims.length < MIN_CLAIMS)
      return notApplicable('Your text makes no claims with figures that would need a source.');
    const quote = (isSourced: boolean): Evidence[] =>
      claims.filter((claim) => claim.isSourced === isSourced).map(({ evidence }) => evidence);
    const sourced = quote(true);
    if (sourced.length >= claims.length * MOST) return pass(sourced);
    return sourced.length > 0 ? partial(quote(false)) : fail(quote(false));
  },
});

function linksOut({ view }: PageProse, { block }: Paragraph, own: Set<string>): boolean {
  return view.links.some((link) => {
    if (link.block !== block || link.url === null || !/^https?:/.test(link.url)) return false;
    const domain = separateDomain(link.url);
    return domain !== null && !own.has(domain) && parseSocialAddress(link.url) === null;
  });
}

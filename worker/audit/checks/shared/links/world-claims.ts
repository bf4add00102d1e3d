import { parseSocialAddress } from '../../../facts/profiles/social-networks.ts';
import { separateDomain } from '../../../website/registrable-domain.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { type PageProse, type Paragraph, quoteFrom } from '../../../website/text/page-prose.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Evidence } from '../../check.ts';

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

interface WorldClaim {
  /** The passage names or links where it comes from. */
  isSourced: boolean;
  evidence: Evidence;
}

/** What a text says of the world that a reader cannot know to be true. */
export const worldClaims = (prose: PageProse, own: ReadonlySet<string>): WorldClaim[] =>
  prose.paragraphs.flatMap((paragraph) =>
    paragraph.sentences
      .filter((sentence) => CLAIM.test(sentence))
      .map((sentence) => ({
        isSourced: SOURCE.test(paragraph.text) || linksOut(prose, paragraph, own),
        evidence: quoteFrom(prose, paragraph.place, sentence),
      })),
  );

function linksOut({ view }: PageProse, { block }: Paragraph, own: ReadonlySet<string>): boolean {
  return view.links.some((link) => {
    if (link.block !== block || link.url === null || !/^https?:/.test(link.url)) return false;
    const domain = separateDomain(link.url);
    return domain !== null && !own.has(domain) && parseSocialAddress(link.url) === null;
  });
}

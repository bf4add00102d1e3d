import { sureTrade } from '../../facts/trade/sure-trade.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, notApplicable, pass } from '../check.ts';
import { notConcluded } from '../shared/not-concluded.ts';

/** One kind of proof may be decoration. The catalogue asks for two. */
const ENOUGH_KINDS = 2;

/** What shows work done, as headings, links and descriptions of pictures name it. */
const KINDS: [string, Pattern][] = [
  [
    'cases or projects',
    lightLetters(
      regexSource`
      \bcase stud
      |success stor
      |^(?:bekijk )?voorbeelden(?: van ons werk)?$
      |\b(?:our|recent|past|completed|featured|signature|selected|latest) (?:works?|projects|jobs)\b
      |^(?:projects?(?: gallery)?|portfolio|our work)$
      |fallstudie
      |fallbeispiel
      |erfolgsgeschichte
      |(?:unsere|abgeschlossene|aktuelle) projekte
      |^(?:projekte|referenzprojekte|arbeitsbeispiele)$
      |etudes? de cas
      |(?:nos|mes|dernieres) realisations
      |^(?:realisations|projets)$
      |casos? (?:de exito|clinicos?|reales)
      |(?:nuestros|ultimos) (?:proyectos|trabajos)
      |^(?:proyectos|(?:nuestros )?trabajos(?: realizados)?)$
      |casi (?:studio|di successo|clinici)
      |(?:nostri|ultimi) (?:progetti|lavori)
      |^(?:progetti|realizzazioni|lavori)$
      |(?:onze|recente) projecten
      |^(?:projecten|ons werk|praktijkverhalen)$
      |casos de (?:sucesso|estudo)
      |(?:nossos|ultimos) (?:projetos|trabalhos)
      |^(?:projetos|projectos)$
      |(?:施工|導入|制作|治療|お客様)事例
      |^(?:事例(?:紹介)?|実績(?:紹介)?|症例(?:紹介)?)$
    `,
      'u',
    ),
  ],
  [
    'before and after',
    lightLetters(
      regexSource`
      before (?:and|&|\/|-) ?after(?=$| (?:photo|pic|image|galler|result|case|smile))
      |vorher ?(?:[-/–&]|und)? ?nachher
      |avant ?(?:[-/–&]|et)? ?apres
      |antes y despues
      |antes ?\/ ?despues
      |prima e dopo
      |prima ?\/ ?dopo
      |voor en na
      |antes e depois
      |ビフォー
      |before.?after
      |施工前
    `,
      'u',
    ),
  ],
  [
    'clients by name',
    lightLetters(
      regexSource`
      ^(?:
        our (?:clients|partners|customers)
        |clients
        |trusted by (?:leading|companies|brands|businesses|teams|organi[sz]ations|the (?:best|world)|over \d|\d).*
        |who we(?:'ve| have) worked with
        |unsere (?:kunden|partner)
        |referenzen
        |kundenreferenzen
        |nos (?:clients|partenaires|references)
        |ils nous font confiance
        |references
        |nuestros (?:clientes|socios)
        |clientes
        |referencias
        |i nostri (?:clienti|partner)
        |dicono di noi
        |referenze
        |onze (?:klanten|partners|opdrachtgevers)
        |referenties
        |nossos (?:clientes|parceiros)
        |(?:取引先|導入企業|主要取引先)(?:一覧)?
      )$
    `,
      'u',
    ),
  ],
  [
    'pictures of the work',
    lightLetters(
      regexSource`
      ^(?:(?:photo |our )?gallery|photos|(?:bilder)?galerie|impressionen|einblicke|galerie(?: photos?)?
      |galeria(?: de fotos)?|galleria(?: fotografica)?|fotos|fotogalerij|ギャラリー|施工写真|院内紹介|店内(?:紹介)?)$
    `,
      'u',
    ),
  ],
];

/** Cases, before and after, named clients, pictures of own work: content only this business can have. */
export const missingProofOfWork = defineCheck({
  id: 'missing-proof-of-work',
  revision: 5,
  category: 'authority',
  strength: 'B',
  catalogue: ['case-proof'],
  title: {
    pass: 'Headings or pictures of your website speak of work done',
    fail: 'Your website shows no work you have done',
    info: 'Work of yours shown by itself',
  },
  why: 'First-hand content that nobody else has is the main advice of Google for AI answers. Anyone can claim; a case shows.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    const trade = sureTrade(facts);
    const needsNone = trade?.noNeedOf?.includes('cases')
      ? 'In your trade the place or the goods are what there is to show.'
      : trade?.isConfidential
        ? 'In your trade what is done for customers is confidential.'
        : null;
    const evidence = KINDS.flatMap(([kind, words]): Evidence[] => {
      for (const page of pages) {
        const { view } = page.plain;
        const heading = view.headings.find(({ text }) => text.length < 80 && words.test(plainWords(text)));
        if (heading) return [{ pageUrl: page.url, place: `h${heading.level}: ${kind}`, seen: heading.text }];
        const link = view.links.find(({ text }) => text.length < 60 && words.test(plainWords(text)));
        if (link) return [{ pageUrl: page.url, place: `link: ${kind}`, seen: link.text }];
        const alt = view.images.find((image) => words.test(plainWords(image.alt ?? '')))?.alt;
        if (alt) return [{ pageUrl: page.url, place: `img[alt]: ${kind}`, seen: alt }];
      }
      return [];
    });
    if (evidence.length >= ENOUGH_KINDS) return pass(evidence);
    return needsNone !== null ? notApplicable(needsNone) : notConcluded(evidence);
  },
});

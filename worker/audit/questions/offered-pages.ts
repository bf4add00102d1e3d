import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import type { IndexedPassage, TermIndex } from './index/term-index.ts';
import type { Judged } from './passages/first-passage.ts';
import type { Passage } from './passages/passage.ts';

/** So many pages of their own make a list. */
const MIN_PAGES = 3;
/** Shorter ones are days and numbers. */
const MIN_TITLE_CHARS = 4;
/** A longer heading is a sentence. */
const MAX_TITLE_WORDS = 6;
/** What every website has a page for. */
const GENERAL = lightLetters(
  regexSource`
    contact
    |kontakt
    |contatti
    |home\b
    |accueil
    |inicio
    |start(?:seite)?\b
    |über
    |about
    |propos
    |sobre
    |qui(?:énes| sommes| suis)
    |wer wir
    |who we
    |team
    |équipe
    |equipo
    |people
    |faq
    |questions?
    |fragen
    |preguntas
    |impressum
    |mentions
    |l[ée]gal
    |aviso
    |datenschutz
    |privacy
    |privacidad
    |confidential
    |galer
    |gallery
    |photo
    |foto
    |bilder
    |imágenes
    |video
    |news
    |neuigkeit
    |actualit
    |aktuell
    |noticias
    |blog
    |artikel
    |articles?
    |press
    |termine
    |agenda
    |calend
    |kalender
    |events?
    |veranstaltung
    |évén
    |eventos
    |histoire
    |history
    |geschichte
    |historia
    |anfahrt
    |accès
    |directions
    |lage
    |location
    |ubicación
    |cómo llegar
    |preis
    |tarif
    |prix
    |price
    |precio
    |réserv
    |buch
    |book
    |reserv
    |formul
    |partner
    |partenaire
    |sponsor
    |links?\b
    |liens
    |enlaces
    |job
    |karriere
    |career
    |recrut
    |referenz
    |reference
    |témoign
    |testimon
    |review
    |bewertung
    |avis
    |opinion
    |horaires
    |öffnungszeit
    |hours
    |horario
    |download
    |télécharg
    |willkommen
    |bienven
    |welcome
    |error
    |erreur
    |fehler
    |not found
    |404
    |login
    |konto
    |account
    |panier
    |cart
    |warenkorb
    |checkout
    |conditions
    |terms
    |agb
    |cgv
    |plan du site
    |sitemap
    |merci
    |thank
    |danke
    |gracias
    |newsletter
    |search
    |suche
    |donat
    |spende
    |mission
    |vision
    |projekt
    |project
    |réalisation
    |portfolio
    |arbeiten
    |work\b
    |welcome
    |guide
    |tips
    |tipps
    |conseils
  `,
  'i',
);

/** Below these stand names of others. */
const OTHERS = lightLetters(
  regexSource`
    öffnungs
    |sprechzeit
    |horaire
    |hours
    |horario
    |urlaub
    |geschlossen
    |closed
    |preis
    |kosten
    |honorar
    |tarif
    |prix
    |price
    |\bcost
    |\bfees?\b
    |precio
    |values
    |werte\b
    |valeurs
    |valores
    |why
    |warum
    |pourquoi
    |por qué
    |vorteile
    |avantages
    |ventajas
    |process
    |ablauf
    |étapes
    |pasos
    |recommend
    |empfehl
    |testimon
    |review
    |bewertung
    |témoign
    |\bavis
    |opinion
    |kunden
    |clients?\b
    |team
    |équipe
    |equipo
    |partner
    |partenaire
    |sponsor
    |blog
    |news
    |faq
  `,
  'i',
);

/** Pages or sections of the home page about three different things are what somebody offers: "Surf lessons", "Rooms", "Quad tours". */
export function offeredPages(index: TermIndex): Judged | null {
  return ownPages(index) ?? sectionsAtHome(index);
}

const isThing = (title: string): boolean =>
  title.length >= MIN_TITLE_CHARS &&
  title.split(/\s+/).length <= MAX_TITLE_WORDS &&
  !/[?!.:]$|\d|@/.test(title) &&
  !GENERAL.test(title);

function ownPages({ passages }: TermIndex): Judged | null {
  const home = homeOf(passages);
  const seen = new Set([home]);
  const pages = new Map<string, Passage>();
  for (const { passage } of passages) {
    if (passage.kind === 'control' || passage.kind === 'outline' || seen.has(passage.pageUrl)) continue;
    const title = passage.headings[0]?.trim() ?? '';
    if (title === '') continue;
    seen.add(passage.pageUrl);
    const isOwn = !passage.isArticle && !GENERAL.test(new URL(passage.pageUrl).pathname) && isThing(title);
    if (isOwn && !pages.has(title.toLowerCase())) pages.set(title.toLowerCase(), passage);
  }
  const [first] = [...pages.values()];
  if (!first || pages.size < MIN_PAGES) return null;
  return listed(
    first,
    [...pages.values()].map(({ headings }) => headings[0] ?? ''),
  );
}

function sectionsAtHome({ passages }: TermIndex): Judged | null {
  const home = homeOf(passages);
  for (const { passage } of passages) {
    if (passage.kind !== 'outline' || passage.pageUrl !== home) continue;
    if (passage.headings.some((heading) => OTHERS.test(heading))) continue;
    const things = passage.text.split('\n').filter(isThing);
    if (new Set(things).size >= MIN_PAGES) return listed(passage, things);
  }
  return null;
}

const homeOf = (passages: readonly IndexedPassage[]): string => passages[0]?.passage.pageUrl ?? '';

const listed = (passage: Passage, titles: string[]): Judged => ({
  passage: { ...passage, headings: [], text: titles.join('\n') },
  answered: 'full',
});

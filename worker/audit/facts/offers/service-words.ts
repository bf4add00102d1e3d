import { KANA_TO_KANJI, TWO_LETTERS } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { isGenericEntry, withoutIconWords } from './generic-entries.ts';

/** What a list of services is called, as `plainWords` leaves it: the whole heading or menu entry, or its main word. */
const SERVICES_NAME = lightLetters(
  regexSource`
    ^(?:
      (?:
        our|my|all|the|core|main|key|popular|featured|full|range of|list of|\p{L}+ing|dental|medical|legal
        |cleaning|plumbing|electrical|massage|beauty
      ) )*(?:
      services?|treatments?|therapies|practice areas?|areas? of (?:practice|expertise)|expertise|specialt(?:y|ies)
      |speciality|specialities|specialisms|programs?|programmes|projects we offer
      |what (?:we|i) (?:do|offer|stock|sell|grow|serve|treat|(?:can )?help(?: (?:you )?with)?)
      |conditions (?:we|i) treat|ways (?:we|i) can help|areas of focus|treatments (?:and|&) services
      |how we (?:can )?help|solutions?|capabilities|offerings?|rooms(?: (?:&|and) (?:suites|cottages|apartments))?
    )(?: (?:we offer|offered|& \p{L}+|and \p{L}+|in \p{L}+(?: \p{L}+)?))?$
    |^(?:(?:unsere?|meine?|alle|die|das|\p{L}+(?:ische|liche|elle)n?) )*(?:\p{L}+)?(?:
      leistungen|leistungsspektrum|leistungsubersicht|angebote?|leistungsangebot|behandlungen|anwendungen
      |behandlungsspektrum|therapien|fachgebiete|rechtsgebiete|tatigkeitsfelder|tatigkeitsschwerpunkte
      |schwerpunkte|spezialgebiete|arbeitsgebiete|services?|dienstleistungen
      |was (?:wir|ich) (?:fur (?:sie|euch|dich) )?(?:
        tue?|tun|biete|bieten|behandle|behandeln|machen?|leisten?|konnen|erschaffen
      )
      |behandlungsangebot|behandlungsfelder|therapieformen|\p{L}+spektrum|portfolio|massagen|gastezimmer|zimmer
      |ferienwohnungen|unterkunfte
    )(?: im uberblick| auf einen blick| und .{3,30})?$
    |^(?:(?:nos|mes|les|notre|toutes nos) )*(?:
      prestations?|accompagnements?|services?|expertises?
      |domaines? (?:d'interventions?|d'expertise|de competences?|d'activite)|specialites|soins|competences
      |activites|solutions|formules|forfaits|prises? en charge|motifs de consultation
      |ce que (?:nous faisons|je fais|nous proposons|je propose|je traite|je soigne)|savoir-faire|metiers
    )(?: (?:(?:de|en) )?(?:d')?\p{L}+)?$
    |^(?:(?:nuestros|nuestras|mis|los|las|todos los) )*(?:
      servicios|tratamientos|especialidades|areas de (?:practica|actuacion)|terapias|soluciones|procedimientos
      |habitaciones|alojamientos|cabanas|que (?:hacemos|ofrecemos)
    )(?: (?:y|e) servicios.*| & \p{L}+| \p{L}+| en \p{L}+)*$
    |^(?:(?:i|le|nostri|nostre|miei|tutti) )*(?:
      servizi|trattamenti|prestazioni|specialita|aree di (?:attivita|competenza)|terapie|attivita|soluzioni
      |cosa facciamo|cosa offriamo|corsi|massaggi|materie(?: trattate)?|ambiti|camere|alloggi|appartamenti
    )(?:(?: (?:e|&|per (?:il|la|i|le)))? \p{L}+)?$
    |^(?:(?:onze|mijn|alle) )*(?:
      diensten|behandelingen|specialisaties|specialismen|werkzaamheden|oplossingen|aanbod|kamers
      |wat (?:we|wij) doen|wat doen (?:we|wij)|expertise
    )$
    |^(?:(?:os|as|nossos|nossas|meus) )*(?:
      servicos|tratamentos|especialidades|areas de (?:pratica|atuacao)|solucoes|procedimentos|acomodacoes|quartos
      |suites|chales|o que fazemos
    )(?:(?: (?:e|&))? \p{L}+)?$
    |^(?:
      (?:主な|当院の?|取扱|提供)?(?:
        診療(?:内容|案内|科目|メニュー)|サービス(?:内容|一覧|案内|紹介|メニュー)?|施術(?:内容|メニュー)(?:・料金)?|治療(?:内容|案内|メニュー)
        |(?:業務|事業|工事|施工)(?:内容|案内|紹介|一覧|メニュー)|(?:取扱|対応|主要|主な)業務|取扱工事|メニュー(?:一覧|・料金|紹介)?|コース(?:一覧)?
      )
    )$
  `,
  'u',
);

const MAX_NAME_CHARS = 60;

/** "Our specialty services", "Professional roofing services". */
const KIND_OF_SERVICES = lightLetters(
  regexSource`
    ^(?!(?:why|how|about|terms|book|use|more|other|related|additional|all about|customer|community|occupational
    |emergency)\b)(?:our |the )?(?:[a-z-]+ (?:(?:&|and) )?){1,3}services(?: we offer)?$
  `,
  'u',
);

/** "Our services (for women only)", "Nossos serviços ↴". */
const AROUND_NAME = /\s?\([^()]{1,40}\)$|[\s\u2190-\u21ff\u2b00-\u2bff\u2934\u2935]+$/u;

/** "We provide a wide range of services": a heading that is a sentence. */
const RANGE_OF_SERVICES =
  /^.{0,60}\b(?:provides?|offers?) (?:an? )?(?:(?:wide|full|broad|complete|comprehensive|extensive) )?(?:range|variety|selection) of .{0,40}\bservices\b/u;

/** "Veja nossos serviços!" */
const LOOK_AT =
  /^(?:see|view|explore|discover|browse|entdecken sie|decouvrez|descubr[ae]|conoc[ea]|conheca|confira|veja|scopri(?:te)?|ontdek|bekijk) (?=\S)/u;

/** "Wobei ich Sie unterstützen kann", "Waarmee kan ik u helpen", "Our services for your home": a sentence or what follows is no part of the name. */
const LONGER_NAME = lightLetters(
  regexSource`
    ^(?:
      (?:wobei|womit) (?:ich|wir) .{0,30}(?:helfen?|unterstutzen?|begleiten?|behandeln?)(?: (?:kann|konnen))?
      |waar(?:mee|bij) (?:kan ik|kunnen (?:we|wij)|ik|wij) .{0,20}helpen?|behandelmogelijkheden
      |(?:academic|study|degree|membership|room) (?:programs|programmes|options|types)
      |our (?:[a-z-]+ ){0,2}(?:
        programs|programmes|courses|classes|lessons|workshops|treatments|therapies|departments
      )
      |unsere (?:kurse|seminare|workshops|therapien|gewerke|fachbereiche|fachabteilungen)
      |onze (?:lessen|cursussen|workshops|specialiteiten|activiteiten)|our rooms?|our areas of expertise
      |(?:our services|unsere leistungen|onze diensten) .+
    )$
  `,
  'u',
);

const PRODUCTS_NAME =
  /^(?:our|unsere|onze|nos|nuestros|i nostri|os nossos|nossos) (?:products|produkte|producten|produits|productos|prodotti|produtos)$/u;

/** "Our products": what a maker or a farm offers instead of services. */
export const namesProducts = (text: string): boolean => PRODUCTS_NAME.test(plainWords(text));

/** "Service areas", "Service times": where and when, not what. */
const AROUND_SERVICE =
  /^(?:our |the )?service (?:areas?|regions?|locations?|territory|times?|hours|schedule|charges?|fees?)$/u;

/** "Our services", "ACME – Nos services". */
export const namesServices = remembered((text): boolean => {
  const plain = plainWords(text.replace(AROUND_NAME, ''))
    .replace(/(?<![:.!»›>])[:.!»›>]+$/u, '')
    .replace(LOOK_AT, '');
  if (AROUND_SERVICE.test(plain)) return false;
  if (RANGE_OF_SERVICES.test(plain)) return true;
  if (plain.length > MAX_NAME_CHARS) return false;
  if (KIND_OF_SERVICES.test(plain)) return true;
  if (LONGER_NAME.test(plain.replaceAll("'", ''))) return true;
  // "Leistungen. Klar und persönlich."
  const [sentence = '', ...slogan] = plain.split('. ');
  if (slogan.length > 0 && SERVICES_NAME.test(sentence)) return true;
  return SERVICES_NAME.test(plain) || SERVICES_NAME.test(plain.split(/ [-–—|:·] /u).at(-1) ?? '');
});

const MENU_NAME = lightLetters(
  regexSource`
    ^(?:
      (?:
        our|the|full|lunch|dinner|breakfast|food|drinks?|unsere?|die|notre|nos|la|nuestr[oa]|il nostro|onze|de
        |nossa?|o|a
      ) )*(?:menus?|speise(?:n|karte)|getrankekarte|mittagskarte|cartes?|carta|kaart|menukaart|cardapio|ementa)$
  `,
  'u',
);

/** "Our menu", "Speisekarte": its sections are what a kitchen offers. */
export const namesMenu = (text: string): boolean => text.length <= MAX_NAME_CHARS && MENU_NAME.test(plainWords(text));

const PROJECTS_NAME = lightLetters(
  regexSource`
    ^(?:(?:our|the|current|unsere|aktuelle|laufende|nos|les|nuestros|los|i|nostri|onze|os|nossos) )*(?:
      projects?|programs?|programmes?|initiatives?|projekte?|initiativen|projets|actions|proyectos|programas
      |iniciativas|progetti|iniziative|projecten|projetos|活動|事業|プロジェクト
    )$
  `,
  'u',
);

/** "Our projects": what a charity offers instead of services. */
export const namesProjects = (text: string): boolean => PROJECTS_NAME.test(plainWords(text));

/** Entries of menus that ask for money: "Donate", "Jetzt spenden". */
const DONATE = lightLetters(
  regexSource`
    ^(?:
      donate(?: now| today)?|make a donation|(?:jetzt |online )?spenden|faire un don|je donne|donner
      |donar(?: ahora)?|dona(?: ora| ahora)?|haz una donacion|fai una donazione|sostienici|doneer(?: nu)?
      |doe een donatie|doar|faca uma doacao|寄付する?|ご寄付
    )$
  `,
  'u',
);

export const asksForDonations = (text: string): boolean => text.length <= 30 && DONATE.test(plainWords(text));

/** Path segments under which sites keep a page per service. */
export const SERVICES_PATH = lightLetters(
  regexSource`
    \/(?:our-)?(?:
      services?|leistungen|behandlungen|dienstleistungen|therapien|rechtsgebiete|prestations?|nos-prestations
      |soins|expertises?|servicios|tratamientos|especialidades|servizi|trattamenti|prestazioni|diensten
      |behandelingen|servicos|tratamentos|treatments?|practice-areas|service|what-we-do
    )\/([^/?#]+)\/?(?:$|[?#])
  `,
  'i',
);

const MAX_SERVICE_CHARS = 70;
const MAX_SERVICE_WORDS = 9;
const MAX_CJK_CHARS = 24;
const STARTS_JAPANESE = lightLetters(`^[${KANA_TO_KANJI}]`);
const TWO_KANA_OR_KANJI = lightLetters(`^[${KANA_TO_KANJI}]{2}$`);

// Joiners and selectors belong to the emoji before them.
const ICONS_BEFORE = lightLetters(
  /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|[♀♂•·✓✔►▸»›→*+–—-]|\d{1,2}[.)]\s|0\d(?=\p{L}))+/gu,
);
const ICONS_AFTER = /(?:\s|\p{Extended_Pictographic}|\ufe0f|[\u2190-\u21ff\u2794-\u27be»›>:+,–—-])+$/gu;

const NO_SERVICE = lightLetters(
  /\s•\s|\s(?:accepted|included|inclus|inbegriffen)$|[?!？！。&]$|\{\{|<%|株式会社|有限会社|@|https?:|\d{5}|[€$£]|[.]\s\p{Lu}|\.$/u,
);

const SPEAKS_TO_READER = lightLetters(
  regexSource`
    (?:^|\s)(?:
      we|you|your|wir|sie|ihr|ihre|ihren|dein|deine|du(?= \p{L}+st(?:\s|$))|vous|votre|vos|nous|tu|tus|usted
      |su boca|noi|voi|tuo|tua|jij|jouw|uw|wij|você|seu|sua|seus|suas|tue|tuoi
    )(?:\s|$)
  `,
  'iu',
);

/** "Our work ▾": an entry that opens a menu names the menu. */
const OPENS_MENU = /[▾▼⏷⌄˅]\s*$/;

/** A service as printed, without icons and arrows; null when the text is no name of one. */
export function serviceName(text: string): string | null {
  if (OPENS_MENU.test(text)) return null;
  const name = withoutIconWords(text)
    .replace(/\s+/g, ' ')
    // 【骨密度】
    .replace(/^【([^【】]+)】$/u, '$1')
    .replace(ICONS_BEFORE, '')
    // "Hot stone: warmth that heals": the name, then a slogan.
    .replace(/^([^:：]{3,})[:：]\s.*$/u, '$1')
    // "All treatments → see the list"
    .replace(/\s?[→»›⟶].*$/u, '')
    .replace(ICONS_AFTER, '')
    .trim();
  // "Joint pain (shoulder, elbow, wrist, hip, knee and ankle)": the name, then what belongs to it.
  if (name.length > MAX_SERVICE_CHARS && /\S\s\([^)]+\)$/u.test(name))
    return serviceName(name.replace(/\s\([^)]+\)$/u, ''));
  const plain = plainWords(name);
  if (name.length < 3 || name.length > MAX_SERVICE_CHARS || isGenericEntry(plain) || LONGER_NAME.test(plain)) {
    // Two characters name a field in Japanese: 歯科.
    if (!TWO_KANA_OR_KANJI.test(name)) return null;
  }
  if (NO_SERVICE.test(name) || !TWO_LETTERS.test(name)) return null;
  if (STARTS_JAPANESE.test(name))
    return name.length <= MAX_CJK_CHARS && !/[、]|です|ます|ました/.test(name) ? name : null;
  if (name.split(' ').length > MAX_SERVICE_WORDS) return null;
  // A slogan speaks to somebody: "Wir beraten Sie", "Todo lo que tu boca necesita".
  return SPEAKS_TO_READER.test(` ${plain} `) ? null : name;
}

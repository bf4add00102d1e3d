import { HintedPattern } from '../../website/text/hinted-pattern.ts';
import { COMMON_KANJI, KANA } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';

/** What names of people look like, in the eight languages. */

const TITLE = regexSource`
    (?:
      lic\. ?(?:iur|oec|phil)\. ?
      |(?:
        Prof|D?Dr|DI|Dipl|Mag|Ing|Dott|Dra|Drs|Mr|Mrs|Ms|Mme|Maître|Me|Sr|Sra|Avv|Arch|RA|RAin|Herr|Frau|Dhr|Mevr
      )(?:\.-?[A-ZÄÖÜ][a-zäöü]{1,8}\.|\.ssa|\.|(?= )) ?(?:
        (?:med|dent|vet|jur|iur|rer|nat|phil|h\. ?c|univ|stom|päd|psych|soz|ing|biol|phys|pharm|theol|oec|troph)\. ?
      )*
    )
  `;
const WORD = "(?:\\p{Lu}[\\p{Ll}'’]+(?:[A-Z]\\p{Ll}+)?(?:-\\p{Lu}[\\p{Ll}'’]+)*|\\p{Lu}\\.(?:-?\\p{Lu}\\.)?)";
const PARTICLE =
  "(?:de la|de|del|della|di|da|dos|das|do|van der|van den|van de|van|von der|von|zu|ter|ten|le|la|el|al|bin|Mc|O['’])";

/** How a name begins, roughly: with a capital or a title. */
export const NAME_START = '(?:lic|[^\\sa-z\\d,])';
/** A word of a name, roughly. Look-aheads are never tried twice, so that no text takes long. */
export const NAME_WORD = `(?=${NAME_START}|de|la|d[aio]|v[ao]n|zu|ter?n?|le|[ea]l|bin|[a-zäöü]{1,8}\\.)[^\\s,]+`;

/** Two to four words that look like a person's name, with or without titles. */
export const FULL_NAME = `(?:${TITLE} ?)*${WORD}(?: (?:${PARTICLE} ?)?${WORD}){1,3}`;
/** A first name alone counts where a sentence introduces it. */
export const FIRST_NAME = `(?:${TITLE} ?)*${WORD}(?: (?:${PARTICLE} ?)?${WORD}){0,3}`;
export const TITLED = new HintedPattern(
  lightLetters(`^${TITLE}`),
  `^(?:${TITLE} ?)+${WORD}(?: (?:${PARTICLE} ?)?${WORD}){1,3}$`,
  'u',
);
/** "Dr. Klein", as teams of practices put it. */
export const TITLED_SURNAME = lightLetters(`^(?:${TITLE} ?)+${WORD}$`, 'u');
export const CJK_NAME = `[${COMMON_KANJI}々]{1,4}[ \\u3000]?[${COMMON_KANJI}々${KANA}]{1,5}`;
export const EXACT_NAME = lightLetters(`^(?:${FULL_NAME})$`, 'u');
export const EXACT_FIRST_NAME = lightLetters(`^(?:${FIRST_NAME})$`, 'u');
export const EXACT_CJK_NAME = lightLetters(`^(?:${CJK_NAME})$`, 'u');

/** Capitalised words that begin headings, places and company names, never a person's name. */
const NO_NAME_WORD = lightLetters(
  regexSource`
    ^(?:
      How|Why|What|Who|Where|When|Its?|This|That|Wählen?|Kategorien?|Category|Categories|Choose|Select|Suchen?
      |Search|Filter|The|Our|Your|My|We|All|About|Meet|Contact|Home|Team|Services?|Privacy|Terms|Cookie|Book|Call
      |Get|Read|More|Learn|Free|New|Best|Opening|Hours|Google|Facebook|Instagram|Street|Road|Avenue|City|North
      |South|East|West|Saint|San|Santa|Los|Las|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January
      |February|March|April|June|July|August|September|October|November|December|Company|Limited|Group|Studio
      |Clinic|Dental|Law|Firm|Restaurant|Hotel|Gasthof|Gasthaus|Pension|Landhaus|Ferienwohnung(?:en)?|Honig
      |Cabañas|School|Center|Centre|House|Unser[es]?|Unsere[rnm]?|Über|Uns|Mein[er]?|Ihr[er]?|Ihre[rn]?|Das|Die
      |Der|Den|Dem|Ein[er]?|Wir|Sie|Ich|Mit|Für|Von|Und|Zur|Zum|Im|In|An|Am|Auf|Bei|Alle|Jetzt|Mehr|Neue[rs]?
      |Kontakt|Praxis|Klinik|Zahnarzt|Zahnarztpraxis|Rechtsanwalt|Rechtsanwältin|Rechtsanwälte|Kanzlei|Straße
      |Platz|Telefon|Telefax|Fax|Handy|Mobil|E-Mail|Email|Mail|Web|Website|Impressum|Datenschutz|Montag|Dienstag
      |Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Öffnungszeiten|Angaben|Umsatzsteuer|Steuernummer
      |Registergericht|Amtsgericht|Handelsregister|Verantwortlich|Gesellschaft|Verein|Notre|Nos|Votre|Vos|Les?|La
      |Une?|Des|Du|Chez|Avec|Pour|Sur|Bienvenue|Cabinet|Équipe|Société|Siège|Capital|Rue|Place|Téléphone|Adresse
      |Nuestr[oa]s?|Tus?|El|Lo|Con|Para|Por|Bienvenid[oa]s?|Clínica|Equipo|Calle|Plaza|Teléfono|Dirección|Correo
      |Aviso|Política|Nostr[oaie]|Il|Lo|Gli|Un[ao]?|Chi|Siamo|Benvenut[oi]|Studio|Via|Piazza|Telefono|Indirizzo
      |Onze?|Uw|Het|Een|Wij|Welkom|Praktijk|Telefoon|Adres|Noss[oa]s?|Os|As|Um[a]?|Bem-vindo|Rua|Telefone|Morada
      |Endereço|GmbH|UG|AG|KG|OHG|GbR|SARL|SAS|EURL|SRL|SPA|SL|SA|BV|NV|Lda|Ltd|LLC|Inc|Corp|Online|Web|Design
      |Marketing|Foto|Photo|Bild|Image|Portrait|Logo|Diplom|Master|Bachelor|Universität|University|Université
      |Universidad|Università|Universiteit|Universidade|Instituto?|Academy|Akademie|Plumbing|Heating|Electrical
      |Roofing|Cleaning|Landscaping|Catering|Consulting|Bakery|Coffee|Garage|Motors|Solutions|Systems|Foundation
      |Association|Society|Club|Bundesland|Stellen?|Stellenangebote?|Stellenanzeigen?|Stellenausschreibung(?:en)?
      |Ausbildung|Ausbildungsplatz|Azubis?|Auszubildende[rn]?|Karriere|Bewerbung|Gesucht
      |(?:Zahn)?[Mm]edizinische[rn]?|(?:Rechtsanwalts|Steuer)?[Ff]achangestellte[rn]?|Careers?|Vacanc(?:y|ies)
      |Hiring|Wanted|Apply|Apprentice(?:ship)?|Emplois?|Recrutement|Empleos?|Vacantes?|Lavoro|Vacatures?|Vagas?
      |Emprego|Allgemeinen?|Geschäftsbedingungen|Nutzungsbedingungen|Widerrufsbelehrung|Conditions|Condiciones
      |Condizioni|Voorwaarden|Condições|Feuerwehr|Freiwillige|Senior|Junior|Chief|From|Serving|Advanced|Technology
      |Specialists?|Machines?|Equipment|Department|Rooms?|Deutschland|Germany|France|España|Italia|Nederland
      |Portugal|United|Kingdom|States
    )$
  `,
  'u',
);

export function isPersonName(name: string): boolean {
  const words = name.split(/\s+/);
  if (name.length > 60 || /\d|[@&/|]/.test(name)) return false;
  // "Gasthof-Pension", "Noi’s".
  const parts = words.flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])]);
  // "Financial Advisor", "General Manager": what somebody is.
  if (POST.test(words.at(-1) ?? '')) return false;
  return words.length > 0 && !parts.some((part) => /['’]s$/.test(part) || isNoName(part.replace(/[.,:]$/, '')));
}

const POST =
  /^(?:advis[eo]r|consultant|director|manager|coordinator|officer|specialist|assistant|executive|analyst|administrator|supervisor|technician)s?$/i;

/** Authorities are named like people: "Bezirksregierung Arnsberg". */
const AUTHORITY = /(?:kammer|regierung|ministerium|behörde|landratsamt|landesamt|gesundheitsamt|präsidium|landkreis)$/i;
/** What businesses are called after: "Schreinerei Lerch", "Lilac Tattoo"; and what forms put before a name. */
const BUSINESS_WORD = lightLetters(
  regexSource`
    (?:
      \p{Ll}erei|betrieb|handwerk|technik|praxis|kanzlei|werkstatt|zentrum|verband|verein|therapie|pflege
      |gemeinschaft|genossenschaft|gesellschaft|gemeinde|zeit|zeiten
    )$
    |^(?:
      treatments?|analistas?|partnership|council|foundation|trust|with|us|licensed|certified|upholstery|bag
      |certificate|branch|review|professional|herzlich(?:e[nr]?)?|willkommen|locatie|petshop|toelettatura
      |hosterías?|pousada|posada|tattoos?|hairdressers?|dental|dentale|protesista|plumbing|roofing|electrical
      |landscaping|studio|salon|salone|clinic|restaurant|trattoria|ristorante|cabinet|mitglied|member|membre|name
      |person|vertretungsberechtigte[r]?|picture|near|gesetzliche|berufsbezeichnung|medizin|wirtschaftsprüfer
      |steuerberater|equipa|saber|assistente|coordinatrice|coordinatore|platos|courses|lugares|desde|com
      |reserveren|reservieren|réserve[rz]|reservar|prenotare|prenota|buchen|boeken|bestellen|anfragen|aanvragen
      |inschrijven|aanmelden|hoveniers?|tuinen|loodgieters?|schilders?|makelaars?|makelaardij|rijschool|kapsalon
      |autobedrijf|\p{L}*gymnasium|\p{L}*schule
    )$
  `,
  'iu',
);
const isNoName = remembered(
  (word): boolean => NO_NAME_WORD.test(word) || AUTHORITY.test(word) || BUSINESS_WORD.test(word),
);

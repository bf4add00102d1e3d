import { policyKindOfName } from '../../facts/profiles/policy-names.ts';
import { OWNER_OVER_CONTACT } from '../../words/owner-words.ts';
import type { PageView } from '../page/page-view.ts';
import type { ReadPage } from '../read-pages.ts';
import { aboutContact, MAX_LABEL_CHARS } from './about-contact.ts';
import { STAND_IN, TOWN_OFFICE, VOCABULARY, type Vocabulary } from './foreign-vocabulary.ts';
import { lightLetters } from './light-letters.ts';
import { regexSource } from './regex-source.ts';
import { remembered } from './remembered.ts';
import type { TextLine } from './text-sources.ts';

const TOWN_OFFICE_LINES = 2;

/** Companies that privacy policies and legal notices name with their address. On legal pages only. */
const PROCESSORS = lightLetters(
  regexSource`
    \b(?:
      Google (?:LLC|Ireland|Inc|Analytics|Maps|Fonts|Ads)|Meta Platforms|Facebook (?:Inc|Ireland)|Cloudflare
      |Netlify|Vercel|GitHub|IONOS|1&1|1und1|STRATO|ALL-INKL|Hetzner|OVH|Amazon (?:Web Services|Europe)|AWS
      |Wix\.com|Squarespace|Shopify|Automattic|Mailchimp|Intuit|Rocket Science Group|Vimeo|YouTube|Twitter
      |LinkedIn|Pinterest|TikTok|ByteDance|Hotjar|HubSpot|PayPal|Stripe|Klarna|InnoCraft|Mittwald|DomainFactory
      |Host Europe|Gandi|o2switch|Infomaniak|Aruba|Register\.it|SiteGround|GoDaddy|DigitalOcean|TransIP|Hostinger
      |Webflow|Jimdo|Usercentrics|Cybot|Microsoft (?:Corporation|Ireland)|Apple Inc|Adobe|Fastly|Akamai|Sendinblue
      |Brevo|CleverReach|Doctolib|Jameda|Calendly|Zoom Video|Sentry|Functional Software|Typeform|Linode|Scaleway
      |raidboxes|netcup|Render Services|Heroku|Salesforce|Zendesk|Intercom|Freshworks|X Corp|Snap Inc|Yahoo
      |Open-?street-?map Foundation|Mapbox|Borlabs|Trustpilot|ProvenExpert
    )\b
  `,
  'i',
);

/** Sentences of privacy policies that say whose service is used, however the company is called. */
const SERVICE_OF = lightLetters(
  regexSource`
    \banbieter(?:in)? (?:dieses dienstes |des dienstes |hierf[üu]r )?ist\b
    |\b(?:ein|einem|den|des) (?:\p{L}+)?dienste?s? (?:der|von|des)\b
    |\bbetreiber(?:in)? (?:der|dieser|des) (?:\p{L}+ )?(?:plugins?|seiten|dienste?s?|netzwerks?|portals?) ist\b
    |(?:service|tool|plugin) (?:is )?(?:provided|operated|offered) by\b
    |\ba (?:web )?(?:analytics )?service (?:of|by|from)\b
    |(?:service|outil) (?:est )?(?:fourni|propos[ée]|[ée]dit[ée]) par\b
    |servicio (?:prestado|ofrecido|proporcionado) por\b|servizio (?:\p{L}+ )?(?:fornito|offerto|gestito) da\b
    |dienst (?:van|aangeboden door)\b|servi[çc]o (?:prestado|fornecido|oferecido) p(?:or|ela|elo)\b
  `,
  'iu',
);

/** Labels after which a legal notice speaks of the business again. */
const OWN_LABEL = lightLetters(
  regexSource`
    ^(?:
      (?:.{0,20}\b)?(?:
        kontakt(?:daten)?|anschrift|angaben gem|diensteanbieter|betreiber|verantwortlich|vertreten durch
        |gesch[äa]ftsf[üu]hr|umsatzsteuer|ust|registereintrag|contact(?: us)?|our details|publisher
        |[ée]diteur|directeur de (?:la )?publication|responsable|titular|datos identificativos|contacto|contatti
        |contactgegevens|contactos|運営者|会社概要|お問い合わせ|${OWNER_OVER_CONTACT}
      )
    )\b
  `,
  'i',
);

const LEGAL_PATH = lightLetters(
  regexSource`
    impressum|imprint|mentions?[-_\s]?l[ée]gales?|^mentions$|\/mentions\b|legal|l[ée]gal|privac|datenschutz
    |confidentialit|rgpd|gdpr|dsgvo|aviso-?legal|note-?legali|informativa|terms|conditions|agb\b|\bcg[vu]\b
    |voorwaarden|disclaimer|condiciones|condizioni|termos|widerruf|retour|refund|returns|versand|politica
    |pol[íi]tica
  `,
  'i',
);

export function isLegalPage(page: ReadPage, view: PageView): boolean {
  if (page.role === 'legal') return true;
  if (page.role === 'home') return false;
  const path = safePath(page.url);
  if (LEGAL_PATH.test(path)) return true;
  const h1 = view.headings.find((heading) => heading.level === 1)?.text ?? '';
  const file = path.split('/').filter(Boolean).at(-1) ?? '';
  const isOnCookies = [h1, file.replace(/\.[a-z]{3,5}$/i, '').replace(/[-_+]/g, ' ')].some(
    (name) => name.length < 60 && policyKindOfName(name) === 'cookies',
  );
  return isOnCookies || (h1.length < 60 && LEGAL_PATH.test(h1));
}

/** What pages about others are called: sights around, partners, links. */
const ABOUT_OTHERS = lightLetters(
  regexSource`
    ^(?:
      [àa] visiter|que visiter|que faire|que voir|(?:aux |les |nos )?(?:alentours|environs)
      |(?:nos |les )?partenaires|liens(?: utiles| amis)?|ausflugs(?:ziele|tipps)|(?:die )?umgebung|unsere partner
      |partner|links?(?: (?:and|&) (?:locations?|contacts|resources|friends|partners))?
      |useful (?:contacts|addresses|numbers|websites)|local (?:links|groups|clubs|businesses)
      |(?:our )?friends(?: (?:and|&) links)?|things to do|what to do|local attractions|places to visit
      |surroundings|our partners|partners|useful links|alrededores|qu[ée] (?:ver|hacer)|enlaces(?: de inter[ée]s)?
      |dintorni|cosa (?:vedere|fare)|i nostri partner|omgeving|onze partners|arredores|o que (?:ver|fazer)
      |parceiros|周辺(?:情報|案内)?|観光(?:案内|情報)?|リンク集?|提携(?:先|企業)(?:紹介)?
    )$
  `,
  'i',
);

/** Whether a page as a whole speaks of others, by its name in the address or its main heading. */
export function isAboutOthers(page: ReadPage, view: PageView): boolean {
  if (page.role !== 'other' && page.role !== 'locations') return false;
  const file = safePath(page.url).split('/').filter(Boolean).at(-1) ?? '';
  const h1 = view.headings.find((heading) => heading.level === 1)?.text ?? '';
  const names = [file.replace(/\.[a-z]{3,5}$/i, '').replace(/[-_+]/g, ' '), h1];
  return names.some((name) => ABOUT_OTHERS.test(name.trim()));
}

function safePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}

/** A label can rule this many lines below it; more is no longer one address block. */
const LABEL_REACH_LINES = 9;
/** A footer that is none by its element, where web designers sign. */
const CREDIT_PLACE = /[.#][\w-]*(?:footer|copyright|credits?)\b/i;
const WEB_WORD = lightLetters(/\b(?:web\p{L}*|sites?|sito|página|page|theme|online)\b|©|copyright/iu);

/** "Out of hours call Northside Animal Emergency on ...": a number under another organisation's name. */
const NAMED_CALL = lightLetters(
  regexSource`
    \b(?:
      [Cc]all|[Cc]ontact|[Rr]ing|[Pp]hone|[Tt]elephone|[Aa]ppelez|[Cc]ontactez|[Jj]oindre|[Ll]lame a|llamar a
      |[Cc]ontacte con|wenden [Ss]ie sich an|[Rr]ufen [Ss]ie|[Bb]el(?: met)?|[Nn]eem contact op met|[Cc]hiamare
      |[Cc]ontattare|[Ll]igue para
    )\s+(?:(?:the|our local|die|den|das|le|la|les|el|il|lo|de|het|o|a)\s+)?((?:\p{Lu}[\p{L}'’&-]*\s+){2,6})
  `,
  'u',
);
/** "contactar directamente con Educaventura en el teléfono ...", "comunicarse con el parque al WhatsApp ...": whom one calls there. */
const CALLED_AT = lightLetters(
  regexSource`
    \b(?:
      contact(?:ar|a|e|en|ate)|comun[íi](?:carse|quese|cate)|ll[aá]m(?:ar|a|e)|contatt(?:are|ate|i)
      |entr(?:ar|e) em contato
    )\s(?:\p{Ll}+mente\s)?(?:con|com|a|il|la|o)\s(?:(?:el|la|los|las|il|lo|o)\s)?(
      \p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){0,3}|parque|museo|ayuntamiento|comune|proloco|pro loco|prefeitura
      |c[âa]mara
    )\s(?:en el|al|no|nel|pelo|por|através)\s(?:n[úu]mero|tel|whats|cel|telefone)
  `,
  'u',
);
const ORGANISATION_WORD = lightLetters(
  regexSource`
    \b(?:
      service|emergency|emergencies|hospital|clinic|centre|center|helpline|hotline|council|association|society
      |institute|authority|police|trust|h[ôo]pital|clinique|klinik|krankenhaus|tierklinik|cl[íi]nica|ospedale
      |ziekenhuis|dienst|dierenkliniek
    )\b
  `,
  'i',
);

/** "Taxi Lebrun (Valmont) : 05 ...", "Gare SNCF : 36 35": how visitors come, on a page about the way. */
const WAY_THERE = lightLetters(
  regexSource`
    ^[\s•*–-]*([^:\d]{0,30}\btaxis?|gare|a[ée]roport|office d[eu] tourisme|bahnhof|flughafen|airport
    |tourist information|estaci[óo]n|aeropuerto|stazione|aeroporto|luchthaven)\b
  `,
  'i',
);

function namesAnother(text: string, ownWords: ReadonlySet<string>): boolean {
  if (!/\d{2}/.test(text) || text.length > 600) return false;
  const way = WAY_THERE.exec(text)?.[1]?.toLowerCase().split(/\s+/);
  if (way !== undefined && !way.some((word) => ownWords.has(word) || ownWords.has(word.replace(/s$/, '')))) return true;
  if (!/\d{3}/.test(text)) return false;
  const called = NAMED_CALL.exec(text)?.[1]?.trim();
  const whom = CALLED_AT.exec(text)?.[1]?.toLowerCase().split(/\s+/);
  if (whom !== undefined) return whom.every((word) => !ownWords.has(word));
  const website = NAMED_WEBSITE.exec(text)?.[1]?.trim().toLowerCase();
  if (website !== undefined) return website.split(/\s+/).some((word) => !ownWords.has(word));
  const name = called && ORGANISATION_WORD.test(called) ? called : undefined;
  if (name === undefined) return false;
  return name
    .toLowerCase()
    .split(/\s+/)
    .every((word) => ORGANISATION_WORD.test(word) || !ownWords.has(word));
}

const BETWEEN_NAMES = lightLetters(/[^\p{L}\d'’&-]+/u);

/** Words of titles and main headings: among them stands the name. */
function wordsOfTitles(view: PageView): Set<string> {
  const texts = [...view.titles, ...view.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  const words = texts.flatMap((text) => text.toLowerCase().split(BETWEEN_NAMES));
  return new Set(words.filter((word) => word.length > 2));
}

const namesStrongly = remembered((text): readonly Vocabulary[] =>
  VOCABULARY.filter(({ strong, isCredit }) => strong.test(isCredit ? aboutContact(text) : text)),
);
const namesOnLegalPage = remembered((text): readonly Vocabulary[] =>
  VOCABULARY.filter(({ legalOnly, isCredit }) => legalOnly?.test(isCredit ? aboutContact(text) : text)),
);

function foreignReason({ text, landmark, place }: TextLine, isLegal: boolean): string | null {
  const named = namesStrongly(text);
  const isBelieved = ({ isCredit }: Vocabulary) =>
    !isCredit || isLegal || landmark === 'footer' || CREDIT_PLACE.test(place) || WEB_WORD.test(text);
  if (!isLegal) return named.find(isBelieved)?.reason ?? null;
  const here = namesOnLegalPage(text);
  const reason = VOCABULARY.find((one) => named.includes(one) || here.includes(one))?.reason;
  return reason ?? (PROCESSORS.test(text) || SERVICE_OF.test(text) ? 'company named in a legal notice' : null);
}

/** "or visit the Gas Safe Register website": the number beside it is that organisation's. */
const NAMED_WEBSITE = lightLetters(
  /\b[Vv]isit(?:ing)?\s+(?:the|their|its)\s+((?:\p{Lu}[\p{L}'’&-]*\s+){1,6})(?:web)?site\b/u,
);

/** A mailbox or a number and nothing else. */
const BARE_CONTACT = /^(?:[\w.+-]+@[\w.-]+|\+?\(?\d[\d\s().-]{6,18})$/;
/** Lines under whoever signs the website. */
const CREDIT_REACH_LINES = 2;
const CONTACT_DATA = /@|\d{2}[\s./()-]{0,2}\d{2}/;
const FRAMES: ReadonlySet<TextLine['landmark']> = new Set(['header', 'nav', 'footer']);

interface HeadingState {
  level: number;
  reason: string | null;
  isLegal: boolean;
}

/** "Website by" over a name: what the lines below are about. `rules`: only lines of this form. */
interface LabelState {
  reason: string;
  linesLeft: number;
  rules?: RegExp;
}

/** Fills in `foreign` of every line: by headings above it, by a label shortly before it, or by its own words. */
export function markForeignLines(lines: TextLine[], view: PageView, isLegalPage: boolean, aboutOthers = false): void {
  const levels = new Map(view.headings.filter((h) => h.block >= 0).map((h) => [h.block, h.level]));
  let headings: HeadingState[] = [];
  let label: LabelState | null = null;
  let landmark: TextLine['landmark'] = null;
  const ownWords = wordsOfTitles(view);
  for (const line of lines) {
    if (line.landmark !== landmark) {
      landmark = line.landmark;
      headings = [];
      label = null;
    }
    // One-page websites keep their imprint as a section of the home page.
    const isLegal = isLegalPage || headings.some((heading) => heading.isLegal);
    const reason = line.text.length < 2_000 ? foreignReason(line, isLegal) : null;
    line.isLegal = isLegal;
    const level = levels.get(line.block);
    if (level !== undefined) {
      headings = headings.filter((heading) => heading.level < level);
      headings.push({ level, reason, isLegal: line.text.length < 60 && LEGAL_PATH.test(line.text) });
      label = null;
      continue;
    }
    label = reachesLine(label, line.text, reason) ? label : null;
    const above = headings.find((heading) => heading.reason !== null)?.reason ?? null;
    const said =
      reason ?? label?.reason ?? above ?? (namesAnother(line.text, ownWords) ? 'another organisation' : null);
    line.foreign = said ?? (aboutOthers && isContactOfOthers(line) ? 'page about others' : null);
    label = (reason === null ? null : labelOf(line, reason, isLegal)) ?? oneLineFurther(label);
  }
}

/** Whether a label still says something of a line: not of the business's own, nor of one of another form. */
const reachesLine = (label: LabelState | null, text: string, reason: string | null): boolean =>
  !(reason === null && OWN_LABEL.test(text)) && label?.rules?.test(text) !== false;

const oneLineFurther = (label: LabelState | null): LabelState | null =>
  label !== null && label.linesLeft > 1 ? { ...label, linesLeft: label.linesLeft - 1 } : null;

const isContactOfOthers = (line: TextLine): boolean =>
  !FRAMES.has(line.landmark) &&
  (CONTACT_DATA.test(line.text) || (/\d/.test(line.text) && line.text.length <= MAX_LABEL_CHARS));

/** What a line about somebody else says of the lines below it; null where it rules its own line alone. */
function labelOf({ text }: TextLine, reason: string, isLegal: boolean): LabelState | null {
  if (text.length > MAX_LABEL_CHARS && !text.endsWith(':')) return null;
  // Outside legal notices such words rule their own line, and the next one only when they cannot stand alone: "Website by".
  if (isLegal) return { reason, linesLeft: LABEL_REACH_LINES };
  if (reason === TOWN_OFFICE) return { reason, linesLeft: TOWN_OFFICE_LINES };
  // "... an den Notdienst" and, on the next line, its number.
  if (reason === STAND_IN && !/\d{4}|\d{3}[ .-]\d{3}/.test(text))
    return { reason, linesLeft: text.endsWith(':') ? 2 : 1 };
  if (/(?:\b(?:by|von|durch|par|por|da|di|door)|:)$/i.test(text)) return { reason, linesLeft: 1 };
  // "Website developed by Jo Hill" over a mailbox and a number.
  const isCredit = reason === 'web designer' && !CONTACT_DATA.test(text);
  return isCredit ? { reason, linesLeft: CREDIT_REACH_LINES, rules: BARE_CONTACT } : null;
}

import type { PageView } from '../page/page-view.ts';
import type { ReadPage } from '../read-pages.ts';
import { lightLetters, type Pattern } from './light-letters.ts';
import { remembered } from './remembered.ts';
import type { TextLine } from './text-sources.ts';

/**
 * Passages of a website that speak of somebody else: the hosting company, an authority or chamber, a mediator, the web
 * designer, a processor named in a privacy policy. Their phones and addresses are not the business's. Legal notices in most
 * of Europe must name these (e.g. France: LCEN art. 6 III, https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000801164;
 * Germany: DDG § 5, https://www.gesetze-im-internet.de/ddg/__5.html), so they follow a small, stable vocabulary.
 */
interface Vocabulary {
  reason: string;
  /** Words that mark a heading or label anywhere. */
  strong: Pattern;
  /** Believed in a footer, on a legal page or beside a word for website only: builders build and bakers make by hand too. */
  isCredit?: boolean;
  /** Words that mark one only on a legal page: elsewhere they may be what the business sells. */
  legalOnly?: Pattern;
}

const STAND_IN = 'stand-in or emergency line';
/** 「海辺市役所 2階 保育課」, over its address and number. */
const TOWN_OFFICE = 'office of a town';
const TOWN_OFFICE_LINES = 2;

const VOCABULARY: Vocabulary[] = [
  {
    reason: 'hosting company',
    strong:
      /\bh[ée]bergeur|\bh[ée]berg[ée]e?s? (?:par|chez|aupr[èe]s)|h[ée]bergement du site|hosting[- ]?provider|webhosting-?anbieter|\bgehostet (?:bei|von|durch)|\bwebhoster\b|proveedor de (?:hosting|alojamiento)|alojad[oa] en\b|fornitore (?:di|del servizio di) hosting|ospitato (?:da|su|presso)|provedor de (?:alojamento|hospedagem)|alojado (?:por|em)\b|gehost (?:bij|door)/i,
    legalOnly: /\bhost(?:ing|er)\b|\bhosted (?:by|on|with)\b|h[ée]bergement|alojamiento|alojamento|サーバー/i,
  },
  {
    reason: 'authority or chamber',
    strong:
      /aufsichtsbeh[öo]rde|[äa]rztekammer|anwaltskammer|handwerkskammer|apothekerkammer|architektenkammer|ingenieurkammer|steuerberaterkammer|notarkammer|psychotherapeutenkammer|tier[äa]rztekammer|wirtschaftspr[üu]ferkammer|industrie- und handelskammer|kassen(?:zahn)?[äa]rztliche vereinigung|landesbeauftragte|bundesbeauftragte|datenschutzbeh[öo]rde|zust[äa]ndige (?:beh[öo]rde|kammer|stelle|bezirksregierung|regierung)|zulassungsbeh[öo]rde|durchsetzungs(?:stelle|verfahren)|[üu]berwachungsstelle|autorit[ée] de (?:contr[ôo]le|protection)|\bCNIL\b|agencia espa[ñn]ola de protecci[óo]n|\bAEPD\b|autoridad de control|colegio oficial|garante per la protezione|autorit[àa] (?:di controllo|garante)|autoriteit persoonsgegevens|information commissioner|supervisory authority|data protection authority|regulated by|comiss[ãa]o nacional de prote[cç][ãa]o|autoridade de (?:controlo|supervis[ãa]o)|個人情報保護委員会/i,
    legalOnly:
      /kammer\b|^zust[äa]ndige[rs]? |\bbezirksregierung\b|regierungspr[äa]sidium|\blandratsamt|gesundheitsamt|veterin[äa]ramt|ordnungsamt|gewerbeaufsicht|\bmagistrat\b|bezirkshauptmannschaft|\binstitut (?:des|professionnel|royal)\b|beroepsinstituut|\bKZV\b|\bIHK\b|\bordre (?:des|national|d[eé]partemental)|\bbarreau\b|\bcolegio\b|\bordine (?:degli|dei)|toezichthouder|aufsicht\b|berufshaftpflicht|haftpflichtversicher|assurance (?:responsabilit|professionnelle|d[ée]cennale|rc\b|multirisque)|garantie (?:d[ée]cennale|financi[èe]re)|versicherer|seguro de responsabilidad/i,
  },
  {
    reason: 'dispute resolution',
    strong:
      /streitbeilegung|streitschlichtung|schlichtungsstelle|schlichter\b|\bm[ée]diateur\b|m[ée]diation de la consommation|dispute resolution|ombuds(?:man|stelle|dienst)|klachten(?:service|commissie|functionaris)|complaints (?:service|commission|board)|resoluci[óo]n (?:de litigios|alternativa)|arbitraje de consumo|risoluzione (?:delle|alternativa delle) controversie|geschillencommissie|geschillenbeslechting|resolu[çc][ãa]o (?:alternativa )?de lit[íi]gios|em caso de lit[íi]gio|en cas de litige|centro de arbitragem|livro de reclama/i,
  },
  {
    reason: 'web designer',
    isCredit: true,
    strong: lightLetters(
      /^(?:site (?:web|internet)|web ?site|webseite|webmaster)\s?:\s?[\w.+-]+@|^(?:conception|cr[ée]ation|r[ée]alisation|web ?design|design|gestaltung|umsetzung|desarrollo|dise[ñn]o|realizzazione|ontwerp|desenvolvimento)(?: (?:et|&|und|and|e|y|en) \p{L}+)?\s?:|\bweb(?:site|seite)?[- ]?(?:design|entwicklung|umsetzung|gestaltung)\s*(?:by|von|:|durch|©|&)|\b(?:web)?site (?:by|von|door|par|di)\b|(?:designed|developed|created|built|made|powered|crafted) (?:with [^ ]{1,8} )?(?:& \w+ )?by\b|web(?:site|seite) (?:erstellt|umgesetzt|gestaltet) (?:von|durch)|(?:cr[ée]ation|conception|r[ée]alisation)(?: (?:et|&) \p{L}+)? (?:du site|web|internet)|site (?:cr[ée]{1,3}|r[ée]alis[ée]|con[çc]u) par|\bcr[ée]at(?:eur|rice)s? (?:\p{L}+ ){0,5}(?:du|de ce) site|dise[ñn]o (?:y desarrollo )?web|dise[ñn]ad[oa] por|desarrollad[oa] por|realizzazione (?:siti|sito|web)|progettat[oa] (?:e \p{L}+ )?da\b|sviluppat[oa] da\b|d[ée]velopp[ée] par|propuls[ée] par|desarrollo web|hecho por|ontwikkeld door|ontworpen door|feito por|sito (?:web )?(?:realizzato|creato|sviluppato) da|site criado por|sitio (?:web )?creado por|(?:webdesign|website|gebouwd|gemaakt) door|desenvolvid[oa] por|cria[çc][ãa]o de sites|ホームページ制作|サイト制作|web制作会社/iu,
    ),
    legalOnly:
      /\bwebdesign\b|\bweb design\b|^(?:konzept(?:ion)?|umsetzung|realisierung|gestaltung|design)\b|conception|r[ée]alisation|webmaster|programmierung|制作/i,
  },
  {
    reason: 'data protection officer',
    strong:
      /externe[rn]? datenschutzbeauftragte|external data protection officer|d[ée]l[ée]gu[ée] externe [àa] la protection/i,
  },
  {
    reason: 'recipient of data',
    strong: /^\0$/,
    legalOnly: lightLetters(
      /(?:geven wij (?:\p{L}+ )?door aan|geben wir (?:\p{L}+ )?(?:weiter )?an|[üu]bermitteln wir (?:\p{L}+ )?an|\b(?:share|pass) .{0,40}(?:with|to)|nous transmettons .{0,40}[àa]|communiqu[ée]es? [àa]|comunichiamo .{0,40}a|comunicamos .{0,40}a|cedemos .{0,40}a):\s*$/iu,
    ),
  },
  {
    reason: 'photographer',
    strong:
      /^(?:bildnachweise?|bildrechte|bildquellen?|fotos?(?:grafie)?(?: von)?|photo(?:s|graphy)?(?: credits?| by)?|cr[ée]dits? photos?(?:graphiques?)?|photographies?|fotograf[íi]as?(?: de)?|foto's?(?: door)?|写真)\s?[:：]/i,
  },
  {
    reason: 'public office',
    strong:
      /\b(?:IRS|HMRC|FINRA|SIPC|FDIC|NSPCC|Childline|Crimestoppers|Medicare|Social Security Administration|Companies House|Citizens Advice)\b[^.\d]{0,24}\d{3}/u,
  },
  {
    reason: 'municipality',
    strong: lightLetters(
      /:\s?(?:Gemeinde|Stadt|Stadtverwaltung|Mairie d[eu]|Ville de|Commune de|Ayuntamiento de|Comune di|Gemeente|C[âa]mara Municipal d[eo]|City of|Town of) \p{Lu}[^\d]{2,40}\d/u,
    ),
  },
  {
    reason: TOWN_OFFICE,
    strong:
      /^\S{1,6}(?:[市区町村]役[所場]|県庁|都庁|道庁|府庁|保健所|税務署|警察署)(?:\s?\S{1,5})?\s?\S{1,12}[課係室]$/u,
  },
  {
    reason: 'breakdown club',
    strong: /\b(?:ADAC|[ÖO]AMTC|ANWB|RACE|RACC|ACI)\b[^.\d]{0,20}\d{3}/u,
  },
  {
    reason: STAND_IN,
    strong: lightLetters(
      /[äa]rztliche[rn]? (?:bereitschaftsdienst|notdienst|notfalldienst)|apotheken-?notdienst|gift(?:notruf|informationszentrale)|vergiftungs(?:zentrale|information)|telefonseelsorge|kriseninterventions?-?zentrum|krisenintervention kiz|krisendienst|[äa]rztefon|dargebotene hand|sorgentelefon|zelfmoordlijn|tele-?onthaal|\bsos (?:amiti[ée]|m[ée]decins)|nummer gegen kummer|rettungsdienst|notruf (?:polizei|feuerwehr)|poison control|suicide (?:prevention|& crisis)|samaritans|(?:crisis|suicide|abuse|assault|domestic violence|youth|veterans|poison)\s(?:support |text |help )?(?:hot|help|life)?-?lines?\b|crisis (?:assistance|resources|units?|services)|experiencing a crisis|(?:national|state) (?:\p{L}+ ){0,3}(?:hot|help|life)line|l[ií]nea (?:nacional )?(?:de (?:ayuda|prevenci[oó]n|crisis)|para la violencia|directa de abuso)|l[ií]nea de ayuda|asistencia (?:de|en) crisis|unidades de crisis|prevenci[oó]n del suicidio|centre antipoison|pompiers|\bSAMU\b|tel[ée]fono de la esperanza|centro antiveleni|guardia medica|huisartsenpost|spoedpost|spoedpraktijk|(?:dieren|tandarts(?:en)?)spoed|nachtapotheek|pharmacie de garde|m[ée]decin de garde|farmacia de guardia|farm[áa]cia de servi[çc]o|guardia veterinaria|(?:urlaubs|praxis|kollegiale )vertretung|vertretung (?:in unserer praxis )?[üu]bernimmt|(?:unsere|die) vertretung\b|while we are away|\bsar[àa] sostituit[oa]\b|\bser[áa] (?:sustituid|substitu[íi]d)[oa] p(?:or|elo|ela)\b|en notre absence|notdienst (?:der|in|apotheke)|an den (?:\p{L}+ )?(?:not|bereitschafts)dienst\b|diensthabende/iu,
    ),
  },
];

/** Companies that privacy policies and legal notices name with their address. On legal pages only. */
const PROCESSORS =
  /\b(?:Google (?:LLC|Ireland|Inc|Analytics|Maps|Fonts|Ads)|Meta Platforms|Facebook (?:Inc|Ireland)|Cloudflare|Netlify|Vercel|GitHub|IONOS|1&1|1und1|STRATO|ALL-INKL|Hetzner|OVH|Amazon (?:Web Services|Europe)|AWS|Wix\.com|Squarespace|Shopify|Automattic|Mailchimp|Intuit|Rocket Science Group|Vimeo|YouTube|Twitter|LinkedIn|Pinterest|TikTok|ByteDance|Hotjar|HubSpot|PayPal|Stripe|Klarna|InnoCraft|Mittwald|DomainFactory|Host Europe|Gandi|o2switch|Infomaniak|Aruba|Register\.it|SiteGround|GoDaddy|DigitalOcean|TransIP|Hostinger|Webflow|Jimdo|Usercentrics|Cybot|Microsoft (?:Corporation|Ireland)|Apple Inc|Adobe|Fastly|Akamai|Sendinblue|Brevo|CleverReach|Doctolib|Jameda|Calendly|Zoom Video|Sentry|Functional Software|Typeform|Linode|Scaleway|raidboxes|netcup|Render Services|Heroku|Salesforce|Zendesk|Intercom|Freshworks|X Corp|Snap Inc|Yahoo|Open-?street-?map Foundation|Mapbox|Borlabs|Trustpilot|ProvenExpert)\b/i;

/** Sentences of privacy policies that say whose service is used, however the company is called. */
const SERVICE_OF = lightLetters(
  /\banbieter(?:in)? (?:dieses dienstes |des dienstes |hierf[üu]r )?ist\b|\b(?:ein|einem|den|des) (?:\p{L}+)?dienste?s? (?:der|von|des)\b|\bbetreiber(?:in)? (?:der|dieser|des) (?:\p{L}+ )?(?:plugins?|seiten|dienste?s?|netzwerks?|portals?) ist\b|(?:service|tool|plugin) (?:is )?(?:provided|operated|offered) by\b|\ba (?:web )?(?:analytics )?service (?:of|by|from)\b|(?:service|outil) (?:est )?(?:fourni|propos[ée]|[ée]dit[ée]) par\b|servicio (?:prestado|ofrecido|proporcionado) por\b|servizio (?:\p{L}+ )?(?:fornito|offerto|gestito) da\b|dienst (?:van|aangeboden door)\b|servi[çc]o (?:prestado|fornecido|oferecido) p(?:or|ela|elo)\b/iu,
);

/** Labels after which a legal notice speaks of the business again. */
const OWN_LABEL =
  /^(?:(?:.{0,20}\b)?(?:kontakt(?:daten)?|anschrift|angaben gem|diensteanbieter|betreiber|verantwortlich|vertreten durch|inhaber|gesch[äa]ftsf[üu]hr|umsatzsteuer|ust|registereintrag|contact(?: us)?|our details|publisher|owner|[ée]diteur|directeur de (?:la )?publication|propri[ée]taire|responsable|titular|datos identificativos|contacto|titolare|contatti|eigenaar|contactgegevens|propriet[áa]rio|contactos|運営者|会社概要|お問い合わせ))\b/i;

const LEGAL_PATH =
  /impressum|imprint|mentions?[-_\s]?l[ée]gales?|^mentions$|\/mentions\b|legal|l[ée]gal|privac|datenschutz|confidentialit|rgpd|gdpr|dsgvo|aviso-?legal|note-?legali|informativa|cookie|terms|conditions|agb\b|\bcg[vu]\b|voorwaarden|disclaimer|condiciones|condizioni|termos|widerruf|retour|refund|returns|versand|politica|pol[íi]tica/i;

export function isLegalPage(page: ReadPage, view: PageView): boolean {
  if (page.role === 'legal') return true;
  if (page.role === 'home') return false;
  const path = safePath(page.url);
  if (LEGAL_PATH.test(path)) return true;
  const h1 = view.headings.find((heading) => heading.level === 1)?.text ?? '';
  return h1.length < 60 && LEGAL_PATH.test(h1);
}

/** What pages about others are called: sights around, partners, links. */
const ABOUT_OTHERS =
  /^(?:[àa] visiter|que visiter|que faire|que voir|(?:aux |les |nos )?(?:alentours|environs)|(?:nos |les )?partenaires|liens(?: utiles| amis)?|ausflugs(?:ziele|tipps)|(?:die )?umgebung|unsere partner|partner|links?(?: (?:and|&) (?:locations?|contacts|resources|friends|partners))?|useful (?:contacts|addresses|numbers|websites)|local (?:links|groups|clubs|businesses)|(?:our )?friends(?: (?:and|&) links)?|things to do|what to do|local attractions|places to visit|surroundings|our partners|partners|useful links|alrededores|qu[ée] (?:ver|hacer)|enlaces(?: de inter[ée]s)?|dintorni|cosa (?:vedere|fare)|i nostri partner|omgeving|onze partners|arredores|o que (?:ver|fazer)|parceiros|周辺(?:情報|案内)?|観光(?:案内|情報)?|リンク集?|提携(?:先|企業)(?:紹介)?)$/i;

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
/** Longer lines are sentences, not labels. */
const MAX_LABEL_CHARS = 90;
/** A footer that is none by its element, where web designers sign. */
const CREDIT_PLACE = /[.#][\w-]*(?:footer|copyright|credits?)\b/i;
const WEB_WORD = lightLetters(/\b(?:web\p{L}*|sites?|sito|página|page|theme|online)\b|©|copyright/iu);

/** "Out of hours call Northside Animal Emergency on ...": a number under another organisation's name. */
const NAMED_CALL = lightLetters(
  /\b(?:[Cc]all|[Cc]ontact|[Rr]ing|[Pp]hone|[Tt]elephone|[Aa]ppelez|[Cc]ontactez|[Jj]oindre|[Ll]lame a|llamar a|[Cc]ontacte con|wenden [Ss]ie sich an|[Rr]ufen [Ss]ie|[Bb]el(?: met)?|[Nn]eem contact op met|[Cc]hiamare|[Cc]ontattare|[Ll]igue para)\s+(?:(?:the|our local|die|den|das|le|la|les|el|il|lo|de|het|o|a)\s+)?((?:\p{Lu}[\p{L}'’&-]*\s+){2,6})/u,
);
/** "contactar directamente con Educaventura en el teléfono ...", "comunicarse con el parque al WhatsApp ...": whom one calls there. */
const CALLED_AT = lightLetters(
  /\b(?:contact(?:ar|a|e|en|ate)|comun[íi](?:carse|quese|cate)|ll[aá]m(?:ar|a|e)|contatt(?:are|ate|i)|entr(?:ar|e) em contato)\s(?:\p{Ll}+mente\s)?(?:con|com|a|il|la|o)\s(?:(?:el|la|los|las|il|lo|o)\s)?(\p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){0,3}|parque|museo|ayuntamiento|comune|proloco|pro loco|prefeitura|c[âa]mara)\s(?:en el|al|no|nel|pelo|por|através)\s(?:n[úu]mero|tel|whats|cel|telefone)/u,
);
const ORGANISATION_WORD =
  /\b(?:service|emergency|emergencies|hospital|clinic|centre|center|helpline|hotline|council|association|society|institute|authority|police|trust|h[ôo]pital|clinique|klinik|krankenhaus|tierklinik|cl[íi]nica|ospedale|ziekenhuis|dienst|dierenkliniek)\b/i;

/** "Taxi Lebrun (Valmont) : 05 ...", "Gare SNCF : 36 35": how visitors come, on a page about the way. */
const WAY_THERE =
  /^[\s•*–-]*([^:\d]{0,30}\btaxis?|gare|a[ée]roport|office d[eu] tourisme|bahnhof|flughafen|airport|tourist information|estaci[óo]n|aeropuerto|stazione|aeroporto|luchthaven)\b/i;

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

/** "The site was built by Studio X. The inn is at 8 rue Haute.": of a paragraph the sentences that hold a number or a mailbox. */
function aboutContact(text: string): string {
  if (text.length <= MAX_LABEL_CHARS) return OWN_BEFORE_CREDIT.exec(text)?.[1] ?? text;
  const telling = text.split(SENTENCE).filter((sentence) => /\d{2}|@/.test(sentence));
  return telling.length > 0 ? telling.join(' ') : text;
}

/** "© Larkfell Church, (207) 555-0100. Designed by Studio X": whose sentence the number ends, not the next one's. */
const OWN_BEFORE_CREDIT = /^([^.!?]*(?:\d{3}[\s)-]{1,2}\d{3}|@)[^!?]*?\w{3}\.) [A-Z][^\d@]*$/u;
const SENTENCE = /(?<=[A-Za-zÀ-ÿ\d)]{3}[.!?]) (?=[A-ZÀ-Þ])/u;

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
const isFrame = ({ landmark }: TextLine): boolean =>
  landmark === 'header' || landmark === 'nav' || landmark === 'footer';

interface HeadingState {
  level: number;
  reason: string | null;
  isLegal: boolean;
}

/** Fills in `foreign` of every line: by headings above it, by a label shortly before it, or by its own words. */
export function markForeignLines(lines: TextLine[], view: PageView, isLegalPage: boolean, aboutOthers = false): void {
  const levels = new Map(view.headings.filter((h) => h.block >= 0).map((h) => [h.block, h.level]));
  let headings: HeadingState[] = [];
  let label: { reason: string; linesLeft: number; rules?: RegExp } | null = null;
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
    const level = levels.get(line.block);
    if (level !== undefined) {
      headings = headings.filter((heading) => heading.level < level);
      headings.push({ level, reason, isLegal: line.text.length < 60 && LEGAL_PATH.test(line.text) });
      label = null;
      continue;
    }
    if (reason === null && OWN_LABEL.test(line.text)) label = null;
    const above = headings.find((heading) => heading.reason !== null)?.reason ?? null;
    if (label?.rules?.test(line.text) === false) label = null;
    line.foreign =
      reason ?? label?.reason ?? above ?? (namesAnother(line.text, ownWords) ? 'another organisation' : null);
    const isOfOthers = CONTACT_DATA.test(line.text) || (/\d/.test(line.text) && line.text.length <= MAX_LABEL_CHARS);
    if (aboutOthers && line.foreign === null && isOfOthers && !isFrame(line)) line.foreign = 'page about others';
    if (label && --label.linesLeft <= 0) label = null;
    if (reason === null || (line.text.length > MAX_LABEL_CHARS && !line.text.endsWith(':'))) continue;
    // Outside legal notices such words rule their own line, and the next one only when they cannot stand alone: "Website by".
    if (isLegal) label = { reason, linesLeft: LABEL_REACH_LINES };
    else if (reason === TOWN_OFFICE) label = { reason, linesLeft: TOWN_OFFICE_LINES };
    // "... an den Notdienst" and, on the next line, its number.
    else if (reason === STAND_IN && !/\d{4}|\d{3}[ .-]\d{3}/.test(line.text))
      label = { reason, linesLeft: line.text.endsWith(':') ? 2 : 1 };
    else if (/(?:\b(?:by|von|durch|par|por|da|di|door)|:)$/i.test(line.text)) label = { reason, linesLeft: 1 };
    // "Website developed by Jo Hill" over a mailbox and a number.
    else if (reason === 'web designer' && !CONTACT_DATA.test(line.text))
      label = { reason, linesLeft: CREDIT_REACH_LINES, rules: BARE_CONTACT };
  }
}

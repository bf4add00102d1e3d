import { JAPANESE_LETTER, LETTER, LETTER_OR_DIGIT, NO_LETTER, STARTS_UPPER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { TRADE_LEXICON } from '../../words/trade-words.ts';

/** Words of navigation, pages and calls to action that stand where a name may stand. */
const NOT_A_NAME = lightLetters(
  regexSource`
    ^(?:
      home(?:page)?|start(?:seite)?|welcome|willkommen|herzlich willkommen|bienvenue|bienvenid[oa]s?
      |benvenut[ioae]|welkom|bem-?vind[oa]s?|accueil|inicio|in[íi]cio|p[áa]gina (?:inicial|principal|de inicio)
      |pagina (?:iniziale|principale)|hoofdpagina|thuis|ホーム|トップ(?:ページ)?|top|hem|hjem|forside|strona g[łl][óo]wna
      |dom[ůu]|[úu]vod|ana ?sayfa|etusivu|kezd[őo]lap|acas[ăa]|om oss?|kontakta(?: oss)?|o nas|o n[áa]s
      |hakk[ıi]m[ıi]zda|ileti[şs]im|メニュー|アクセス|about(?: us)?|(?:ü|ue)ber uns|(?:unser )?team|wir [üu]ber uns
      |chi siamo|qui sommes[- ]nous|[àa] propos|qui[ée]nes somos|sobre n(?:os|osotros|ós)|over ons|facebook
      |instagram|linkedin|twitter|youtube|tiktok|pinterest|whatsapp|contact(?: us)?|kontakt|portfolio|gallery
      |galerie|galer[íi]a|galleria|contactos?|contatt[io]|contatos?|services?|leistungen|blog|news|aktuelles|menu
      |men[üu]|men[úu]|impressum|imprint|datenschutz(?:erkl[äa]rung)?|privacy(?: policy)?|mentions l[ée]gales
      |aviso legal|faq|untitled(?: document| page)?|document|index|default|new page|my (?:site|website|blog)
      |mysite|website|site|web|logo|image|header|untitled|page|title|your (?:company|business|site)(?: name)?
      |(?:company|business|brand|organi[sz]ation)(?: name)?|your [a-z]+ (?:company|business|agency|studio)
      |(?:home|landing|contact|about|main|services?|packages?|products?) page|back to (?:home|top|main)(?: page)?
      |firmenname|ihre firma|muster(?:firma|mann).*|max mustermann|john doe|acme(?: inc\.?| corp\.?)?
      |all rights reserved|alle rechte vorbehalten|tous droits r[ée]serv[ée]s|todos los derechos reservados
      |tutti i diritti riservati|privacy|cookies?|copyright|skip to (?:main )?content|back(?: to top)?
      |zur(?:ück| startseite)|お問い合わせ|会社概要|公式(?:サイト|ホームページ)?|オフィシャルサイト|official (?:site|website)|site officiel
      |offizielle (?:website|webseite|seite)|coming soon|follow us|get in touch|send us .{0,30}
      |(?:find|visit|join|call|message|email) us|(?:call|book|order|apply|register) now|opening hours
      |our (?:story|services|team|work|mission|vision|values|location|menu|gallery|products|clients)|testimonials
      |reviews|quick links|under construction|react app|vite app|next\.?js app
      |(?:free )?(?:[\w&-]+ ){0,4}(?:
        html5?|css3?|bootstrap|tailwind|wordpress|landing page|responsive|website|web
      ) (?:[\w&-]+ ){0,3}(?:templates?|themes?)(?: .{0,20})?
      |vue app|replit|wordpress|wix|squarespace|jimdo|unbenannt(?:es dokument)?|naamloos(?: document)?|startpagina
      |(?:mein |seiten)?titel(?: der (?:web)?seite)?|(?:meine|neue) (?:homepage|web-?site|webseite|seite)
      |lorem ipsum.*|404.*|not found.*|error.*|loading.*
    )$
  `,
  'i',
);

export const MAX_NAME_CHARS = 70;

export function isNameLike(text: string): boolean {
  const name = text.trim();
  if (
    name.length < 2 ||
    name.length > MAX_NAME_CHARS ||
    /[[\]]|^[←→↑↓↩‹<]/.test(name) ||
    NOT_A_NAME.test(name.replace(/(?<![\s!.?])[\s!.?]+$/, ''))
  )
    return false;
  if (
    /[@{}<>]|https?:|www\.|[.!?。！？]$|\.\.\.|…/.test(name) &&
    !/\b(?:Inc|Ltd|Ltda|Lda|C\.V|S\.A\.S|S\.L\.U|C[íi]a|Co|Corp|S\.?[AL]|S\.?r\.?l|e\.\s?V|B\.?V|N\.?V|St|Dr|Zn|Bros|Esq|P\.?A|G\.?b\.?R|Yahoo!?)\.$/i.test(
      name,
    ) &&
    !IS_INITIALS.test(name)
  ) {
    return /!$/.test(name) && name.length <= 25;
  }
  if (PROMISE.test(name)) return false;
  // "Call 030 1234567" is an invitation.
  if (/\d[\d\s()-]{5,}\d/.test(name)) return false;
  return LETTER.test(name) && name.split(/\s+/).length <= 9;
}

/** "L.T.K.": letters that stand for words. Behind a name they may be a degree. */
const IS_INITIALS = lightLetters(/^(?:\p{Lu}\.){2,}$/u);

/** "24/7 Emergency Service", "Best Plumber in Boise": between the name and the place in a title. */
const PROMISE = lightLetters(
  regexSource`
    ^24\s?[/x-]\s?7 (?:emergency|same[- ]day|fast|local|service|support|repairs?|help)\b|^(?:the )?(?:best|top
    |#1|no\.? ?1|cheapest|trusted) .{3,40}\b(?:in|near) [A-Z]
  `,
  'i',
);

/** Words around a trade that make no name of it: "Ihre Zahnarztpraxis", "Restaurant & Bar", "the law firm". */
const NAME_FILLER = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      praxis|praxen|firma|betrieb|meisterbetrieb|fachbetrieb|studio|salon|shop|store|bar|cafe|grill|clinic
      |practice|services?|company|team|agency|centre|center|cabinet|bureau|estudio|negozio|winkel|loja|your|our
      |the|a|local|best|online|ihr|ihre|ihrer|unser|unsere|die|der|das|fur|fuer|und|and|et|y|e|en|of|de|la|le|les
      |el|los|il|lo|your|votre|notre|tu|su|nuestra|nuestro|uw|seu|sua|in|&
    )(?!\p{L})
  `,
  'gu',
);

/** "Negozio", "Your Shop": words of any business and nothing of one. */
export function isFiller(name: string): boolean {
  const plain = plainWords(name);
  const rest = plain.replace(NAME_FILLER, ' ');
  return rest !== plain && !LETTER_OR_DIGIT.test(rest);
}

const JAPANESE_FILLER = /スタジオ|サロン|教室|専門店?|お店|の/g;

/** A stem leaves the ending of its word behind: "physiotherap" of "Physiotherapie". */
const ENDING = lightLetters(/(?:ie|e|in|er|en|es|s|a|o|y|praxis|salon|betrieb|shop)?(?!\p{L})/uy);

/** The text without words that name a trade, each with its ending. */
function withoutTrades(plain: string): string {
  // Japanese runs words together, so that none of them ends where another begins.
  const endOf = (end: number): number | null => {
    if (JAPANESE_LETTER.test(plain)) return end;
    const ending = ENDING.execFrom(plain, end);
    return ending && end + ending[0].length;
  };
  let rest = '';
  let from = 0;
  for (const { tag, start, end } of TRADE_LEXICON.wordsIn(plain)) {
    const wordEnd = tag === 'unasked' ? null : endOf(end);
    if (wordEnd === null || wordEnd <= from) continue;
    rest += `${plain.slice(from, start)} `;
    from = wordEnd;
  }
  return rest + plain.slice(from);
}

/** What German and Dutch call a business of a trade, by the end of the word: "Gärtnerei", "Bouwbedrijf", "Musikschule". */
const BUSINESS_NOUNS = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      \p{L}{2,20}(?:erei|erij|betrieb|bedrijf|kantoor|praktijk|praxis|kanzlei|schule|beratung|werken|hoveniers)
      |(?:wein|land|bauern|reiter)(?:gut|gasthof|hof)|treuhand|autohaus|werkstatt|garage|fotograf(?:in)?|hebamme
      |tischler|notaris|architekt(?:in|en)?|architect(?:en)?|heilpraktiker(?:in)?|logopadie|ergotherapie|umzuge
      |verhuizingen|stuckateur|tegelzetter|reinigung|schoonmaak|spengler|kaminkehrer|schornsteinfeger|makelaardij
      |hoveniers|manege|camping|boerderij|elektro|optik|fotografie|bestattung(?:en|shaus)|kirchengemeinde
    )(?!\p{L})
  `,
  'gu',
);

/** "Imkerei Sonnenau": a business of a trade and its name. */
export function startsWithBusiness(name: string): boolean {
  const space = name.indexOf(' ');
  return STARTS_UPPER.test(name.slice(space + 1)) && space > 0 && isBusinessNoun(name.slice(0, space));
}

const isBusinessNoun = (word: string): boolean => !LETTER.test(plainWords(word).replace(BUSINESS_NOUNS, ''));

/** "A&A Lawyers", "J.M. Taxi", "A1 Auto Repairs": initials are names. */
const INITIALS = /(?<![A-Za-z])[A-Z] ?[&+.] ?[A-Z](?![a-z])|(?<![A-Za-z\d])[A-Z]\d{1,3}(?![A-Za-z\d])/;

/** A trade and nothing that tells one business of that trade from another. */
export const isGenericTrade = remembered((name): boolean => {
  if (INITIALS.test(name)) return false;
  const plain = plainWords(name);
  const rest = withoutTrades(plain.replace(BUSINESS_NOUNS, ' '));
  return (
    rest !== plain && !LETTER.test(rest.replace(JAPANESE_FILLER, ' ').replace(NAME_FILLER, ' ').replace(NO_LETTER, ''))
  );
});

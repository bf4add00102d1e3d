import type { TextBlock } from '../../website/page/page-view.ts';
import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Headings over what customers say, as `plainWords` leaves them. */
const REVIEWS_NAME = lightLetters(
  regexSource`
    \breviews\b|^review$|\b(?:customers?|clients?|guests?|patients?|google|facebook|latest|featured|recent|star|verified|our|your|a)['’]?s? review\b
    |testimonial
    |what (?:our |my )?(?:\p{L}+ )?(?:
      customers?|clients?|patients?|guests?|students?|people|others|they|parents?|members?|families|couples|brides|travell?ers|learners|residents|tenants
      |homeowners
    )\b.*\b(?:say|saying|think)
    |^(?:kind|lovely) words\b|(?:client|customer) love$|^(?:our )?guest ?book$
    |(?:comments|feedback|messages?|thanks|letters?|words) from (?:our |my |some )?(?:\p{L}+ )?(?:
      customers|clients|guests|patients|parents|families|visitors|members|students
    )\b
    |^thank[- ]?you (?:letters|cards|notes|messages)$|^(?:guests?|visitors?|customers?|clients?)'? comments$
    |hear (?:it )?from (?:our |my )?(?:happy )?(?:customers|clients|members|students|parents|families|patients|guests)|take our word for it
    |(?:customer|client|patient|guest) (?:voices|feedback|stories)|(?:happy|satisfied) (?:customers|clients|patients)(?: (?:say|speak|are saying).*)?$
    |\bsay about (?:us|me|our)|trusted by|loved by|word of mouth|gastebuch|gastenboek|^(?:notre |le )?livre d.or$|erfahrungsberichte
    |stimmen (?:unserer|von|aus)|(?:kunden|gaste|patienten) (?:berichten|erzahlen)|andere(?:n)? (?:uber uns|over ons)|(?:klant|gasten?)reacties
    |kundenstimmen|kundenmeinung|kundenbewertung|kundenfeedback|patientenstimmen|gastestimmen|bewertungen|rezensionen|referenzstimmen|das sagen
    |was .{0,40}(?:sagen|uber uns)|meinungen|^erfahrungen$|erfahrungen (?:mit|unserer)|\bavis\b|temoignages?|ils (?:parlent|nous|en parlent)
    |ce que (?:disent|pensent)|vos retours|opiniones|resenas|testimonios|(?:lo )?que (?:dicen|opinan|piensan)|valoraciones|recensioni|dicono di (?:noi|me)
    |testimonianze|cosa (?:dicono|pensano)|^(?:i nostri )?clienti soddisfatti|opinioni|parlano di noi|beoordelingen|ervaringen|wat .{0,30}zeggen
    |(?:klanten|gasten|patienten|clienten) (?:over|vertellen|aan het woord)
    |(?:guests?|customers?|clients?|patients?|parents|students|pupils|families|members) (?:say|love|speak)|recensies|avaliacoes|depoimentos|testemunhos
    |o que (?:dizem|acham|falam)|o que (?:os |as )?(?:(?:nossos|nossas|meus|minhas) )?.{0,30}(?:dizem|acham|falam|pensam)|quem ja confi
    |^quem (?:ja )?(?:passou por (?:aqui|nos)|conhece,? (?:recomenda|confia)|foi atendid)|^opiniao de quem
    |^relatos d[eo]s? (?:\p{L}+ )?(?:clientes|pacientes|alunos|hospedes)|^historias reais$
    |^(?:nuestros |los )?(?:clientes|pacientes|huespedes|alumnos) (?:opinan|dicen|hablan|felices|contentos)
    |^experiencias (?:reales$|de (?:nuestros )?(?:clientes|pacientes|huespedes|alumnos))|^(?:le )?parole (?:dei|degli|delle|di chi)\b
    |\bla voce (?:dei|degli) (?:nostri )?(?:clienti|ospiti|pazienti)|^(?:i nostri )?clienti (?:felici|contenti)|^(?:nuestros |nossos )?clientes satisf
    |opinioes|(?:お客様|患者様|利用者様|受講生|会員様|皆様)の(?:ご)?(?:声|感想)|口コミ|クチコミ|レビュー
  `,
  'u',
);
const MAX_NAME_CHARS = 90;

export function namesReviews(text: string): boolean {
  return text.length <= MAX_NAME_CHARS && REVIEWS_NAME.test(plainWords(text));
}

/** Headings over what customers say or over what was built for them: there only quotations are reviews. */
const REFERENCES_NAME =
  /^(?:unsere |onze )?referen(?:zen|ties)$|^feedbacks?$|^(?:nuestr[oa]s )?(?:casos|historias) de exito$|^(?:casos|historias) de sucesso$|^storie di successo$/;

export const namesReferences = (text: string): boolean =>
  text.length <= MAX_NAME_CHARS && REFERENCES_NAME.test(plainWords(text));

/** Class and id names of a part of the page with reviews. */
export const REVIEWS_PLACE = lightLetters(
  regexSource`
    [.#_-](?:
      reviews?|avis|tripadvisor|trustpilot|opiniones|valoraciones|opinioni|recensies|testimoni(?:al|o)s?|testimonianz[ae]|bewertung(?:en)?|kundenstimmen?
      |rezension(?:en)?|temoignages?|opinion(?:es)?|resenas?|recension[ei]|beoordeling(?:en)?|depoimentos?|avaliacoes|koe|voices?|holidaycheck
    )(?=$|[\s._>#-])
  `,
  'i',
);
/** Names of one review among others. */
export const REVIEW_ITEM_PLACE = lightLetters(
  regexSource`
    [.#](?:[\w-]*[-_])?(?:
      review|testimoni(?:al|o)|testimonianza|bewertung|kundenstimme|rezension|temoignage|opinion|resena|recensione|beoordeling|depoimento
    )(?:s?[-_]{1,2}(?:text|body|content|copy|quote|message|item|card|slide|desc\w*|comment|excerpt|box|inner|entry|single))?(?=$|[\s>])
  `,
  'i',
);
/** Names of what stands around the text of a review. */
export const REVIEW_EXTRA_PLACE = lightLetters(
  regexSource`
    [.#][\w-]*(?:
      author|name|meta|date|rating|stars?|source|title|heading|header|intro|lead|sub|subtitle|link|button|btn|badge|summary|score|platform|position|role
      |company|cta|nav|avatar|img|info
    )(?=$|[\s>-])
  `,
  'i',
);
export const AUTHOR_PLACE =
  /[.#][\w-]*(?:author|name|client|customer|reviewer|cite|person|kunde|nom|by)[\w-]*(?:$| > )|figcaption|cite|footer/i;

/** What a page says about reviews rather than in one. */
const ABOUT_REVIEWS = lightLetters(
  regexSource`
    ^(?:
      read|see|view|show|more|all|leave|write|rate|submit|based on|rated|average|alle|mehr|jetzt|bewerten sie|schreiben sie|hier|lesen|lire|voir|laisse
      |laissez|donnez|toutes?|tous|base sur|basado|ver |leer|escribe|deja|leggi|vedi|lascia|scrivi|lees|bekijk|schrijf|veja|leia|deixe|ler|もっと|続き|すべて
    )(?!\p{L})
  `,
  'u',
);
const ABOUT_WORDS =
  /\breviews?\b|google|bewertung|rezension|\bavis\b|opinion|resena|recension|beoordeling|avaliac|口コミ|レビュー/u;

/** "Our patients value our calm manner": what the business says of its customers. */
const ABOUT_CUSTOMERS = lightLetters(
  regexSource`
    ^(?:(?:our|unsere|nos|nuestr[oa]s|i nostri|onze|(?:os )?nossos|many|viele|the|die|les|los|i|de|os) )?(?:
      customers|clients|patients|guests|kunden|patienten|gaste|pacientes|clientes|pazienti|clienti|klanten|patienten|gasten|utentes
    )(?! ?[,:])\s\p{L}
  `,
  'u',
);
const MAX_CLAIM_CHARS = 200;

const ENDS_WITH_COUNT = lightLetters(/\d+\+? \p{L}+$/u);

/** "Your opinion matters", "leave us a quick review": anywhere in a short text. */
const ASKS_FOR_REVIEWS = lightLetters(
  regexSource`
    (?:your|tua|vostra|tu|su|sua|vossa) (?:opinion|opinione|opiniao|avaliacao|feedback)\b.{0,20}\b(?:matters|important\w*|importa|conta|cuenta)
    |\b(?:lasciaci|lasciate(?:ci)?|scrivici|dejanos|dejenos|escribenos|cuentanos|deixe(?:-nos)?|leave us|write us|drop us) (?:\w+ ){0,3}(?:
      recensione|opinione|resena|opinion|valoracion|avaliacao|depoimento|review
    )
  `,
  'u',
);

/** 「お答えします」「お気軽にご質問ください」「多くの患者様が」: the business speaks, humbly of what it does and politely of its visitors. */
const BUSINESS_SPEAKS =
  /お気軽に|(?:患者|お客|利用者|会員|生徒|受講生)(?:様|さま)(?:が|に|は|から|も|を)|(?:お答え|ご紹介|ご案内|ご説明|掲載)(?:して(?:い|おり)|いたし|致し|し)?ます|(?:ご質問|ご相談|お問い合わせ|お問合せ|お寄せ|ご覧|ご連絡)(?:くだ|下)さい/u;

/** "Hier sammeln wir bald Kundenstimmen": customers say what they think, not what it is called. */
const SAYINGS = lightLetters(
  regexSource`
    \b(?:
      kundenstimmen|kundenbewertungen|kundenmeinungen|gastebewertungen|testimonials?|temoignages|avis (?:de )?(?:nos )?clients|klantbeoordelingen
      |klantervaringen|testimonianze|testimonios|depoimentos
    )\b
  `,
  'u',
);

/** "We are proud of what our guests say", "we served our clients", "among the top 5 % based on reviews": the business thanks, or a platform counts. */
const BUSINESS_THANKS = lightLetters(
  regexSource`
    \bwe (?:have )?served? (?:our|over|more than|\d)
    |^(?:we are|we're|i am|wir sind|ich bin|nous sommes|je suis) (?:\p{L}+ ){0,3}(?:
      proud|grateful|thankful|humbled|honou?red|stolz|dankbar|fiers?|fieres?|reconnaissante?s?
    )\b
    |\b(?:based on|basierend auf|basee? sur) [^.]{0,30}\b(?:reviews|ratings|bewertungen|avis)\b
  `,
  'u',
);

/** Invitations, claims and counts: short, and they speak of reviews or of those who write them. */
export function isAboutReviews(text: string): boolean {
  const plain = plainWords(text);
  if (plain.length < MAX_CLAIM_CHARS && ABOUT_CUSTOMERS.test(plain)) return true;
  if (
    plain.length < MAX_CLAIM_CHARS &&
    (ASKS_FOR_REVIEWS.test(plain) || SAYINGS.test(plain) || BUSINESS_SPEAKS.test(text) || BUSINESS_THANKS.test(plain))
  )
    return true;
  return (
    plain.length < 140 &&
    ABOUT_WORDS.test(plain) &&
    (ABOUT_REVIEWS.test(plain) || ENDS_WITH_COUNT.test(plain) || plain.length < 45)
  );
}

/** Whose sayings stand on websites of all trades, as `plainWords` leaves them. */
const QUOTED_BY_ALL = lightLetters(
  regexSource`
    ^(?:
      steve jobs|albert einstein|(?:mahatma )?gandhi|nelson mandela|maya angelou|mother teresa|confucius|lao tzu|aristotle|plato|socrates|seneca
      |marcus aurelius|winston churchill|mark twain|oscar wilde|rumi|walt disney|henry ford|martin luther king.*|benjamin franklin|abraham lincoln
      |theodore roosevelt|eleanor roosevelt|john f\.? kennedy|dr\.? seuss|(?:the )?buddha|c\.? ?s\.? lewis|helen keller|william shakespeare
      |ralph waldo emerson|henry david thoreau|friedrich nietzsche|james beard|julia child|anthony bourdain|virginia woolf|george bernard shaw
      |(?:st|saint) augustine|john muir|frank lloyd wright|le corbusier|bruce lee|muhammad ali|johann wolfgang (?:von )?goethe|antoine de saint-exupery
      |pablo picasso|leonardo da vinci|vincent van gogh|coco chanel|audrey hepburn|thomas edison|warren buffett|peter drucker|zig ziglar|jim rohn
      |tony robbins|maria montessori|hippocrates|khalil gibran|dalai lama|unknown|anonymous|proverb|.{3,20} proverb
      |(?:la )?(?:regla|regola|regra) d(?:e|i) .{3,30}|[1-3]? ?\p{L}{2,15} \d{1,3}[,:.] ?\d{1,3}(?: ?[-–] ?\d{1,3})?
    )$
  `,
  'u',
);

export const isQuotedByAll = (author: string): boolean => QUOTED_BY_ALL.test(plainWords(author));

/** Stands where a name would stand and is none. */
const NO_NAME = lightLetters(
  regexSource`
    ^(?:
      google|facebook|trustpilot|yelp|tripadvisor|provenexpert|jameda|local guide|verified|verifizierte|client verifie|anonym|a google|customer|kunde
      |kundin|client|cliente|klant|patient|patientin|review|bewertung|rezension|avis|resena|recensione|reseña|via |on google|auf google|sur google
      |en google|vor \d|il y a|hace |fur |for |pour |para |per |voor |werde |become |e-?mail|name$|telefon|phone
      |\d+ (?:days?|weeks?|months?|years?|jahr|monat)|read more|mehr|lire|leer|leggi|lees|ler|next|prev|weiter|zuruck|stars?$|\d
    )
  `,
  'u',
);

/** What a name is followed by without a comma: "Ida B. Patientin seit 2019". */
const CUSTOMER_SINCE = lightLetters(
  regexSource`
    \s+(?:zufriedene[rs]?\s|happy\s|verified\s)?(?:patient(?:in|e)?|kund(?:e|in)|mitglied|gast|client[ea]?
    |customer|member|guest|paciente|paziente|klant|since|seit|depuis|desde|sinds)(?!\p{L}).*$
  `,
  'iu',
);
const AGE = /\s\(?\d{2}\)?(?: (?:years?(?: old)?|jahre|ans|años|anni|jaar|anos))?$/iu;
/** Texts put there until the customers' own come, and notes under all of them. */
const SAMPLE =
  /作例|サンプル|[(（[](?:sample|example|beispiel|muster|exemple|ejemplo|esempio|voorbeeld|exemplo)[)）\]]|lorem ipsum/iu;
/** What the customer came for, above the review: "お悩み：腰痛". */
export const isTopic = (text: string): boolean =>
  /^(?:お悩み|症状|ご利用|来院理由|メニュー|施術)[^。]{0,8}[:：]/u.test(text);
export const isSample = (text: string): boolean => SAMPLE.test(text);

const MAX_AUTHOR_CHARS = 70;
const MAX_AUTHOR_WORDS = 7;

const INITIALS_THEN_NAME = lightLetters(/^(\p{Lu}{1,2})\s+(?=\p{Lu}\p{Ll})/u);

/** "Price, equipment and place are told on the website.": what stands before its comma names nobody. */
const isProse = (text: string): boolean =>
  /[a-zà-ÿ]{3}[.!?]$/.test(text) && text.split(/\s+/).length >= MIN_PROSE_WORDS;
const MIN_PROSE_WORDS = 7;

/** Who signs in a block: what stands in another element behind the name is her town or her trade. */
export const authorOf = ({ text, seams }: TextBlock): string | null =>
  (seams?.[0] === undefined ? null : authorIn(text.slice(0, seams[0]))) ?? authorIn(text);

/** "Anna K. Leeds, WY": a surname cut to its letter ends the name where a town and its state come behind. */
const INITIAL_THEN_TOWN = lightLetters(
  /^(\p{Lu}[\p{L}'’-]+(?: &? ?\p{Lu}[\p{L}'’-]+)? \p{Lu}\.) \p{Lu}[^,]{1,30}, \p{Lu}{2}$/u,
);

/** The name in a line beside a review; null when the line is something else. */
export function authorIn(text: string): string | null {
  if (isProse(text)) return null;
  for (const part of text.split('\n')) {
    let name = part.replace(/^[\s—–\-―~*•·★☆⭐"“”„]+|[\s★☆⭐"“”]+$/gu, '').trim();
    // An avatar's initial before the name: "J Juan Pereira".
    const initial = INITIALS_THEN_NAME.exec(name);
    if (initial?.[1] && name.slice(initial[0].length).startsWith(initial[1].charAt(0)))
      name = name.slice(initial[0].length);
    name = INITIAL_THEN_TOWN.exec(name)?.[1] ?? name;
    // "Anna K., Berlin", "Tom Reed – Managing Director": the name comes first.
    name = (name.split(/(?<!\s)\s*(?:,|\s[–—|·/-]\s|\()/u)[0] ?? '').trim();
    // "Ida, 42", "Ida Berg 42": the age is no part of the name.
    name = name.replace(CUSTOMER_SINCE, '').replace(AGE, '');
    if (isName(name)) return name;
  }
  return null;
}

/** Small words inside names: "Carla de la Cruz", "Familie von Stein", "Tom & Ann". */
const PARTICLE = lightLetters(
  regexSource`
    ^(?:de|del|la|las|los|le|les|du|des|di|da|do|dos|das|van|der|den|ter|von|zu|und|and|et|y|e|en|&|\+|aus|from
    |in|of|mac|al|el|bin|d'|l'|family|familie|famille|familia|famiglia|família)$
  `,
  'i',
);

/** "Latest From Our Blog" */
const SPEAKS_OF_US = /\b(?:our|your|my|us|latest|why)\b/i;

const INITIALS_ONLY = lightLetters(/^\p{Lu}{1,3}$/u);

const STARTS_LIKE_SENTENCE = lightLetters(/^[("']?\p{Lu}/u);

function isName(name: string): boolean {
  if (name.length < 2 || name.length > MAX_AUTHOR_CHARS) return false;
  // "40代 女性" is how Japanese sites name their customers.
  if (KANA_OR_KANJI.test(name)) return name.length <= 24 && !/[。、！？：]|\d{3}/.test(name);
  if (NO_NAME.test(plainWords(name)) || /[!?…:]|https?|@|\d{3}/.test(name)) return false;
  // "GS" in a circle stands for a name and is none.
  if (INITIALS_ONLY.test(name) || SPEAKS_OF_US.test(name)) return false;
  const words = name.split(/\s+/);
  return (
    words.length <= MAX_AUTHOR_WORDS && words.every((word) => PARTICLE.test(word) || STARTS_LIKE_SENTENCE.test(word))
  );
}

const DATE = lightLetters(
  regexSource`
    \b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.? (?:de )?\p{L}{3,10}\.?,? (?:de )?(?:19|20)\d\d\b
    |\b\p{L}{3,10}\.? \d{1,2}, (?:19|20)\d\d\b|\b\p{Lu}\p{Ll}{2,9} (?:19|20)\d\d\b|\d{4}年\d{1,2}月(?:\d{1,2}日)?
    |\b(?:a|an|\d{1,2}) (?:day|week|month|year)s? ago\b|\bvor (?:einem|einer|\d{1,2}) (?:Tag|Woche|Monat|Jahr)\p{L}*
    |\bil y a (?:un|une|\d{1,2}) (?:jour|semaine|mois|an)s?\b|\bhace (?:un|una|\d{1,2}) (?:d[ií]a|semana|mes|año)\p{L}*
  `,
  'u',
);

/** A date as shown beside a review, also a relative one. */
export function dateIn(text: string): string | null {
  return DATE.exec(text)?.[0] ?? null;
}

import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { negationsIn } from '../../words/negation-lexicon.ts';

/** The answer begins with a yes or a no, and not with "No-code tools". */
export const saysYesOrNo = (text: string): boolean =>
  negationsIn(text).some(({ tag, end }) => tag === 'answers' && text[end] !== '-');

/** "We cannot guarantee that ...": speaks of something else. */
export const disclaims = (text: string): boolean => DISCLAIMS.test(text);
const DISCLAIMS = lightLetters(
  regexSource`
    \b(?:
      réponse
      |prix
      |tarif
      |rapide
      |rapidité
      |ambiance
      |fraîcheur
      |sourires?
      |confidentialité
      |discrétion
      |dépaysement
      |détente
      |effet
    ) (?:\p{L}+ )?garanti
    |garantie d['’](?!une? (?:an|mois|durée)|origine|\d)\p{L}
    |(?:todas las|plenas|máximas) garantías
    |garantías (?:legales|constitucionales|procesales)
    |garanties (?:sociales|collectives|statutaires)
    |depósito (?:de|en) garantía
    |garantía:? ?~?\d+ ?%
    |guarante(?:es?|eing) (?:
      that by
      |each moment
      |precis\p{L}+
      |accura\p{L}+
      |timely
      |on[- ]time
      |punctual\p{L}*
      |privacy
      |confidential\p{L}*
      |availab\p{L}+
      |success
      |admission
      |comfort
      |fresh\p{L}*
      |the (?:best|lowest|highest|safety|confidential\p{L}+|privacy|fresh\p{L}*)
      |an? (?:place|seat|spot)
    )
    |(?:deals?|prices?|rates?|fun|freshness|comfort|privacy|availability|admission) guaranteed
    |\b(?:mutuelles?|assureurs?)\b[^.\n]{0,120}garanties
    |(?:avant|before|vor|antes de) (?:votre|your|ihrem|ihrer|dem|su) (?:première|premier|first|ersten|primera)
    |(?:
      produits?
      |matériaux
      |bois
      |équipements?
      |outils
      |materials?
      |products?
      |equipment
      |tools
      |materialien
      |produkte
      |ausrüstung
      |geräte
      |materiales
      |productos
      |equipos
    ) (?:de \p{L}+ )?(?:\p{L}+ )?(?:certifi|zertifi)
    |(?:zertifizierte[nrs]?|certified) (?:produkt|material|product)
    |(?:spaß|erholungs?|bestpreis|tiefpreis|preis|frische|wohlfühl|geld-zurück)-?garantie
    |\b(?:cannot|can['’]t|do not|don['’]t) guarantee\b
    |\bguarante(?:es?|eing) (?:you |your |an? |the )*(?:
      unforgettable
      |memorable
      |exceptional
      |outstanding
      |seamless
      |smooth
      |best
      |lowest
      |highest
      |superior
      |excellen\w+
      |great
      |perfect
      |amazing
    )\b
    |\bgarantiza(?:mos|n|ndo)? (?:una? |la |los |las |el )*(?:
      excelen\w+|mejor\w*|inolvidable\w*|máxima|experiencia
    )
    |keine (?:garantie|gewähr) (?:für die|auf die)
    |ne (?:peut|pouvons|peux) (?:pas )?garantir
    |no (?:puede|podemos|puedo) garantizar
  `,
  'iu',
);

/** "We can connect you with licensed professionals", "Ensure the company is insured": speaks of others. */
export const speaksOfOthers = (text: string): boolean => OTHERS.test(text);
const OTHERS = lightLetters(
  regexSource`
    \b(?:connect|refer|match) you (?:with|to)\b
    |\b(?:verify|ensure|make sure|check|confirm) (?:that |whether |if )?(?:the|your|any|a) (?:
      company|contractor|firm|provider|business|installer|electrician|plumber|roofer
    )
    |\b(?:if|when|whether) (?:the|your|a) (?:company|contractor|firm|provider|installer) (?:is|isn['’]t|are)\b
    |\b(?:diploma|degree|bachelor|master)\b[^\n]{0,20}\((?:19|20)\d\d
    |\b(?:meilleure|seule) garantie
    |creative commons
    |certificado (?:energético|de eficiencia|de calificación|final de obra)
    |licencias? de (?:actividad|obras?|apertura|primera ocupación)
    |bornes (?:de jardin|lumineuses|d['’](?:éclairage|accueil))
    |\bif you (?:would like|want|wish) to know\b
    |emergency (?:light|exit|room|department|medicine)\p{L}*
    |parking (?:lots|fees|restrictions?|suspensions?|costs?|tickets?|charges?)
    |\bcar parks\b
    |(?:dalles?|navettes?|espaces?) (?:de )?parkings?
    |parkings,
  `,
  'iu',
);

/** "We deliver the best quality": no van comes. */
export const praisesDelivery = (text: string): boolean =>
  PRAISED.test(text) && !/\byour (?:door|home|office|address)|doorstep|free delivery/iu.test(text);
const PRAISED = lightLetters(
  regexSource`
    \bdeliver(?:s|ing|ed|y of)? (?:the |an? |our |you |your |on |its |only |consistently |truly )*(?:
      best
      |high
      |highest
      |top
      |great
      |excellen\w+
      |exceptional
      |outstanding
      |superior
      |quality
      |premium
      |first
      |world
      |consistent
      |reliable
      |results?
      |value
      |solutions?
      |services?
      |experiences?
      |care
      |amazing
      |perfect
      |unforgettable
      |lasting
      |craftsmanship
      |excellence
      |promises?
    )\b
  `,
  'iu',
);

/** What somebody has to bring or hand in: their certificate is none one gets. */
export const asksForPapers = (text: string): boolean => PAPERS.test(text);
const PAPERS = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      required documents
      |birth certificate
      |medical certificate
      |police clearance
      |passport-sized
      |geburtsurkunde
      |acte de naissance
      |(?:acta|partida) de nacimiento
      |certificado médico
      |certificat médical
      |documents (?:required|needed|to bring)
      |what to bring
      |(?:documentación|documentos) (?:necesari|específic|requerid|a presentar)\p{L}*
      |requisitos
      |(?:erforderliche|benötigte|notwendige|einzureichende) (?:unterlagen|dokumente)
      |mitzubringen
      |(?:documents?|pièces|justificatifs|papiers) (?:à (?:fournir|apporter|joindre)|nécessaires|requis|demandés)
    )
  `,
  'iu',
);

/** The title of an article, a question without its mark: "How to care for your dog at home". */
export const isHowTo = (text: string): boolean =>
  /^(?:how (?:to|do|can)|why|when to|wie (?:sie|man|du)|warum|wann|comment|pourquoi|quand|cómo|por qué|cuándo)\s[^.!?:\n]{10,120}$/iu.test(
    text,
  );

const ASKS_TO_ASK = lightLetters(
  regexSource`
  \b(?:
    ask (?:us|our|your|a member|for details)
    |(?:tell us (?:about|know)|let us know)(?! (?:and|—|–|-) we)
    |please (?:ask|enquire|inquire)
    |bei fragen
    |fragen sie
    |wenden sie sich
    |sprechen sie uns
    |nous consulter
    |renseignez-vous
    |demandez(?: à|[- ]nous)
    |bei unserem (?:\p{L}*personal|team)
    |(?:ask|inform) (?:your )?(?:server|staff)
    |(?:notre|au) personnel
    |(?:nuestro|al) personal
    |prefer to (?:talk|discuss)
    |cons[uú]lt[ea]n?(?:os|nos| (?:antes |previamente )?(?:con|a) )
    |pregunt[ea]n?(?:os|nos)?
  )\b
`,
  'iu',
);

/** Sends the visitor to ask: the answer stays open. */
export const asksToAsk = (text: string): boolean => ASKS_TO_ASK.test(text);

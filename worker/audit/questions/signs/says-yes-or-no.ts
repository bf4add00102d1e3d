import { lightLetters } from '../../text/light-letters.ts';

const YES_OR_NO = lightLetters(
  /^(?:yes|no|of course|absolutely|certainly|sure|ja|nein|selbstverständlich|natürlich|klar|oui|non|bien sûr|absolument|tout à fait|sí|por supuesto|claro)(?![\p{L}-])/iu,
);
/** The answer begins with a yes or a no. */
export const saysYesOrNo = (text: string): boolean => YES_OR_NO.test(text);

/** "We cannot guarantee that ...": speaks of something else. */
export const disclaims = (text: string): boolean => DISCLAIMS.test(text);
const DISCLAIMS = lightLetters(
  /\b(?:réponse|prix|tarif|rapide|rapidité|ambiance|fraîcheur|sourires?|confidentialité|discrétion|dépaysement|détente|effet) (?:\p{L}+ )?garanti|garantie d['’]une? (?!an|mois|durée)|\b(?:mutuelles?|assureurs?)\b[^.\n]{0,120}garanties|(?:avant|before|vor|antes de) (?:votre|your|ihrem|ihrer|dem|su) (?:première|premier|first|ersten|primera)|(?:produits?|matériaux|bois|materials?|products?|materialien|produkte|materiales|productos) (?:\p{L}+ )?(?:certifi|zertifi)|(?:zertifizierte[nrs]?|certified) (?:produkt|material|product)|(?:spaß|erholungs?|bestpreis|tiefpreis|preis|frische|wohlfühl|geld-zurück)-?garantie|\b(?:cannot|can['’]t|do not|don['’]t) guarantee\b|\bguarante(?:es?|eing) (?:you |your |an? |the )*(?:unforgettable|memorable|exceptional|outstanding|seamless|smooth|best|lowest|highest|superior|excellen\w+|great|perfect|amazing)\b|\bgarantiza(?:mos|n|ndo)? (?:una? |la |los |las |el )*(?:excelen\w+|mejor\w*|inolvidable\w*|máxima|experiencia)|keine (?:garantie|gewähr) (?:für die|auf die)|ne (?:peut|pouvons|peux) (?:pas )?garantir|no (?:puede|podemos|puedo) garantizar/iu,
);

/** The title of an article, a question without its mark: "How to care for your dog at home". */
export const isHowTo = (text: string): boolean =>
  /^(?:how (?:to|do|can)|why|when to|wie (?:sie|man|du)|warum|wann|comment|pourquoi|quand|cómo|por qué|cuándo)\s[^.!?:\n]{10,120}$/iu.test(
    text,
  );

/** Sends the visitor to ask: the answer stays open. */
export const asksToAsk = (text: string): boolean =>
  /\b(?:ask (?:us|our|your|a member|for details)|(?:tell|let) us (?:about|know)|please (?:ask|enquire|inquire)|bei fragen|fragen sie|wenden sie sich|sprechen sie uns|nous consulter|renseignez-vous|demandez(?: à|[- ]nous)|bei unserem (?:\p{L}*personal|team)|(?:ask|inform) (?:your )?(?:server|staff)|(?:notre|au) personnel|(?:nuestro|al) personal|cons[uú]lt[ea]n?(?:os|nos| (?:antes |previamente )?(?:con|a) )|pregunt[ea]n?(?:os|nos)?)\b/iu.test(
    text,
  );

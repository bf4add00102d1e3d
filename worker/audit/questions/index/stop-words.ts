import { words } from '../../website/text/regex-source.ts';
import type { QuestionLanguage } from '../question-data.ts';

/** Words of a question that say nothing about its subject. */
const LINES: Record<QuestionLanguage, string> = {
  en: words`
    a about after all also am an and any are as ask at be been before by can could did do does each else ever
    every exactly for from get give go had has have how i if in into is it its just kind like long make many may
    me more most much my need no not of off often on one only or other our out own quickly right same should so
    some soon such take than that the their them then there these they this to too up us use used very want was
    way ways we well were what when where which who whom whose why will with within without would you your yours
  `,
  de: words`
    aber alle als also am an andere anderen auch auf aus bei beim bekomme bekommt bieten bin bis brauche
    brauchen da damit dann darf das dass dein dem den denn der des die dies diese diesem diesen dieser dieses
    doch du dürfen ein eine einem einen einer eines er es etwas finde für gibt genau haben habe hat hier ich ihr
    ihre ihrem ihren ihrer im in ist ja jede jemand kann kein keine kommt können könnt lange machen man mein
    meine meinem meinen meiner mich mir mit muss nach nicht noch nun nur ob oder ohne schnell sein seit sich sie
    sind so soll sowie über um und uns unser unsere unter viel viele vom von vor wann war warum was weg welche
    welchem welchen welcher welches wenn wer werden wie wieder wird wo wohl wollen wurde zu zum zur zwischen
  `,
  fr: words`
    a à ai après au aussi autre autres aux avant avec avez avoir ce cela ces cet cette chaque chez ci combien
    comme comment d dans de depuis des dois doit donc dont du elle en encore est et être eux exactement faire
    fait faites faut il ils j je jusqu l la le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre
    nous on ont ou où par pas peut peux plus pour pouvez prendre proposez puis qu quand que quel quelle quelles
    quels qui quoi s sa sans se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes très
    trop tu un une vers vos votre vous y
  `,
  es: words`
    a además al algo alguna algún antes aquí así aún cada como cómo con cuál cuáles cuando cuándo cuánta cuántas
    cuánto cuántos de del desde después donde dónde dos e el él ella en entre era es esa ese eso esta está están
    este esto exactamente existe fue ha hace hacen hacer han hasta hay hoy la las le les lo los más me mi
    mientras mis muy nada necesito ni no nos nosotros o ofrecen otra otras otro otros para pero poco por porque
    puede pueden puedo pues que qué quién quiénes se sea ser si sí sido sin sobre son su sus también tan te
    tengo tiene tienen todo todos toma tu tus un una uno unos usted ustedes va y ya yo
  `,
};

export const STOP_WORDS: Record<QuestionLanguage, ReadonlySet<string>> = {
  en: new Set(LINES.en.split(' ')),
  de: new Set(LINES.de.split(' ')),
  fr: new Set(LINES.fr.split(' ')),
  es: new Set(LINES.es.split(' ')),
};

import { PROSE_LANGUAGES, type ProseLanguage } from '../../website/text/page-prose.ts';
import { sentence } from '../../wording/words.ts';

/** A message to a customer after the visit, in the website's language. It ends where its sender puts the link to the review form. */
const REQUESTS: Record<ProseLanguage, (name: string) => string> = {
  en: (name) =>
    `${sentence(`Hello, thank you for choosing ${name}`)} Would you tell others in two or three sentences how it was? Here is the link:`,
  // In brackets a name goes without the article that an inn or a shop would have in the sentence, and without marks inside those of the message.
  de: (name) =>
    `Guten Tag, vielen Dank für Ihr Vertrauen. Mögen Sie in zwei, drei Sätzen erzählen, wie es bei uns (${name}) war? Hier ist der Link:`,
  fr: (name) =>
    `Bonjour, merci de votre confiance (${name}). Pourriez-vous dire en deux ou trois phrases comment cela s’est passé ? Voici le lien :`,
  es: (name) =>
    `Hola, gracias por su confianza (${name}). ¿Podría contar en dos o tres frases cómo fue? Este es el enlace:`,
  it: (name) =>
    `Buongiorno, grazie per la fiducia (${name}). Può raccontare in due o tre frasi come è andata? Ecco il link:`,
  nl: (name) =>
    `Hallo, bedankt voor uw vertrouwen (${name}). Wilt u in twee of drie zinnen vertellen hoe het was? Hier is de link:`,
  pt: (name) =>
    `Olá, obrigado pela confiança (${name}). Pode contar em duas ou três frases como foi? Aqui está o link:`,
  ja: (name) =>
    `この度は${name}をご利用いただき、ありがとうございました。どのようなご利用でしたか。よろしければ二、三文でご感想をお聞かせください。リンクはこちらです：`,
};

/** null where we have no wording in the language (BCP 47). */
export function reviewRequest(language: string, name: string): string | null {
  const known = PROSE_LANGUAGES.find((one) => one === language.slice(0, 2).toLowerCase());
  return known ? REQUESTS[known](name) : null;
}

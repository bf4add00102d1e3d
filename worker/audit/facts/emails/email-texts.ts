import { isPlaceholderDomain } from '../../website/placeholder-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

export interface EmailInText {
  /** Lower case. */
  value: string;
  asShown: string;
  index: number;
}

/** A domain may have letters with accents: "info@bäckerei.de". */
const PLAIN =
  /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9\u00c0-\u024f](?:[a-z0-9\u00c0-\u024f-]{0,61}[a-z0-9\u00c0-\u024f])?\.){1,4}[a-z]{2,24}/gi;

/**
 * "name (at) domain (dot) de", "[at]", "{ät}", " AT ": ways people hide an address from harvesters. The bare words need
 * spaces and a following dot-word, so that "meet at home" is no address.
 */
const HIDDEN = lightLetters(
  regexSource`
    ([a-z0-9][a-z0-9._+-]{0,63})\s{0,2}(?:
      \s?[([{<]\s?(?:at|ät|@|a|arroba|chiocciola|arobase|apenstaartje)\s?[)\]}>]\s?|\sAT\s|\s@\s|\s(?:_at_|-at-)\s
      |\s?\*at\*\s?
    )\s?(
      [a-z0-9-]{1,63}(?:
        \s{0,2}(?:
          \.|\s?[([{<]\s?(?:dot|punkt|punt|\.|point|punto|ponto)\s?[)\]}>]\s?|\sDOT\s|\s(?:\*dot\*|_dot_)\s
        )\s{0,2}[a-z0-9-]{1,63}
      ){1,3}
    )
  `,
  'gi',
);

/** "info at lune dot be": both signs as bare words, before the end of a domain. */
const SPOKEN = lightLetters(
  regexSource`
    ([a-z0-9][a-z0-9._+-]{0,63})\s(?:at|ät|arroba|chiocciola|arobase|apenstaartje|chez)\s([a-z0-9-]{2,63})\s
    (?:dot|punkt|punt|point|punto|ponto)\s(de|at|ch|li|eu|fr|be|nl|lu|ca|it|es|pt|br|com|net|org|info)(?![\w-])
  `,
  'gi',
);

const ACCENTED = /[\u00c0-\u024f]/;

/** "info@wald(.)de", "info@ wald.de": only what follows the sign is disguised or torn off. */
const HIDDEN_DOT = /(?<=@[a-z0-9-]{1,63})\s?[([{]\s?(?:dot|punkt|punt|\.|point|punto|ponto)\s?[)\]}]\s?(?=[a-z])/gi;
const AFTER_SIGN = /(?<=[a-z0-9]@)\s(?=[a-z0-9-]{2,63}\.[a-z]{2,6}(?![a-z]))/gi;

/** "Email address-lune@atelier.fr": the second word of a label and the dash that ends it. */
const GLUED_LABEL = /^(?:add?ress?e?|id)-/i;

/** "Instagram@atelier.lune": two elements beside each other, the name of the network and what somebody is called there. */
const HANDLE = /^(?:instagram|insta|facebook|tiktok|twitter|youtube|linkedin|threads|pinterest|mastodon)@/i;

const DOTS = /\s*(?:[([{<]\s?(?:dot|punkt|punt|\.|point|punto|ponto)\s?[)\]}>]|\sDOT\s|\*dot\*|_dot_|\.)\s*/gi;

/** Every e-mail address written in a text, also disguised ones; placeholders are none. */
export function findEmails(text: string): EmailInText[] {
  const found: EmailInText[] = [];
  const add = (value: string, asShown: string, index: number) => {
    const email = cleanEmail(value);
    if (email !== null && !found.some((other) => other.value === email)) found.push({ value: email, asShown, index });
  };
  const cut = text.length > 20_000 ? text.slice(0, 20_000) : text;
  // "info★example.jp（★を@に変えてください）": a sign that the same line says stands for @.
  const sign = /([★☆●◆■▲◎＊*#])\s?(?:を|は)\s?.{0,6}[@＠]/.exec(cut)?.[1];
  const normal = sign === undefined ? cut : cut.replaceAll(sign, '@');
  if (normal.includes('@') || normal.includes('＠')) {
    const ascii = normal.replaceAll('＠', '@').replace(HIDDEN_DOT, '.').replace(AFTER_SIGN, '');
    for (const match of ascii.matchAll(PLAIN)) {
      // Half of "büro@" is no mailbox, nor what a line break left of "atelier.lune@".
      const before = ascii[match.index - 1] ?? '';
      const isLabelled = /mail\s$/i.test(ascii.slice(Math.max(0, match.index - 6), match.index));
      const email = isLabelled ? match[0].replace(GLUED_LABEL, '') : match[0];
      if (!ACCENTED.test(before) && before !== '.' && !HANDLE.test(email))
        add(email, email, match.index + match[0].length - email.length);
    }
  }
  if (
    /[([{<]\s?(?:at|ät|@|a|arroba|chiocciola|arobase|apenstaartje)\s?[)\]}>]|\sAT\s|\s@\s|\s[_-]at[_-]\s|\*at\*/i.test(
      normal,
    )
  ) {
    for (const match of HIDDEN.matchAll(normal)) {
      // " at " in small letters is an ordinary English word.
      if (/\sat\s/.test(match[0])) continue;
      // "5493 5422 @ lune@atelier.fr": a sign that stands for the word mail.
      if (normal[match.index + match[0].length] === '@') continue;
      add(`${match[1]}@${(match[2] ?? '').replace(DOTS, '.')}`, match[0].trim(), match.index);
    }
  }
  for (const match of SPOKEN.matchAll(normal)) add(`${match[1]}@${match[2]}.${match[3]}`, match[0].trim(), match.index);
  return found;
}

/** Lower case and without what clings to it; null for placeholders and for what only looks like an address. */
export function cleanEmail(written: string): string | null {
  const email = written
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '');
  // "... in Christ. At St. Larch": a mailbox ends in no point (RFC 5321).
  if (!/^[^\s@]{0,63}[^\s@.]@[a-z0-9\u00c0-\u024f.-]+\.[a-z]{2,24}$/.test(email)) return null;
  // File names such as "logo@2x.png" and build artefacts.
  if (/\.(?:png|jpe?g|gif|webp|svg|avif|css|js|ico|mp4|pdf|woff2?)$/.test(email)) return null;
  return isPlaceholderEmail(email) ? null : email;
}

const PLACEHOLDER_NAME = lightLetters(
  regexSource`
    ^(?:
      your[._-]?(?:name|e?mail)?|you|dein(?:e|[._-]?(?:name|e?mail))?|ihr(?:e|[._-]?(?:name|e?mail))?
      |deine[._-]?(?:e?mail|adresse)|ihre[._-]?(?:e?mail|adresse)|vous|votre(?:[._-]?(?:nom|e?mail|adresse))?
      |(?:votre[._-]?)?prenom(?:[._-]?nom)?|adresse|tu[._-]?(?:nombre|correo|e?mail)
      |(?:tuo|tua)[._-]?(?:nome|e?mail)|(?:uw|jouw)(?:[._-]?(?:naam|e?mail|adres))?|(?:voor|achter)?naam
      |voornaam[._-]?achternaam|seu[._-]?(?:nome|e?mail)|max[._-]?mustermann|erika[._-]?mustermann|john[._-]?doe
      |jane[._-]?doe|jean[._-]?dupont|mario[._-]?rossi|xxx+|foo|lorem|someone|somebody|nobody|user|username|name
      |nome|usu[aá]rio|correo|ejemplo|exemplo|esempio|nombre[._-]?apellidos?|nome[._-]?cognome
      |vorname[._-]?nachname|firstname[._-]?lastname|nom|nombre|e?mail(?:e?mail)?|example|sample
    )$
  `,
);

/** "naam@bedrijf.be": somebody's where the name is one too, and a domain like others otherwise. */
const ANY_COMPANY =
  /^(?:bedrijf|uwbedrijf|jouwbedrijf|emailadres|firma|unternehmen|entreprise|societe|votreentreprise|empresa|azienda|societa)\.[a-z]{2,3}$/;

/** Domains on which nobody's real contact address has a placeholder for a name. */
const FREE_MAIL = lightLetters(
  regexSource`
    ^(?:
      gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|posteo
      |mailbox|proton|protonmail|pm|orange|wanadoo|free|laposte|sfr|neuf|libero|virgilio|tiscali|alice|tin
      |telefonica|terra|sapo|ziggo|kpnmail|kpnplanet|planet|hetnet|xs4all|home|upcmail|bluewin|hispeed|gmx|a1|aon
      |chello|btinternet|btconnect|sky|talktalk|virginmedia|ntlworld|comcast|verizon|att|sbcglobal|bellsouth|cox
      |charter|shaw|rogers|telus|sympatico|bigpond|optusnet|docomo|ezweb|softbank|nifty|biglobe|ocn|fastmail|zoho
      |mail|email|arcor|kabelmail|vodafone|online|hey|tutanota|tuta|pec
    )\.[a-z.]{2,8}$
  `,
);

export function isFreeMail(email: string): boolean {
  return FREE_MAIL.test(email.slice(email.indexOf('@') + 1));
}

export function isPlaceholderEmail(email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  // "emailsample@email.com": both halves are made of the word for it.
  if (/^e?mail\./.test(domain) && name.includes('mail')) return true;
  if (isPlaceholderDomain(domain) && !(/^(?:mail|email|company)\./.test(domain) && !PLACEHOLDER_NAME.test(name)))
    return true;
  return (
    PLACEHOLDER_NAME.test(name) &&
    (FREE_MAIL.test(domain) || ANY_COMPANY.test(domain) || /^(?:mail|email|correo)\b/.test(domain))
  );
}

/** The address behind Cloudflare's protection link or attribute, a hex string whose first byte is the key. null when it is none. */
export function decodeProtectedEmail(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hex)) return null;
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const key = bytes[0] ?? 0;
  return cleanEmail(String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ key)).split('?')[0] ?? '');
}

import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { registrableDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, pass } from '../check.ts';
import { NOT_CONCLUDED } from '../shared/not-concluded.ts';

/** Licences, certificates and memberships, as `plainWords` leaves them. */
const CREDENTIAL = lightLetters(
  regexSource`
    licen[cs]e(?:d| (?:no|number|#))
    |fully (?:licensed|insured|qualified)
    |\bcertified\b
    |certificat(?:e|ion)
    |accredited
    |member of
    |registered (?:
      with
      |member
      |[\p{L} -]{0,40}(?:
        contractor
        |installer
        |builder
        |electrician
        |plumber
        |engineer
        |nurse
        |therapist
        |psychologist
        |practitioner
        |adviser
        |advisor
        |agent
      )\b
    )
    |chartered
    |\biso ?\d{4,5}
    |gas safe
    |niceic
    |\bgdc\b
    |board[- ]certified
    |meisterbetrieb
    |\bmeister(?:in)?\b
    |zertifizier
    |zertifikat
    |mitglied (?:der|des|im|in)
    |kammer(?:mitglied)?\b
    |(?<!ger|gew|bes|sp)innung(?:s(?:betrieb|mitglied|meister|fachbetrieb))?\b
    |\btuv\b
    |approbation
    |zulassung(?:s(?:nummer|behorde)| erteilt| als )
    |\bberufsbezeichnung\b
    |staatlich (?:anerkannt|gepruft)
    |certifi(?:e|cation)
    |\bagreees?\b
    |(?:
      fumiste
      |ramoneur
      |installateur
      |centre
      |partenaire
      |technicien
      |professionnel
      |artisan
      |organisme
      |controleur
      |geometre
      |comptable
    ) agrees?\b
    |\bagrement\b
    |\bdiplomee?s? (?:en|d\.? ?o|d'|de)
    |\brge\b
    |qualibat
    |inscrite? (?:au|a l')
    |barreau
    |membre (?:de|du)
    |maitre[- ]artisan
    |meilleur ouvrier de france
    |ordre (?:des|national)
    |n° ?rpps
    |diplome d'etat
    |certificad[oa]
    |colegiad[oa]
    |n\.?º ?(?:de )?colegiad
    |autorizacion sanitaria
    |registro sanitario
    |miembro de
    |homologad
    |certificat[oa]
    |iscritt[oa] (?:all'|al)
    |albo (?:degli|dei|professionale)
    |ordine (?:degli|dei)
    |membro (?:di|del)
    |\babilitat[oaie]\b
    |gecertificeerd
    |erkend
    |\bbig[- ](?:register|nummer)
    |lid van
    |keurmerk
    |aangesloten bij
    |certificad[oa]
    |ordem dos
    |cedula profissional
    |membro da
    |licenca n
    |認定
    |資格
    |免許
    |会員
    |登録番号
    |許可番号
    |(?:知事|大臣|公安委員会)許可
    |登録第
  `,
  'u',
);
const NUMBER = lightLetters(
  regexSource`
    (?:n[.o°º]|nr|no|number|nummer|numero|#|第|reg)?[.:°º\s]{0,9}(?!
      (?:19|20)\d{2}(?!\d)
      |\d{4,5}\s[a-z]{3}
      |\d+\s?(?:%|\+|percent|prozent|years?|jahre|ans\b|anos|anni|jaar|customers|kunden|clients)
    )(?<!\d)\d{3,}
  `,
  'u',
);
/** Numbers every business has prove no qualification. */
const OTHER_NUMBER = /\b(?:kvk|btw|vat|siret|siren|tva|ust|nif|cif|p\.? ?iva|tel|phone|fax)\b/u;
const MAX_CLAIM_CHARS = 240;
/** Longer texts tell stories. */
const MAX_STORY_CHARS = 1_500;

/** Speaks of other people's licences, quotes them, or denies having one. */
const OF_OTHERS = lightLetters(
  regexSource`
    consult
    |collaborat
    |does not
    |do not
    |speak (?:to|with)
    |ask your
    |keine? |wenden sie sich
    |(?:zertifikat|certificate|certificat|certificado|certificato|certificaat) (?:
      inklusive|included|inclus|incluido|incluso|inbegrepen
    )
    |erforderlich
    |\blaut |according to
    |\bselon |\bsegun |\bsecondo |volgens |\bsegundo |によると
    |demandez
    |consulte
    |rivolg
  `,
  'u',
);

/** Privacy and terms name the certificates of those who process data or payments. An imprint names the own ones. */
const RULES =
  /privacy|datenschutz|confidentialit|privacidad|privacidade|cookie|\bagb\b|\bcg[uv]s?\b|terms|conditions|termini|voorwaarden|プライバシー|規約/i;

/**
 * What somebody outside can check of what the business claims to be: a number in the same line, or a link to the register. A
 * certificate without them may be a helmet's.
 */
export const unprovenCredentials = defineCheck({
  id: 'unproven-credentials',
  revision: 6,
  category: 'authority',
  strength: 'C',
  catalogue: ['credentials'],
  title: {
    pass: 'Licences or memberships are named so that they can be checked',
    fail: 'Your website names no license, certificate or membership',
  },
  why: 'For health, law, money and trades, what can be checked counts more than what is claimed. Plausible, not proven.',
  sources: [
    'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    'https://schema.org/hasCredential',
  ],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    // The document below names health, money and safety.
    const needsNone = sureTrade(facts)?.noNeedOf?.includes('licence') ?? false;
    for (const page of pages) {
      const { view } = page.plain;
      if (page.role === 'legal' && RULES.test(`${page.url} ${view.titles[0] ?? ''}`)) continue;
      for (const [at, block] of view.blocks.entries()) {
        if (block.landmark === 'nav') continue;
        for (const line of claimsIn(block.text)) {
          const found = CREDENTIAL.exec(plainWords(line));
          if (!found || OF_OTHERS.test(plainWords(line))) continue;
          const claim = { pageUrl: page.url, place: view.paths[block.path] ?? block.tag, seen: line };
          // The number belongs to the credential when it follows it, not a phone number somewhere else in the line.
          const after = plainWords(line).slice(found.index + found[0].length, found.index + found[0].length + 60);
          if ((NUMBER.test(after) && !OTHER_NUMBER.test(after)) || isLinked(page, at)) return pass([claim]);
        }
      }
    }
    if (needsNone) return notApplicable('Customers of your trade ask for no license or certificate.');
    const number = pages.flatMap((page) => registerNumber(page) ?? [])[0];
    return number
      ? inconclusive('This may be the number of a register; which one is for you to confirm.', [number])
      : inconclusive(NOT_CONCLUDED);
  },
});

/** The letters of a body, then a number that none but a register gives: "HCPC PH87214", "CRP 06/154012". */
const REGISTER_NUMBER = lightLetters(
  /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?:[/-]\p{Lu}{2,3})?[\s:.nº°#-]{1,6}\p{Lu}{0,3}\s?\d{0,3}[/.-]?\d{4,}(?![\p{N}.,])/u,
);

function registerNumber({ url, role, plain: { view } }: ReadPage): Evidence | null {
  if (role === 'legal') return null;
  for (const { text, path, tag } of view.blocks) {
    const line = text.length > MAX_CLAIM_CHARS ? undefined : REGISTER_NUMBER.exec(text)?.[0];
    if (line !== undefined && !OTHER_NUMBER.test(plainWords(line)))
      return { pageUrl: url, place: view.paths[path] ?? tag, seen: text };
  }
  return null;
}

/** Lines, and the sentences of those that are too long to be one claim. */
const claimsIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.length <= MAX_CLAIM_CHARS ? [line] : line.slice(0, MAX_STORY_CHARS).split(/(?<=[.!?])\s+/),
    )
    .filter((line) => line.length <= MAX_CLAIM_CHARS);

function isLinked(page: ReadPage, block: number): boolean {
  const own = registrableDomain(page.url);
  return page.plain.view.links.some((link) => {
    if (link.block !== block || link.url === null || !/^https?:/.test(link.url)) return false;
    const domain = registrableDomain(link.url);
    return domain !== null && domain !== own;
  });
}

import { getDomain } from 'tldts';
import { defineCheck, type Evidence, fail, partial, pass } from '../../check.ts';
import { plainWords } from '../../facts/plain-words.ts';
import type { ReadPage } from '../../inputs.ts';
import { nothingOn } from './plain-facts.ts';
import { plainFirst } from './plain-first.ts';

/** Licences, certificates and memberships, as `plainWords` leaves them. */
const CREDENTIAL =
  /licen[cs]e(?:d| (?:no|number|#))|fully (?:licensed|insured|qualified)|\bcertified\b|certificat(?:e|ion)|accredited|member of|registered (?:with|member)|chartered|\biso ?\d{4,5}|gas safe|niceic|\bgdc\b|board[- ]certified|meisterbetrieb|\bmeister(?:in)?\b|zertifizier|zertifikat|mitglied (?:der|des|im|in)|kammer(?:mitglied)?\b|innung|\btuv\b|approbation|zulassung(?:s(?:nummer|behorde))|certifi(?:e|cation)|agre(?:e|ment)\b|\brge\b|qualibat|inscrite? (?:au|a l')|barreau|membre (?:de|du)|ordre (?:des|national)|n° ?rpps|diplome d'etat|certificad[oa]|colegiad[oa]|n\.?º ?(?:de )?colegiad|autorizacion sanitaria|registro sanitario|miembro de|homologad|certificat[oa]|iscritt[oa] (?:all'|al)|albo (?:degli|dei|professionale)|ordine (?:degli|dei)|membro (?:di|del)|abilitat|gecertificeerd|erkend|\bbig[- ](?:register|nummer)|lid van|keurmerk|aangesloten bij|certificad[oa]|ordem dos|cedula profissional|membro da|licenca n|認定|資格|免許|会員|登録番号|許可番号|登録第/u;
const NUMBER = /(?:n[.o°º]|nr|no|number|nummer|numero|#|第|reg)?[.:°º\s]*\d{3,}/u;
const MAX_CLAIM_CHARS = 240;

/** Whether somebody outside can check what the business claims to be: a number in the same line, or a link to the register. */
export const unprovenCredentials = defineCheck({
  id: 'unproven-credentials',
  revision: 1,
  category: 'authority',
  strength: 'C',
  catalogue: ['credentials'],
  title: {
    pass: 'Licences or memberships are named so that they can be checked',
    partial: 'Licences or memberships are named without a number or link',
    fail: 'Your website names no licence, certificate or membership',
  },
  why: 'For health, law, money and trades, what can be checked counts more than what is claimed. Plausible, not proven.',
  sources: [
    'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    'https://schema.org/hasCredential',
  ],
  needs: ['pages'],
  run({ pages }) {
    return plainFirst(pages, (pages) => {
      const claims: Evidence[] = [];
      for (const page of pages) {
        const { view } = page.plain;
        for (const [at, block] of view.blocks.entries()) {
          if (block.landmark === 'nav') continue;
          for (const line of block.text.split('\n')) {
            const found = line.length <= MAX_CLAIM_CHARS ? CREDENTIAL.exec(plainWords(line)) : null;
            if (!found) continue;
            const claim = { pageUrl: page.url, place: view.paths[block.path] ?? block.tag, seen: line };
            // The number belongs to the credential when it follows it, not a phone number somewhere else in the line.
            const after = plainWords(line).slice(found.index + found[0].length, found.index + found[0].length + 60);
            if (NUMBER.test(after) || isLinked(page, at)) return pass([claim]);
            claims.push(claim);
          }
        }
      }
      return claims.length > 0
        ? partial(claims.slice(0, 3))
        : fail([nothingOn(pages, 'licence, certificate or membership')]);
    });
  },
});

function isLinked(page: ReadPage, block: number): boolean {
  const own = getDomain(page.url);
  return page.plain.view.links.some((link) => {
    if (link.block !== block || link.url === null || !/^https?:/.test(link.url)) return false;
    const domain = getDomain(link.url);
    return domain !== null && domain !== own;
  });
}

import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';

export const POLICY_KINDS = ['privacy', 'imprint', 'terms', 'cancellation', 'cookies', 'accessibility'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** Names of legal pages as link text or heading, in the order in which a combined name is decided. */
const NAMES: [PolicyKind, Pattern][] = [
  [
    'cookies',
    lightLetters(
      regexSource`
        \bcookies?[\s-]*(?:
          policy|notice|richtlinie|hinweis\p{L}*|erkl[äa]rung|einstellungen|settings|statement|beleid|verklaring
        )
        |(?:politique|gestion|charte)\s(?:de\s|des\s|relative aux\s)*cookies
        |pol[íi]tica\sde\scookies
        |cookie policy
        |informativa (?:sui |estesa )?(?:sui )?cookie
        |^cookies?$
        |クッキーポリシー
      `,
      'iu',
    ),
  ],
  [
    'accessibility',
    lightLetters(
      regexSource`
      accessibility(?: statement)?$
      |barrierefreiheit(?:serkl[äa]rung)?$
      |erkl[äa]rung zur barrierefreiheit
      |(?:d[ée]claration d['’])?accessibilit[ée](?:\s?:.*)?$
      |(?:declaraci[óo]n de )?accesibilidad$
      |(?:dichiarazione di )?accessibilit[àa]$
      |toegankelijkheid(?:sverklaring)?$
      |(?:declara[çc][ãa]o de )?acessibilidade$
      |アクセシビリティ
    `,
      'iu',
    ),
  ],
  [
    'cancellation',
    lightLetters(
      regexSource`
        widerruf(?:s\p{L}*)?
        |stornierung\p{L}*
        |storno\p{L}*
        |r[üu]ckgabe\p{L}*
        |cancell?ation(?:s| policy)?
        |refund(?:s| policy)?
        |returns?(?: policy| & \p{L}+| and \p{L}+)?$
        |r[ée]tractation
        |(?:politique|conditions) (?:de retour|d['’]annulation|de remboursement)
        |annulation
        |desistimiento
        |pol[íi]tica de (?:devoluci\p{L}+|cancelaci\p{L}+|reembolso|cancelamento|devolu\p{L}+)
        |devoluciones
        |diritto di recesso
        |politica di (?:reso|cancellazione|rimborso)
        |recesso
        |resi e rimborsi
        |herroeping\p{L}*
        |annulering\p{L}*
        |retour(?:beleid|neren)
        |livre resolu[çc][ãa]o
        |キャンセルポリシー
        |返品
      `,
      'iu',
    ),
  ],
  [
    'privacy',
    lightLetters(
      regexSource`
        datenschutz(?:erkl[äa]rung|hinweise?|bestimmungen|information\p{L}*)?
        |privacy(?:[\s-]*(?:policy|notice|statement|beleid|verklaring|erkl[äa]rung))?
        |data protection
        |politique (?:de|relative à la) (?:confidentialit[ée]|vie priv[ée]e|protection des donn[ée]es)
        |confidentialit[ée]
        |donn[ée]es personnelles
        |vie priv[ée]e
        |pol[íi]tica de (?:privacidad(?:e)?|protec\p{L}+ de da(?:t|d)os)
        |privacidad(?:e)?
        |aviso de privacidad
        |protecci[óo]n de datos
        |informativa (?:sulla )?privacy
        |trattamento dei dati
        |\brgpd\b
        |\bgdpr\b
        |\bdsgvo\b
        |プライバシー
        |個人情報
      `,
      'iu',
    ),
  ],
  [
    'imprint',
    lightLetters(
      regexSource`
      ^(?:zum )?impressum
      |\bimprint\b
      |legal notice
      |mentions?\s+l[ée]gales?
      |informations? l[ée]gales?
      |aviso\s+legal
      |informaci[óo]n legal
      |note\s+legali
      |dati societari
      |colofon
      |aviso legal
      |informa[çc][õo]es legais
      |anbieterkennzeichnung
      |特定商取引
    `,
      'i',
    ),
  ],
  [
    'terms',
    lightLetters(
      regexSource`
        \bagb\b
        |allgemeine (?:gesch[äa]fts)?bedingungen
        |nutzungsbedingungen
        |terms(?:\s(?:of|and|&)\s(?:service|use|conditions|sale|trade|business))?\b
        |\bt\s?&\s?cs?\b
        |conditions? g[ée]n[ée]rales?
        |\bcg[vu]\b
        |conditions d['’]utilisation
        |t[ée]rminos(?:\s(?:y|de)\s\p{L}+)?
        |condiciones (?:generales|de uso|de venta|de contrataci[óo]n|legales)
        |termini (?:e condizioni|di (?:servizio|utilizzo))
        |condizioni (?:generali|di vendita|d['’]uso)
        |algemene voorwaarden
        |gebruiksvoorwaarden
        |leveringsvoorwaarden
        |termos(?:\s(?:e|de)\s\p{L}+)
        |condi[çc][õo]es gerais
        |利用規約
      `,
      'iu',
    ),
  ],
];

/** Which legal page a link or a heading of this name is; also asked while pages are chosen, before the engine is there. */
export const policyKindOfName = remembered((name): PolicyKind | null => {
  return NAMES.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? null;
});

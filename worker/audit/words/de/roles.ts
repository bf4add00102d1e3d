import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in German: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  inh\.|geschäftsführung|geschäftsleitung|betreiber(?:in)?
  |mitgründer(?:in)?|leiter(?:in)?|praxisinhaber(?:in)?|chefarzt|chefärztin|facharzt(?: für [\p{L} ]{3,40})?
  |fachärztin(?: für [\p{L} ]{3,40})?|zahnarzt|zahnärztin|tierarzt|tierärztin|arzt|ärztin|rechtsanwalt
  |rechtsanwältin|fachanwalt(?: für [\p{L} ]{3,40})?|fachanwältin(?: für [\p{L} ]{3,40})?|steuerberater(?:in)?
  |notar(?:in)?|physiotherapeut(?:in)?|prokurist(?:in)?|vorstand|vorsitzende[r]?|meister(?:in)?
  |friseurmeister(?:in)?|küchenchef(?:in)?|trainer(?:in)?|lehrer(?:in)?|assistenz|zfa|mfa|tfa|dozent(?:in)?
  |heilpraktiker(?:in)?|therapeut(?:in)?|psychotherapeut(?:in)?|psychologe|psychologin|hebamme|fotograf(?:in)?
  |osteopath(?:in)?|kosmetikerin|friseurin|friseur|kassenwart(?:in)?|schatzmeister(?:in)?
  |(?:vize|ehren)?präsident(?:in)?|(?:wehr|zug|gruppen)führer(?:in)?|wehrleiter(?:in)?
  |(?:hunde|fitness|reit|personal ?)trainer(?:in)?|(?:yoga|fahr|reit|tanz|musik|gesangs|klavier)lehrer(?:in)?
  |kosmetiker(?:in)?|logopäd(?:e|in)|ergotherapeut(?:in)?|masseur(?:in)?|imker(?:in)?|winzer(?:in)?
  |architekt(?:in)?|florist(?:in)?|goldschmied(?:in)?|bestatter(?:in)?|gastgeber(?:in)?|vizepräsidium|obmann
  |obfrau|kassier(?:er)?(?:in)?|aktuar(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|kapellmeister(?:in)?
  |dirigent(?:in)?|pfarrer(?:in)?
  |(?:[\p{L}]{2,14})?(?:
    schützen|sport|jugend|junioren|platz|zeug|geräte|mitglieder|abteilungs|betriebs|filial|büro|projekt|gruppen
    |bereichs|studio|heim|haus|bau|produktions|vertriebs|werkstatt|kurs|chor|orchester
    |technische[r]? |musikalische[r]? |sportliche[r]? )(?:leiter|meister|wart|verwalter|obmann)(?:in)?
  |(?:
    maler|maurer|bäcker|metzger|fleischer|schreiner|tischler|zimmer(?:er)?|dachdecker|elektro|augenoptiker|brau
    |kfz-?|fliesenleger|heizungsbau|goldschmiede
  )-?meister(?:in)?
`;

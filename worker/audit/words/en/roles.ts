import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in English: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  co-owner|founders?|co-founders?
  |(?:managing |medical |clinical |creative |technical |artistic |executive |sales |finance )?director|manager
  |ceo|cto|cfo|coo|president|vice president|chair(?:man|woman|person)?|partner|principal(?: dentist)?
  |head (?:chef|of [\p{L} ]{2,30})|chef|sous[- ]chef|dentist|doctor|physician|hygienist|nurse|receptionist
  |therapist|physiotherapist|osteopath|instructor|teacher|trainer|coach|stylist|lawyer|attorney|solicitor
  |associate|paralegal|accountant|electrician|plumber|engineer|developer|designer|architect|consultant
  |project manager|office manager|secretary|treasurer|pastor|reverend|head ?(?:teacher|master|mistress)
  |chairperson|trustee|optometrist|pharmacist|surgeon|winemaker|chief [\p{L} ]{3,20} officer|committee member
  |(?:tour|tourist|safari|mountain|lead) guide|vicar|rector|curate|church ?warden|parish clerk|web ?master
  |chiropractor|groomer|veterinary nurse|psychologist|psychotherapist|counsellor|midwife|photographer
`;

import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in English, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    co-owner · founder · founders · co-founder · co-founders
    {managing, medical, clinical, creative, technical, artistic, executive, sales, finance} director · director · manager
    ceo · cto · cfo · coo · president · vice president · chair · chairman · chairwoman · chairperson · partner
    principal · principal dentist · head chef · chef · sous chef · sous-chef · dentist · doctor · physician · hygienist
    nurse · receptionist · therapist · physiotherapist · osteopath · instructor · teacher · trainer · coach · stylist
    lawyer · attorney · solicitor · associate · paralegal · accountant · electrician · plumber · engineer · developer
    designer · architect · consultant · project manager · office manager · secretary · treasurer · pastor · reverend
    {head, head }{teacher, master, mistress} · trustee · optometrist · pharmacist · surgeon · winemaker
    chief ... officer · committee member · {tour, tourist, safari, mountain, lead} guide · vicar · rector · curate
    church warden · churchwarden · parish clerk · web master · webmaster · chiropractor · groomer · veterinary nurse
    psychologist · psychotherapist · counsellor · midwife · photographer
  `,
  of: 'head of',
};

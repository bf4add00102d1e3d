import type { Facts } from '../facts/facts.ts';
import { nameKey } from '../facts/name/name-key.ts';
import { isPersonName } from '../facts/people/name-words.ts';
import { countriesOfTown } from '../towns/towns.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import type { TermIndex } from './index/term-index.ts';
import { firstPassage, type Judged } from './passages/first-passage.ts';
import { namesOfActing } from './signs/acts-as-person.ts';

/** A line that is two or three words with capitals, or holds little else: "Jo Hill", "By Jo HILL". */
const NAME_LINE = lightLetters(/^(?:(?:[Bb]y|[Pp]ar|[Vv]on|[Pp]or) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})$/u);

/** Above the names of those who work there. */
const PEOPLE = lightLetters(
  regexSource`
    ^(?:(?:our|the|meet|nos|notre|les?|unsere?|das|die|nuestr[oa]s?|los|el|la) |l['’])*(?:
      team
      |staff
      |teachers?
      |instructors?
      |trainers?
      |coach(?:es)?
      |tutors?
      |therapists?
      |doctors?
      |guides?
      |leadership
      |(?:band |board )?members
      |musicians
      |people
      |enseignante?s?
      |professeurs?
      |formateurs
      |intervenants
      |praticiens
      |moniteurs
      |équipe
      |equipe
      |bureau
      |membres
      |lehrer(?:innen)?
      |trainer(?:innen)?
      |dozenten
      |mitarbeiter
      |vorstand
      |equipo
      |profesores
      |profesorado
      |docentes
      |monitores
      |entrenadores
      |junta directiva
    )$
  `,
  'i',
);
/** Above the name of who speaks there. */
const ABOUT_ME =
  /^(?:about me|meet (?:me|the (?:owner|founder))|über mich|wer bin ich|zu meiner person|à propos de moi|qui suis-je ?\??|sobre m[ií]|quién soy)$/iu;
/** One name may be the title of something else. */
const MIN_NAMES = 2;
const FULL_NAME = lightLetters(/^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u);
/** "Contact Nick 0421 ...", "Email Dorothy", "appelez Jane". */
const REACHED = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      [Cc]ontact
      |[Ee]-?mail
      |[Cc]all
      |[Tt]ext
      |[Aa]sk for
      |[Ss]peak (?:to|with)
      |[Tt]éléphonez à
      |[Aa]ppelez
      |[Cc]ontactez
      |[Dd]emandez
      |[Ll]lam[ae] a
      |[Cc]ontact[ae] (?:a|con)
      |[Mm]elde[nt]? (?:[Dd]ich|[Ee]uch|[Ss]ie sich) bei
    ) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?=,? (?:at|on|via|au|al|unter)(?!\p{L})|,?:?\s[(+]?\d|$)
  `,
  'gu',
);
/** What else is called or written to. */
const NOBODY = lightLetters(
  regexSource`
    (?:^| )(?:
      us
      |me
      |now
      |request
      |quote
      |schedule
      |book
      |free
      |get
      |more
      |learn
      |view
      |see
      |today
      |form
      |page
      |info
      |information
      |details
      |support
      |sales
      |office
      |reception
      |customer
      |service
      |services
      |team
      |admin
      |here
      |address
      |person
      |number
      |numbers
      |nous
      |moi
      |uns
      |formulaire
      |emergency
      |police
      |ambulance
      |hotline
      |whatsapp
      |facebook
      |instagram
      |google
      |back
      |direct
      |list
      |cent(?:er|re)
      |head
      |headquarters
      |anytime
      |location
      |locations
      |name
      |map
      |links?
      |hours
      |management
      |marketing
      |message
      |newsletter
      |subject
      |club
      |church
      |school
      |committee
      |secretary
      |reservations?
      |bookings?
      |housing
      |human
      |technical
      |general
      |media
      |press
      |corporate
      |local
      |your
      |our
      |the
      |any
    )(?: |$)
  `,
  'i',
);

/** Somebody named without a trade beside the name: by what they do, or by the mailbox that bears both names. */
export function namedPerson(index: TermIndex, { businessName, emails }: Facts): Judged | null {
  const business = nameKey(businessName?.value ?? '');
  const mailboxes = emails.map(({ value }) => nameKey(value.split('@')[0] ?? '').split(/[^a-z]+/));
  return firstPassage(index, 'full', ({ isReview, isArticle, kind, headings, text }) => {
    if (isReview || kind === 'form') return false;
    const reached = isArticle ? [] : [...REACHED.matchAll(text)].map(([, name = '']) => name);
    if (
      reached.some(
        (name) => !NOBODY.test(name) && countriesOfTown(name).length === 0 && isNobodyElse(name, business, index),
      )
    )
      return true;
    if (kind === 'control') return false;
    if (headings.slice(-1).some((heading) => PEOPLE.test(heading)) && namesIn(text, index) >= MIN_NAMES) return true;
    const isAboutMe = headings.slice(-2).some((heading) => ABOUT_ME.test(heading.trim()));
    if (isAboutMe && namesIn([headings.at(-1) ?? '', text].join('\n'), index) > 0) return true;
    if (kind === 'outline') return false;
    if (!isArticle && namesOfActing(text).some((name) => isNobodyElse(name, business, index))) return true;
    return text.split('\n').some((line) => {
      const name = NAME_LINE.exec(line.trim())?.[1] ?? '';
      const words = nameKey(name).split(' ');
      // "Green Hill" with green.hill@ is a farm.
      if (name.split(' ').some((word) => index.writesSmall(word.toLowerCase()))) return false;
      return words.length > 1 && mailboxes.some((parts) => words.every((word) => parts.includes(word)));
    });
  });
}

/** Lines that are names, of words that are written small nowhere. */
const namesIn = (text: string, index: TermIndex): number =>
  text
    .split('\n')
    .filter(
      (line) =>
        FULL_NAME.test(line.trim()) &&
        isPersonName(line.trim()) &&
        line.split(' ').every((word) => !index.writesSmall(word.toLowerCase())),
    ).length;

/** Neither the business, which acts as well, nor a word that opens a sentence. */
function isNobodyElse(name: string, business: string, index: TermIndex): boolean {
  const [first = ''] = name.split(' ');
  return !business.includes(nameKey(name)) && !index.writesSmall(first.toLowerCase());
}

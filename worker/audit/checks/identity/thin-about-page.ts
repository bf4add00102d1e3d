import type { Facts } from '../../facts/facts.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { INTRODUCES_OWNER } from '../../words/owner-words.ts';
import { defineCheck, type Evidence, pass } from '../check.ts';
import { findAboutText } from '../shared/about-words.ts';
import { areaIn, seatIn } from '../shared/local-words.ts';
import { notConcluded } from '../shared/not-concluded.ts';

/** About half a printed page: less rarely says who, since when and where. A proposal of the catalogue, not a documented limit. */
const MIN_WORDS = 150;
/** Of: enough text, who, since when, where. */
const ENOUGH_FACTS = 3;

const FOUNDED = lightLetters(
  regexSource`
    \b(?:
      since
      |founded
      |established
      |est\.?
      |seit
      |gegr[üu]ndet
      |er[öo]ffnet
      |depuis
      |fond[ée]{1,2}e?
      |cr[ée]{2,3}
      |desde
      |fundad[oa]
      |nacid[oa]
      |dal
      |fondat[oa]
      |nat[oa]
      |sinds
      |opgericht
      |anno
    )\b[^.\n]{0,30}\b(?:1[89]\d\d|20[0-2]\d)\b
    |(?:1[89]\d\d|20[0-2]\d)\s?年
    |(?:over|more than|[üu]ber|mehr als|plus de|m[áa]s de|oltre|pi[ùu] di|meer dan|mais de|h[áa] mais de)\s
    (?:\d{1,3}|\p{L}{3,12})\s(?:years|jahre|ans|a[ñn]os|anni|jaar|anos)
    |創業
    |設立
    |開業
    |開院
  `,
  'giu',
);
/** "院長紹介" is a heading; a name is one or two words of few characters. */
const JAPANESE_ROLE =
  /(?:院長|代表取締役(?:社長)?|店長|代表)[\s:：・]{0,3}(?!紹介|挨拶|ご?あいさつ|ご挨拶|取締役)[\p{Script=Han}々]{1,4}\s?[\p{Script=Han}\p{Script=Hiragana}]{1,4}/u;

const NAME_THAT_FOLLOWS = lightLetters(/^\s[^.\n]{0,25}?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/u);

/** "Ich bin Mitglied", "I am a Licensed ...": what follows these words is a name only when it is one at once. */
const SPEAKS_OF_ITSELF = /^(?:i am|i'm|ich bin|je suis|soy|sono|ik ben|sou)$/i;
const FULL_NAME = lightLetters(/^\s(?:(?:Dr|Dra|Dott|Prof)\.?\s)?\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u);

/** A person introduced by role or title, as written. */
function findPerson(text: string): string | undefined {
  for (const match of INTRODUCES_OWNER.matchAll(text)) {
    const after = text.slice(match.index + match[0].length).match(NAME_THAT_FOLLOWS)?.[0];
    if (after && (!SPEAKS_OF_ITSELF.test(match[0]) || FULL_NAME.test(after))) return match[0] + after;
  }
  return text.match(JAPANESE_ROLE)?.[0];
}

/** The names stand at the beginning. */
const MAX_AREA_CHARS = 60;

/** Who stands behind the business, since when and where, on its own page or under its own heading. */
export const thinAboutPage = defineCheck({
  id: 'thin-about-page',
  revision: 7,
  category: 'identity',
  strength: 'B',
  catalogue: ['about-page'],
  title: {
    pass: 'A page or section tells about your business',
    fail: 'No page or section tells who is behind your business',
    info: 'What we saw about who is behind your business',
  },
  why: 'Google asks of a text who made it, how and why.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    const about = findAboutText(pages);
    if (!about) return notConcluded();
    const { page, place, text, words } = about;
    const evidence: Evidence[] = [];
    const found = (what: string, seen: string | undefined) =>
      seen && evidence.push({ pageUrl: page.url, place: `${place}: ${what}`, seen });
    if (words >= MIN_WORDS) found('enough text', `${Math.round(words)} words`);
    const person = facts.people.find(({ value }) => text.includes(value.name));
    found('who', person ? person.value.name : findPerson(withoutStreets(`${place}\n${text}`, facts)));
    found('since when', yearIn(text));
    const towns = facts.addresses.map(({ value }) => value.locality).filter((town) => town !== null);
    found(
      'where',
      towns.find((town) => text.includes(town)) ?? seatIn(text) ?? areaIn(text)?.slice(0, MAX_AREA_CHARS) ?? undefined,
    );
    return evidence.length >= ENOUGH_FACTS ? pass(evidence) : notConcluded(evidence);
  },
});

const YEAR = /(?:1[89]|20)\d\d/g;

/** Where a text says two years, one of them is of something else: of a person, of a place. */
function yearIn(text: string): string | undefined {
  const said = text.match(FOUNDED) ?? [];
  return new Set(said.flatMap((one) => one.match(YEAR) ?? [])).size > 1 ? undefined : said[0];
}

/** Streets are named after people who have nothing to do with the business. */
function withoutStreets(text: string, { addresses }: Facts): string {
  return addresses.reduce(
    (left, { value }) => (value.street === null ? left : left.replaceAll(value.street, ' ')),
    text,
  );
}

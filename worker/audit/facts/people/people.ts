import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { sourceAt } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { FactCollector } from '../collector.ts';
import type { FactSource, Facts } from '../facts.ts';
import { textOf } from '../reviews/review-schema.ts';
import { readReviews } from '../reviews/reviews.ts';
import { ownerInName } from './person-in-name.ts';
import { findPeople } from './person-texts.ts';

type Person = Facts['people'][number]['value'];

/** More is a directory of members, not the people of a business. */
const MAX_PEOPLE = 40;
/** Properties that make a person one of the business. */
const OWN_PERSON =
  /^(?:founders?|employees?|owner|member|physician|performer|alumni|legalRepresentative|director|provider)$/;
/** Titles before a name; two spellings of one person differ in them. */
const TITLES =
  /^(?:(?:prof|dr|dipl|mag|ing|dott|dra|drs|mr|mrs|ms|mme|maître|me|sr|sra|avv|ra|herr|frau|med|dent|vet|jur|dott\.ssa)[.\s-]+)+/i;

/** Owner, founders and team as named on the site. Customers who wrote reviews are left out. */
export function readPeople(website: Website, reviews = readReviews(website)): Facts['people'] {
  const found = new FactCollector<Person>();
  const add = ({ name, role }: Person, source: FactSource, weight: number) => {
    const key = textKey(name.replace(TITLES, ''));
    found.add(key, { name, role }, source, weight);
    const known = found.get(key);
    if (known && known.value.role === null) known.value.role = role;
  };
  for (const document of website.documents) {
    for (const node of document.structured.nodes) {
      if (!node.types.includes('Person') || !isOwn(node)) continue;
      const name = textOf(document.structured, node, 'name');
      const role =
        textOf(document.structured, node, 'jobTitle') ?? (node.parent?.property === 'founder' ? 'founder' : null);
      if (name !== null)
        add({ name, role }, sourceAt(document, `JSON-LD ${node.parent?.property ?? 'Person'}`, name), 2);
    }
    if (document.page.role === 'article') continue;
    for (const { name, role, source, weight } of findPeople(document)) add({ name, role }, source, weight);
  }
  if (found.inOrder().length === 0) {
    const owner = ownerInName(website);
    if (owner) add(owner, owner.source, owner.weight);
  }
  const customers = new Set(reviews.map(({ value }) => textKey(value.author ?? '')));
  const isWords = onlyWords(website);
  const ranked = found
    .ranked()
    .filter(({ key, value }) => !(customers.has(key) && !OWNER.test(value.role ?? '')) && !isWords(value.name));
  const names = ranked.map(({ value }) => value.name.replace(TITLES, ''));
  return ranked
    .filter(({ value }) => !isInitialOf(value.name.replace(TITLES, ''), names))
    .filter(({ key }) => !ranked.some((other) => other.key !== key && other.key.startsWith(key) && key.length >= 3))
    .slice(0, MAX_PEOPLE)
    .map(({ value, sources }) => ({ value, sources }));
}

/** "The owner is Ida Lind", in so many words: quoted among the customers she is none. Signatures add of what: "owner of a shop". */
const OWNER = /^(?:owner|founder)$/;

/** "How It Works", "Financial Advisor": all of its words are written small elsewhere on the website, as those of hardly any name are. */
function onlyWords(website: Website): (name: string) => boolean {
  let small: Set<string> | null = null;
  return (name) => {
    const words = name.match(CAPITAL_WORDS) ?? [];
    if (words.length < 2 || words.join(' ') !== name) return false;
    small ??= new Set(
      website.documents.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(SMALL_WORDS) ?? [])),
    );
    return words.every((word) => small?.has(word.toLowerCase()));
  };
}

const CAPITAL_WORDS = lightLetters(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu);
const SMALL_WORDS = lightLetters(/(?<![\p{L}@./-])\p{Ll}{2,}(?![\p{L}@/-])/gu);

/** "U. Klein" beside "Ulrich Klein". */
function isInitialOf(name: string, names: readonly string[]): boolean {
  const [, initial, surname] = /^(\S)\. (\S+)$/.exec(name) ?? [];
  return names.some((other) => other !== name && other.startsWith(initial ?? '\0') && other.endsWith(` ${surname}`));
}

const isOwn = (node: SchemaNode): boolean =>
  node.parent !== null ? OWN_PERSON.test(node.parent.property) : node.properties.worksFor !== undefined;

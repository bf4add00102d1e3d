import { sureFacts } from '../../facts/certainty/sure-facts.ts';
import { COMMON_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, inconclusive, notApplicable, pass } from '../check.ts';
import { areaIn, markedAreas, NOT_LOCAL } from '../shared/local-words.ts';
import { NOT_CONCLUDED } from '../shared/not-concluded.ts';
import { evidenceOf, inPlain } from '../shared/plain-facts.ts';

const SOME_PLACE =
  'Your pages name a place; whether it is all you serve, or where people find you, is for you to confirm.';

/** So many named places draw a map; one or two are a hint. The catalogue's proposal. */
const ENOUGH_PLACES = 3;

const PLACE = lightLetters(
  regexSource`
    \p{Lu}[\p{L}'’.-]+(?: (?:am|an der|im|de|del|della|di|da|do|sur|upon|on|en|aan|bei|St\.?|la|le|el
    |\p{Lu}[\p{L}'’.-]+)(?= |,|$| und | and )){0,3}|[${COMMON_KANJI}]{1,8}[都道府県市区町村]
  `,
  'gu',
);

/** Where the business can be visited or works: an address, or places named as its area. */
export const vagueServiceArea = defineCheck({
  id: 'vague-service-area',
  revision: 5,
  category: 'local',
  strength: 'B',
  catalogue: ['service-area'],
  title: {
    pass: 'Your website gives an address, or places you serve',
    fail: 'Your website does not say where you are or work',
  },
  why: 'People ask for a service in a town. An assistant can only match you to a town that is named.',
  sources: [
    'https://schema.org/areaServed',
    'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  ],
  needs: ['pages', 'facts', 'isLocal'],
  run({ pages, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const addresses = facts.addresses.map((address) => evidenceOf(address));
    const sure = sureFacts(facts.addresses).filter(inPlain);
    if (facts.addresses.some(inPlain))
      return pass(sure.length > 0 ? sure.map((address) => evidenceOf(address)) : addresses);
    const marked = markedAreas(pages).map(({ name, pageUrl }) => ({
      pageUrl,
      place: 'JSON-LD areaServed',
      seen: name,
    }));
    const said = saidAreas(pages);
    const places = new Set([...marked.map(({ seen }) => seen), ...said.places]);
    const evidence = [...marked, ...said.evidence];
    if (places.size >= ENOUGH_PLACES) return pass(evidence);
    return evidence.length + addresses.length > 0
      ? inconclusive(SOME_PLACE, [...evidence, ...addresses])
      : inconclusive(NOT_CONCLUDED);
  },
});

function saidAreas(pages: Parameters<typeof markedAreas>[0]): { places: string[]; evidence: Evidence[] } {
  const places: string[] = [];
  const evidence: Evidence[] = [];
  for (const page of pages) {
    if (page.role === 'article' || page.role === 'legal') continue;
    const { blocks, paths } = page.plain.view;
    for (const [at, block] of blocks.entries()) {
      if (block.landmark === 'nav') continue;
      // "Areas we serve" as a heading over a list.
      const list = /^h[1-6]$/.test(block.tag)
        ? blocks
            .slice(at + 1, at + 25)
            .filter((other) => other.tag === 'li')
            .map((other) => other.text)
            .join(', ')
        : '';
      const listed = areaIn(`${block.text.slice(0, 1_000)}${list === '' ? '' : `: ${list}`}`);
      const named = listed?.match(PLACE) ?? [];
      if (named.length === 0) continue;
      places.push(...named.map((place) => place.trim()));
      evidence.push({
        pageUrl: page.url,
        place: paths[block.path] ?? block.tag,
        seen: list === '' ? block.text : `${block.text}: ${list}`,
      });
    }
  }
  return { places: [...new Set(places)], evidence: evidence.slice(0, 5) };
}

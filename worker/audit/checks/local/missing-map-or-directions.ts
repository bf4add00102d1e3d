import { linkBlocks } from '../../website/page/link-blocks.ts';
import type { TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, notApplicable, pass } from '../check.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';
import { notConcluded } from '../shared/not-concluded.ts';

const MAP = lightLetters(
  regexSource`
    (?:google\.[a-z.]+\/maps|maps\.google|goo\.gl\/maps\/\w|maps\.app\.goo\.gl\/\w|maps\.apple\.com
    |openstreetmap\.org|bing\.com\/maps|mapbox\.com|waze\.com|g\.page|here\.com\/directions)
  `,
  'i',
);
/** Getting there: parking, stops, directions, as `plainWords` leaves them. */
const WAY = lightLetters(
  regexSource`
    \bparking\b
    |car park
    |\bbus (?:stop|line|route)
    |\btram\b
    |\bsubway\b
    |metro (?:station|stop|line)
    |train station
    |walk from
    |directions (?:to|from)\b
    |driving directions
    |parkplatz
    |parkplatze
    |parkhaus
    |parkmoglichkeit
    |anfahrts(?:beschreibung|skizze|plan)
    |\banfahrt (?:mit|uber|von|per|aus)\b
    |^anfahrt$
    |^(?:kontakt|lage) (?:und|&) anfahrt$
    |haltestelle
    |u-bahn
    |s-bahn
    |straßenbahn
    |bahnhof
    |stellplatz
    |\bparken\b
    |stationnement
    |places de parking
    |arret (?:de )?(?:bus|tram)
    |\bmetro (?:[a-z] |ligne|linea|linha|lijn|[lm]?\d|republique)
    |(?:station|arret|estacion|fermata|estacao) (?:de |du |della |do )?metro
    |\(metro |\bgare\b
    |plan d'acces
    |comment venir
    |acces (?:en|par)
    |aparcamiento
    |aparcar
    |parada de
    |estacion de
    |como llegar
    |parcheggio
    |fermata
    |\bstazione\b
    |come (?:raggiungerci|arrivare)
    |parkeren
    |parkeerplaats
    |\bhalte\b
    |(?:vanaf|bij|nabij|naast|van) (?:het |trein)?station\b
    |treinstation
    |ns-station
    |routebeschrijving
    |bereikbaarheid
    |estacionamento
    |paragem
    |como chegar
    |駐車場
    |徒歩\d
    |最寄り?駅
    |バス停
    |アクセス方法
    |駅から
  `,
  'u',
);

/** A map or a link to directions, and words on how to get there. Maps are drawn in many ways, so none is called missing. */
export const missingMapOrDirections = defineCheck({
  id: 'missing-map-or-directions',
  revision: 5,
  category: 'local',
  strength: 'C',
  catalogue: ['map-directions'],
  title: {
    pass: 'A map and words on getting there stand on your pages',
    fail: 'Nothing tells how to reach you',
    info: 'A map and words on how to reach you',
  },
  why: 'Parking, stops and directions answer what people ask before they set out. Plausible, not proven.',
  sources: ['https://schema.org/hasMap'],
  needs: ['pages', 'facts', 'isLocal'],
  run({ pages, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    if (facts.addresses.length === 0) return notApplicable('We read no address for certain.');
    const map = mapOn(pages);
    const directions = directionsOn(pages);
    const evidence = [...map, ...directions];
    return map.length > 0 && directions.length > 0 ? pass(evidence) : notConcluded(evidence);
  },
});

/** The first map, or link to one, of the first page with any; [] where there is none. */
function mapOn(pages: readonly ReadPage[]): Evidence[] {
  const maps = new Set(pages.flatMap(({ plain }) => plain.view.links.flatMap(({ url }) => url ?? [])).filter(isMap));
  for (const { url: pageUrl, plain } of pages) {
    const { frames, links, paths } = plain.view;
    const frame = frames.find(({ src }) => src !== null && MAP.test(src));
    if (frame?.src) return [{ pageUrl, place: 'iframe[src]', seen: frame.src }];
    // A list of tips leads to other people's doors.
    const link = maps.size > MAX_OWN_MAPS ? undefined : links.find(({ url }) => url !== null && isMap(url));
    if (link?.url) return [{ pageUrl, place: paths[link.path] ?? 'a[href]', seen: link.url }];
  }
  return [];
}

/** The first words on how to get there; [] where there are none. */
function directionsOn(pages: readonly ReadPage[]): Evidence[] {
  for (const { url: pageUrl, role, plain } of pages) {
    if (role === 'article' || role === 'legal') continue;
    const { blocks, paths } = plain.view;
    const linked = linkBlocks(plain.view);
    const block = blocks.find((one, at) => !linked.has(one) && tellsWay(one, blocks[at + 1]));
    if (block) return [{ pageUrl, place: paths[block.path] ?? block.tag, seen: block.text }];
  }
  return [];
}

const tellsWay = (block: TextBlock, next: TextBlock | undefined): boolean =>
  block.landmark !== 'nav' &&
  block.text.length < 600 &&
  WAY.test(plainWords(block.text)) &&
  (!isHeading(block) || isFollowed(next));

/** Several doors and several ways to each. */
const MAX_OWN_MAPS = 5;

const isMap = (url: string): boolean => MAP.test(url);

/** A shorter line under "How to find us" is the address again. */
const MIN_DIRECTIONS_CHARS = 60;

/** A word over the way is none yet, whatever element it stands in. */
const isHeading = ({ tag, text }: TextBlock): boolean => /^h[1-6]$/.test(tag) || TITLE.test(plainWords(text));
const TITLE = /^(?:(?:kontakt|lage) (?:und|&) )?anfahrt$/;

const isFollowed = (next: TextBlock | undefined): boolean =>
  next !== undefined && !isHeading(next) && next.text.length >= MIN_DIRECTIONS_CHARS;

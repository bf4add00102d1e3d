import { isAboutOthers } from '../../website/text/foreign-passages.ts';
import { remembered } from '../../website/text/remembered.ts';
import {
  lineSource,
  placeByAttribute,
  sourceAt,
  type TextDocument,
  type TextLine,
} from '../../website/text/text-sources.ts';
import { REVIEWS_PLACE } from '../reviews/review-words.ts';
import { starredCards } from '../reviews/starred-cards.ts';
import {
  introducedPerson,
  labelledPeople,
  listedPeople,
  ourPerson,
  peopleIntroducedTogether,
} from './introduced-people.ts';
import { peopleInProfile } from './japanese-profile.ts';
import { peopleInRows } from './name-rows.ts';
import { isPersonName, TITLED } from './name-words.ts';
import { personOnCard } from './person-cards.ts';
import { imprintZone, ownerInTitle, ownersTogether, soleOwner } from './person-owners.ts';
import type { PersonSeen } from './person-seen.ts';
import { peopleInSentences } from './person-sentences.ts';
import { PORTRAIT_ALT } from './person-words.ts';
import { registeredPeople } from './registered-person.ts';
import { namesInRow, teamZone } from './team-zone.ts';

const HEADING = /^h[1-6]$/;

export function findPeople(document: TextDocument): PersonSeen[] {
  const found = ownerInTitle(document);
  if (isAboutOthers(document.page, document.view)) return found;
  const zone = teamZone(document);
  const imprint = imprintZone(document);
  const names = namesInRow(document, zone);
  const rows = new Map([...peopleInRows(document), ...registeredPeople(document)]);
  const starred = starredCards(document.view);
  document.lines.forEach((line, at) => {
    if (line.foreign !== null || line.landmark === 'nav' || line.tag === 'label' || inReviews(document, line)) return;
    if (starred.has(line.block)) return;
    const inRow = rows.get(line.block);
    if (inRow) {
      found.push(inRow);
      return;
    }
    const person =
      introducedPerson(document, line) ??
      personOnCard(document, at, zone, names) ??
      titled(document, line) ??
      soleOwner(document, at, imprint);
    const named = [
      ...listedPeople(document, line),
      ...labelledPeople(document, line, at),
      ...ourPerson(document, line),
      ...peopleInProfile(document, at),
    ];
    if (named.length > 0) found.push(...named);
    else if (person) found.push(person);
    found.push(
      ...peopleIntroducedTogether(document, line),
      ...ownersTogether(document, at, imprint),
      ...peopleInSentences(document, line),
    );
  });
  for (const image of document.view.images) {
    const name = PORTRAIT_ALT.exec(image.alt?.trim() ?? '')?.[1];
    const place = placeByAttribute(document.view, image.path, 'img', '[alt]');
    if (name && isPersonName(name))
      found.push({ name, role: null, source: sourceAt(document, place, image.alt ?? ''), weight: 1 });
  }
  return found;
}

const inReviews = ({ view }: TextDocument, line: TextLine): boolean =>
  isReviewsPlace(view.paths[view.blocks[line.block]?.path ?? -1] ?? '');

const isReviewsPlace = remembered((path) => REVIEWS_PLACE.test(path));

/** "Dr. med. Eva Klein" as a heading. */
function titled(document: TextDocument, line: TextLine): PersonSeen | null {
  if (!HEADING.test(line.tag) || !TITLED.test(line.text) || !isPersonName(line.text)) return null;
  return { name: line.text, role: null, source: lineSource(document, line), weight: 2 };
}

import { itemsAround, piecesOf } from '../../../website/page/page-rows.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import type { StatedWebsite } from '../stated-website.ts';

/**
 * "Ida Larch" beside "ida.larch@mail.test" and "Ben Oak" beside "oak7@mail.test": each is the mailbox of one person. Where there are two such
 * people nothing says which of the mailboxes is that of the business.
 */
export function isOfOneOfSeveral(value: string, website: StatedWebsite): boolean {
  const { documents } = website;
  const known = ofPeople.get(documents) ?? mailboxesOfPeople(website);
  ofPeople.set(documents, known);
  return known.size > 1 && known.has(value);
}

/** Of the pages of one website: every mailbox asks. */
const ofPeople = new WeakMap<StatedWebsite['documents'], ReadonlySet<string>>();

const mailboxesOfPeople = ({ documents }: StatedWebsite): Set<string> =>
  new Set(
    documents.flatMap(({ view }) =>
      view.blocks.flatMap((block, at) => {
        const mailboxes = block.text.toLowerCase().match(MAILBOX) ?? [];
        if (mailboxes.length === 0 || mailboxes.length > MAX_IN_BLOCK) return [];
        const names = namesBeside(view, at).flatMap((name) => plainWords(name).split(' '));
        return mailboxes.filter((mailbox) => {
          const letters = plainWords(mailbox.split('@', 1).join('')).replace(NO_LETTER, '');
          return names.some((word) => word.length >= MIN_CHARS && letters.includes(word));
        });
      }),
    ),
  );

/** Lines in the form of a person's name in the row or card of a mailbox, or right above it. */
function namesBeside(view: PageView, at: number): string[] {
  const { blocks } = view;
  const card = itemsAround(view, at).find(({ from, to }) => to - from > 1);
  const near = card && card.to - card.from <= MAX_CARD_BLOCKS ? blocks.slice(card.from, card.to) : [];
  return [...near, ...blocks.slice(Math.max(0, at - 1), at + 1)].flatMap(piecesOf).filter((text) => NAME.test(text));
}

const NAME = lightLetters(/^(?=.{5,40}$)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u);
const NO_LETTER = lightLetters(/\P{L}/gu);
const MAILBOX = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A text with more of them is a list of others. */
const MAX_IN_BLOCK = 20;
const MIN_CHARS = 4;
/** A larger one is a section. */
const MAX_CARD_BLOCKS = 8;

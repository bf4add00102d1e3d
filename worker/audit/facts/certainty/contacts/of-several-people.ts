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

/** So many are a directory: none of them stands for the business. */
const MAX_MAILBOXES = 200;

function mailboxesOfPeople({ documents, facts }: StatedWebsite): Set<string> {
  const all = [...facts.emails, ...facts.otherEmails].map(({ value }) => value);
  if (all.length > MAX_MAILBOXES) return new Set(all);
  return new Set(
    all.filter((value) => {
      const mailbox = plainWords(value.split('@', 1).join('')).replace(NO_LETTER, '');
      const isSpelled = (name: string) =>
        plainWords(name)
          .split(' ')
          .some((word) => word.length >= MIN_CHARS && mailbox.includes(word));
      return documents.some(({ view }) => namesBeside(view, value).some(isSpelled));
    }),
  );
}

/** Lines in the form of a person's name in the row or card of a mailbox, or right above it. */
function namesBeside(view: PageView, mailbox: string): string[] {
  const { blocks } = view;
  return blocks.flatMap((block, at) => {
    if (!block.text.toLowerCase().includes(mailbox)) return [];
    const card = itemsAround(view, at).find(({ from, to }) => to - from > 1);
    const near = card && card.to - card.from <= MAX_CARD_BLOCKS ? blocks.slice(card.from, card.to) : [];
    return [...near, ...blocks.slice(Math.max(0, at - 1), at + 1)].flatMap(piecesOf).filter((text) => NAME.test(text));
  });
}

const NAME = lightLetters(/^(?=.{5,40}$)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u);
const NO_LETTER = lightLetters(/\P{L}/gu);
const MIN_CHARS = 4;
/** A larger one is a section. */
const MAX_CARD_BLOCKS = 8;

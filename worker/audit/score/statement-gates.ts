import type { CheckInputs } from '../checks/inputs.ts';
import { placeholderContacts } from '../checks/shared/placeholder-contacts.ts';
import { isBeforeScripts } from '../checks/shared/placeholder-phones.ts';
import { templateTexts } from '../checks/shared/template-texts.ts';
import { absentStatements, type Statement } from '../facts/claims/absent-statements.ts';
import { QUESTION_LANGUAGES } from '../questions/question-data.ts';
import { quoted, sentence } from '../wording/words.ts';
import type { Gate } from './gates.ts';
import type { CatalogueId } from './weights.ts';

const SAID: Record<Statement, string> = {
  name: 'whose business it is',
  offer: 'what it offers',
  contact: 'how to reach it or where it works',
};

/** The check that fails where a statement is absent. */
const OPENED_BY: Record<Statement, CatalogueId> = {
  name: 'what-you-are',
  offer: 'what-you-are',
  contact: 'nap-visible',
};

type Asked = Pick<CheckInputs, 'pages' | 'facts' | 'attempts' | 'notRead' | 'coverage'>;

/** What a website says, or leaves unsaid, that no good markup makes up for. */
export const statementGates = (inputs: Asked): Gate[] => [
  ...absenceGates(inputs),
  ...leftoverGates(inputs.pages ?? []),
];

function absenceGates(inputs: Asked): Gate[] {
  // What somebody offers, and how people reach him, is known to be unsaid only where we read the language: the checks that would say so, and
  // the tasks that would open the gate, hold their peace elsewhere.
  const isAsked = QUESTION_LANGUAGES.some((one) => one === inputs.facts.languages[0]?.value.slice(0, 2).toLowerCase());
  const absent = absentStatements(inputs).filter((one) => one === 'name' || isAsked);
  if (absent.length === 0) return [];
  const unsaid = absent.map((one) => SAID[one]);
  return [
    {
      id: absent.length === 1 ? `${absent[0]}-unsaid` : 'business-unsaid',
      cap: absent.length === 1 ? 50 : 35,
      reason: `The pages read do not say ${list(unsaid)}.`,
      opensWith: [...new Set(absent.map((one) => OPENED_BY[one]))],
    },
  ];
}

const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Legal texts and articles are read by few, and quote. */
const isKey = ({ role }: NonNullable<CheckInputs['pages']>[number]): boolean => role !== 'legal' && role !== 'article';

function leftoverGates(pages: NonNullable<CheckInputs['pages']>): Gate[] {
  const key = pages.filter(isKey);
  const texts = key.flatMap((page) => templateTexts(page));
  const contacts = placeholderContacts(key);
  const left = [...texts, ...contacts];
  const first = left.find(({ seen }) => /\p{L}/u.test(seen)) ?? left[0];
  if (!first) return [];
  const isSeen = texts.length > 0 || !contacts.every(isBeforeScripts);
  const opensWith: CatalogueId[] = [];
  if (texts.length > 0) opensWith.push('stale-content');
  if (contacts.length > 0) opensWith.push('nap-consistent');
  return [
    {
      id: isSeen ? 'never-filled-in' : 'never-filled-in-served',
      cap: 60,
      reason: isSeen
        ? sentence(`A placeholder stands on a key page: ${quoted(first.seen, 60)}`)
        : sentence(`Until scripts have run, a placeholder stands on a key page: ${quoted(first.seen, 60)}`),
      opensWith,
    },
  ];
}

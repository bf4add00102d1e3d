import type { Inputs } from '../checks/read-inputs.ts';
import { isBareOfContact } from '../facts/claims/bare-of-contact.ts';
import { seenAsPossible } from '../facts/claims/claims.ts';
import { TRADES } from '../trades/index.ts';
import { type Ask, isLeftOpen } from './ask.ts';
import { hasOtherFrames, viewsOf } from './texts-seen.ts';

/** No way to reach anybody was read, not even in doubt. */
export const hasNoContact = ({ facts }: Pick<Inputs, 'facts'>): boolean =>
  facts.phones.length + facts.emails.length + facts.addresses.length === 0;

/** A link that opens a call, a mail, a chat or a place elsewhere, or nobody knows what. */
const LEADS_AWAY = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/** No number, mail, address or link that may lead to one, in any reading of any page. */
export const noContact: Ask = {
  checkIds: ['contact-data-not-in-text'],
  isFirst: true,
  absent(inputs, results) {
    const { pages, facts } = inputs;
    if (pages === null || !hasNoContact(inputs) || !isLeftOpen(results, 'contact-data-not-in-text')) return null;
    if (facts.trade !== null && TRADES[facts.trade.value.id].sellsNothing) return null;
    if (seenAsPossible('addresses', { pages, facts }) || seenAsPossible('phones', { pages, facts })) return null;
    const views = viewsOf(pages);
    if (!isBareOfContact(pages, facts) || hasOtherFrames(views)) return null;
    const leads = views.some(({ links }) => links.some(({ href }) => LEADS_AWAY.test((href ?? '').trim())));
    return leads ? null : 'phone number, e-mail or postal address';
  },
  advice: {
    title: 'Say how people reach you',
    description:
      'Who asks an assistant for you may want to call, write or come. A form alone is nothing it can pass on.',
    how: 'Your website should say as text how people reach you, by phone or by mail, and where you are or work.',
    effort: 'minutes',
    owner: 'you',
  },
};

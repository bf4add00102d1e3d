import type { PhoneFact } from '../facts.ts';

/** Whether a number may be told as one to call: what only opens a chat or takes a text message may ring nowhere. */
export const isCalled = ({ kind }: Pick<PhoneFact, 'kind'>): boolean => kind !== 'whatsapp' && kind !== 'text';

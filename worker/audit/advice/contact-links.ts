import type { Advice } from './advice.ts';

/** For a link that gives another number than it shows: a wrong link, and two contradictory numbers. */
export const linkUnlikeItsText: Advice = {
  title: 'Let your phone links lead to the number they show',
  description:
    'A link calls or writes to another number than the one that stands there. Who taps it reaches somebody else or ' +
    'nobody, and an assistant has two numbers to choose from.',
  how: 'Look at each link we list and decide which number is right. Put it into the text and into the link, then tap it once on your phone.',
  effort: 'minutes',
  owner: 'you',
};

/** For an e-mail link without "mailto:": a dead link, and an address nobody can tap. */
export const mailWithoutMailto: Advice = {
  title: 'Write “mailto:” before the address in your e-mail link',
  description:
    'A link with your e-mail address leaves out “mailto:”, or has it misspelt. A click then opens an error or ' +
    'nothing, and nobody can write to you by it.',
  how:
    'In each link we list, put “mailto:” directly before the e-mail address in its target, without a space, in place ' +
    'of what may stand there. Then click it once.',
  effort: 'minutes',
  owner: 'web person',
};

/** The same where the link shows another address: put to rights as it stands, it would write to one that nobody was shown. */
export const mailUnlikeItsText: Advice = {
  title: 'Let your e-mail link write to the address it shows',
  description:
    'A link shows one e-mail address and holds another in its target, without “mailto:”. A click opens an error or ' +
    'nothing, and who reads both cannot tell which of the two reaches you.',
  how:
    'Look at the link we list and decide which address is right. Put it into the text, and directly behind “mailto:” ' +
    'into the target of the link. Then click it once.',
  effort: 'minutes',
  owner: 'you',
};

/** For a number or an address in a link that leads nowhere. A script may do on a tap what the link does not. */
export const contactLinkToNothing: Advice = {
  title: 'Let the links around your contact details call and write',
  description:
    'Around a phone number or an e-mail address of yours stands a link whose address is empty or a mere “#”. ' +
    'Unless a script catches it, a tap there neither calls nor writes, and agents that act for people find no number in it.',
  how:
    'In each link we list, put “tel:+” with country code and number, or “mailto:” with the e-mail address, into the href in place of ' +
    'what stands there. What we list as plain text, make such a link. Then tap each once.',
  effort: 'minutes',
  owner: 'web person',
};

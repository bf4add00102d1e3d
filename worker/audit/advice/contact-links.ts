import type { Advice } from './advice.ts';

/** For a link that gives another number than it shows: a wrong link, and two contradictory numbers. */
export const linkUnlikeItsText: Advice = {
  title: 'Make each phone link and the number it shows agree',
  description: 'A link calls or writes to another number than the one it shows.',
  how:
    'Which of the two is right, you know best. The link and its words should both give it. Look whether the other one stands ' +
    'elsewhere on your website.',
  effort: 'minutes',
  owner: 'you',
};

/** For an e-mail link without "mailto:": a dead link, and an address nobody can tap. */
export const mailWithoutMailto: Advice = {
  title: 'Write “mailto:” before the address in your e-mail link',
  description:
    'A link with your e-mail address leaves out “mailto:”, or has it misspelt. A click then does not open a mail.',
  how: 'The address in each such link should begin with “mailto:”, so that a click opens a mail to the address it shows.',
  effort: 'minutes',
  owner: 'web person',
};

/** The same where the link shows another address: put to rights as it stands, it would write to one that nobody was shown. */
export const mailUnlikeItsText: Advice = {
  title: 'Let your e-mail link write to the address it shows',
  description: 'A link shows one e-mail address and holds another in its target, without “mailto:”.',
  how: 'A click on the link should open a mail to the address it shows. Which of the two addresses is right, you know best.',
  effort: 'minutes',
  owner: 'you',
};

/** For a number or an address in a link that leads nowhere. A script may do on a tap what the link does not. */
export const contactLinkToNothing: Advice = {
  title: 'Let the links around the contact details we quote lead to them',
  description:
    'Around <contact details|a contact detail> of yours <stand links|stands a link> whose address is empty or a mere “#”.',
  how: 'A tap on what we quote should call the number, or write to the address, that it shows.',
  effort: 'minutes',
  owner: 'web person',
};

import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { contradictoryContactData } from './contact-data.ts';
import { contactLinkToNothing } from './contact-links.ts';

/** By check id. */
export const identityAdvice: AdviceOf<'identity'> = {
  'inconsistent-business-name': {
    title: 'Check which name you go by',
    description: 'We read names on your home page that are not written alike.',
    how: 'Are all of these your name? If one is wrong, change it where it stands. If all are right, nothing has to change.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'another-on-inner-page': {
        title: 'Check a name on your inner pages',
        description: 'We read a name on an inner page that is not the one of your home page.',
        how: 'Is this name meant for you? If so, and it is wrong, change it where it stands. If not, nothing has to change.',
      },
      variants: {
        title: 'Check the spellings of your name',
        description: 'We read your name on the home page in several spellings.',
        how: 'Which spelling is yours? If one is wrong, change it where it stands. If all are meant, nothing has to change.',
      },
      'sentence-for-name': {
        title: 'Put your name where machines look for it',
        description: 'What we quote first stands where machines look for your name, and may not be your name.',
        how: 'Is it your name? If not, your name alone should stand there, as the page itself writes it.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('your business name'),
    },
  },
  'contact-data-not-in-text': {
    title: 'Write your contact details as text where people look',
    description: 'We could not read <some contact details|a contact detail> as text of a page about you.',
    how: 'What people reach you by should stand as text on a page where they look for it.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'not-found': {
        title: 'Say on your [pages|page] how people reach you',
        description: 'We did not find as text on the [pages|page] read all that people may need to reach you.',
        how: 'Your website should say as text how people reach you and where you are or work.',
        effort: 'minutes',
      },
      'no-phone': {
        title: 'State your phone number on your [pages|page]',
        description: 'An assistant that is asked how to call you can pass on a number that stands as text.',
        how: 'Can people call you? Then your phone number should stand as text on your website.',
        effort: 'minutes',
      },
      'no-address': {
        title: 'State your address on your [pages|page]',
        description: 'An assistant that is asked where you are can pass on an address that stands as text.',
        how: 'Do people come to you? Then your address should stand as text on your website; if not, the area you work in.',
        effort: 'minutes',
      },
      'phone-not-as-text': {
        title: 'Write your phone number as text where people look',
        description: 'We could not read your phone number as text of a page about you.',
        how: 'It should stand as text on a page where people look for it.',
      },
      'only-after-javascript': onlyAfterJavaScript('the contact details we list'),
      backwards: {
        title: 'Write contact details forwards in the HTML',
        description:
          'What a link of yours leads to stands backwards in its text. A style may turn it round for people.',
        how: 'The text of each such link should be in its right order, both in the HTML and on the screen.',
        effort: 'minutes',
        owner: 'web person',
      },
    },
  },
  'contradictory-contact-data': contradictoryContactData,
  'missing-contact-page': {
    title: 'Say in one place how people reach you',
    description: 'We found no place on the [pages|page] read that says how to reach you.',
    how: 'One place on your website should say how people reach you and where you are or work.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'page-gone': {
        title: 'Let the link to your contact page open it',
        description: 'A link of yours leads to a contact page that did not open.',
        how: 'The link to your contact page should open it.',
        effort: 'hours',
        owner: 'web person',
      },
    },
  },
  'dead-profile-links': {
    title: 'Repair or remove links to profiles that are gone',
    description: 'A profile you link to answers that nothing is there.',
    how: 'Each link to a profile should open a profile of yours. One that is gone should not be linked.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'never-filled-in': {
        title: 'Link to your own profiles, not to the networks',
        description: 'What should lead to your profile leads to the start page of the network.',
        how: 'Each link to a profile should open a profile of yours. Where you have none, the link should go.',
      },
      'address-not-filled-in': {
        title: 'Put your own address where the template has a gap in the link',
        description: 'A link to a profile or an entry of yours still has the template’s own words in its address.',
        how: 'Each link to a profile should open a profile of yours. Where you have none, the link should go.',
      },
      'without-address': {
        title: 'Put the addresses of your profiles into the links that are to lead there',
        description: 'What is to lead to a profile on a network has no address.',
        how: 'Each link to a profile should open a profile of yours. Where you have none, the link should go.',
      },
    },
  },
  'unlinked-contact-data': {
    title: 'Turn contact details that are plain text into links',
    description: 'We read contact data as plain text, not as a link.',
    how:
      'Each phone number people can call should be a link that begins with “tel:+”, and each e-mail address one with ' +
      '“mailto:”.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'link-unlike-its-text': {
        title: 'Make each phone and e-mail link agree with what it shows',
        description: 'A link calls another number or writes to another address than it shows.',
        how: 'Which of the two is right, you know best. The link and its words should both give it.',
      },
      'trunk-zero': {
        title: 'Take the 0 behind the country code out of the links to your number',
        description:
          'A link that calls or messages you has both the country code and the 0 that is dialled only within the country.',
        how: 'Behind the country code, the number in each such link should have no 0 at its start, and no brackets or blanks.',
      },
      'no-country-code': {
        title: 'Put the country code behind the + of your phone links',
        description: 'A phone link has a + and behind it a 0 where the country code belongs.',
        how: 'The number in each such link should begin with + and your country code in place of that 0.',
      },
      undialable: {
        title: 'Write the number alone into your phone links',
        description: 'A phone link is not written so that every phone can dial it.',
        how: 'The number in each such link should stand right behind “tel:”, with + and the country code, without slashes or words.',
      },
      'link-to-nothing': contactLinkToNothing,
      'undecoded-mail': {
        title: 'Show your e-mail address in its links',
        description:
          'A protection against spam has replaced your e-mail address, and the script that brings it back did not run on the ' +
          'page.',
        how: 'Each of these links should show your e-mail address, and a click should open a mail to it.',
      },
    },
  },
  'few-linked-profiles': {
    title: 'Link to your own profiles',
    description: 'Links to your own profiles tie what is said about you elsewhere to this website.',
    how: 'Do you have profiles elsewhere? Then your website should link to them.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'not-marked-up': {
        title: 'Tell machines which profiles are yours',
        description:
          'Your website links to the profiles we quote, and the description that machines read does not name them.',
        how: 'Those of these profiles that are yours should be named there in the field sameAs.',
      },
      'no-business-markup': {
        title: 'Name your profiles in a description that machines read',
        description:
          'Your website links to the profiles we quote, and we found no schema.org data that says whose they are.',
        how: 'A JSON-LD block for your business should name those of these profiles that are yours, in the field sameAs.',
      },
      'two-on-one-network': {
        title: 'Say which of two profiles on one network is yours',
        description: 'Your structured data names one profile, and your pages link to another on the same network.',
        how: 'Are both yours? If so, both places may name both. If not, both places should name the one that is.',
      },
    },
  },
  'missing-logo': {
    title: 'Tell machines which picture is your logo',
    description: 'Your structured data does not name the logo we saw.',
    how: 'Structured data should name the full address of your logo in “logo”. Google asks for at least 112 × 112 pixels.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-legal-identity': {
    title: 'Put a register, tax or license number into your imprint',
    description: 'We saw no register, tax or license number in your imprint.',
    how: 'Do you have such a number? Then your imprint should give it, with the legal name and form.',
    effort: 'minutes',
    owner: 'you',
  },
  'free-mail-address': {
    title: 'Use an e-mail address at your own domain',
    description: 'The e-mail address we quote belongs to a mail provider.',
    how: 'Your website should show an e-mail address at your own domain that reaches you.',
    effort: 'hours',
    owner: 'you',
  },
  'knowledge-base-links': {
    title: 'Name an entry in a public knowledge base if you have one',
    description:
      'Large brands are told apart by entries such as those on Wikidata. Most small businesses cannot have one and need none.',
    how: 'Is there an entry about you on Wikidata or Wikipedia? Then sameAs in your structured data may name it.',
    effort: 'hours',
    owner: 'web person',
  },
};

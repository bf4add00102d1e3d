import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { contradictoryContactData } from './contact-data.ts';
import { contactLinkToNothing } from './contact-links.ts';

/** By check id. */
export const identityAdvice: AdviceOf<'identity'> = {
  'inconsistent-business-name': {
    title: 'Use one name everywhere',
    description:
      'Places of your home page that state your name do not state the same one. Assistants join what they ' +
      'learn about you by name, and a second name may look like somebody else’s.',
    how: 'Choose one spelling of your name, and use it in each place we list.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'another-on-inner-page': {
        title: 'Use your name on the inner pages too',
        description:
          'An inner page states another name than your home page. Assistants join what they learn about you ' +
          'by name, and a second name may look like somebody else’s.',
        how: 'Go to each place we list. If the name there is meant for you, put the name of the home page in its place.',
      },
      variants: {
        title: 'Write your name in one way',
        description:
          'Your name stands on the home page in several spellings. People see at once that they mean you; a machine may not.',
        how: 'Choose one spelling, with or without the legal form, and use it in each place we list and wherever else your name stands.',
      },
      'sentence-for-name': {
        title: 'Put your name where machines look for it',
        description:
          'What we quote first stands where machines look for your name, and is not that name. Google may show it as the ' +
          'name of your website.',
        how: 'In the code of the page, replace it by your name alone, as the page itself writes it. A sentence about you belongs in the description.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('your business name'),
    },
  },
  'contact-data-not-in-text': {
    title: 'Write the contact details we list as text where people look',
    description:
      'We could not read what we list as text of a page about you. What stands only in a link, in hidden code or in ' +
      'an article is easily missed when somebody asks how to reach you.',
    how: 'Write what we list as plain text[ on a page where people look for it| on your page].',
    effort: 'hours',
    owner: 'you',
    causes: {
      'not-found': {
        title: 'Say on your [pages|page] how people reach you',
        description:
          'We did not find as text on the [pages|page] read all that people need to reach you. Assistants cannot pass on ' +
          'what your website does not say.',
        how:
          'Write what is missing as plain text[ on a page where people look for it| on your page]. If that is the address and ' +
          'people do not come to you, say where you work instead.',
        effort: 'minutes',
      },
      'no-phone': {
        title: 'State your phone number on your [pages|page]',
        description:
          'An assistant that is asked how to call you can only pass on a number that your [pages state|page states].',
        how:
          'Write the number as plain text[ on a page where people look for it| on your page]. If you take no calls and your ' +
          '[pages say|page says] how else people reach you, leave this out.',
        effort: 'minutes',
      },
      'no-address': {
        title: 'State your address on your [pages|page]',
        description:
          'An assistant that is asked where you are can only pass on an address that your [pages state|page states].',
        how:
          'Write street, postcode and town as plain text[ on a page where people look for it| on your page]. If ' +
          'people do not come to you, say where you work instead.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('the contact details we list'),
      backwards: {
        title: 'Write the contact details we list forwards in the HTML',
        description:
          'What a link of yours leads to stands backwards in its text. A style may turn it round for people; who reads the HTML reads another ' +
          'number or address.',
        how:
          'Write the text of each link we list in its right order. In the same step take out the rule that turns it ' +
          'round, mostly unicode-bidi with direction: with one of the two alone people see it backwards.',
        effort: 'minutes',
        owner: 'web person',
      },
    },
  },
  'contradictory-contact-data': contradictoryContactData,
  'missing-contact-page': {
    title: 'Say in one place how people reach you',
    description:
      'We found no place on the [pages|page] read that says how to reach you. An assistant that is asked for it has nowhere to send people.',
    how:
      '[Make a contact page|Add a part for contact to your page] with the ways to reach you, and say where you are or ' +
      'work.[ Link to it from your other pages.|]',
    effort: 'hours',
    owner: 'you',
    causes: {
      'page-gone': {
        title: 'Bring back your contact page',
        description:
          'A link of yours leads to a contact page that does not exist. People who want to reach you, and ' +
          'assistants that look for you, meet an error.',
        how: 'Put the page back at the address we name, or correct the links so that they lead to the one you have.',
        effort: 'hours',
        owner: 'web person',
      },
    },
  },
  'dead-profile-links': {
    title: 'Repair or remove links to profiles that are gone',
    description:
      'At least one address of a profile you link to answers that nothing is there. Who follows it does not reach you.',
    how:
      'Open each profile link we list. Put in the new address, or delete the link. Where sameAs of your ' +
      'structured data names it, do the same there.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'never-filled-in': {
        title: 'Link to your own profiles, not to the networks',
        description:
          'An address that should lead to your profile leads to the start page of the network. It tells nobody which profile is yours.',
        how: 'Put the address of your own profile in its place wherever we list it. Where you have none, take it out.',
      },
      'address-not-filled-in': {
        title: 'Put your own address where the template has a gap in the link',
        description:
          'A link to a profile or an entry of yours still has the template’s own words where yours belongs. Who follows it does not reach you.',
        how: 'Put the address of your own profile or entry into each link we list. Where you have none, take the link out.',
      },
      'without-address': {
        title: 'Put the addresses of your profiles into the links that are to lead there',
        description:
          'A link on your [pages|page] that is to lead to a profile on a network has no address. Nobody who follows it ' +
          'reaches a profile of yours.',
        how: 'Put the address of your profile into each link we list. Where you have no profile, take the link out.',
      },
    },
  },
  'unlinked-contact-data': {
    title: 'Turn the contact <details|detail> we list into <links|a link>',
    description:
      'What we list is plain text, not a link. Not every device lets people call or write with a tap on it, and agents ' +
      'that act for people look for the link.',
    how:
      'Make each of what we list a link: for a phone number it begins with “tel:+” and the country code, ' +
      'for an e-mail address with “mailto:”.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'link-unlike-its-text': {
        title: 'Let phone and e-mail links lead where they say',
        description:
          'A link calls another number or writes to another address than it shows. Who taps it reaches somebody else or nobody, and agents act on the link.',
        how:
          'Look at each link we list and decide which side is right. Put the same number or address into the ' +
          'text and into the link, then tap it once on your phone.',
      },
      'trunk-zero': {
        title: 'Take the 0 behind the country code out of the links to your number',
        description:
          'A link that calls or messages you has both the country code and the 0 that is dialled only within the country. ' +
          'The two together are no valid number, and the tap may reach nobody.',
        how: 'In each link we list, take the 0 behind the country code out of the number, with its brackets and all blanks. Then tap it once on your phone.',
      },
      'no-country-code': {
        title: 'Put the country code behind the + of your phone links',
        description:
          'A phone link has a + and behind it the 0 that is dialled only within the country, where the country code belongs. ' +
          'That is no valid number, and the call may reach nobody.',
        how: 'In each link we list, put your country code in the place of the 0 behind the +, without brackets and blanks. Then tap it once.',
      },
      undialable: {
        title: 'Write the number alone into your phone links',
        description:
          'A phone link is not written so that every phone can dial it. Where one gives up, the tap calls nobody.',
        how: 'In each link we list, write the number right behind “tel:”, with + and the country code and no slashes. Then tap it once.',
      },
      'link-to-nothing': contactLinkToNothing,
      'undecoded-mail': {
        title: 'Put your e-mail address back into its links',
        description:
          'A protection against spam has replaced your e-mail address, and the script that brings it back is not on the page. ' +
          'Visitors see other words in its place, and the link leads to no mailbox.',
        how: 'Write your address into each link we list, as its text and behind “mailto:” in its href; or turn the protection on again.',
      },
    },
  },
  'few-linked-profiles': {
    title: 'Link to your own profiles',
    description:
      'Links to your own profiles tie what is said about you elsewhere to this website. If you have no profile anywhere, leave this for later.',
    how:
      'Link to your own profiles from [your pages|your page]. Where your structured data describes your ' +
      'business, list the same addresses there as sameAs.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'not-marked-up': {
        title: 'Tell machines which profiles are yours',
        description:
          'Your website links to the profiles we quote, but the hidden description that machines read does not name ' +
          'them. A link alone does not say whose they are.',
        how:
          'Go to the part of your structured data that describes your business. List the profiles we quote there in the field ' +
          'sameAs, those that are yours.',
      },
      'no-business-markup': {
        title: 'Name your profiles in a description that machines read',
        description:
          'Your website links to the profiles we quote, but we found no structured data that says whose they are. A link ' +
          'alone does not.',
        how: 'Add a JSON-LD block for your business with its name and url. List the profiles we quote in it as sameAs, those that are yours.',
      },
      'two-on-one-network': {
        title: 'Say which of two profiles on one network is yours',
        description:
          'Your structured data names one profile, and your pages link to another on the same network. Who follows the wrong one may not find you.',
        how:
          'Open both addresses of each pair we list. Keep the one that is yours, in the links and in sameAs, and take ' +
          'the other away. Where both are yours, name both in both places.',
      },
    },
  },
  'missing-logo': {
    title: 'Tell machines which picture is your logo',
    description:
      'Answers and panels can show a logo beside a name if they are told where it is. Your structured data does not name the one we saw.',
    how:
      'Name the full address of your logo in “logo” of your structured data. Google asks for a picture of at least 112 × ' +
      '112 pixels.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-legal-identity': {
    title: 'Put a register, tax or license number into your imprint',
    description:
      'With such a number a business can be looked up in a public register. We saw no number in your imprint.',
    how: 'If you have such a number, add it to your imprint, with the legal name and form. Copy them from the official papers.',
    effort: 'minutes',
    owner: 'you',
  },
  'free-mail-address': {
    title: 'Use an e-mail address at your own domain',
    description:
      'An address at your own domain shows that website and mailbox belong together, and stays yours if you change the provider. ' +
      'The one we quote belongs to a mail provider.',
    how:
      'Take a mailbox at your own domain, such as info@your-domain, from your host or a mail provider. Let its mail ' +
      'reach you where you read it, and replace the old address wherever it stands.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'no-own-domain': {
        title: 'Move to a domain of your own, with a mailbox at it',
        description:
          'Your website lies below a domain that many websites share, and your e-mail address belongs to a ' +
          'mail provider. Neither is yours to keep if the service ends.',
        how:
          'Register a domain with your name and let your website answer there. Take a mailbox at it, and replace ' +
          'the old address wherever it stands.',
      },
    },
  },
  'knowledge-base-links': {
    title: 'Name an entry in a public knowledge base if you have one',
    description:
      'Large brands are told apart by entries such as those on Wikidata. Most small businesses cannot have one and need none.',
    how: 'If an entry about you exists on Wikidata or Wikipedia, add its address to sameAs in your structured data. Do not write one about yourself.',
    effort: 'hours',
    owner: 'web person',
  },
};

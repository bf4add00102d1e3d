import { linksToFiles, pagesThatFail } from './addresses.ts';
import type { AdviceOf } from './advice.ts';
import { phoneAdvice } from './phone.ts';

/** By check id. */
export const technicalAdvice: AdviceOf<'technical'> = {
  'pages-without-success': pagesThatFail,
  'missing-https': {
    title: 'Serve the website over https only',
    description: 'Visitors of your website are not, or not always, led to https.',
    how: 'Every address of your website should open with https and a valid certificate. An http address should lead there.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-redirect': {
        title: 'Redirect every http address to https',
        description: 'Your website answers securely, and the insecure address answers too and does not lead on.',
        how: 'Every http address should lead to the same address with https.',
        effort: 'minutes',
      },
      'certificate-ends': {
        title: 'Renew your certificate before it expires',
        description: 'The certificate of your website expires soon. From that day on browsers warn visitors.',
        how: 'The certificate should be renewed before that day. Many hosts do so by themselves: ask yours.',
        effort: 'minutes',
      },
    },
  },
  'long-redirect-chains': {
    title: 'Lead directly to your pages',
    description: '{Some pages are|A page is} reached only through several redirects.',
    how: 'Each link and redirect should lead at once to the last address.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      circle: {
        title: 'Break the circle of redirects',
        description: 'A page of yours redirects in a circle or without end.',
        how: 'The address should open its page after one redirect at most.',
      },
    },
  },
  'forms-without-target': {
    title: 'Let your form send what people write',
    description: 'A form on your website does not send what people enter.',
    how: 'What people enter there and send should reach you.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'thanked-and-lost': {
        title: 'Let your form send what people write: it answers, and nothing is sent',
        description: 'A form answers as if the message were sent, and nothing left the browser when we sent it.',
        how: 'What people enter there and send should reach you.',
        effort: 'hours',
      },
      'address-not-filled-in': {
        title: 'Put the address of your form service where the template has a gap',
        description: 'The form is sent to an address of a form service in which the template’s own words still stand.',
        how: 'The address of the form should be your own at the form service, so that what people enter reaches you.',
        effort: 'minutes',
      },
      'key-not-filled-in': {
        title: 'Put the key of your form service where the template has a gap',
        description:
          'The form is sent to a form service, and where your key belongs the template’s own words still stand.',
        how: 'The form should hold your own key at the form service, so that what people enter reaches you.',
        effort: 'minutes',
      },
      'nameless-fields': {
        title: 'Give each field of your form a name, so that it is sent',
        description:
          'A browser sends only fields that have a name. What people write into these, which have none, is not sent with the ' +
          'form.',
        how: 'What people enter in each field should reach you: each needs a name attribute.',
        effort: 'minutes',
      },
      'mail-program': {
        title: 'Let your form send by itself, not by the visitor’s mail program',
        description: 'The address of your form begins with mailto: it opens the mail program of whoever writes.',
        how: 'What people enter should reach you without a mail program of theirs.',
        effort: 'hours',
      },
    },
  },
  'broken-internal-links': {
    title: 'Repair the broken links on your [pages|page]',
    description: '<Links on your pages lead|A link on your pages leads> nowhere.',
    how: 'Each link should open what it promises. One whose page is gone for good should not be there.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'without-address': {
        title: 'Give the <links to your legal texts|link to a legal text> an address',
        description:
          'Your pages name <legal texts, and the links to them have|a legal text, and the link to it has> no address.',
        how: 'Each of these links should open its legal text.',
        owner: 'web person',
      },
      'names-nobody': {
        title:
          'Fill in <the links to call or to write that name nobody|the link to call or to write that names nobody>',
        description: 'A tap on <the links we list|the link we list> opens a call or a message to nobody.',
        how: 'Each of these links should call your number or write to your address.',
        effort: 'minutes',
        owner: 'web person',
      },
      ...linksToFiles,
      'misspelt-address': {
        title: 'Correct the <addresses of the links|address of the link> we list',
        description:
          '<Addresses of links begin|The address of a link begins> with a mistake, so a browser does not open <them|it>.',
        how: 'Each of these links should open the page it promises.',
        effort: 'minutes',
        owner: 'web person',
      },
      'text-without-address': {
        title: 'Give <the links that do|the link that does> nothing an address',
        description: 'Your pages show <links that have|a link that has> no address.',
        how: 'Each link should lead somewhere. Where there is nothing to lead to, no link should stand.',
        owner: 'web person',
      },
    },
  },
  'broken-external-links': {
    title: 'Replace the dead <links|link> to <other websites|another website>',
    description: 'What <links lead|a link leads> to is not there any more.',
    how: 'Each link to another website should open the page it promises. One whose page is gone should not be there.',
    effort: 'hours',
    owner: 'you',
  },
  'soft-error-pages': {
    title: 'Let error pages answer as errors',
    description: 'A page that says “not found” answers with success.',
    how: 'A page that does not exist should answer with status 404.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-first-byte': {
    title: 'Make the server answer faster',
    description: 'The server takes long before it sends anything.',
    how: 'The server should begin to answer within 0.8 seconds.',
    effort: 'day',
    owner: 'web person',
  },
  'missing-viewport': phoneAdvice,
  'missing-cache-validators': {
    title: 'Say whether a page has changed',
    description:
      'Your server does not say when {pages|the page we name} last changed, so every visit fetches all of {them|it} again.',
    how: 'The server should send an ETag or a true Last-Modified header with [each|the] page.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'always-now': {
        title: 'Send the true date of change with each page',
        description: 'Your server says of pages that they changed at the moment we asked.',
        how: 'The server should send the day of the last change as Last-Modified, or an ETag instead.',
      },
    },
  },
  'mixed-content': {
    title: 'Load every part of a page securely',
    description:
      'Your secure [pages ask|page asks] for files at insecure addresses (http). Browsers block them, or ask for them at ' +
      'https instead.',
    how: 'Each file your [pages ask|page asks] for should be asked for with https, and arrive.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-security-headers': {
    title: 'Set the usual security headers',
    description:
      'Such headers protect your visitors. No effect on answers is known, so this weighs almost nothing here.',
    how: 'The server should send these headers with [each|the] page.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-largest-paint': {
    title: 'Show the main content of the home page sooner',
    description: 'In our test of a phone with a slow connection the largest picture of your home page appeared late.',
    how: 'On a phone, the largest picture of the first screen should appear within 2.5 seconds.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'largest-is-text': {
        title: 'Show the largest text of the home page sooner',
        description: 'In our test of a phone with a slow connection the largest text of your home page appeared late.',
        how: 'On a phone, the largest text of the first screen should appear within 2.5 seconds.',
        effort: 'day',
      },
      'largest-is-first': {
        title: 'See whether the largest picture of the home page can be lighter',
        description:
          'In our test of a phone with a slow connection the largest picture of your home page appeared late. The page asks for it before others already.',
        how:
          'On a phone, the largest picture of the first screen should appear within 2.5 seconds. The page asks for it early ' +
          'enough already.',
      },
      'largest-unnamed': {
        title: 'Draw the first screen of the home page sooner',
        description: 'In our test of a phone with a slow connection the largest part of your home page appeared late.',
        how: 'On a phone, the largest part of the first screen should appear within 2.5 seconds.',
      },
    },
  },
  'shifting-layout': {
    title: 'Let the home page stand still while it loads',
    description: 'Parts of your home page move after they have appeared.',
    how: 'What the home page has shown should stay in its place while the rest loads.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-interactions': {
    title: 'See how soon your pages answer a tap',
    description:
      'Only real visits show how soon a page answers. Google collects this for websites with enough visitors.',
    how:
      'A page should answer a tap within 0.2 seconds. The Core Web Vitals report of Google Search Console shows it where ' +
      'enough people visit.',
    effort: 'hours',
    owner: 'web person',
  },
  'heavy-pages': {
    title: 'Make the home page lighter',
    description: 'Your home page is heavy to load.',
    how: 'The home page should load less than 2 MB. Pictures are the largest part.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      scripts: {
        title: 'Load less script on the home page',
        description: 'Your home page is heavy to load, and scripts are the heaviest part.',
        how: 'The home page should load less than 2 MB. Scripts are the largest part.',
        effort: 'day',
      },
      media: {
        title: 'Load less video or sound with the home page',
        description: 'Your home page is heavy to load, and video or sound is the heaviest part.',
        how: 'The home page should load less than 2 MB before a visitor starts a recording.',
      },
      other: {
        title: 'Send less with the home page',
        description: 'Your home page is heavy to load.',
        how: 'The home page should load less than 2 MB in all.',
      },
      fonts: {
        title: 'Load fewer fonts on the home page',
        description: 'Your home page is heavy to load, and fonts are the heaviest part.',
        how: 'The home page should load less than 2 MB. Fonts are the largest part.',
        effort: 'hours',
      },
    },
  },
  'uncompressed-html': {
    title: 'Send your pages compressed',
    description: 'Your home page is sent uncompressed.',
    how: 'The server should send its pages compressed, by gzip or Brotli.',
    effort: 'minutes',
    owner: 'web person',
  },
};

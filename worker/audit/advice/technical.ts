import { linksToFiles, pagesThatFail } from './addresses.ts';
import type { AdviceOf } from './advice.ts';
import { phoneAdvice } from './phone.ts';

/** By check id. */
export const technicalAdvice: AdviceOf<'technical'> = {
  'pages-without-success': pagesThatFail,
  'missing-https': {
    title: 'Serve the website over https only',
    description:
      'A certificate and a redirect from the insecure address are the least that visitors expect. Browsers warn visitors without them.',
    how: 'Ask your host for a certificate; most give one free. Redirect every http address to https with status 301.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-redirect': {
        title: 'Redirect every http address to https',
        description:
          'Your website answers securely, but the insecure address answers too and does not lead on. Links ' +
          'that use it stay insecure, and indexes may keep both.',
        how: 'Redirect every http address to the same address with https, with status 301. Most hosts have a switch for this, named “force https” or similar.',
        effort: 'minutes',
      },
      'certificate-ends': {
        title: 'Renew your certificate before it expires',
        description:
          'The certificate of your website expires soon. From that day on browsers warn visitors, and agents stop reading.',
        how:
          'Ask your host whether the certificate renews by itself. If it does not, renew it now and turn the ' +
          'renewal on. Then open the website and look at the new date.',
        effort: 'minutes',
      },
    },
  },
  'long-redirect-chains': {
    title: 'Lead directly to your pages',
    description: '{Some pages are|A page is} reached only through several redirects. Each one loses agents on the way.',
    how: 'Change each link and redirect we list so that it points at once to the last address.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      circle: {
        title: 'Break the circle of redirects',
        description:
          'A page of yours redirects in a circle or without end, so nobody can open it: neither people nor agents.',
        how:
          'Look at the addresses we list: two rules send visitors back and forth. Often one of them adds “www” ' +
          'or https and the other takes it away. Remove one, then open the page.',
      },
    },
  },
  'forms-without-target': {
    title: 'Let your form send what customers write',
    description:
      'A form on your website sends nowhere what people enter. Whoever fills it in waits for an answer, and you never learn of it.',
    how:
      'Connect the form we name to your mailbox: with the form tool of your website system, or with a form service whose address becomes ' +
      'its action. Until then put your e-mail address in its place; if you do not need the form, take it out. Fill it in yourself to test it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'thanked-and-lost': {
        title: 'Let your form send what people write: it answers, and nothing is sent',
        description:
          'Whoever writes to you by this form believes that the message is sent and waits for an answer. You never learn of it.',
        how:
          'Ask whoever built the form to send the message where its script now only shows the answer: with the form tool of your website system ' +
          'or with a form service. Until then put your e-mail address in its place. Send yourself a message to test it.',
        effort: 'hours',
      },
      'address-not-filled-in': {
        title: 'Put the address of your form service where the template has a gap',
        description:
          'The form is sent to an address in which the template’s own words still stand in place of your key. What customers write reaches nobody.',
        how: 'In the address we quote, replace the template’s words with the key your form service gave you. Send yourself a message to test it.',
        effort: 'minutes',
      },
      'key-not-filled-in': {
        title: 'Put the key of your form service where the template has a gap',
        description:
          'The form is sent to a form service, and where your key belongs the template’s own words still stand. What customers write reaches nobody.',
        how: 'Replace the value we quote with the key your form service gave you. Send yourself a message to test it.',
        effort: 'minutes',
      },
      'nameless-fields': {
        title: 'Give each field of your form a name, so that it is sent',
        description:
          'A browser sends only fields that have a name. Some fields of your form have none, so what customers write there never reaches you.',
        how: 'Give each field we list a name attribute, such as name="message". Send yourself a message to test it.',
        effort: 'minutes',
      },
      'mail-program': {
        title: 'Let your form send by itself, not by the visitor’s mail program',
        description:
          'The address of your form begins with mailto: it opens the mail program of whoever writes. Many people have none set up, and then nothing is sent.',
        how:
          'Connect the form to your mailbox with the form tool of your website system, or with a form service whose address becomes its action. ' +
          'Show your e-mail address beside it.',
        effort: 'hours',
      },
    },
  },
  'broken-internal-links': {
    title: 'Repair the broken <links|link> we list',
    description:
      '<Links on your pages lead|A link on your pages leads> nowhere. An agent that follows <one|it> reads nothing.',
    how: 'Correct each link we list or remove it. If a page has moved, redirect its old address to the new one.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'without-address': {
        title: 'Give the links to your legal pages an address',
        description:
          'Your pages name legal texts, and the links to them have no address. Nobody who follows one, a person or an assistant, finds the text.',
        how: 'Put the address of its page into each link we list. Where the text does not exist yet, write it first: many countries require it of a business.',
        owner: 'web person',
      },
      ...linksToFiles,
      'misspelt-address': {
        title: 'Correct the <addresses of the links|address of the link> we list',
        description:
          'Nobody gets through <links whose addresses begin|a link whose address begins> with a mistake: a browser opens nothing.',
        how: 'Write the right address into each link we list. Most begin with “https://”. Then click on it.',
        effort: 'minutes',
        owner: 'web person',
      },
      'text-without-address': {
        title: 'Give <the links that do|the link that does> nothing an address',
        description:
          'Your pages show <links that have|a link that has> no address, and in our browser nothing happened on a click. ' +
          'Visitors and assistants who follow <one|it> get nowhere.',
        how: 'Put the address of its page into each link we list. Where there is no such page, write it, or take the link away and leave what stands in it.',
        owner: 'web person',
      },
    },
  },
  'broken-external-links': {
    title: 'Replace the dead <links|link> to <other websites|another website>',
    description: 'What you refer to is gone. Dead sources make a text look unattended.',
    how: 'Look for the new place of what we list and put in that address. If it is gone, link to another source or delete the link.',
    effort: 'hours',
    owner: 'you',
  },
  'soft-error-pages': {
    title: 'Let error pages answer as errors',
    description: 'A page that says "not found" answers with success, so its error text is indexed as your content.',
    how: 'Let the server answer with status 404 when a page does not exist. Most systems do so unless a plugin or a custom page overrides it.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-first-byte': {
    title: 'Make the server answer faster',
    description:
      'The server takes long before it sends anything. Agents that fetch a page while a person waits give up early.',
    how: 'Turn on page caching in your website system or at your host. If that is not enough, put a CDN in front or move to a faster plan.',
    effort: 'day',
    owner: 'web person',
  },
  'missing-viewport': phoneAdvice,
  'missing-cache-validators': {
    title: 'Say whether a page has changed',
    description:
      'Nothing says whether a page has changed since the last visit. So every visit fetches the whole page again.',
    how: 'Let the server send an ETag or a Last-Modified header with [each|the] page. This is a setting of the server.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'always-now': {
        title: 'Send the true date of change with each page',
        description:
          'Your server says of every page that it changed at the moment it was asked. A date that is always ' +
          'now tells nothing, so unchanged pages are fetched again.',
        how:
          'Let the server send the day the text was last changed as Last-Modified, or an ETag instead. If a ' +
          'plugin sets the time of the request, turn that off.',
      },
    },
  },
  'mixed-content': {
    title: 'Load every part of a page securely',
    description: 'Some parts of your secure pages come over an insecure address. Browsers block or mark them.',
    how: 'Change each address we list from http to https. In WordPress a search and replace in the database does this at once.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-security-headers': {
    title: 'Set the usual security headers',
    description: 'They protect your visitors. No effect on answers is known, so this weighs almost nothing here.',
    how:
      'Ask your host to send the headers we list with [each|the] page. Start with Strict-Transport-Security ' +
      'and X-Content-Type-Options, as they rarely break anything. Then open [a few pages|the page] and see ' +
      'that all of it still works.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-largest-paint': {
    title: 'Show the main content of the home page sooner',
    description:
      'On a phone with a slow connection the largest picture of your home page appears late. People leave before they see it.',
    how:
      'If that picture is saved larger than it is shown, save it at that size. Let the page ask for it before all else, where it does ' +
      'not yet: an img with fetchpriority="high", a background with a preload link.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'largest-is-text': {
        title: 'Show the largest text of the home page sooner',
        description:
          'On a phone with a slow connection the largest text of your home page appears late. People leave before they see it.',
        how:
          'PageSpeed Insights names what holds it up: begin there. Often it is styles, scripts or fonts that the first screen ' +
          'does not need; where it is, load them later.',
        effort: 'day',
      },
      'mostly-fonts': {
        title: 'Make the fonts of the home page lighter',
        description:
          'On a phone with a slow connection the largest text of your home page appears late. More than half of what the page loads is fonts.',
        how: 'Drop the fonts and weights the first screen does without. Where one is not yet WOFF2 with the letters of your language alone, save it so.',
      },
      'largest-is-first': {
        title: 'Make the first picture of the home page lighter',
        description:
          'On a phone with a slow connection the largest picture of your home page appears late. It is loaded first already, so its size is what is left.',
        how: 'Save that picture at the size it is shown, a smaller one for phones (srcset), and as WebP or AVIF.',
      },
      'largest-unnamed': {
        title: 'Draw the first screen of the home page sooner',
        description:
          'On a phone with a slow connection the largest part of your home page appears late. People leave before they see it.',
        how: 'PageSpeed Insights names the part that is drawn last. If it is a picture, make it smaller and load it first.',
      },
    },
  },
  'shifting-layout': {
    title: 'Let the home page stand still while it loads',
    description:
      'Parts of your home page move after they have appeared. People, and agents that click for them, then hit the wrong thing.',
    how:
      'PageSpeed Insights names the parts that move. Give pictures, videos and frames their width and height, ' +
      'and keep room for what appears later.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-interactions': {
    title: 'See how soon your pages answer a tap',
    description:
      'Only real visits show how soon a page answers. Google collects this for websites with enough visitors.',
    how: 'Open the Core Web Vitals report in Google Search Console. If it lists slow pages, have long-running scripts split or removed.',
    effort: 'hours',
    owner: 'web person',
  },
  'heavy-pages': {
    title: 'Make the home page lighter',
    description:
      'Your home page is heavy to load. That costs visitors on a mobile connection data, and on a slow one time.',
    how: 'Begin with the largest pictures. Save each at the size it is shown, if it is larger now. WebP or AVIF makes it smaller still.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      scripts: {
        title: 'Load fewer scripts on the home page',
        description:
          'Your home page is heavy to load, and scripts are the heaviest part. On a phone they cost time to load and again to run.',
        how: 'List the scripts of the home page with the tools of your browser. Remove those you do not need. Load the rest with defer.',
        effort: 'day',
      },
      media: {
        title: 'Load video on the home page only when it is wanted',
        description: 'Your home page is heavy to load, and video or sound is the heaviest part.',
        how: 'Show a still picture, and load the recording once somebody clicks it. Save it at the size it is shown.',
      },
      other: {
        title: 'Send less with the home page',
        description:
          'Your home page is heavy to load. That costs visitors on a mobile connection data, and on a slow one time.',
        how: 'The Network panel of your browser lists what the page loads. Begin with the largest, and take out or shrink what nobody needs.',
      },
      fonts: {
        title: 'Load fewer fonts on the home page',
        description: 'Your home page is heavy to load, and fonts are the heaviest part.',
        how: 'Drop the fonts and weights you can do without. Where one that stays is not yet WOFF2 with the letters of your language alone, save it so.',
        effort: 'hours',
      },
    },
  },
  'uncompressed-html': {
    title: 'Send your pages compressed',
    description: 'Your home page is sent as it is, although compressed it would be a good deal smaller.',
    how: 'Turn on gzip or Brotli for text in the settings of your host or server. It is usually one switch.',
    effort: 'minutes',
    owner: 'web person',
  },
};

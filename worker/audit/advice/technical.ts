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
          'The certificate of your website expires soon. From that day on browsers warn visitors, and many agents stop reading.',
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
        description: 'A page of yours redirects in a circle or without end, so neither people nor agents can open it.',
        how:
          'Look at the addresses we list: rules send visitors on and on. Where one rule adds what another takes away, such as ' +
          '“www”, https or a slash at the end, remove one of them. Then open the page.',
      },
    },
  },
  'forms-without-target': {
    title: 'Let your form send what people write',
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
          'The form is sent to an address in which the template’s own words still stand in place of your key. What people write there reaches nobody.',
        how: 'In the address we quote, replace the template’s words with the key your form service gave you. Send yourself a message to test it.',
        effort: 'minutes',
      },
      'key-not-filled-in': {
        title: 'Put the key of your form service where the template has a gap',
        description:
          'The form is sent to a form service, and where your key belongs the template’s own words still stand. What people write there reaches nobody.',
        how: 'Replace the value we quote with the key your form service gave you. Send yourself a message to test it.',
        effort: 'minutes',
      },
      'nameless-fields': {
        title: 'Give each field of your form a name, so that it is sent',
        description:
          'A browser sends only fields that have a name. What people write into those we list, which have none, never reaches you.',
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
    how: 'Correct each link we list or remove it. If what it leads to has moved, redirect the old address to the new one.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'without-address': {
        title: 'Give the <links to your legal texts|link to a legal text> an address',
        description:
          'Your pages name <legal texts, and the links to them have|a legal text, and the link to it has> no address. Nobody who follows <one|it>, a ' +
          'person or an assistant, finds the text.',
        how: 'Put the address of its page into each link we list. Where the text does not exist yet, write it first: many countries require it of a business.',
        owner: 'web person',
      },
      'names-nobody': {
        title:
          'Fill in <the links to call or to write that name nobody|the link to call or to write that names nobody>',
        description: 'A tap on <the links we list|the link we list> opens a call or a message to nobody.',
        how: 'Write the number behind “tel:”, or the e-mail address behind “mailto:”. Then tap <each|it> yourself.',
        effort: 'minutes',
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
          'Your pages show <links that have|a link that has> no address. Visitors and assistants who follow <one|it> get nowhere.',
        how: 'Put the address it is meant to lead to into each link we list. Where there is none, take the link away and leave what stands in it.',
        owner: 'web person',
      },
    },
  },
  'broken-external-links': {
    title: 'Replace the dead <links|link> to <other websites|another website>',
    description: '<What these links lead to|What this link leads to> is not there any more.',
    how: 'Look for the new place of what we list and put in that address. If it is gone, link to something else or delete the link.',
    effort: 'hours',
    owner: 'you',
  },
  'soft-error-pages': {
    title: 'Let error pages answer as errors',
    description: 'A page that says "not found" answers with success, so its error text may be indexed as your content.',
    how: 'Let the server answer with status 404 when a page does not exist. Most systems do so unless a plugin or a custom page overrides it.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-first-byte': {
    title: 'Make the server answer faster',
    description:
      'The server takes long before it sends anything. Agents that fetch a page while a person waits may give up.',
    how: 'If your website system or your host has page caching, turn it on. If that is not enough, put a CDN in front or move to a faster plan.',
    effort: 'day',
    owner: 'web person',
  },
  'missing-viewport': phoneAdvice,
  'missing-cache-validators': {
    title: 'Say whether a page has changed',
    description:
      'Nothing says whether {the pages we list have|the page we name has} changed since the last visit. So every visit fetches all of {them|it} again.',
    how: 'Let the server send an ETag or a Last-Modified header with {each page we list|the page}. This is a setting of the server.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'always-now': {
        title: 'Send the true date of change with each page',
        description:
          'Your server says of the pages we list that they changed at the moment we asked. A date that moves with ' +
          'each request tells nothing, so unchanged pages are fetched again.',
        how:
          'Let the server send the day the text was last changed as Last-Modified, or an ETag instead. If a ' +
          'plugin sets the time of the request, turn that off.',
      },
    },
  },
  'mixed-content': {
    title: 'Load every part of a page securely',
    description:
      'Your secure [pages ask|page asks] for what we list at an insecure address. Browsers block it, or ask for it at https instead.',
    how: 'Change each address we list from http to https. Where it does not open with https, keep a copy on your own server and name that.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-security-headers': {
    title: 'Set the usual security headers',
    description: 'They protect your visitors. No effect on answers is known, so this weighs almost nothing here.',
    how:
      'Ask your host to send the headers we list with [each|the] page. Then open [a few pages|the page] and see that all of it ' +
      'still works.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-largest-paint': {
    title: 'Show the main content of the home page sooner',
    description: 'In our test of a phone with a slow connection the largest picture of your home page appeared late.',
    how:
      'If that picture is saved larger than it is shown, save it at that size; if it is a photo saved as PNG, WebP or JPEG is smaller. Let the page ' +
      'ask for it before all else, where it does not yet: an img with fetchpriority="high", a background with a preload link.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'largest-is-text': {
        title: 'Show the largest text of the home page sooner',
        description: 'In our test of a phone with a slow connection the largest text of your home page appeared late.',
        how:
          'PageSpeed Insights names what holds it up: begin there. Often it is styles, scripts or fonts that the first screen ' +
          'does not need; where it is, load them later.',
        effort: 'day',
      },
      'mostly-fonts': {
        title: 'Make the fonts of the home page lighter',
        description:
          'In our test of a phone with a slow connection the largest text of your home page appeared late. More than half of what the page loads is fonts.',
        how: 'Drop the fonts and weights the first screen does without. Where one is not yet WOFF2 with only the letters your pages use, save it so.',
      },
      'largest-is-first': {
        title: 'See whether the largest picture of the home page can be lighter',
        description:
          'In our test of a phone with a slow connection the largest picture of your home page appeared late. The page asks for it before others already.',
        how: 'If that picture is saved larger than it is shown, save it at that size, with a smaller one for phones (srcset). Save a photo as WebP or AVIF.',
      },
      'largest-unnamed': {
        title: 'Draw the first screen of the home page sooner',
        description: 'In our test of a phone with a slow connection the largest part of your home page appeared late.',
        how: 'PageSpeed Insights names that part (“Largest Contentful Paint element”). If it is a picture, make it smaller and load it first.',
      },
    },
  },
  'shifting-layout': {
    title: 'Let the home page stand still while it loads',
    description:
      'Parts of your home page move after they have appeared. People, and agents that click for them, may hit the wrong thing.',
    how:
      'PageSpeed Insights names the parts that move. Where they are pictures, videos or frames, write their width and height into ' +
      'the HTML; else keep room for what appears later.',
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
    how:
      'The Network panel of your browser lists what the page loads; sort it by size and begin with the largest files. A picture need not be ' +
      'larger than it is shown, and a photo is smaller as WebP or AVIF.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      scripts: {
        title: 'Load less script on the home page',
        description:
          'Your home page is heavy to load, and scripts are the heaviest part. On a phone they cost time to load and again to run.',
        how: 'The Network panel of your browser lists the scripts. Sort them by size, and begin with the largest. Take out what the page does not need.',
        effort: 'day',
      },
      media: {
        title: 'Load video and sound on the home page only when they are wanted',
        description: 'Your home page is heavy to load, and video or sound is the heaviest part.',
        how: 'Load a recording once somebody starts it; a video can show a still picture until then. Save a video no larger than it is shown.',
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
        how: 'Drop the fonts and weights you can do without. Where one that stays is not yet WOFF2 with only the letters your pages use, save it so.',
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

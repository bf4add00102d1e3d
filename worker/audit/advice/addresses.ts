import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** Addresses at which no page stands, or one that holds nothing. */
export const pagesThatFail: AdviceOf<'technical'>['pages-without-success'] = {
  title: 'Repair key pages that answer with errors',
  description: 'Pages that should open answer with an error.',
  how: 'Each of these addresses should open its page, or lead on to the page that took its place.',
  effort: 'hours',
  owner: 'web person',
  causes: {
    'script-gone': {
      title: 'Let <the scripts|the script> your [pages ask|page asks] for arrive',
      description: 'Your [pages ask|page asks] for <scripts that did|a script that did> not arrive.',
      how: 'Each script your [pages use|page uses] should arrive, and no line should ask for one that is not used.',
    },
    'script-left-over': {
      title: 'Take out the line that asks for a script twice',
      description:
        'Your [pages ask|page asks] for a script that is not there, and for one of the same name at another address.',
      how: 'No line should ask for the script at the address where it is not. The line that loads it stays.',
      effort: 'minutes',
    },
    'style-gone': {
      title: 'Let <the style sheets|the style sheet> your [pages ask|page asks] for arrive',
      description: 'Your [pages ask|page asks] for <style sheets that did|a style sheet that did> not arrive.',
      how: 'Each style sheet your [pages use|page uses] should arrive, and no line should ask for one that is not used.',
      effort: 'minutes',
    },
    'picture-gone': {
      title:
        'Show <pictures that are|a picture that is> there where your [pages ask|page asks] for <missing ones|a missing one>',
      description: 'Your [pages ask|page asks] for <pictures|a picture> that your server does not have.',
      how: 'Each picture your [pages ask|page asks] for should arrive. One that is no longer wanted should not be asked for.',
      effort: 'minutes',
    },
    'video-gone': {
      title:
        'Show <videos that are|a video that is> there where your [pages ask|page asks] for <missing ones|a missing one>',
      description: 'Your [pages ask|page asks] for <videos|a video> that your server does not have.',
      how: 'Each video your [pages ask|page asks] for should arrive. One that is no longer wanted should not be asked for.',
      effort: 'minutes',
    },
    'files-gone': {
      title: 'Let the files your [pages ask|page asks] for arrive',
      description: 'Your [pages ask|page asks] for files that did not arrive.',
      how: 'Each file your [pages use|page uses] should arrive. One that is not used should not be asked for.',
    },
    'without-a-word': {
      title: 'Fill the pages that are empty, or take away the links to them',
      description: 'Your website leads to a page that opens and holds no words.',
      how: 'Each page your website leads to should say what it is there for. Nothing should lead to one that stays empty.',
    },
    'gone-or-without-a-word': {
      title: 'Repair key pages that answer with errors or are empty',
      description: 'Pages your website leads to answer with an error, or open and hold no words.',
      how: 'Each page your website leads to should open and say what it is there for, or lead on to the page that took its place.',
    },
  },
};

/** Links to a picture or a document, which no page is to take the place of. */
export const linksToFiles = {
  'picture-gone': {
    title: 'Mend <links to pictures that are|a link to a picture that is> not there',
    description:
      '<Links on your pages lead to pictures|A link on your pages leads to a picture> that your server does not have.',
    how: 'Each picture you link to should open at the address in its link. No link should lead to one that is gone for good.',
    effort: 'minutes',
  },
  'file-gone': {
    title: 'Mend <links to files that are|a link to a file that is> not there',
    description:
      '<Links on your pages lead to files|A link on your pages leads to a file> that your server does not have.',
    how: 'Each file you link to should open at the address in its link. No link should lead to one that is gone for good.',
    effort: 'minutes',
  },
} satisfies Record<string, Partial<Advice>>;

/** An app whose host was never told that all of its addresses are the app. */
export const missingRewrite: Advice = {
  title: 'Let your host open the pages your menu leads to',
  description: 'A script writes your website and its menu, and at these addresses your server answers “not found”.',
  how:
    'Each address in your menu should answer with its own page when the server is asked for it. The text of the page ' +
    'should be in the HTML.',
  effort: 'hours',
  owner: 'web person',
};

/** Views that only a script shows. */
export const atAClick: Advice = {
  title: 'Give what a click opens an address of its own',
  description:
    'Our browser clicked on entries that name no address, and a script brought text that we did not find in the HTML of ' +
    'the pages read.',
  how:
    'The text a click brings should stand in the HTML. It may stand on the same page, or on a page with an address of its ' +
    'own to which the entry is a link.',
  effort: 'hours',
  owner: 'web person',
};

export const deadMenu: Partial<Advice> = {
  title: 'Let <each entry of your menu|the entry of your menu we name> lead somewhere',
  description:
    'Our browser clicked on <entries of your menu that name|an entry of your menu that names> no address, and saw nothing ' +
    'happen.',
  how: 'Each entry of your menu should lead to a page or to a place on the page. One that leads nowhere should not be there.',
  effort: 'hours',
};

const canonicalByScript: Partial<Advice> = {
  title: 'Let the script that writes your canonical links name the page it runs on',
  description:
    'The canonical link says under which address a page is to be indexed. A script gives {pages|the page we name} that of ' +
    'the home page.',
  how: 'In a browser, [each|the] page should name its own address as the canonical one. The script that sets this link has to do so.',
};

/** Addresses that pages name as their own. */
export const canonicals: AdviceOf<'discoverability'>['wrong-canonical'] = {
  title: 'Let {each page|the page we name} state its own address as the canonical one',
  description:
    'The canonical link says under which address a page is to be indexed. {Pages do|A page does} not name just {their|its} own.',
  how: '[Each page|The page] should name one canonical address: its own, in full.',
  effort: 'hours',
  owner: 'web person',
  causes: {
    'only-the-frame': onlyAfterJavaScript('the canonical links'),
    'by-script': canonicalByScript,
    'legal-pages-by-script': {
      ...canonicalByScript,
      title: 'Let the script that writes your canonical links name the legal page it runs on',
    },
    'legal-pages': {
      title:
        'Let {your legal pages state their own addresses|your legal page state its own address} as the canonical one',
    },
    missing: {
      title: 'State the address of {each page|the page we name} in a canonical link',
      description: '{Pages do|A page does} not say in a canonical link which of its addresses is to be indexed.',
      how: '[Each page|The page] should name its own full address in one canonical link.',
    },
  },
};

/** What a click on a picture or a button of the page's own content leads to. */
export const besideMenu: Advice = {
  title: 'Make links of what leads on at a click',
  description:
    'A click on these parts leads to an address of yours by a script alone. Agents follow links and do not click.',
  how: 'What leads to a page should be a link with the address of that page in its href.',
  effort: 'hours',
  owner: 'web person',
};

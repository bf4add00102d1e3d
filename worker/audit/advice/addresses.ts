import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** Addresses at which no page stands, or one that holds nothing. */
export const pagesThatFail: AdviceOf<'technical'>['pages-without-success'] = {
  title: 'Repair key pages that answer with errors',
  description:
    '{The pages we list answer|The page we name answers} with an error. Neither people nor assistants get to ' +
    'see what should stand there.',
  how: 'Open {each page we list|the page we name}. Repair it, or redirect its address with status 301 to the page that took its place.',
  effort: 'hours',
  owner: 'web person',
  causes: {
    'script-gone': {
      title: 'Put back the <scripts|script> your [pages ask|page asks] for',
      description:
        'Your [pages ask|page asks] for <scripts that are|a script that is> not there. Whatever <they|it> would show or do, nobody gets.',
      how: 'Put each file we list back at its address, or take the line that asks for it out of the page. Then look whether all parts of the page show.',
    },
    'script-left-over': {
      title: 'Take out the line that asks for a script twice',
      description:
        'Your [pages ask|page asks] for a script that is not there, and for one of the same name at another address. So ' +
        'the first line does nothing.',
      how: 'Take the line that asks for each file we list out of the page. Leave the line for the other address as it is.',
      effort: 'minutes',
    },
    'style-gone': {
      title: 'Put back the <style sheets|style sheet> your [pages ask|page asks] for',
      description:
        'Your [pages ask|page asks] for <style sheets that are|a style sheet that is> not there. Visitors do not get the look <they give|it gives>.',
      how:
        'Put each file we list at its address, or mend the line that asks for it. The file may lie in another folder. Then look ' +
        'whether your pages show as you made them.',
      effort: 'minutes',
    },
    'picture-gone': {
      title: 'Put back the pictures your pages ask for',
      description: 'Your [pages ask|page asks] for pictures that your server does not have. Visitors see none of them.',
      how:
        'Put each file we list at its address, or mend the line that asks for it. The file may lie in another folder, or its ' +
        'name has other capital letters. Where you want it no more, take that line out.',
      effort: 'minutes',
    },
    'video-gone': {
      title: 'Put back the videos your pages ask for',
      description: 'Your [pages ask|page asks] for videos that your server does not have. None of them plays.',
      how:
        'Put each file we list at its address, or mend the line that asks for it. The file may lie in another folder, or its ' +
        'name has other capital letters. Where you want it no more, take the video off the page.',
      effort: 'minutes',
    },
    'files-gone': {
      title: 'Put back the files your [pages ask|page asks] for',
      description:
        'Your [pages ask|page asks] for files that are not there. What they would show or do there, nobody gets.',
      how:
        'Put each file we list at its address, or mend the line that asks for it. The file may lie in another folder. Then look ' +
        'whether all parts of the page show.',
    },
    'without-a-word': {
      title: 'Fill the pages that are empty, or take away the links to them',
      description:
        'Your website leads to {pages that hold|a page that holds} nothing: {they open|it opens}, and neither people nor assistants find a word there.',
      how:
        'Open {each page we list|the page we name}. Put its text there, redirect its address to the page that took its place, or ' +
        'take it out of your menu and your sitemap.',
    },
    'gone-or-without-a-word': {
      title: 'Repair key pages that answer with errors or are empty',
      description:
        'The pages we list answer with an error, or open and hold not a word. Neither people nor assistants get to see what should stand there.',
      how:
        'Open each page we list. Repair or fill it, redirect its address with status 301 to the page that took its place, or take ' +
        'away what leads to it.',
    },
  },
};

/** Links to a picture or a document, which no page is to take the place of. */
export const linksToFiles = {
  'picture-gone': {
    title: 'Put back the <pictures|picture> your pages link to',
    description:
      '<Links on your pages lead to pictures|A link on your pages leads to a picture> that your server does not have. Whoever opens <one|it> ' +
      'sees nothing, and where the page shows the same file there is a gap.',
    how:
      'Put each picture we list at its address, or mend the address: the file may lie in another folder, or its name has other capital ' +
      'letters. Where the picture is gone for good, take it off the page with its link.',
    effort: 'minutes',
  },
  'file-gone': {
    title: 'Put back the <files|file> your pages link to',
    description:
      '<Links on your pages lead to files|A link on your pages leads to a file> that your server does not have. Whoever opens <one|it> gets an error.',
    how:
      'Put each file we list at its address, or mend the address: the file may lie in another folder, or its name has other capital ' +
      'letters. Where it is gone for good, take the link away.',
    effort: 'minutes',
  },
} satisfies Record<string, Partial<Advice>>;

/** An app whose host was never told that all of its addresses are the app. */
export const missingRewrite: Advice = {
  title: 'Let your host open the pages your menu leads to',
  description:
    'A script writes your website and its menu, and your host has no page at the addresses we list: whoever asks for one gets “not found”. ' +
    'Where the script holds these pages, one setting of the host is missing, and nothing in them is broken.',
  how:
    'At your host, let the addresses in your menu be answered with index.html. The setting is often called rewrite, fallback or single-page ' +
    'app. Better still, let the app make a page of HTML for each address: most assistants run no scripts. Then open each address by itself.',
  effort: 'hours',
  owner: 'web person',
};

/** Views that only a script shows. */
export const atAClick: Advice = {
  title: 'Give what a click opens an address of its own',
  description:
    'Our browser clicked on entries that name no address, and a script brought text that stands in no page we read as it is sent. ' +
    'Assistants do not click, so for them it is not there.',
  how:
    'Treat all entries of the kind alike. Where the text of one is short, write it into the HTML of the page it opens on; a script may still show ' +
    'it at a click only. Where it is long, make a page of its own for it, with the text in the HTML, and let the entry be a link to that page.',
  effort: 'hours',
  owner: 'web person',
};

export const deadMenu: Partial<Advice> = {
  title: 'Let <each entry of your menu|the entry of your menu we name> lead somewhere',
  description:
    'Our browser clicked on <entries of your menu that name|an entry of your menu that names> no address, and nothing happened. People who follow ' +
    '<one|it> get nowhere, and so do agents.',
  how: 'Put the address it is meant to lead to into each entry we list: a page, or a place on the page. Take out what leads nowhere yet.',
  effort: 'hours',
};

const canonicalByScript: Partial<Advice> = {
  title: 'Let the script that writes your canonical links name the page it runs on',
  description:
    'The canonical address says under which address a page is indexed. A script gives {the pages we list|the page we name} that of ' +
    'the home page, and search engines that run it may leave {them|it} out.',
  how:
    'In the script that sets the canonical link, find where other pages get the address of the home page. Let it set the address of ' +
    'the page it runs on, or leave alone a link that stands in the HTML. A link in the HTML by itself changes nothing: the script writes over it.',
};

/** Addresses that pages name as their own. */
export const canonicals: AdviceOf<'discoverability'>['wrong-canonical'] = {
  title: 'Let {each page we list|the page we name} state its own address as the canonical one',
  description:
    'The canonical address says under which address a page is indexed. {The pages we list name|The page we name names} another one, or ' +
    'more than one, so {they|it} may disappear from indexes.',
  how: 'Give {each page we list|the page} one canonical link in its head that holds its own full address.',
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
      title: 'State the address of {each page we list|the page we name} in a canonical link',
      description:
        'A page that can be reached by several addresses should say which one counts. {The pages we list do|The page we name does} not.',
      how: 'Add one canonical link with its own full address to the head of {each page we list|the page}.',
    },
  },
};

/** What a click on a picture or a button of the page's own content leads to. */
export const besideMenu: Advice = {
  title: 'Make links of what leads on at a click',
  description:
    'Agents follow links and do not click. What we list leads to an address of yours by a script alone, so what stands there may not be read.',
  how:
    'Open each address we list. If a page stands there, put an a element with that address in its href around what people click ' +
    'on. If none does, take the click away.',
  effort: 'hours',
  owner: 'web person',
};

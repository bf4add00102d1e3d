import { urlParts } from '../../website/parsed-url.ts';

/** Something chosen behind a "?" is no further page to a link, nor are the addresses that a network keeps for itself on its websites. */
const isCounted = (url: string): boolean =>
  urlParts(url).search === '' && !urlParts(url).pathname.startsWith('/cdn-cgi/');

/**
 * Which addresses that links name are pages of their own: those without a "?"; where two pages that were read differ by what one parameter
 * names, each such address ("post?id=1", "post?id=2"); and where nothing leads to the bare address, as a list that is only sorted or filtered
 * is led to, each of several that choose by the same parameters. Of what a sitemap names some it names all. `linked`: what links name, as
 * often as they do.
 */
export function chosenPages(
  read: readonly string[],
  linked: readonly string[],
  listed: Iterable<string>,
): (url: string) => boolean {
  const choices = read.map(soleChoice);
  const twice = new Set(choices.filter((choice, at) => choice !== '' && choices.indexOf(choice) !== at));
  const bare = new Set([...read, ...linked].filter((url) => urlParts(url).search === '').map(bareOf));
  const told = new Set([...listed].map(choiceOf));
  const addresses = new Map<string, Set<string>>();
  for (const url of new Set(linked)) {
    const choice = choiceOf(url);
    if (choice === '' || told.has(choice) || bare.has(bareOf(url))) continue;
    addresses.set(choice, (addresses.get(choice) ?? new Set()).add(urlParts(url).search));
  }
  const several = new Set([...addresses].flatMap(([choice, searches]) => (searches.size > 1 ? [choice] : [])));
  return (url) => isCounted(url) || twice.has(soleChoice(url)) || several.has(choiceOf(url));
}

/** Written with or without the ending, it is one address. */
function bareOf(url: string): string {
  const { origin, pathname } = urlParts(url);
  return `${origin}${pathname.replace(/\/(?:index(?:\.(?:html?|php))?)?$|\.html?$/i, '')}`;
}

/** "post?id" of "/post.html?id=2"; empty of an address without parameters. */
function choiceOf(url: string): string {
  const names = [...new Set(new URLSearchParams(urlParts(url).search).keys())].sort();
  return names.length === 0 ? '' : `${bareOf(url)}?${names.join('&')}`;
}

/** The same of an address with one parameter; empty of all others. */
const soleChoice = (url: string): string => (new URLSearchParams(urlParts(url).search).size === 1 ? choiceOf(url) : '');

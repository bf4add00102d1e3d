import { unfolds } from '../../../facts/claims/unseen-views.ts';
import { policyKindOfName } from '../../../facts/profiles/policy-names.ts';
import { isNetworkName } from '../../../facts/profiles/social-networks.ts';
import { CLICKED_NAME_CHARS } from '../../../website/page/page-limits.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { counted } from '../../../wording/words.ts';
import type { Evidence } from '../../check.ts';

/** "#" on a home page leads to its top, and the first entry may mean that; a single one may be a switch. */
const MIN_DEAD = 3;

interface Entry {
  name: string;
  isMenu: boolean;
}

/**
 * Entries of the menu of a home page on which our browser clicked and nothing happened, no script missing; behind them the same of the text.
 * A list that unfolds when the pointer comes near is none; what is there to call or to write, icons of networks and legal texts are told elsewhere.
 */
export function deadMenuEntries({ url: pageUrl, rendered }: ReadPage): Evidence[] {
  if (!rendered || rendered.missesData || rendered.lostScripts) return [];
  const dead = [...new Map(deadIn(rendered.view).map((one) => [one.name, one])).values()];
  const inMenu = dead.filter(({ isMenu }) => isMenu).length;
  if (inMenu < MIN_DEAD) return [];
  return [
    {
      pageUrl,
      place: 'menu',
      seen: `${counted(inMenu, 'entry', 'entries')} without an address, which do nothing at a click`,
    },
    ...dead
      .toSorted((a, b) => Number(b.isMenu) - Number(a.isMenu))
      .map(({ name, isMenu }) => ({
        pageUrl,
        place: `${isMenu ? 'menu entry' : 'link'} “${name}”`,
        seen: `“${name}”, which does nothing at a click`,
      })),
  ];
}

function deadIn(view: PageView): Entry[] {
  const first = view.links.find(({ landmark, text, hidden }) => isOfMenu(landmark) && !hidden && isWords(text));
  const links = view.links.flatMap((link): Entry[] => {
    const isMenu = isOfMenu(link.landmark);
    const name = link.text.slice(0, CLICKED_NAME_CHARS);
    return link.opens !== false || link.hidden || link === first || unfolds(link, view) ? [] : [{ name, isMenu }];
  });
  const others = (view.clicked ?? [])
    // An entry of a menu that is no link is often the head of a list that the pointer unfolds.
    .filter(({ href, opens, isMenu }) => href === null && !opens && !isMenu)
    .map(({ name }): Entry => ({ name, isMenu: false }));
  return [...links, ...others].filter(
    ({ name }) => isWords(name) && policyKindOfName(name) === null && !isNetworkName(name),
  );
}

const isOfMenu = (landmark: string | null): boolean => landmark === 'nav' || landmark === 'header';

/** Neither an icon nor a number or an address to write to. */
const isWords = (name: string): boolean =>
  name.toLowerCase() !== name.toUpperCase() && name.length > 2 && !/\d{3}|\S@\S/.test(name);

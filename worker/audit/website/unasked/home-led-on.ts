import type { Observations, PageObservation } from '../../observations.ts';
import { parsedUrl } from '../parsed-url.ts';
import { pageKey } from '../site-address.ts';

/** A page that says more is read by whoever is not led on. */
const MAX_WORDS = 30;

/**
 * A website whose address holds nothing but a script that leads on, as to the version of a language: where the browser came to rest, and the
 * same page was read as served, that page is the home page, and `ledOn` keeps what the address itself holds. As it is elsewhere.
 */
export function withHomeLedOn<O extends Pick<Observations, 'pages' | 'target'>>(
  observed: O,
): O & Pick<Observations, 'ledOn'> {
  const home = observed.pages.find(({ role }) => role === 'home');
  const landing = home && landingOf(home, observed.pages);
  if (!home?.plain.view || !landing) return observed;
  const { scripts } = home.plain.view;
  // Known to lead on, it is left out like any other such page.
  const stub: PageObservation = {
    ...home,
    role: 'other',
    plain: { ...home.plain, view: { ...home.plain.view, scripts: { ...scripts, leadsTo: landing.plain.finalUrl } } },
  };
  const rest = observed.pages.filter((page) => page !== home && page !== landing);
  return {
    ...observed,
    target: { ...observed.target, homeUrl: landing.plain.finalUrl },
    pages: [{ ...landing, role: 'home' }, stub, ...rest],
    ledOn: { from: home.url, to: landing.plain.finalUrl },
  };
}

function landingOf({ plain, rendered }: PageObservation, pages: readonly PageObservation[]): PageObservation | null {
  const isEmpty = plain.view !== null && plain.status < 400 && plain.view.textWords <= MAX_WORDS;
  if (!isEmpty || plain.view?.scripts.count === 0 || !rendered?.view || rendered.failure !== null) return null;
  const to = rendered.finalUrl;
  // Another host with the same path is the same page, and a place on a page the page itself.
  if (parsedUrl(to)?.pathname === parsedUrl(plain.finalUrl)?.pathname || /#!?\//.test(to)) return null;
  const landing = pages.find(
    ({ role, plain: { finalUrl } }) => role !== 'home' && pageKey(finalUrl) === pageKey(to.replace(/#.*$/, '')),
  );
  return landing && (landing.plain.view?.textWords ?? 0) > MAX_WORDS ? landing : null;
}

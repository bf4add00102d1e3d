import { pageKey } from '../../website/site-address.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';

/** A random address must be refused. Every other "file found" rests on this. */
export const foundImpossibleAddress = defineCheck({
  id: 'found-impossible-address',
  revision: 1,
  category: 'discoverability',
  strength: 'A',
  catalogue: ['control-404'],
  title: {
    pass: 'The made-up address we tried answers as not found',
    partial: 'Addresses that do not exist lead to the home page',
    fail: 'Addresses that do not exist answer as if they were pages',
  },
  why: 'Search engines go by the status to tell a page from an address that does not exist.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/http-network-errors'],
  needs: ['control', 'target'],
  causes: ['leads-home'],
  run({ control, target }) {
    const seen = `status ${control.status}${control.redirects.length > 0 ? `, after a redirect to ${control.finalUrl}` : ''}`;
    const evidence = [{ pageUrl: control.url, place: 'address that cannot exist', seen }];
    if (control.failure !== null) return inconclusive('The control request was not answered.', evidence);
    if (control.status === 404 || control.status === 410) return pass(evidence);
    if (control.status >= 200 && control.status < 300) {
      const leadsHome = control.redirects.length > 0 && pageKey(control.finalUrl) === pageKey(target.homeUrl);
      return leadsHome ? dueTo('leads-home', partial(evidence)) : fail(evidence);
    }
    return inconclusive(`The control request was answered with status ${control.status}.`, evidence);
  },
});

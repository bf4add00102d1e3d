import { has, nodesOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';

/** A WebSite node with name and address on the home page, which Google reads for the name it shows above results. */
export const missingWebsiteNode = defineCheck({
  id: 'missing-website-node',
  revision: 3,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['website-node'],
  title: {
    pass: 'Structured data on your home page names the website',
    partial: 'The name of your website is stated incompletely',
    fail: 'Your home page does not state the name of the website in structured data',
    causes: {
      'only-after-javascript': 'The name of your website stands in structured data only after JavaScript has run',
    },
  },
  why: 'Google may show the name that stands there above a result. Its effect on assistants is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/site-names'],
  needs: ['home', 'pages'],
  causes: ['no-business-markup', 'only-after-javascript', 'incomplete'],
  run({ home, pages }) {
    const served = nodesOf(home.structured, 'WebSite');
    const late = home.renderedStructured ? nodesOf(home.renderedStructured, 'WebSite') : [];
    const complete = served.find((node) => has(node, 'name') && has(node, 'url'));
    const node = complete ?? served[0] ?? late[0];
    if (!node) {
      const absent = fail([{ pageUrl: home.url, place: 'structured data of the home page', seen: 'no WebSite node' }]);
      return dueTo(identitiesOn(pages).length === 0 ? 'no-business-markup' : null, absent);
    }
    const seen = `name: ${textIn(node, 'name') ?? 'none'}, url: ${textIn(node, 'url') ?? 'none'}`;
    const place = `${placeInMarkup(node)}${served.length === 0 ? ', only after JavaScript' : ''}`;
    const evidence = [{ pageUrl: home.url, place, seen }];
    if (complete) return pass(evidence);
    return dueTo(has(node, 'name') && has(node, 'url') ? 'only-after-javascript' : 'incomplete', partial(evidence));
  },
});

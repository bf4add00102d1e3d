import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { missingPreviewTags } from '../../checks/accessibility/missing-preview-tags.ts';
import { wrongCanonical } from '../../checks/discoverability/wrong-canonical.ts';
import { weakMetaDescriptions } from '../../checks/semantics/weak-meta-descriptions.ts';

const SHELL = '<div id=app></div><script src=/app.js></script>';
const MENU = '<nav><a href="/looms">Looms</a><a href="/contact">Contact</a></nav><h1>Elm Looms</h1>';

it('asks the one file of an app for no line that is true of one address', () => {
  const outcomes = (...pages: ReturnType<typeof page>[]) =>
    [wrongCanonical, weakMetaDescriptions, missingPreviewTags].map((check) => check.run(inputs({ pages })).outcome);
  // What its head lacks was not judged: of a card without a picture it is no praise that no line is due.
  const none = ['not_applicable', 'inconclusive', 'inconclusive'];
  // The host does not answer its other addresses yet.
  expect(outcomes(page(SHELL, { rendered: MENU }))).toEqual(none);
  const looms = page(SHELL, { url: 'https://example.test/looms', rendered: `${MENU}<p>Looms of elm.</p>` });
  expect(outcomes(page(SHELL, { rendered: MENU }), looms)).toEqual(none);
  // Places of one page are no addresses, and a menu in the HTML leads to files.
  const asked = expect.arrayContaining(['partial']);
  expect(outcomes(page(SHELL, { rendered: '<a href="#/looms">Looms</a>' }))).toEqual(asked);
  expect(outcomes(page(SHELL + MENU, { rendered: MENU }))).toEqual(asked);
});

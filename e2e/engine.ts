// What tests in the browser take from the engine, as one module: see tools/test/bundled-engine.ts.

export { SCREENS } from '../web/testing/screens/screens.ts';
export { judge } from '../worker/audit/judge.ts';
export { observeWebsite as observeInvented } from '../worker/audit/proof/fixtures/observe-website.ts';
export { WEBSITES } from '../worker/audit/proof/fixtures/websites.ts';
export { cutToFree } from '../worker/contract/free-view.ts';
export { documentView, foldedPart, isFoldedPart } from '../worker/report/view/folded-parts.ts';
export { observeWebsite } from '../worker/testing/observe.ts';

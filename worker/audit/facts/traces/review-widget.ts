import type { Evidence } from '../../checks/check.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { reviewTrace } from './review-trace.ts';

const WIDGET = lightLetters(
  regexSource`
    elfsight
    |trustindex
    |provenexpert
    |trustpilot
    |widget\.trustmary
    |birdeye
    |reviewsonmywebsite
    |sociablekit
    |featurable
    |embedsocial
    |tagembed
    |endorsal
    |senja\.io
    |yotpo
    |judge\.me
    |reviews\.io
    |google-reviews
    |grade\.us
    |podium
    |nicejob
    |trustedshops
    |ekomi
    |feefo
    |opinionsystem
    |guestsuite
    |custeed
    |customer-alliance
    |werkenntdenbesten
    |ausgezeichnet\.org
  `,
  'i',
);

/** "static.trustoo.nl/widget/widget_v2.js": it may show anything, and reviews where the page has a place for them. */
const ANY_WIDGET = /\/[^?#]*widget/i;

/** A script by which another website may show reviews in the place that a page has for them. */
export function widgetForReviews(pages: readonly ReadPage[]): Evidence | null {
  if (reviewTrace(pages) === null) return null;
  for (const { url, plain } of pages) {
    const seen = plain.view.scripts.external.find((src) => ANY_WIDGET.test(parsedUrl(src)?.pathname ?? ''));
    if (seen) return { pageUrl: url, place: 'script[src]', seen };
  }
  return null;
}

/** A widget whose reviews come from elsewhere into a frame or script: what it shows may not be in any document we read. */
export function reviewWidget(pages: readonly ReadPage[]): Evidence | null {
  for (const page of pages) {
    for (const view of [page.plain.view, page.rendered?.view]) {
      const frame = view?.frames.find(({ src }) => src !== null && WIDGET.test(src))?.src;
      const script = view?.scripts.external.find((src) => WIDGET.test(src));
      const seen = frame ?? script;
      if (seen) return { pageUrl: page.url, place: frame ? 'iframe[src]' : 'script[src]', seen };
    }
  }
  return null;
}

import { PRICE_WORDS } from './price.ts';

export interface PublicPage {
  /** The tab's title, which search results show too. */
  title: string;
  /** What search results and link previews say under it. */
  description: string;
  /** The page's name among the build's prerendered documents. */
  file: string;
}

/** The pages that are the same for every visitor: prerendered by the build, named in the sitemap and in llms.txt. */
export const PUBLIC_PAGES = {
  '/': {
    title: 'Answerable: can AI assistants recommend your business?',
    description:
      'Enter your website and learn whether AI assistants can reach, read, understand and recommend your business, with the exact fixes.',
    file: 'home',
  },
  '/pricing': {
    title: 'Pricing · Answerable',
    // When asked: an isolate that starts need not know how a price is written.
    get description() {
      return `The first analysis is free with an account. After that the full report costs ${PRICE_WORDS.price} per website, paid once, with a 30-day guarantee.`;
    },
    file: 'pricing',
  },
  '/about': {
    title: 'About · Answerable',
    description:
      'What Answerable analyzes on a website, how every statement is cited to your own page, and why the same site always gets the same score.',
    file: 'about',
  },
  '/support': {
    title: 'Support · Answerable',
    description:
      'Write to the people behind Answerable and find answers about analyses, scores, reports, accounts and refunds. We answer within 24 hours.',
    file: 'support',
  },
  '/bot': {
    title: 'Our crawler · Answerable',
    description:
      'AnswerableBot reads a website only when somebody asks us to analyze it. How to recognize it, what it reads, and how to refuse it.',
    file: 'bot',
  },
  '/report/sample': {
    title: 'Sample report · Answerable',
    description:
      'A whole Answerable report on the website of an invented practice: what AI assistants can read there, the score, and the fixes to paste.',
    file: 'sample-report',
  },
  '/privacy': {
    title: 'Privacy · Answerable',
    description:
      'What Answerable stores about you and about the websites you analyze, why, for how long, and how to have it deleted or exported.',
    file: 'privacy',
  },
  '/terms': {
    title: 'Terms · Answerable',
    description:
      'The terms of using Answerable: what an analysis is, what fair use means, what it costs and what you may expect from us.',
    file: 'terms',
  },
  '/refund': {
    title: 'Refunds · Answerable',
    description:
      'The 30-day money-back guarantee of Answerable, step by step: how to ask for a refund, how long it takes and what it covers.',
    file: 'refund',
  },
} as const satisfies Record<string, PublicPage>;

/** Day on which the words of these pages last changed: shown on them, in their markup and in the sitemap. */
export const PUBLIC_PAGES_UPDATED = '2026-11-22';

export type PublicPath = keyof typeof PUBLIC_PAGES;

/** A trailing slash is the same page. `null` for every other address. */
export function publicPathOf(pathname: string): PublicPath | null {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  return Object.hasOwn(PUBLIC_PAGES, path) ? (path as PublicPath) : null;
}

/** Of a picture in a link preview, px: what all of them show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Where the build writes a page, without its ending. Nobody is served these addresses themselves. */
export const PRERENDERED_FOLDER = '/prerendered/';

/** Stands in prerendered documents where the origin belongs: only the running Worker knows it. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** Likewise where the address for letters belongs. */
export const CONTACT_PLACEHOLDER = 'contact@origin.invalid';

import type { ReadPage } from '../../website/read-pages.ts';
import type { Grounded } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { asShown, type Praise, praised } from '../shared/praise.ts';

/** What keeps its worth whichever assistant people use next. */
export const LASTING: readonly Praise[] = [
  {
    checkId: 'little-plain-text',
    premise: (shown, { inputs: { home }, results }) => {
      const isWhole = results.some(
        ({ check, outcome }) => check.id === 'text-lost-without-javascript' && outcome.outcome === 'pass',
      );
      return home && home.plain.view.textWords > 0 && isWhole ? [...shown, titleOf(home)] : [];
    },
    words: () => 'The text our browser showed is in the HTML itself, so simple readers get it, too.',
  },
  {
    checkId: 'split-host-variants',
    premise: asShown,
    words: () => 'All forms of your address lead to one; what others link to today will lead there tomorrow.',
  },
  {
    checkId: 'missing-legal-identity',
    premise: asShown,
    words: () => 'Your legal details name what a stranger can look up.',
  },
  {
    checkId: 'missing-identity-node',
    premise: asShown,
    words: () => 'Your business is described in a public vocabulary that belongs to no engine.',
  },
  {
    checkId: 'broken-internal-links',
    premise: (shown, { inputs: { pages } }) => ((pages ?? []).some(hasEmptyLink) ? [] : shown),
    words: () =>
      'Every link of your own that answered leads to a page; agents that click for people depend on that more than people do.',
  },
];

/** A named link that leads to the top of its own page leads nowhere, unless a script makes more of it. */
const hasEmptyLink = ({ plain: { view } }: ReadPage): boolean =>
  view.links.some(
    ({ href, text, hidden }) => !hidden && text !== '' && /^(?:#!?|javascript:.{0,20})?$/i.test(href.trim()),
  );

const titleOf = ({ url, plain }: NonNullable<PremiumInput['inputs']['home']>) => ({
  pageUrl: url,
  place: 'title',
  seen: plain.view.titles[0] ?? '',
});

const SHOWN = 4;

export const lastingStrengths = (input: PremiumInput): Grounded<string>[] => praised(LASTING, input).slice(0, SHOWN);

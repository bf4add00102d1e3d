import { prepare } from '../audit/judge.ts';
import type { Observations } from '../audit/observations.ts';
import type { PremiumInput } from '../audit/paid/premium-input.ts';
import { premiumInput } from '../audit/paid/premium-input.ts';
import { type InventedWebsite, observeWebsite } from '../audit/proof/fixtures/observe-website.ts';

/** What the paid groups are written from, for an invented website; `change` edits what was seen of it. */
export function premiumInputOf(
  website: InventedWebsite,
  change: (seen: Observations) => void = () => {},
): PremiumInput {
  const observations = observeWebsite(website);
  change(observations);
  const { inputs, results, verdict } = prepare(observations);
  return premiumInput(observations, inputs, results, verdict);
}

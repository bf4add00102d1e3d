import { defineCheck, fail, partial, pass } from '../../check.ts';
import type { Facts } from '../../facts/facts.ts';
import { evidenceOf, nothingOn } from './plain-facts.ts';

/** Who sells at a distance owes terms and a way back; who does not, only says what happens to data. */
const sellsOnline = ({ trade, schemaTypes }: Facts): boolean =>
  trade?.value.id === 'online-shop' ||
  trade?.value.id === 'software' ||
  schemaTypes.some(({ value }) => /^(?:OnlineStore|Product|SoftwareApplication)$/.test(value));

/** Privacy for everybody; terms or cancellation rules where something is sold on the website. */
export const missingPolicies = defineCheck({
  id: 'missing-policies',
  revision: 1,
  category: 'authority',
  strength: 'C',
  catalogue: ['policies'],
  title: {
    pass: 'The rules that matter to your customers are linked',
    partial: 'Some rules that matter to your customers are missing',
    fail: 'Your website links to no policy at all',
  },
  why: 'Policies are a sign of a legitimate business, and answer questions about data, returns and cancellation. Plausible, not proven.',
  sources: ['https://gdpr.eu/privacy-notice/', 'https://schema.org/publishingPrinciples'],
  needs: ['pages', 'facts', 'attempts'],
  run({ pages, facts, attempts }) {
    const broken = new Set(attempts.filter(({ plain }) => plain.status >= 400).map(({ url }) => url));
    const live = facts.policies.filter(({ value }) => !broken.has(value.url));
    const has = (...kinds: string[]) => live.some(({ value }) => kinds.includes(value.kind));
    const missing = [
      ...(has('privacy') ? [] : ['privacy']),
      ...(!sellsOnline(facts) || has('terms', 'cancellation') ? [] : ['terms or cancellation']),
    ];
    const found = live.map((policy) => evidenceOf(policy, `${policy.value.kind}: ${policy.value.url}`));
    const dead = facts.policies
      .filter(({ value }) => broken.has(value.url))
      .map((policy) => evidenceOf(policy, `${policy.value.kind} does not open: ${policy.value.url}`));
    if (missing.length === 0) return pass(found);
    const gaps = missing.map((kind) => nothingOn(pages, `link to a ${kind} page`));
    return live.length > 0 ? partial([...gaps, ...dead, ...found]) : fail([...gaps, ...dead]);
  },
});

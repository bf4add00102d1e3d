import type { PremiumGroup, PremiumResults } from '../contract/premium.ts';
import type { Block, Row } from './blocks.ts';
import type { CitedGrounds } from './cite-grounds.ts';
import { GROUP_LEADS, GROUP_TITLES } from './group-words.ts';
import { type Fields, rowsBlock, Teller } from './premium/teller.ts';

export interface PremiumSection {
  id: PremiumGroup;
  title: string;
  lead: string;
  /** Of the section as a whole. */
  citations: number[];
  /** Empty when there is nothing to say: `lead` says so. */
  blocks: Block[];
  /** For whoever does the work: in a document, the appendix. */
  details: Row[];
}

export interface PremiumSections {
  sections: PremiumSection[];
  /** What nobody can see from outside, over all groups. */
  unseen: string[];
}

const NOTHING = 'Nothing that we could measure adds to this part.';

/** Its tests are of the tasks, which say how much they weigh. */
const withoutPriority = ({ priority: _, ...rest }: PremiumResults['technicalOptimizations'][number]) => rest;

/**
 * Every paid group but the recommendations, in the contract's order. They are told by their shape: every field is a row, every entry of
 * a list of objects is one too, so that a field added to the contract is shown without anything being written here.
 */
export function premiumSections(premium: PremiumResults, grounds: CitedGrounds): PremiumSections {
  const groups = Object.keys(GROUP_TITLES) as PremiumGroup[];
  const teller = new Teller(grounds);
  const sections = groups.flatMap((id): PremiumSection[] => {
    if (id === 'recommendations') return [];
    const group: unknown = id === 'technicalOptimizations' ? premium[id].map(withoutPriority) : premium[id];
    const blocks = Array.isArray(group)
      ? rowsBlock(teller.objects(group, `/${id}`))
      : teller.fields(group as Fields, `/${id}`, 3);
    const details = teller.takeDetails();
    const lead = blocks.length + details.length === 0 ? NOTHING : GROUP_LEADS[id];
    return [{ id, title: GROUP_TITLES[id], lead, citations: grounds.cite(`/${id}`), blocks, details }];
  });
  return { sections, unseen: teller.unseen };
}

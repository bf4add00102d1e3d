import type { ReactNode } from 'react';
import type { CoverId } from '../../../../worker/report/view/covers.ts';
import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { BeyondCover } from './beyond-cover.tsx';
import { MeasureCover } from './measure-cover.tsx';
import { TradeCover } from './trade-cover.tsx';
import { WordsCover } from './words-cover.tsx';

/** What stands behind a cover of the playbook. */
export function CoverBody({ id, premium, homeUrl }: { id: CoverId; premium: PlaybookGroups; homeUrl: string }) {
  return BODIES[id](premium, homeUrl);
}

const BODIES: Record<CoverId, (premium: PlaybookGroups, homeUrl: string) => ReactNode> = {
  words: (premium, homeUrl) => <WordsCover premium={premium} homeUrl={homeUrl} />,
  beyond: (premium) => <BeyondCover premium={premium} />,
  measure: (premium) => <MeasureCover premium={premium} />,
  trade: (premium) => <TradeCover premium={premium} />,
};

import type { ReactNode } from 'react';
import { Mark } from '../../../ui/score.tsx';

/** What the pages say differently, side by side. */
export function PagesDisagree({ children }: { children: ReactNode }) {
  return (
    <div className="border-l-2 border-yellow pl-3">
      <p className="flex items-center gap-1.5 text-xs font-semibold text-yellow">
        <Mark shape="half" />
        Your pages disagree
      </p>
      {children}
    </div>
  );
}

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { CitedEvidence } from '../../../../worker/report/citations.ts';

interface Opened {
  evidence: readonly CitedEvidence[];
  /** Passages the whole document cites, loaded or not. */
  total: number;
  /** What the citation being looked at stands for; empty = none is. */
  opened: readonly CitedEvidence[];
  open(numbers: readonly number[]): void;
  close(): void;
}

const EvidenceContext = createContext<Opened | null>(null);
const NONE: readonly number[] = [];

/** Holds the numbered evidence of one document and which of it is open. */
export function EvidenceProvider({
  evidence,
  total = evidence.length,
  children,
}: {
  evidence: readonly CitedEvidence[];
  total?: number;
  children: ReactNode;
}) {
  const [numbers, setNumbers] = useState(NONE);
  const value = useMemo<Opened>(
    () => ({
      evidence,
      total,
      opened: evidence.filter(({ number }) => numbers.includes(number)),
      open: setNumbers,
      close: () => setNumbers(NONE),
    }),
    [evidence, total, numbers],
  );
  return <EvidenceContext value={value}>{children}</EvidenceContext>;
}

export function useEvidence(): Opened {
  const value = use(EvidenceContext);
  if (value === null) throw new Error('A citation stands outside its EvidenceProvider.');
  return value;
}

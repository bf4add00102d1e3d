import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { CitedEvidence } from '../../../../worker/report/citations.ts';

interface Opened {
  evidence: readonly CitedEvidence[];
  /** The citation being looked at; null = none. */
  opened: CitedEvidence | null;
  open(number: number): void;
  close(): void;
}

const EvidenceContext = createContext<Opened | null>(null);

/** Holds the numbered evidence of one document and which piece of it is open. */
export function EvidenceProvider({ evidence, children }: { evidence: readonly CitedEvidence[]; children: ReactNode }) {
  const [number, setNumber] = useState<number | null>(null);
  const value = useMemo<Opened>(
    () => ({
      evidence,
      opened: evidence.find((each) => each.number === number) ?? null,
      open: setNumber,
      close: () => setNumber(null),
    }),
    [evidence, number],
  );
  return <EvidenceContext value={value}>{children}</EvidenceContext>;
}

export function useEvidence(): Opened {
  const value = use(EvidenceContext);
  if (value === null) throw new Error('A citation stands outside its EvidenceProvider.');
  return value;
}

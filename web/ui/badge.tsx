import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'green' | 'yellow' | 'red';

const TONE: Record<Tone, string> = {
  neutral: 'border-line text-quiet bg-raised',
  accent: 'border-accent/35 text-accent bg-accent-soft',
  green: 'border-green/35 text-green bg-green-soft',
  yellow: 'border-yellow/35 text-yellow bg-yellow-soft',
  red: 'border-red/35 text-red bg-red-soft',
};

/** A short label. Green, yellow and red are for scores and outcomes only. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-medium whitespace-nowrap ${TONE[tone]}`}
    >
      {children}
    </span>
  );
}

import { useMemo } from 'react';
import type { ProgressFact } from '../../../worker/contract/progress.ts';
import { Citation } from '../report/evidence/citation.tsx';
import type { CitedEvidence } from '../report/evidence/citations.ts';
import { EvidenceProvider } from '../report/evidence/evidence-context.tsx';
import { EvidenceDrawer } from '../report/evidence/evidence-drawer.tsx';
import { pathOf } from '../report/view/web-links.ts';

/** What is learned, as it is learned: one short line each, with the passage it rests on. Newest first. */
export function FactFeed({ facts }: { facts: ProgressFact[] }) {
  const evidence = useMemo(() => facts.map(toEvidence), [facts]);
  return (
    <EvidenceProvider evidence={evidence}>
      <ul className="grid gap-2.5">
        {facts
          .map((fact, i) => ({ fact, number: i + 1 }))
          .toReversed()
          .map(({ fact, number }) => (
            <li key={number} className="animate-appear text-sm">
              <span className="text-quiet">{fact.label}: </span>
              <span className="font-serif text-base leading-snug wrap-anywhere">{valueWords(fact)}</span>
              <Citation numbers={[number]} />
            </li>
          ))}
      </ul>
      <EvidenceDrawer />
    </EvidenceProvider>
  );
}

/** robots.txt verdicts come as one word; a person reads what it means. */
function valueWords({ kind, value }: ProgressFact): string {
  if (kind !== 'robots') return value;
  return value === 'allowed' ? 'may open your home page' : "can't open your home page";
}

const toEvidence = ({ pageUrl, label, seen }: ProgressFact, index: number): CitedEvidence => ({
  number: index + 1,
  pageUrl,
  place: `${label} on ${pathOf(pageUrl)}`,
  seen,
  view: null,
});

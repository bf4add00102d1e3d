import { useMemo } from 'react';
import type { ProgressFact } from '../../../worker/contract/progress.ts';
import type { CitedEvidence } from '../../../worker/report/citations.ts';
import { assistantName } from '../../../worker/report/view/assistants.ts';
import { pathOf } from '../../../worker/report/view/web-links.ts';
import { Citation } from '../report/evidence/citation.tsx';
import { EvidenceProvider } from '../report/evidence/evidence-context.tsx';
import { EvidenceDrawer } from '../report/evidence/evidence-drawer.tsx';

/** What is learned, as it is learned: one short line each, with the passage it rests on. */
export function FactFeed({ facts }: { facts: ProgressFact[] }) {
  const evidence = useMemo(() => facts.map(toEvidence), [facts]);
  return (
    <EvidenceProvider evidence={evidence}>
      <ul className="grid gap-2.5">
        {facts.map((fact, i) => (
          <li key={`${fact.kind} ${fact.label} ${fact.value}`} className="animate-appear text-sm">
            <Said fact={fact} />
            <Citation numbers={[i + 1]} />
          </li>
        ))}
      </ul>
      <EvidenceDrawer />
    </EvidenceProvider>
  );
}

/** robots.txt verdicts come as a token and one word; a person reads what it means. */
function Said({ fact: { kind, label, value } }: { fact: ProgressFact }) {
  if (kind === 'robots') {
    const name = assistantName(label.split(': ').at(-1) ?? label);
    return value === 'allowed' ? `${name} may open your home page.` : `${name} can't open your home page.`;
  }
  return (
    <>
      <span className="text-quiet">{label}: </span>
      <span className="font-serif text-base leading-snug wrap-anywhere">{value}</span>
    </>
  );
}

const toEvidence = ({ pageUrl, label, seen }: ProgressFact, index: number): CitedEvidence => ({
  number: index + 1,
  pageUrl,
  place: `${label} on ${pathOf(pageUrl)}`,
  seen,
  view: null,
});

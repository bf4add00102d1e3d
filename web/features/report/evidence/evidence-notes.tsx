import { evidenceWords } from '../../../../worker/report/words.ts';
import { useIsPaper } from '../parts/paper-context.tsx';
import { useEvidence } from './evidence-context.tsx';

/** On paper, where no number can be pressed: every cited passage as an endnote. */
export function EvidenceNotes() {
  const { evidence } = useEvidence();
  const isPaper = useIsPaper();
  if (!isPaper || evidence.length === 0) return null;
  return (
    <section className="break-before-page">
      <h2 className="text-xl">Evidence</h2>
      <ol className="mt-4 grid gap-2 text-xs">
        {evidence.map(({ number, kind, pageUrl, place, seen, words }) => (
          <li key={number} className="figures grid break-inside-avoid grid-cols-[2.5rem_1fr]">
            <span>[{number}]</span>
            <span className="wrap-anywhere">
              {[kind ? seen : evidenceWords({ seen, words }), place, pageUrl].filter((part) => part !== '').join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

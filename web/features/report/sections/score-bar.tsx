import { BAND_WORD, scoreBand, TEXT_TONE } from '../../../ui/score.tsx';

/** A labelled thin bar: the name, the number with its word, and what the number stands for. */
export function ScoreBar({ label, score, hint }: { label: string; score: number | null; hint: string }) {
  const band = score === null ? null : scoreBand(score);
  const tone = TEXT_TONE[band ?? 'neutral'];
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-sm font-semibold">{label}</p>
        <p className="figures text-sm">
          <span className={`mr-2 text-xs font-medium ${tone}`}>{band === null ? 'Not measured' : BAND_WORD[band]}</span>
          <span className="font-serif text-lg font-semibold">{score ?? '–'}</span>
        </p>
      </div>
      <div
        aria-hidden="true"
        className={`mt-1 h-1.5 ${score === null ? 'border-t border-dashed border-edge' : 'bg-line'}`}
      >
        {score !== null && (
          <div className={`h-full bg-current print:border-t-[6px] ${tone}`} style={{ width: `${score}%` }} />
        )}
      </div>
      <p className="mt-1.5 text-xs text-quiet">{hint}</p>
    </div>
  );
}

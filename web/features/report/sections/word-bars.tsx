/** Words as served and as a browser shows them as two thin bars on one scale. `most` is the longest bar's count. */
export function WordBars({ served, shown, most }: { served: number | null; shown: number | null; most: number }) {
  return (
    <div className="figures grid grid-cols-[1fr_6.25rem] items-center gap-x-2 gap-y-0.5 text-xs">
      <Bar words={served} most={most} name="served" className="bg-ink" />
      <Bar words={shown} most={most} name="shown" className="bg-accent" />
    </div>
  );
}

const numbers = new Intl.NumberFormat('en');

function Bar({
  words,
  most,
  name,
  className,
}: {
  words: number | null;
  most: number;
  name: string;
  className: string;
}) {
  return (
    <>
      <div aria-hidden="true" className="h-1 bg-line">
        {words !== null && (
          <div
            className={`h-full transition-[width] duration-250 ease-move ${className}`}
            style={{ width: `${Math.min(100, (words / Math.max(1, most)) * 100)}%` }}
          />
        )}
      </div>
      <p className="text-quiet">
        {words === null ? '–' : numbers.format(words)} {name}
      </p>
    </>
  );
}

import type { HomeReading, ReadingRun } from '../../../../worker/report/view/reading.ts';

/** The start of the home page as a plain fetcher gets it and as a person sees it; what only the person sees is struck. */
export function TwoReadings({ reading: { plain, rendered, lostWithoutJavaScript } }: { reading: HomeReading }) {
  return (
    <>
      {lostWithoutJavaScript !== null && lostWithoutJavaScript.length > 0 && (
        <ul className="mb-5 flex flex-wrap gap-2" aria-label="Lost without JavaScript">
          {lostWithoutJavaScript.map((name) => (
            <li
              key={name}
              className="rounded-sm border border-red/35 bg-red-soft px-2 py-0.5 text-xs font-medium text-red"
            >
              <del>{name}</del>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2">
        <Reading title="As a plain fetcher reads it" runs={plain === null ? null : [{ text: plain, lost: false }]} />
        <Reading title="As a person sees it" runs={rendered} />
      </div>
      <p className="mt-3 text-xs text-quiet">
        The first 1,500 characters of each. Struck text is missing without JavaScript.
      </p>
    </>
  );
}

function Reading({ title, runs }: { title: string; runs: ReadingRun[] | null }) {
  return (
    <figure className="min-w-0 bg-raised p-4 sm:p-5">
      <figcaption className="text-xs font-semibold text-quiet">{title}</figcaption>
      {runs === null ? (
        <p className="mt-3 text-sm text-quiet italic">Not measured: this view was not read.</p>
      ) : runs.every(({ text }) => text.trim() === '') ? (
        <p className="mt-3 text-sm text-quiet italic">Nothing: the page holds no text here.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section tabIndex={0} aria-label={title} className="mt-3 max-h-80 overflow-y-auto print:max-h-none">
          <p className="font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {runs.map(({ text, lost }, i) =>
              lost ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text, never reordered
                <del key={i} className="bg-red-soft text-red">
                  {text}
                </del>
              ) : (
                text
              ),
            )}
          </p>
        </section>
      )}
    </figure>
  );
}

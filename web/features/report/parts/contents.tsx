import { useEffect, useRef } from 'react';
import { useSectionInView } from './use-section-in-view.ts';

export interface ContentsPart {
  id: string;
  title: string;
  /** In view while the part is being read. */
  entries: readonly { id: string; title: string }[];
}

/** The table of contents: beside the text where there is room, a bar above it where there is none. */
export function Contents({ parts }: { parts: readonly ContentsPart[] }) {
  const current = useSectionInView(parts.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]));
  const bar = useRef<HTMLElement>(null);
  // The entry being read is in view however narrow the bar is.
  useEffect(() => {
    const entry = current === null ? null : bar.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!entry || !bar.current) return;
    bar.current.scrollTo?.({ left: entry.offsetLeft - bar.current.clientWidth / 3 });
  }, [current]);
  const now = parts.find(({ id, entries }) => id === current || entries.some((entry) => entry.id === current));
  return (
    <nav
      ref={bar}
      aria-label="Contents"
      data-head-bar="narrow"
      className="sticky top-16 z-20 -mx-[var(--page-margin,1.25rem)] overflow-x-auto border-b border-line bg-paper px-[var(--page-margin,1.25rem)] text-sm max-lg:low:static lg:top-22 lg:mx-0 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:px-0 lg:pr-2 print:hidden"
    >
      <ol className="flex gap-x-5 lg:grid lg:gap-0.5">
        {parts.map(({ id, title, entries }) => (
          <li key={id} className="flex shrink-0 gap-x-5 lg:block">
            <Entry id={id} title={title} isCurrent={id === current} />
            {now?.id === id && entries.length > 0 && (
              <ol className="flex gap-x-4 lg:mt-0.5 lg:mb-1.5 lg:block lg:border-l lg:border-line lg:pl-3">
                {entries.map((entry) => (
                  <li key={entry.id} className="shrink-0">
                    <Entry {...entry} isCurrent={entry.id === current} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Entry({ id, title, isCurrent }: { id: string; title: string; isCurrent: boolean }) {
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      // A browser takes an entry of which a hair is in the bar for one in view, and moves nothing.
      onFocus={(event) => event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      className="block rounded-sm py-2.5 whitespace-nowrap transition-colors duration-150 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent lg:py-1 lg:whitespace-normal"
    >
      {title}
    </a>
  );
}

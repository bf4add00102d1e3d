import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsPaper } from './paper-context.tsx';
import { useHash } from './use-hash.ts';

interface Props {
  id: string;
  title: string;
  /** What it comes to, in view also when folded. */
  sentence: ReactNode;
  /** Before the title. */
  mark?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of the document behind its outcome. What is folded is not in the page; a link to it unfolds it. */
export function Fold({ id, title, sentence, mark, isOpenAtFirst = false, children }: Props) {
  const isPaper = useIsPaper();
  const hash = useHash();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== id) return;
    setIsOpen(true);
    section.current?.scrollIntoView({ block: 'start' });
  }, [hash, id]);
  const isShown = isOpen || isPaper;
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 lg:scroll-mt-16 border-b border-line"
    >
      <div className="relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 py-4">
        <ChevronRight
          aria-hidden="true"
          className={`mt-1.5 size-4 text-quiet transition-transform duration-150 print:invisible ${isShown ? 'rotate-90' : ''}`}
        />
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="text-lg">
            <button
              type="button"
              aria-expanded={isShown}
              aria-controls={`${id}-body`}
              onClick={() => setIsOpen(!isOpen)}
              className="inline-flex items-center gap-2 text-left after:absolute after:inset-0 hover:text-accent"
            >
              {mark}
              {title}
            </button>
          </h3>
          <p className="mt-0.5 max-w-measure text-sm text-quiet">{sentence}</p>
        </div>
      </div>
      {isShown && (
        <div id={`${id}-body`} className="animate-appear pt-1 pb-8 sm:pl-7">
          {children}
        </div>
      )}
    </section>
  );
}

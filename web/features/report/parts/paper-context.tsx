import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const PaperContext = createContext(false);

/** Whether the page is being printed: nothing can be unfolded on paper, so everything is. */
export const useIsPaper = (): boolean => use(PaperContext);

export function PaperProvider({ children }: { children: ReactNode }) {
  const [isPaper, setIsPaper] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event: it must be drawn by then.
    const before = () => flushSync(() => setIsPaper(true));
    const after = () => setIsPaper(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return <PaperContext value={isPaper}>{children}</PaperContext>;
}

import { useEffect } from 'react';

/** Sets the tab's title; '' is the bare product name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Answerable: can AI assistants recommend your business?' : `${title} · Answerable`;
  }, [title]);
}

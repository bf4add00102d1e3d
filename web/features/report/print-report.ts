import { useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';

/** Opens the print dialog; browsers offer "Save as PDF" there. */
export function printReport(): void {
  toast({
    title: 'Print Dialog Opened',
    description: 'Choose "Save as PDF" as the destination to keep this report as a file.',
  });
  // The toast is drawn before the dialog blocks the page.
  setTimeout(() => window.print(), 100);
}

/** Paper can't unfold anything: folded parts open for printing and close again after it. */
export function useUnfoldedOnPaper(): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const unfold = () => {
      folded = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
      for (const details of folded) details.open = true;
    };
    const fold = () => {
      for (const details of folded) details.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
}

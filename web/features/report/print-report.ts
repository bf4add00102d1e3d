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

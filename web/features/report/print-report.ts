import { toast } from '../../ui/toast-store.ts';
import { paperQuery } from './paper-size.ts';

/**
 * Opens the print dialog with the report as it stands on paper, the same as the PDF; browsers offer "Save as PDF" there. `files`: the
 * address the report's files stand below.
 */
export function printReport(files: string, lang: string | null = null): void {
  toast({
    title: 'Print Dialog Opened',
    description: 'Choose "Save as PDF" as the destination to keep this report as a file.',
  });
  document.querySelector(`iframe[title="${TITLE}"]`)?.remove();
  const frame = document.createElement('iframe');
  frame.title = TITLE;
  // A frame that is not laid out prints as an empty page.
  frame.className = 'fixed right-0 bottom-0 size-0 border-0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = [`${files}/export.html?print`, paperQuery(), lang === null ? '' : `lang=${encodeURIComponent(lang)}`]
    .filter((part) => part !== '')
    .join('&');
  frame.addEventListener('load', () => {
    const isPaper = Boolean(frame.contentDocument?.querySelector('main'));
    // Where it could not be had, the page is what there is to print.
    (isPaper && frame.contentWindow ? frame.contentWindow : window).print();
  });
  document.body.append(frame);
}

const TITLE = 'The report on paper';

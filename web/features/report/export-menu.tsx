import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { downloadReport, type ReportFormat } from './download-report.ts';

const FORMATS: { format: ReportFormat; name: string }[] = [
  { format: 'pdf', name: 'PDF' },
  { format: 'html', name: 'HTML' },
  { format: 'md', name: 'Markdown' },
  { format: 'json', name: 'JSON' },
];

/** The report as a file, in four formats. `files` is the address they stand below. */
export function ExportMenu({ files }: { files: string }) {
  const [busy, setBusy] = useState<ReportFormat | null>(null);
  const download = async (format: ReportFormat) => {
    setBusy(format);
    try {
      await downloadReport(files, format);
    } catch (error) {
      toast({
        title: 'The file could not be made',
        description: messageOf(error, 'Please try again in a moment.'),
        variant: 'destructive',
      });
    }
    setBusy(null);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-1 print:hidden">
      <legend className="sr-only">Download this report</legend>
      <Download className="size-4 text-quiet" aria-hidden="true" />
      {FORMATS.map(({ format, name }) => (
        <Button
          key={format}
          variant="quiet"
          size="sm"
          busy={busy === format}
          disabled={busy !== null}
          aria-label={`Download as ${name}`}
          onClick={() => void download(format)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

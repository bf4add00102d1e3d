import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { downloadReport, type ReportFile } from './download-report.ts';

const FORMATS: [file: ReportFile, name: string][] = [
  ['export.pdf', 'PDF'],
  ['export.html', 'HTML'],
  ['export.md', 'Markdown'],
  ['export.json', 'JSON'],
];

const FOR_WEB_PERSON: [file: ReportFile, name: string][] = [
  ['web-person.md', 'Checklist, Markdown'],
  ['web-person.html', 'Tasks with code, HTML'],
];

interface Props {
  /** The address the files stand below. */
  files: string;
  /** Whether it holds the tasks. */
  hasTasks: boolean;
  /** What it is read in, where that is not English. */
  lang: string | null;
}

/** The report as a file, in four formats; and what the web person has to do, without the rest. */
export function ExportMenu({ files, hasTasks, lang }: Props) {
  const [busy, setBusy] = useState<ReportFile | null>(null);
  const download = async (file: ReportFile) => {
    setBusy(file);
    try {
      await downloadReport(files, file, lang);
    } catch (error) {
      toast({
        title: 'The file could not be made',
        description: messageOf(error, 'Please try again in a moment.'),
        variant: 'destructive',
      });
    }
    setBusy(null);
  };
  const button = ([file, name]: (typeof FORMATS)[number], label: string) => (
    <Button
      key={file}
      variant="quiet"
      size="sm"
      busy={busy === file}
      disabled={busy !== null}
      aria-label={label}
      onClick={() => void download(file)}
    >
      {name}
    </Button>
  );
  return (
    <>
      <fieldset className="flex flex-wrap items-center gap-1 print:hidden">
        <legend className="sr-only">Download this report</legend>
        <Download className="size-4 text-quiet" aria-hidden="true" />
        {FORMATS.map((format) => button(format, `Download as ${format[1]}`))}
      </fieldset>
      {hasTasks && (
        <fieldset className="print:hidden">
          <legend className="text-xs text-quiet">For your web person</legend>
          <div className="-ml-2 flex flex-wrap gap-1">
            {FOR_WEB_PERSON.map((file) => button(file, `For your web person: ${file[1]}`))}
          </div>
        </fieldset>
      )}
    </>
  );
}

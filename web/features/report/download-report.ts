import { ApiError } from '../../api.ts';
import { paperQuery } from './paper-size.ts';

export type ReportFile = `export.${'pdf' | 'html' | 'md' | 'json'}` | `web-person.${'md' | 'html'}`;

/** Fetched first, so that a refusal can be told instead of being saved as a file. Throws `ApiError`. */
export async function downloadReport(files: string, file: ReportFile, lang: string | null = null): Promise<void> {
  const paper = file === 'export.pdf' || file === 'export.html' ? paperQuery() : '';
  const query = [paper, lang === null ? '' : `lang=${encodeURIComponent(lang)}`]
    .filter((each) => each !== '')
    .join('&');
  const response = await fetch(`${files}/${file}${query && `?${query}`}`, { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? file;
  link.click();
  URL.revokeObjectURL(address);
}

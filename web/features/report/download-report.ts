import { ApiError } from '../../api.ts';
import { paperQuery } from './paper-size.ts';

export type ReportFormat = 'pdf' | 'html' | 'md' | 'json';

/** Fetched first, so that a refusal can be told instead of being saved as a file. Throws `ApiError`. */
export async function downloadReport(files: string, format: ReportFormat): Promise<void> {
  const paper = format === 'pdf' || format === 'html' ? paperQuery() : '';
  const response = await fetch(`${files}/export.${format}${paper && `?${paper}`}`, { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `report.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}

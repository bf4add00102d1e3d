import { MoreHorizontal, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentView, OpeningPart } from '../../../worker/report/view/folded-parts.ts';
import { hostAsName } from '../../../worker/report/view/web-links.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { ExportMenu } from './export-menu.tsx';
import { LanguageChoice } from './language/language-choice.tsx';
import { printReport } from './print-report.ts';

/** Who reads it, where its files are, and what else they can do with it. */
export interface ReportFrame {
  kind: 'owner' | 'sample' | 'shared';
  files: string;
  actions?: ReactNode;
  /** Behind the dots: what is seldom wanted. */
  more?: ReactNode;
}

interface Props {
  document: DocumentView;
  opening: OpeningPart;
  frame: ReportFrame;
}

/** Whose report it is, of when, on how much; and what one can do with it. */
export function ReportHeader({ document: analysis, opening, frame }: Props) {
  const isOwner = frame.kind === 'owner';
  const { summary } = opening;
  const { name, about, picture } = opening.header;
  const lang = analysis.prose?.lang ?? null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <ButtonLink to={isOwner ? analysisPath(analysis) : '/'} variant="quiet" className="-ml-4">
          {isOwner ? 'Back to Analysis' : 'Analyze my own website'}
        </ButtonLink>
        <div className="flex flex-wrap items-center gap-2">
          {frame.actions}
          <Button variant="secondary" onClick={() => printReport(frame.files, lang)}>
            <Printer className="size-4 max-sm:hidden" aria-hidden="true" />
            Print / Save as PDF
          </Button>
          <details className="relative">
            <summary
              aria-label="More"
              className={buttonClass('quiet', 'md', 'list-none px-3 [&::-webkit-details-marker]:hidden')}
            >
              <MoreHorizontal className="size-5" aria-hidden="true" />
            </summary>
            <div className="absolute right-0 z-30 mt-1 grid w-72 max-w-[calc(100vw-2.5rem)] justify-items-start gap-2 rounded-md border border-line bg-raised p-4 shadow-float">
              <ExportMenu files={frame.files} lang={lang} hasTasks={opening.paidPart === 'there'} />
              {frame.more}
            </div>
          </details>
        </div>
      </div>
      <header className="mt-3 flex items-start gap-4 sm:items-center sm:gap-5 border-b border-line pb-4">
        {picture && (
          <img
            src={`${frame.files}/picture`}
            width={picture.width}
            height={picture.height}
            alt="Your home page as we saw it"
            className="mt-1.5 h-auto w-20 shrink-0 rounded-sm border border-line sm:w-40"
          />
        )}
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{name ?? hostAsName(summary.host)}</bdi>
          </h1>
          <p className="figures mt-1 text-sm text-quiet">
            {[
              about,
              name === null && hostAsName(summary.host) === summary.host ? '' : summary.host,
              summary.analysedOn ?? '',
              summary.coverage,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <p className="mt-0.5 text-xs text-quiet">{kindWords(frame.kind, analysis.isPaid)}</p>
          <LanguageChoice document={analysis} isOwner={isOwner} />
        </div>
      </header>
    </>
  );
}

function kindWords(kind: ReportFrame['kind'], isPaid: boolean): string {
  if (kind === 'sample') return 'Sample report on an invented practice';
  if (kind === 'shared') return isPaid ? 'Shared report' : 'Shared preview';
  return isPaid ? 'Report' : 'Free preview';
}

/** The analysis among the results of the home page. */
const analysisPath = ({ analysisId, isPaid }: DocumentView): string =>
  `/?analysis=${analysisId}${isPaid ? '&unlocked=true' : ''}`;

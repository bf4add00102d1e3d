import { MoreHorizontal, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { RatedFacts, Results } from '../../../worker/contract/results.ts';
import type { Summary } from '../../../worker/report/view/summary.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { ExportMenu } from './export-menu.tsx';
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
  analysis: AnalysisView;
  results: Results;
  summary: Summary;
  unseenCount: number;
  frame: ReportFrame;
}

/** Whose report it is, of when, on how much; and what one can do with it. */
export function ReportHeader({ analysis, results, summary, unseenCount, frame }: Props) {
  const isOwner = frame.kind === 'owner';
  // A name in a heading is vouched for.
  const { businessName, trade, addresses } = results.facts;
  const name = businessName && isSure(businessName) ? businessName.value : null;
  const about = [
    trade && isSure(trade) && trade.value.id !== 'other' ? trade.value.label.toLowerCase() : '',
    addresses.find((address) => isSure(address) && address.value.locality)?.value.locality ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ');
  const { picture } = results;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <ButtonLink to={isOwner ? analysisPath(analysis) : '/'} variant="quiet" className="-ml-4">
          {isOwner ? 'Back to Analysis' : 'Analyze my own website'}
        </ButtonLink>
        <div className="flex flex-wrap items-center gap-2">
          {frame.actions}
          <Button variant="secondary" onClick={() => printReport(frame.files)}>
            <Printer className="size-4" aria-hidden="true" />
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
              <ExportMenu files={frame.files} hasTasks={results.premiumResults !== null} />
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
            <bdi>{name ?? summary.host}</bdi>
          </h1>
          <p className="figures mt-1 text-sm text-quiet">
            {[
              about,
              name === null ? '' : summary.host,
              summary.analysedOn ?? '',
              summary.coverage,
              unseenCount > 0 ? `${unseenCount} ${unseenCount === 1 ? 'thing' : 'things'} not measured` : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <p className="mt-0.5 text-xs text-quiet">{kindWords(frame.kind, analysis.isPaid)}</p>
        </div>
      </header>
    </>
  );
}

const isSure = ({
  certainty,
  confirmed,
}: Pick<NonNullable<RatedFacts['businessName']>, 'certainty' | 'confirmed'>): boolean =>
  certainty === 'certain' || confirmed !== undefined;

function kindWords(kind: ReportFrame['kind'], isPaid: boolean): string {
  if (kind === 'sample') return 'Sample report on an invented practice';
  if (kind === 'shared') return isPaid ? 'Shared report' : 'Shared preview';
  return isPaid ? 'Report' : 'Free preview';
}

/** The analysis among the results of the home page. */
const analysisPath = ({ analysisId, isPaid }: AnalysisView): string =>
  `/?analysis=${analysisId}${isPaid ? '&unlocked=true' : ''}`;

import { useEffect, useMemo } from 'react';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { Results } from '../../../worker/contract/results.ts';
import { selectCovers } from '../../../worker/report/view/covers.ts';
import { FINDING_SHORT } from '../../../worker/report/view/findings.ts';
import { type ReportView, selectReport } from '../../../worker/report/view/report-view.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { OwnerDifferences } from '../confirm/owner-differences.tsx';
import { Answer } from './answer/answer.tsx';
import { SaidByAssistants } from './assistants/said-by-assistants.tsx';
import { EvidenceProvider } from './evidence/evidence-context.tsx';
import { EvidenceMargin } from './evidence/evidence-margin.tsx';
import { EvidenceNotes } from './evidence/evidence-notes.tsx';
import { FindingBody } from './findings/finding-body.tsx';
import { Contents, type ContentsPart } from './parts/contents.tsx';
import { Fold } from './parts/fold.tsx';
import { PaperProvider } from './parts/paper-context.tsx';
import { ReportPart } from './parts/report-part.tsx';
import { CitedProvider } from './parts/said.tsx';
import { StateMark } from './parts/state-mark.tsx';
import { useHash } from './parts/use-hash.ts';
import { Appendix } from './playbook/appendix.tsx';
import { CoverBody } from './playbook/cover-body.tsx';
import { LockedCover } from './playbook/locked-cover.tsx';
import { UnseenList } from './playbook/unseen-list.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { type ReportFrame, ReportHeader } from './report-header.tsx';
import { WorkList } from './work/work-list.tsx';
import { WorkPreview } from './work/work-preview.tsx';

interface Props {
  analysis: AnalysisView;
  results: Results;
  frame: ReportFrame;
}

/** The report of a finished analysis: one document of three depths and a folded playbook, whose statements cite the owner's own pages. */
export function ReportDocument({ analysis, results, frame }: Props) {
  const view = useMemo(() => selectReport(analysis, results), [analysis, results]);
  const { summary, premium } = view;
  const isOwner = frame.kind === 'owner';
  usePageTitle(frame.kind === 'sample' ? 'Sample report' : `${summary.host}: ${summary.overall} of 100`);
  const covers = useMemo(() => selectCovers(premium, results.locked ?? {}), [premium, results]);
  const isPreview = premium === null && results.locked !== undefined;
  return (
    <PaperProvider>
      <EvidenceProvider evidence={view.evidence}>
        <CitedProvider cited={view.cited}>
          <article className={`page py-4 sm:py-6 ${isPreview && isOwner ? 'pb-24' : ''}`}>
            <ReportHeader
              analysis={analysis}
              results={results}
              summary={summary}
              unseenCount={view.unseen.length}
              frame={frame}
            />
            <StartAtPart />
            <Answer view={view} />
            <OwnerDifferences differences={results.ownerDifferences ?? []} />
            <div className="mt-10 grid grid-cols-1 gap-x-10 lg:grid-cols-[9.5rem_minmax(0,1fr)] min-[68.75rem]:grid-cols-[9.5rem_minmax(0,1fr)_14rem] print:block">
              <Contents parts={contentsOf(view, covers, premium !== null || isPreview)} />
              <div className="min-w-0 max-lg:mt-6">
                <Work view={view} results={results} analysis={analysis} frame={frame} />
                <ReportPart id="findings" title="The findings">
                  <div className="border-t border-line">
                    {view.said && (
                      <Fold
                        id="said"
                        title="What assistants say about you today"
                        sentence={view.said.lead}
                        isOpenAtFirst={view.said.newest !== null}
                      >
                        <SaidByAssistants said={view.said} analysisId={isOwner ? analysis.analysisId : null} />
                      </Fold>
                    )}
                    {view.findings.map(({ id, title, sentence, state, isOpen }) => (
                      <Fold
                        key={id}
                        id={id}
                        title={title}
                        sentence={sentence}
                        mark={<StateMark state={state} />}
                        isOpenAtFirst={isOpen}
                      >
                        <FindingBody id={id} view={view} correct={isOwner ? `/confirm/${analysis.analysisId}` : null} />
                      </Fold>
                    ))}
                  </div>
                </ReportPart>
                {(premium !== null || isPreview) && (
                  <ReportPart id="playbook" title="The playbook">
                    <div className="border-t border-line">
                      {covers.map(({ id, title, sentence }) =>
                        premium === null ? (
                          <LockedCover key={id} id={id} title={title} sentence={sentence} />
                        ) : (
                          <Fold key={id} id={id} title={title} sentence={sentence}>
                            <CoverBody id={id} premium={premium} homeUrl={view.homeUrl} />
                          </Fold>
                        ),
                      )}
                    </div>
                  </ReportPart>
                )}
                <ReportPart id="grounds" title="What it rests on">
                  <div className="border-t border-line">
                    {view.unseen.length > 0 && (
                      <Fold
                        id="unseen"
                        title={`What this report cannot see (${view.unseen.length}) and how you can`}
                        sentence="Nobody can measure these from outside."
                      >
                        <UnseenList view={view} />
                      </Fold>
                    )}
                    <Fold
                      id="appendix"
                      title="Appendix"
                      sentence={`Pages, method and ${view.evidence.length} sources.`}
                    >
                      <Appendix view={view} />
                    </Fold>
                  </div>
                </ReportPart>
                <EvidenceNotes />
              </div>
              <EvidenceMargin />
            </div>
            {isPreview && isOwner && (
              <PreviewBar
                analysisId={analysis.analysisId}
                tasks={results.locked?.recommendations ?? 0}
                items={view.locked.reduce((sum, { id, count }) => sum + (id === 'recommendations' ? 0 : count), 0)}
              />
            )}
          </article>
        </CitedProvider>
      </EvidenceProvider>
    </PaperProvider>
  );
}

/**
 * A link to a part arrives before there is a document to scroll. What is folded, and tasks, come into view by themselves. A part of
 * its own, so that an address does not draw the whole document again.
 */
function StartAtPart() {
  const hash = useHash();
  useEffect(() => {
    if (PARTS.has(hash)) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return null;
}

const PARTS = new Set(['answer', 'work', 'findings', 'playbook', 'grounds']);

/** Depth two: one list of everything to do; in the preview its shape. */
function Work({ view: { worklist, verdict }, results, analysis, frame }: Props & { view: ReportView }) {
  const held = results.locked?.recommendations ?? 0;
  if (!worklist) {
    if (held === 0) return null;
    return (
      <ReportPart id="work" title="The work" lead={`${held} tasks.`}>
        <WorkPreview verdict={verdict} count={held} />
      </ReportPart>
    );
  }
  if (worklist.rows.length === 0) {
    return (
      <ReportPart id="work" title="The work">
        <p className="prose">We found nothing that would raise the score.</p>
      </ReportPart>
    );
  }
  const { rows, firstShare, reachable, textReady, first } = worklist;
  const lead = [
    `${rows.length} ${rows.length === 1 ? 'task' : 'tasks'}`,
    ...(textReady > 0 ? [`${textReady} with text to paste`] : []),
    ...(reachable !== null && reachable > results.overallScore ? [`${results.overallScore} → ${reachable}`] : []),
    ...(firstShare === '' ? [] : [`the first ${first.length} make ${firstShare}`]),
  ].join(' · ');
  const again = frame.kind === 'owner' ? `/?url=${encodeURIComponent(analysis.websiteUrl)}&fresh=1` : null;
  return (
    <ReportPart id="work" title="The work" lead={lead}>
      <WorkList worklist={worklist} plan={results.plan ?? []} checkAgain={again} />
    </ReportPart>
  );
}

function contentsOf(view: ReportView, covers: ReturnType<typeof selectCovers>, hasPlaybook: boolean): ContentsPart[] {
  const hasWork = view.worklist !== null || view.locked.some(({ id }) => id === 'recommendations');
  return [
    { id: 'answer', title: 'The answer', entries: [] },
    ...(hasWork ? [{ id: 'work', title: 'The work', entries: [] }] : []),
    {
      id: 'findings',
      title: 'The findings',
      entries: [
        ...(view.said ? [{ id: 'said', title: 'Said today' }] : []),
        ...view.findings.map(({ id }) => ({ id, title: FINDING_SHORT[id] })),
      ],
    },
    ...(hasPlaybook
      ? [{ id: 'playbook', title: 'The playbook', entries: covers.map(({ id, title }) => ({ id, title })) }]
      : []),
    {
      id: 'grounds',
      title: 'Grounds',
      entries: [
        ...(view.unseen.length > 0 ? [{ id: 'unseen', title: 'Not seen' }] : []),
        { id: 'appendix', title: 'Appendix' },
      ],
    },
  ];
}

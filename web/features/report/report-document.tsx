import { useEffect, useMemo } from 'react';
import { type DocumentId, documentTitle, PARTS, shortTitle } from '../../../worker/report/sections.ts';
import type { DocumentView, OpeningPart } from '../../../worker/report/view/folded-parts.ts';
import { reachWords, worthWords } from '../../../worker/report/view/worklist.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { OwnerDifferences } from '../confirm/owner-differences.tsx';
import { Answer } from './answer/answer.tsx';
import { SaidByAssistants } from './assistants/said-by-assistants.tsx';
import { EvidenceProvider } from './evidence/evidence-context.tsx';
import { EvidenceMargin } from './evidence/evidence-margin.tsx';
import { EvidenceNotes } from './evidence/evidence-notes.tsx';
import { FindingBody } from './findings/finding-body.tsx';
import { Contents, type ContentsPart } from './parts/contents.tsx';
import { type DocumentSource, SourceProvider, useLoadedParts, WithPart } from './parts/document-source.tsx';
import { Fold } from './parts/fold.tsx';
import { PaperProvider } from './parts/paper-context.tsx';
import { ReportPart } from './parts/report-part.tsx';
import { CitedProvider } from './parts/said.tsx';
import { StateMark } from './parts/state-mark.tsx';
import { useHash } from './parts/use-hash.ts';
import { Spoken, VoiceProvider } from './parts/voice-context.tsx';
import { Appendix } from './playbook/appendix.tsx';
import { CoverBody } from './playbook/cover-body.tsx';
import { LockedCover } from './playbook/locked-cover.tsx';
import { UnseenList } from './playbook/unseen-list.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { type ReportFrame, ReportHeader } from './report-header.tsx';
import { WorkList } from './work/work-list.tsx';
import { WorkPreview } from './work/work-preview.tsx';

interface Props {
  document: DocumentView;
  opening: OpeningPart;
  source: DocumentSource;
  frame: ReportFrame;
}

/** The report of a finished analysis: one document of three depths and a folded playbook, whose statements cite the owner's own pages. */
export function ReportDocument({ document, opening, source, frame }: Props) {
  const { summary, counts, paidPart } = opening;
  const isOwner = frame.kind === 'owner';
  usePageTitle(frame.kind === 'sample' ? 'Sample report' : `${summary.host}: ${summary.overall} of 100`);
  const { evidence, cited } = useCited(opening, source);
  const hasBar = paidPart === 'held back' && isOwner;
  return (
    <PaperProvider>
      <VoiceProvider prose={document.prose ?? null}>
        <SourceProvider source={source}>
          <EvidenceProvider evidence={evidence} total={counts.sources}>
            <CitedProvider cited={cited}>
              <article className={`page py-4 sm:py-6 ${hasBar ? 'pb-24' : ''}`}>
                <ReportHeader document={document} opening={opening} frame={frame} />
                <StartAtPart />
                <Answer opening={opening} />
                <OwnerDifferences differences={opening.differences} />
                <div className="mt-10 grid grid-cols-1 gap-x-10 lg:grid-cols-[9.5rem_minmax(0,1fr)] min-[68.75rem]:grid-cols-[9.5rem_minmax(0,1fr)_14rem] print:block">
                  <Contents parts={contentsOf(opening)} />
                  <div className="min-w-0 max-lg:mt-6">
                    <Work document={document} opening={opening} frame={frame} />
                    <Findings opening={opening} analysisId={isOwner ? document.analysisId : null} />
                    <Playbook opening={opening} />
                    <Grounds opening={opening} />
                    <EvidenceNotes />
                  </div>
                  <EvidenceMargin />
                </div>
                {hasBar && (
                  <PreviewBar analysisId={document.analysisId} tasks={counts.heldTasks} items={counts.heldItems} />
                )}
              </article>
            </CitedProvider>
          </EvidenceProvider>
        </SourceProvider>
      </VoiceProvider>
    </PaperProvider>
  );
}

/** What the parts that are there cite: numbers are those of the whole document. */
function useCited(opening: OpeningPart, source: DocumentSource) {
  const loaded = useLoadedParts(source);
  return useMemo(() => {
    const parts = [opening, ...loaded];
    const byNumber = new Map(parts.flatMap(({ evidence }) => evidence.map((each) => [each.number, each] as const)));
    return {
      evidence: [...byNumber.values()].sort((a, b) => a.number - b.number),
      cited: new Map(parts.flatMap(({ cited }) => cited)),
    };
  }, [opening, loaded]);
}

/**
 * A link to a part arrives before there is a document to scroll. What is folded, and tasks, come into view by themselves. A part of
 * its own, so that an address does not draw the whole document again.
 */
function StartAtPart() {
  const hash = useHash();
  useEffect(() => {
    if (PART_IDS.has(hash)) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return null;
}

const PART_IDS: ReadonlySet<string> = new Set(Object.keys(PARTS));

/** Depth two: one list of everything to do; in the preview its shape. */
function Work({ document, opening, frame }: Omit<Props, 'source'>) {
  const { worklist, verdict, counts, plan, summary } = opening;
  if (!worklist) {
    if (counts.heldTasks === 0) return null;
    return (
      <ReportPart id="work" title={PARTS.work.title} lead={`${counts.heldTasks} tasks.`}>
        <WorkPreview verdict={verdict} count={counts.heldTasks} />
      </ReportPart>
    );
  }
  if (worklist.rows.length === 0) {
    return (
      <ReportPart id="work" title={PARTS.work.title}>
        <p className="prose">We found nothing that would raise the score.</p>
      </ReportPart>
    );
  }
  const { rows, firstShare, reachable, worth, textReady, firstCount } = worklist;
  const lead = [
    `${rows.length} ${rows.length === 1 ? 'task' : 'tasks'}`,
    ...(textReady > 0 ? [`${textReady} with text to paste`] : []),
    ...(reachable !== null && reachable > summary.overall
      ? [`${summary.overall} → ${reachable} ${reachWords(worklist)}`]
      : []),
    ...(worth === null ? [] : [worthWords(worth)]),
    ...(firstShare === '' ? [] : [`the first ${firstCount} make ${firstShare}`]),
  ].join(' · ');
  const again = frame.kind === 'owner' ? `/?url=${encodeURIComponent(document.websiteUrl)}&fresh=1` : null;
  return (
    <ReportPart id="work" title={PARTS.work.title} lead={lead}>
      <WorkList worklist={worklist} plan={plan} checkAgain={again} />
    </ReportPart>
  );
}

/** Depth three. `analysisId`: for its owner alone. */
function Findings({ opening, analysisId }: { opening: OpeningPart; analysisId: number | null }) {
  const { said, findings } = opening;
  return (
    <ReportPart id="findings" title={PARTS.findings.title}>
      <div className="border-t border-line">
        {said && (
          <Fold id="said" title={documentTitle('said')} sentence={said.lead} isOpenAtFirst={said.newest !== null}>
            <SaidByAssistants said={said} analysisId={analysisId} />
          </Fold>
        )}
        {findings.map(({ id, title, sentence, state, isOpen }) => (
          <Fold
            key={id}
            id={id}
            title={title}
            sentence={<Spoken>{sentence}</Spoken>}
            mark={<StateMark state={state} />}
            isOpenAtFirst={isOpen}
          >
            <FindingBody id={id} opening={opening} correct={analysisId === null ? null : `/confirm/${analysisId}`} />
          </Fold>
        ))}
      </div>
    </ReportPart>
  );
}

function Playbook({ opening: { covers, paidPart, homeUrl } }: { opening: OpeningPart }) {
  if (paidPart === 'none') return null;
  return (
    <ReportPart id="playbook" title={PARTS.playbook.title}>
      <div className="border-t border-line">
        {covers.map(({ id, title, sentence }) =>
          paidPart === 'held back' ? (
            <LockedCover key={id} id={id} title={title} sentence={sentence} />
          ) : (
            <Fold key={id} id={id} title={title} sentence={sentence}>
              <WithPart part="playbook">
                {({ premium }) => premium && <CoverBody id={id} premium={premium} homeUrl={homeUrl} />}
              </WithPart>
            </Fold>
          ),
        )}
      </div>
    </ReportPart>
  );
}

function Grounds({ opening: { counts } }: { opening: OpeningPart }) {
  return (
    <ReportPart id="grounds" title={PARTS.grounds.title}>
      <div className="border-t border-line">
        {counts.unseen > 0 && (
          <Fold
            id="unseen"
            title={`${documentTitle('unseen')} (${counts.unseen})`}
            sentence="Nobody can measure these from outside."
          >
            <WithPart part="appendix">{(appendix) => <UnseenList appendix={appendix} />}</WithPart>
          </Fold>
        )}
        <Fold id="appendix" title={documentTitle('appendix')} sentence={`Pages, method and ${counts.sources} sources.`}>
          <WithPart part="appendix">{(appendix) => <Appendix appendix={appendix} />}</WithPart>
        </Fold>
      </div>
    </ReportPart>
  );
}

const entry = (id: DocumentId) => ({ id, title: shortTitle(id) });

function contentsOf({ worklist, said, findings, covers, counts, paidPart }: OpeningPart): ContentsPart[] {
  const hasWork = worklist !== null || counts.heldTasks > 0;
  return [
    { id: 'answer', title: PARTS.answer.short, entries: [] },
    ...(hasWork ? [{ id: 'work', title: PARTS.work.short, entries: [] }] : []),
    {
      id: 'findings',
      title: PARTS.findings.short,
      entries: [...(said ? [entry('said')] : []), ...findings.map(({ id }) => entry(id))],
    },
    ...(paidPart === 'none'
      ? []
      : [{ id: 'playbook', title: PARTS.playbook.short, entries: covers.map(({ id }) => entry(id)) }]),
    {
      id: 'grounds',
      title: PARTS.grounds.short,
      entries: [...(counts.unseen > 0 ? [entry('unseen')] : []), entry('appendix')],
    },
  ];
}

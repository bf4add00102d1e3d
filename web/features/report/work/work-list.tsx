import { useEffect, useMemo, useRef } from 'react';
import type { Plan } from '../../../../worker/contract/premium.ts';
import type { RecommendationView } from '../../../../worker/report/view/recommendations.ts';
import type { Voice } from '../../../../worker/report/view/voice.ts';
import { groupRows, orderWords, type Worklist } from '../../../../worker/report/view/worklist.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsPaper } from '../parts/paper-context.tsx';
import { useVoice } from '../parts/voice-context.tsx';
import { useTicks } from '../ticks/tick-context.tsx';
import { EffortPicture } from './effort-picture.tsx';
import { useWorkState, type WorkState } from './use-work-state.ts';
import { WorkControls } from './work-controls.tsx';
import { WorkRow } from './work-row.tsx';

interface Props {
  worklist: Worklist;
  plan: Plan;
  /** Leads to a new analysis; null where the reader cannot start one. */
  checkAgain: string | null;
}

/** Everything there is to do, in one list. */
export function WorkList({ worklist, plan, checkAgain }: Props) {
  const [state, change] = useWorkState();
  const isPaper = useIsPaper();
  const ticks = useTicks();
  const voice = useVoice();
  const list = useRef<HTMLDivElement>(null);
  const { rows, firstCount } = worklist;
  const found = useMemo(() => filtered(rows, state, voice), [rows, state, voice]);
  const isPlain = state.grouping === 'gain' && found.length === rows.length;
  const openIndex = rows.findIndex(({ number }) => number === state.open);
  const isShort = isPlain && !state.isWhole && !isPaper && openIndex < firstCount;
  const shown = isShort ? rows.slice(0, firstCount) : found;
  const groups = groupRows(shown, state.grouping, plan);
  const order = groups.flatMap((group) => group.rows.map(({ number }) => number));
  useShownTask(state.open, list);

  const move = (from: number, step: 1 | -1, opens: boolean) => {
    const next = order[order.indexOf(from) + step];
    if (next === undefined) return;
    if (opens) change({ open: next });
    list.current?.querySelector<HTMLButtonElement>(`[data-task="${next}"]`)?.focus();
  };
  const done = ticks ? rows.filter(({ id }) => ticks.ticked.has(id)).length : 0;
  const named = new Set<number>();
  return (
    <div className="grid gap-5">
      {worklist.columns.some(({ points }) => points > 0) && (
        <EffortPicture columns={worklist.columns} chosen={state.effort} onChoose={(effort) => change({ effort })} />
      )}
      <WorkControls state={state} change={change} />
      <div ref={list}>
        {isPlain && orderWords(rows) !== '' && (
          <p className="mb-2 max-w-measure text-xs text-quiet">{orderWords(rows)}</p>
        )}
        <Tally state={state} shown={found.length} all={rows.length} done={done} change={change} />
        {groups.map(({ id, title, note, rows: these }) => (
          <div key={id} className="not-first:mt-6">
            {title !== '' && (
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-base wrap-anywhere">
                {title}
                {note !== '' && <span className="figures font-sans text-xs font-normal text-quiet">{note}</span>}
              </h3>
            )}
            <ol className="mt-1 border-t border-line">
              {these.map((row) => {
                const hasAddress = !named.has(row.number);
                named.add(row.number);
                const isOpen = state.open === row.number && hasAddress;
                return (
                  <WorkRow
                    key={row.id}
                    row={row}
                    hasAddress={hasAddress}
                    isGrouped={title !== ''}
                    isOpen={isOpen}
                    onToggle={() => change({ open: isOpen ? null : row.number })}
                    onMove={order.length > 1 ? (step) => move(row.number, step, true) : null}
                    onArrow={(step) => move(row.number, step, state.open === row.number)}
                    checkAgain={checkAgain}
                  />
                );
              })}
            </ol>
          </div>
        ))}
        {found.length === 0 && <p className="py-6 text-sm text-quiet">No tasks match.</p>}
        {isShort && worklist.more !== '' && (
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => change({ isWhole: true })}>
            {worklist.more}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How much of the work is in view, and the way back to all of it. */
function Tally({
  state: { who, effort, find },
  shown,
  all,
  done,
  change,
}: {
  state: WorkState;
  shown: number;
  all: number;
  done: number;
  change: (part: Partial<WorkState>) => void;
}) {
  const isFiltered = who !== null || effort !== null || find !== '';
  const words = [
    ...(isFiltered
      ? [`${shown} of ${all} tasks${who === null ? '' : who === 'you' ? ' for you' : ' for your web person'}`]
      : []),
    ...(done > 0 ? [`${done} of ${all} done`] : []),
  ];
  if (words.length === 0) return null;
  return (
    <p role="status" className="figures mb-2 flex flex-wrap items-center gap-x-3 text-xs text-quiet">
      {words.join(' · ')}
      {isFiltered && (
        <button type="button" className="link" onClick={() => change({ who: null, effort: null, find: '' })}>
          Show all
        </button>
      )}
    </p>
  );
}

/** By the words as they are shown. */
function filtered(
  rows: readonly RecommendationView[],
  { who, effort, find }: WorkState,
  voice: Voice,
): RecommendationView[] {
  const words = find.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (who === null || row.who === who) &&
      (effort === null || row.effort === effort) &&
      (words === '' ||
        [row.title, row.description, row.implementation]
          .map((line) => voice(line).text)
          .join(' ')
          .toLowerCase()
          .includes(words)),
  );
}

/** A task that is opened by its address comes into view. */
function useShownTask(open: number | null, list: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    if (open === null) return;
    const row = list.current?.querySelector(`#task-${open}`);
    const box = row?.getBoundingClientRect();
    if (row && box && (box.top < 64 || box.top > window.innerHeight * 0.8)) row.scrollIntoView({ block: 'start' });
  }, [open, list]);
}

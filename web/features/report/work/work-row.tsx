import type { KeyboardEvent } from 'react';
import type { RecommendationView } from '../../../../worker/report/view/recommendations.ts';
import { Spoken } from '../parts/voice-context.tsx';
import { useTicks } from '../ticks/tick-context.tsx';
import { GainBar } from './gain-bar.tsx';
import { WorkBody } from './work-body.tsx';

interface Props {
  row: RecommendationView;
  /** By page a task stands under several headings: the first bears the address. */
  hasAddress: boolean;
  /** Under the heading of a group, or right under the part's. */
  isGrouped: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onMove: ((step: 1 | -1) => void) | null;
  /** The arrow keys, on its title. */
  onArrow: (step: 1 | -1) => void;
  checkAgain: string | null;
}

const ARROWS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** One task in one line; what it opens to is not in the page before. */
export function WorkRow({ row, hasAddress, isGrouped, isOpen, onToggle, onMove, onArrow, checkAgain }: Props) {
  const { id, number, title, points, marks } = row;
  const ticks = useTicks();
  const Heading = isGrouped ? 'h4' : 'h3';
  const isDone = ticks?.ticked.has(id) ?? false;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onArrow(step);
  };
  return (
    <li
      {...(hasAddress ? { id: `task-${number}` } : {})}
      className="scroll-mt-4 lg:scroll-mt-16 break-inside-avoid-page border-b border-line"
    >
      <div className="relative flex min-h-11 items-center gap-x-2 py-1.5">
        {ticks && (
          <label className="relative z-1 -my-1 grid size-9 shrink-0 place-items-center print:hidden">
            <span className="sr-only">
              Done: <Spoken>{title}</Spoken>
            </span>
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={isDone}
              onChange={() => ticks.toggle(id)}
            />
          </label>
        )}
        <span aria-hidden="true" className="figures w-7 shrink-0 text-right font-serif text-base text-quiet">
          {number}
        </span>
        <div className="figures grid min-w-0 flex-1 items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem]">
          <Heading className="min-w-0 font-sans text-sm font-medium tracking-normal text-wrap">
            <button
              type="button"
              data-task={number}
              aria-expanded={isOpen}
              onClick={onToggle}
              onKeyDown={onKeyDown}
              className={`text-left after:absolute after:inset-0 hover:text-accent ${isDone ? 'text-quiet line-through' : ''}`}
            >
              <Spoken>{title}</Spoken>
            </button>
          </Heading>
          <GainBar points={points} />
          <span className="hidden text-xs text-quiet sm:block">
            {isDone && ticks ? <Undo title={title} onClick={() => ticks.toggle(id)} /> : marks.join(' · ')}
          </span>
          <span className="text-xs text-quiet sm:hidden">
            {[points > 0 ? `+${points}` : '', ...marks].filter((part) => part !== '').join(' · ')}
          </span>
        </div>
      </div>
      {isOpen && <WorkBody row={row} headings={isGrouped ? 'h5' : 'h4'} checkAgain={checkAgain} onMove={onMove} />}
    </li>
  );
}

function Undo({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="link relative z-1">
      Undo
      <span className="sr-only">
        : <Spoken>{title}</Spoken>
      </span>
    </button>
  );
}

import { Search } from 'lucide-react';
import { GROUPING_WORDS, GROUPINGS } from '../../../../worker/report/view/worklist.ts';
import type { WorkState } from './use-work-state.ts';

interface Props {
  state: WorkState;
  change: (part: Partial<WorkState>) => void;
}

/** By what the work is grouped, whose it is, and a word to look for. */
export function WorkControls({ state, change }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <fieldset className="flex items-center">
        <legend className="sr-only">Group by</legend>
        {GROUPINGS.map((grouping) => (
          <label
            key={grouping}
            className={`-ml-px inline-flex min-h-9 items-center border px-2.5 text-xs font-medium first-of-type:rounded-l-md last-of-type:rounded-r-md has-focus-visible:outline-2 has-focus-visible:outline-accent ${
              state.grouping === grouping
                ? 'relative border-accent bg-accent-soft text-accent'
                : 'border-edge hover:border-ink'
            }`}
          >
            <input
              type="radio"
              name="grouping"
              className="sr-only"
              checked={state.grouping === grouping}
              onChange={() => change({ grouping })}
            />
            {GROUPING_WORDS[grouping]}
          </label>
        ))}
      </fieldset>
      <label className="flex min-h-9 min-w-0 grow basis-48 items-center gap-2 rounded-md border border-edge bg-raised px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <Search className="size-4 shrink-0 text-quiet" aria-hidden="true" />
        <span className="sr-only">Find a task</span>
        <input
          type="search"
          placeholder="Find a task"
          value={state.find}
          onChange={(event) => change({ find: event.target.value })}
          className="w-full min-w-0 bg-transparent text-sm outline-none placeholder:text-quiet"
        />
      </label>
    </div>
  );
}

import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Recommendation } from '../../../../worker/contract/premium.ts';
import { EFFORT_LABELS, GROUPINGS, type Grouping } from '../../../../worker/report/view/worklist.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

/** How the work is looked at; all of it stands in the address, so that it can be sent. */
export interface WorkState {
  grouping: Grouping;
  effort: Recommendation['effort'] | null;
  who: Recommendation['owner'] | null;
  find: string;
  /** Every row, not the first ones. */
  isWhole: boolean;
  /** Number of the open row. */
  open: number | null;
}

const START: WorkState = { grouping: 'gain', effort: null, who: null, find: '', isWhole: false, open: null };

export function useWorkState(): [WorkState, (change: Partial<WorkState>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  // What the build rendered knows no address beyond the path.
  const isHydrated = useIsHydrated();
  const state = isHydrated ? parseWorkState(location) : START;
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  });
  const change = useCallback(
    (part: Partial<WorkState>) => {
      const now = parseWorkState(here.current);
      void navigate(addressOf({ ...now, ...part }, here.current), { replace: true });
    },
    [navigate],
  );
  return [state, change];
}

export function parseWorkState({ search, hash }: { search: string; hash: string }): WorkState {
  const asked = new URLSearchParams(search);
  const grouping = GROUPINGS.find((one) => one === asked.get('group'));
  const effort = Object.keys(EFFORT_LABELS).find((one) => one === asked.get('effort'));
  const who = { you: 'you', 'web-person': 'web person' }[asked.get('who') ?? ''];
  const task = /^#(?:task|recommendation)-(\d{1,3})$/.exec(hash)?.[1];
  return {
    grouping: grouping ?? 'gain',
    effort: (effort as Recommendation['effort'] | undefined) ?? null,
    who: (who as Recommendation['owner'] | undefined) ?? null,
    find: asked.get('find') ?? '',
    isWhole: asked.has('all'),
    open: task === undefined ? null : Number(task),
  };
}

/** Parameters of others stay. */
export function addressOf(state: WorkState, { search, hash }: { search: string; hash: string }) {
  const asked = new URLSearchParams(search);
  const set = (name: string, value: string | null) => (value ? asked.set(name, value) : asked.delete(name));
  set('group', state.grouping === 'gain' ? null : state.grouping);
  set('effort', state.effort);
  set('who', state.who?.replace(' ', '-') ?? null);
  set('find', state.find);
  set('all', state.isWhole ? '1' : null);
  const isTask = /^#(?:task|recommendation)-/.test(hash);
  return {
    search: asked.size === 0 ? '' : `?${asked}`,
    hash: state.open === null ? (isTask ? '' : hash) : `#task-${state.open}`,
  };
}

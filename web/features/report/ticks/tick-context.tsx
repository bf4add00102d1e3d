import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { DocumentView } from '../../../../worker/report/view/folded-parts.ts';
import { api, messageOf } from '../../../api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { STATS_KEY } from '../../analyses/dashboard-data.ts';

interface Ticks {
  ticked: ReadonlySet<string>;
  toggle: (recommendationId: string) => void;
}

const TicksContext = createContext<Ticks | null>(null);

/** What the owner has carried out of this report; null where nothing can be ticked off. */
export const useTicks = (): Ticks | null => useContext(TicksContext);

/** `cacheKey`: under which the document was asked for. A tick shows at once and is taken back when it could not be stored. */
export function TicksProvider({
  analysis,
  cacheKey,
  children,
}: {
  analysis: Pick<DocumentView, 'analysisId' | 'ticked'>;
  cacheKey: readonly string[];
  children: ReactNode;
}) {
  const queries = useQueryClient();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(analysis.ticked));
  const { analysisId } = analysis;

  const store = useCallback(
    async (id: string, completed: boolean) => {
      try {
        await api.tick(analysisId, id, completed);
        queries.setQueryData<DocumentView>(cacheKey, (known) =>
          known ? { ...known, ticked: [...withTick(new Set(known.ticked), id, completed)] } : known,
        );
        void queries.invalidateQueries({ queryKey: STATS_KEY });
      } catch (error) {
        setTicked((now) => withTick(now, id, !completed));
        toast({
          title: 'Not stored',
          description: messageOf(error, 'Please try again in a moment.'),
          variant: 'destructive',
        });
      }
    },
    [analysisId, cacheKey, queries],
  );

  const value = useMemo<Ticks>(
    () => ({
      ticked,
      toggle: (id) => {
        const completed = !ticked.has(id);
        setTicked(withTick(ticked, id, completed));
        void store(id, completed);
      },
    }),
    [ticked, store],
  );
  return <TicksContext value={value}>{children}</TicksContext>;
}

function withTick(ids: ReadonlySet<string>, id: string, isTicked: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isTicked) next.add(id);
  else next.delete(id);
  return next;
}

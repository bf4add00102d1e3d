import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

const AskedAnalysis = lazy(async () => ({ default: (await import('./asked-analysis.tsx')).AskedAnalysis }));

/** The results section for `/?analysis=ID`; nothing without that parameter. */
export function AskedResults() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const id = isHydrated ? search.get('analysis') : null;
  if (id === null || !/^\d{1,15}$/.test(id)) return null;
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <AskedAnalysis key={id} id={id} />
    </Suspense>
  );
}

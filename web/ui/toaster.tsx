import { lazy, Suspense } from 'react';
import { useToasts } from './toast-store.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** The notifications region: its code comes with the first notification. */
export function Toaster() {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  if (!hasToasts) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}

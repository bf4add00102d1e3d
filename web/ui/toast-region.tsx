import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { dismissToast, useToasts } from './toast-store.ts';

/** How long a toast stays, ms. Specification §9. */
const DURATION_MS = 5000;
/** Swipe to the right dismisses after this many px. Specification §9. */
const SWIPE_THRESHOLD_PX = 50;

/** F8 moves focus into it. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((each) => (
        <Toast.Root
          key={each.id}
          data-toast
          open={each.open}
          onOpenChange={(open) => !open && dismissToast(each.id)}
          type={each.variant === 'destructive' ? 'foreground' : 'background'}
          className={
            'flex items-start gap-3 rounded-md border bg-raised p-4 text-ink shadow-float data-[state=open]:animate-toast-in ' +
            'data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ' +
            (each.variant === 'destructive' ? 'border-red' : 'border-line')
          }
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className={`text-sm font-semibold ${each.variant === 'destructive' ? 'text-red' : ''}`}>
              {each.title}
            </Toast.Title>
            {each.description && (
              <Toast.Description className="mt-0.5 text-sm text-quiet">{each.description}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Close"
            className="-m-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-md text-quiet hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed top-16 right-0 z-50 grid w-[min(26rem,100vw)] gap-2 p-4 max-sm:pt-2 sm:top-auto sm:bottom-0 low:top-auto low:bottom-0 print:hidden" />
    </Toast.Provider>
  );
}

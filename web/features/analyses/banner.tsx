import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** A green, dismissible note that something went well. */
export function Banner({
  title,
  children,
  action,
  onDismiss,
}: {
  title: string;
  children: ReactNode;
  action: ReactNode;
  onDismiss: () => void;
}) {
  return (
    <section aria-label={title} className="flex gap-3 rounded-md border border-green/35 bg-green-soft p-4">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold text-green">{title}</p>
          <p className="text-sm wrap-anywhere">{children}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">{action}</div>
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        onClick={onDismiss}
        className="-m-1.5 inline-flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-ink/6"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </section>
  );
}

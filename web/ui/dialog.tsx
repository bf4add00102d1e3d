import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out with the title; shown under it. */
  description?: string;
  /** `drawer` slides in from the right, full height. */
  shape?: 'centre' | 'drawer';
  children: ReactNode;
}

const SHAPE = {
  centre:
    'top-1/2 left-1/2 max-h-[85dvh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-md border',
  drawer: 'inset-y-0 right-0 w-[min(28rem,100vw)] border-l',
};

/** A modal: traps focus, closes on Escape, gives focus back. */
export function Dialog({ open, onOpenChange, title, description, shape = 'centre', children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(10_11_14/0.45)]" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={`fixed z-50 overflow-y-auto border-line bg-raised p-6 text-ink shadow-float ${SHAPE[shape]}`}
        >
          {/* Stays in a low window: there the way out must not scroll away. */}
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-raised">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="-mt-1 -mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-md text-quiet hover:bg-ink/6 hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mt-1 text-sm text-quiet">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

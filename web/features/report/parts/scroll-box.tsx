import type { ReactNode } from 'react';

/** A long text in a box that scrolls; on paper it stands whole. */
export function ScrollBox({ label, look = '', children }: { label: string; look?: string; children: ReactNode }) {
  return (
    <section
      // Safari does not let the keyboard into a scrolling box by itself.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`max-h-96 overflow-y-auto print:max-h-none ${look}`}
    >
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

/** A page that waits for its data. `title`: what it is going to be, for those who ask what page this is. */
export function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-24">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="flex items-center gap-3 text-quiet">
        <Spinner />
        {children}
      </p>
    </div>
  );
}

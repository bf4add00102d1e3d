import type { ComponentProps } from 'react';

/** A raised sheet with a hairline. Use it for things one acts on; running text needs no box. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-md border border-line bg-raised p-5 sm:p-6 ${className}`} />;
}

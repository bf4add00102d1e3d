import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../../ui/button.tsx';

/** A link that looks like a button and opens a tab of its own, which is said to screen readers. */
export function NewTabLink({
  href,
  variant = 'secondary',
  size = 'sm',
  className = '',
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass(variant, size, className)}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

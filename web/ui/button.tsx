import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-sans font-medium whitespace-nowrap select-none transition-colors ' +
  'duration-150 disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 print:hidden';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-raised text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-ink/6',
  danger: 'border border-red text-red hover:bg-red-soft',
};

// 24 px is the least a pointer target may measure (WCAG 2.5.8); these stand well above it for thumbs.
const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-xs',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-14 px-6 text-base',
};

/** The look of a button, for links and other elements that act as one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra = ''): string {
  return `${BASE} ${VARIANT[variant]} ${SIZE[size]} ${extra}`;
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** `busy` shows a spinner and disables. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  disabled,
  className = '',
  type = 'button',
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />;
}

import { type ComponentProps, type ReactNode, useId } from 'react';

const CONTROL =
  'w-full rounded-md border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-quiet transition-colors duration-150 ' +
  'hover:border-ink focus-visible:outline-offset-1 disabled:opacity-55 aria-invalid:border-red';

interface Described {
  label: string;
  hint?: ReactNode;
  error?: string | null;
}

function useDescription(id: string, hint: ReactNode, error: string | null | undefined) {
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter((part) => part !== null);
  return ids.length === 0 ? undefined : ids.join(' ');
}

function Around({ id, label, hint, error, children }: Described & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-xs text-red">
          {error}
        </p>
      )}
    </div>
  );
}

/** A one-line input with label, hint and error, tied together for screen readers. */
export function TextField({ label, hint, error, className = '', ...rest }: Described & ComponentProps<'input'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Around id={id} label={label} hint={hint} error={error ?? null}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={useDescription(id, hint, error)}
        className={`${CONTROL} min-h-11 ${className}`}
      />
    </Around>
  );
}

export function TextArea({ label, hint, error, className = '', ...rest }: Described & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Around id={id} label={label} hint={hint} error={error ?? null}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={useDescription(id, hint, error)}
        className={`${CONTROL} min-h-32 py-2.5 ${className}`}
      />
    </Around>
  );
}

export function CheckboxField({ label, hint, ...rest }: Omit<Described, 'error'> & ComponentProps<'input'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className="flex gap-3">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

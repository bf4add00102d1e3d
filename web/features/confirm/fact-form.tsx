import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ConfirmedKind } from '../../../worker/contract/fact-key.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { type FieldTexts, FORMS } from './fields.ts';

/** One fact as its owner types it. Enter keeps it, Escape gives up; what is wrong with it is said under the fields and the text stays. */
export function FactForm({
  kind,
  value,
  label,
  onKeep,
  onCancel,
}: {
  kind: Exclude<ConfirmedKind, 'trade'>;
  /** What stands in the fields at first; null: nothing. */
  value: unknown;
  label: string;
  onKeep: (value: unknown) => void;
  onCancel: () => void;
}) {
  const { fields, texts, read } = FORMS[kind];
  const [typed, setTyped] = useState<FieldTexts>(() => (value === null ? {} : texts(value)));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const result = read(typed);
    if (result.ok) onKeep(result.value);
    else setProblem(result.problem);
  };
  return (
    // Escape is for the whole form, wherever in it one stands.
    <form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={keep}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="mt-3 grid gap-4"
    >
      <div className={fields.length > 1 ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'}>
        {fields.map(({ name, label: fieldLabel, isOptional, ...input }) => (
          <TextField
            key={name}
            {...input}
            label={fieldLabel}
            required={!isOptional}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
          />
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-sm text-red">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Keep
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

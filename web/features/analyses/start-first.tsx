import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** The empty list holds the way to fill it. The home page completes, checks and starts what is typed here. */
export function StartFirst() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const id = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(typed.trim() === '' ? '/' : `/?url=${encodeURIComponent(typed.trim())}`);
  };
  return (
    <div className="border-y border-line py-10">
      <h3 className="text-xl">No analyses yet</h3>
      <p className="mt-1 text-sm text-quiet">
        Enter your website and see what AI assistants can read of it. The first analysis is free.
      </p>
      <form onSubmit={onSubmit} noValidate className="mt-5 max-w-xl">
        <label htmlFor={id} className="text-sm font-medium">
          Your website
        </label>
        <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
          <input
            id={id}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://www.yourbusiness.com"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-11 w-full flex-1 rounded-md border border-edge bg-raised px-3.5 text-base placeholder:text-quiet hover:border-ink focus-visible:outline-offset-1"
          />
          <Button type="submit">Start First Analysis</Button>
        </div>
      </form>
    </div>
  );
}

import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { useStart } from './use-start.ts';

const BADGES = ['Secure Analysis', '2-3 Minutes', 'First Analysis Free'];

/** Public websites that answer every visitor, for seeing how an analysis goes. */
const EXAMPLE_SITES = [
  'https://www.w3.org',
  'https://www.iana.org',
  'https://www.rfc-editor.org',
  'https://example.com',
];

export function StartForm() {
  const { url, setUrl, fresh, setFresh, busy, error, submit } = useStart();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null && !busy) field.current?.focus();
  }, [error, busy]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    // The browser's own check of type=url would refuse "example.com", which we complete.
    <form onSubmit={onSubmit} noValidate aria-label="Analyze a website">
      <label htmlFor={id} className="text-sm font-medium">
        Your website
      </label>
      <div className="mt-2 grid gap-3">
        <input
          ref={field}
          id={id}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://www.yourbusiness.com"
          value={url}
          disabled={busy}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => setUrl(event.target.value)}
          className="min-h-15 w-full rounded-md border border-edge bg-raised px-4 text-lg placeholder:text-quiet hover:border-ink focus-visible:outline-offset-1 disabled:opacity-55 aria-invalid:border-red"
        />
        {error !== null && (
          <p id={`${id}-error`} className="-mt-1 text-sm text-red">
            {error}
          </p>
        )}
        <Button type="submit" size="lg" busy={busy} className="w-full max-[23rem]:px-2 max-[23rem]:text-sm">
          {busy ? 'Analyzing...' : 'Analyze My Website for AI SEO'}
        </Button>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-quiet">
        {BADGES.map((text) => (
          <li key={text} className="inline-flex items-center gap-1.5">
            <Check className="size-3.5 text-accent" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <CheckboxField
          label="Create fresh analysis"
          hint="Generate a new report even if one already exists for this website."
          checked={fresh}
          disabled={busy}
          onChange={(event) => setFresh(event.target.checked)}
        />
      </div>
      <details className="mt-4 text-sm">
        <summary className="inline-flex min-h-8 items-center text-quiet underline decoration-line underline-offset-4 hover:text-ink">
          Is your website blocking the analysis?
        </summary>
        <p className="mt-2 max-w-measure text-quiet">
          Some websites refuse every automated visitor. If yours does, allow{' '}
          <Link to="/bot" className="link">
            AnswerableBot
          </Link>{' '}
          and try again. To see how an analysis goes, try one of these:
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {EXAMPLE_SITES.map((site) => (
            <li key={site}>
              <Button variant="secondary" size="sm" disabled={busy} onClick={() => setUrl(site)}>
                <span className="font-mono">{site}</span>
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </form>
  );
}

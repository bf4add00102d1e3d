import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** "Copied" is read in this time, and then the button copies again. */
const COPIED_MS = 2_000;

/** Copies a text. `label` says which, to whoever does not see what stands beside the button. */
export function CopyButton({ text, label, words = 'Copy' }: { text: string; label: string; words?: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button variant="quiet" size="sm" aria-label={`${words}: ${label}`} onClick={() => void copy()}>
      <Icon className="size-4" aria-hidden="true" />
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Select the text and copy it' : words}
      </span>
    </Button>
  );
}

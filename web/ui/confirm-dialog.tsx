import { type ReactNode, useState } from 'react';
import { messageOf } from '../api.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, and what cannot be undone. */
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  /** A failure keeps the dialog open and says why. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, onOpenChange, title, children, action, onConfirm }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(messageOf(error, 'That did not work. Please try again in a moment.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <div className="grid gap-3 text-sm">{children}</div>
      {failure !== null && (
        <p role="alert" className="mt-4 border-l-2 border-red pl-3 text-sm text-red">
          {failure}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

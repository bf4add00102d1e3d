import { useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Says what goes and what stays, asks, and deletes. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const remove = async () => {
    await api.deleteAccount();
    // A full page load: nothing of the account stays in this tab.
    window.location.assign('/');
  };
  return (
    <>
      <p>
        Deletes your profile, sessions, analyses, reports, what you ticked off and every link you shared, at once and
        for good. Reports you paid for are deleted too, and cannot be brought back.
      </p>
      <p>
        Three things stay: records of payments, for the 7 years accounting law requires; messages you sent to support,
        for 2 years; and a fingerprint of your sign-in, so that we know the free demo was used.
      </p>
      <p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </p>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        action="Delete everything"
        onConfirm={remove}
      >
        <p>All your analyses and reports are deleted, also those you paid for. This cannot be undone.</p>
        <p className="text-quiet">Records of payments are kept as the law requires.</p>
      </ConfirmDialog>
    </>
  );
}

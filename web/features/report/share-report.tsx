import { useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { DocumentView } from '../../../worker/report/view/folded-parts.ts';
import { api, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Makes, shows and revokes the link of a report. `cacheKey`: under which the document was asked for. */
export function ShareReport({ analysis, cacheKey }: { analysis: DocumentView; cacheKey: readonly string[] }) {
  const { analysisId, isPaid, shareUrl: url } = analysis;
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remember = (shareUrl: string | null) =>
    queries.setQueryData<DocumentView>(cacheKey, (known) => (known ? { ...known, shareUrl } : known));
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: 'That did not work', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Share2 className="size-4" aria-hidden="true" />
        {isPaid ? 'Send to my web person' : 'Share'}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share this report"
        description={`Whoever has the link reads ${isPaid ? 'the full report' : 'the free preview'}, without signing in, until you revoke it.`}
      >
        {url === null ? (
          <Button busy={busy} onClick={() => void attempt(async () => remember((await api.share(analysisId)).url))}>
            Make a link
          </Button>
        ) : (
          <div className="grid gap-4">
            <TextField label="Link" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
            {isPaid && (
              <TextField
                label="For your web person: opens on their tasks"
                value={`${url}?who=web-person#work`}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            <div className="flex flex-wrap gap-2">
              {isPaid && <CopyLink url={`${url}?who=web-person#work`} words="Copy link for my web person" />}
              <CopyLink url={url} words="Copy link" />
              <Button
                variant="danger"
                busy={busy}
                onClick={() =>
                  void attempt(async () => {
                    await api.revokeShare(analysisId);
                    remember(null);
                  })
                }
              >
                Revoke link
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

function CopyLink({ url, words }: { url: string; words: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast({ title: 'Not copied', description: 'Select the link and copy it by hand.', variant: 'destructive' });
    }
  };
  return <Button onClick={() => void copy()}>{copied ? 'Copied' : words}</Button>;
}

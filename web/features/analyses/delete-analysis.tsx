import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shortAddress } from '../../../worker/report/view/web-links.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LIST_KEY, STATS_KEY } from './dashboard-data.ts';

/** Deletes one of the visitor's analyses, after asking. */
export function DeleteAnalysis({
  analysisId,
  websiteUrl,
  onDeleted,
}: {
  analysisId: number;
  websiteUrl: string;
  onDeleted?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const name = shortAddress(websiteUrl);
  const remove = async () => {
    await api.deleteAnalysis(analysisId);
    toast({ title: 'Analysis deleted', description: `The analysis of ${name} and everything read for it are gone.` });
    onDeleted?.();
    await Promise.all([LIST_KEY, STATS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`Delete the analysis of ${name}`} onClick={() => setOpen(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete the analysis of ${name}?`}
        action="Delete analysis"
        onConfirm={remove}
      >
        <p>The report, everything read for it, and a link you may have shared are deleted at once and for good.</p>
        <p className="text-quiet">
          It still counts toward today’s limit of analyses. A website you paid for stays paid for: analyze it again at
          no cost.
        </p>
      </ConfirmDialog>
    </>
  );
}
